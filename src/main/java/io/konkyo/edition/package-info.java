/** What is published in each language: its documents, and what a reader of them is led to. */
package io.konkyo.edition;
