/** Appendix and report pages as declared: sections and blocks. */
package io.konkyo.content.page;
