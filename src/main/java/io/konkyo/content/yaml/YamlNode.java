package io.konkyo.content.yaml;

import io.konkyo.source.Span;

/**
 * A piece of a YAML file as it was written. There are no implicit types: every scalar is text.
 * Aliases are replaced by the node they name, so one node may stand at several places of the tree;
 * its span is where it was written.
 */
public sealed interface YamlNode permits YamlScalar, YamlMapping, YamlSequence {

  /** Returns where the node stands, from its first character to its last. */
  Span span();
}
