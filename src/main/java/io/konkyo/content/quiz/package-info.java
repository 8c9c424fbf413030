/** Quizzes as declared: items, their options and proofs. */
package io.konkyo.content.quiz;
