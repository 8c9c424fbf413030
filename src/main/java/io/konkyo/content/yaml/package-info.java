/**
 * YAML files as trees of text with places: reading, the traps of YAML told in the author's terms,
 * validation by JSON Schema, and binding to records.
 */
package io.konkyo.content.yaml;
