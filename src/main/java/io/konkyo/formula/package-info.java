/** The formula language: parsed, unit-checked, evaluated exactly, printed and explained. */
package io.konkyo.formula;
