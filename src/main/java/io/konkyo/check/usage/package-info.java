/** Rules about what nobody uses. */
package io.konkyo.check.usage;
