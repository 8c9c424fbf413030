/** Rules about what texts say of the figures they print. */
package io.konkyo.check.wording;
