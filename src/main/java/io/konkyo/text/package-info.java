/** Texts as readers see them: placeholders printed, particles chosen, digits accounted for. */
package io.konkyo.text;
