/** Exact numbers, their units, and the precision they were printed with; pure arithmetic. */
package io.konkyo.quantity;
