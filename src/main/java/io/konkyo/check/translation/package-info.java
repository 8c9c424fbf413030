/**
 * Rules over reviews of translations: what went stale, what was never reviewed, what is left over.
 */
package io.konkyo.check.translation;
