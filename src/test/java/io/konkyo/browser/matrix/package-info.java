/** Checks of finished pages, most of them in a browser, and faults planted to see them found. */
package io.konkyo.browser.matrix;
