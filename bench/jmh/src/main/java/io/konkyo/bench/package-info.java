/** Measures how fast Konkyo works. */
package io.konkyo.bench;
