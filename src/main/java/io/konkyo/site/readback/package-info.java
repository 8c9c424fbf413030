/** Reads finished pages again, as a reader would, sharing nothing with what printed them. */
package io.konkyo.site.readback;
