/** Rules about figures that check each other: predictions held against measurements. */
package io.konkyo.check.redundancy;
