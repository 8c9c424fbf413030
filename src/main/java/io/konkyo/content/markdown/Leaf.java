package io.konkyo.content.markdown;

/**
 * A piece found in a paragraph and where it ends there.
 *
 * @param end index after its last character in the {@link Content}
 */
record Leaf(Inline inline, int end) {}
