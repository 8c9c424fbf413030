/** Rules about what measured figures are of their samples, and what may be computed from them. */
package io.konkyo.check.statistics;
