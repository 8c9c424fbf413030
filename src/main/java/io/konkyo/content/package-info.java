/** What authors wrote, as typed records that know their places. */
package io.konkyo.content;
