/**
 * The shapes of content files as Jackson binds them, scalars still text. One record per schema;
 * {@code content.bind} turns them into typed content.
 */
package io.konkyo.content.file;
