/** Whether the numbers of a wrong answer are what the misreading it names would give. */
package io.konkyo.check.quiz.misread;
