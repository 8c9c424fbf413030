/**
 * Arithmetic found in text that was printed, read again and computed again. It shares nothing with
 * what prints: numbers come from their digits, units from their spellings.
 */
package io.konkyo.audit;
