/** Facts evaluated: what each is worth, why, how well it is known, and what its numbers deserve. */
package io.konkyo.ledger;
