/** Texts as declared: one Markdown tree per locale, placeholders parsed. */
package io.konkyo.content.text;
