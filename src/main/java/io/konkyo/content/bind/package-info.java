/** From YAML trees to typed content: one binder per kind of file. */
package io.konkyo.content.bind;
