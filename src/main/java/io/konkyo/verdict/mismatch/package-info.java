/** What repairs and hints may know and ask of a number that does not follow. */
package io.konkyo.verdict.mismatch;
