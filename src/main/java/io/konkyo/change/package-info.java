/** What hangs on a fact, and what changed between two versions of a site. */
package io.konkyo.change;
