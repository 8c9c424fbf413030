/** Rules over numbers: stated, quoted, found in listings, computed by models. */
package io.konkyo.check.number;
