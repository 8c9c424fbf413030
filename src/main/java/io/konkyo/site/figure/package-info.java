/** Axes of figures: round ticks and exact places, in fractions only. */
package io.konkyo.site.figure;
