/** Rules over how well things are known. */
package io.konkyo.check.evidence;
