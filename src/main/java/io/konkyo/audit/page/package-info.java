/** The text of finished pages, with the calculations on them. */
package io.konkyo.audit.page;
