/** Where the names of facts, families and models are used: one index for all who ask. */
package io.konkyo.usage;
