/**
 * Korean as it is read aloud: readings of numbers, units and terms, and the particles they take.
 */
package io.konkyo.text.korean;
