package io.konkyo.content.fact;

import io.konkyo.source.Located;

/**
 * The independent record of a raw value: a listing that every check reads again.
 *
 * @param listing name of a file under {@code listings/}
 * @param match a regular expression whose first group is the number; in a family, {@code {member}}
 *     stands for the member
 * @param hexadecimal whether the tool prints the number in base 16 without saying so, as kernel
 *     logs print registers
 */
public record Reread(Located<String> listing, Located<String> match, boolean hexadecimal) {}
