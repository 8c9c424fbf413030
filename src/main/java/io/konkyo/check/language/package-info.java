/** Rules over languages: what is missing, unlike, or bound to nothing. */
package io.konkyo.check.language;
