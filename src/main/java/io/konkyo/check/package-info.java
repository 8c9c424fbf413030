/** The rules. One rule is one class; {@link io.konkyo.check.Checks} lists them all. */
package io.konkyo.check;
