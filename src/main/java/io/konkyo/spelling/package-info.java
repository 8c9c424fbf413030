/** What a mistyped word most likely meant, the same for keys, facts, units and commands. */
package io.konkyo.spelling;
