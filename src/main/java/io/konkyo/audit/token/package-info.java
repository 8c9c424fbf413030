/** Printed text cut into numbers with their units, signs and words. */
package io.konkyo.audit.token;
