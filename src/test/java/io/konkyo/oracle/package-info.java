/** Konkyo's arithmetic against programs and publications that share nothing with it. */
package io.konkyo.oracle;
