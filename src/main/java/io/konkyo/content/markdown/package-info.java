/**
 * Authors' text as a tree of our own: CommonMark blocks, emphasis that works beside Chinese,
 * Japanese and Korean letters, placeholders and Korean particles.
 *
 * <p>flexmark finds the blocks and does not leave this package; the marks inside a paragraph are
 * read here, in one pass, because they hold placeholders and must stay linear on hostile input.
 */
package io.konkyo.content.markdown;
