/** What may have happened to a number that no repair explains, each guess its own class. */
package io.konkyo.verdict.hint;
