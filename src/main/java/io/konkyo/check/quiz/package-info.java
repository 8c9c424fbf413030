/** Rules over quiz items and their keys. */
package io.konkyo.check.quiz;
