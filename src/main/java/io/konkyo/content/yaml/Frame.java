package io.konkyo.content.yaml;

import java.util.ArrayList;
import java.util.List;

/** A collection that is being read. */
abstract sealed class Frame {
  private final int start;
  private final boolean flow;
  private final Anchors.Anchor anchor;
  private long size = 1;
  private int depth = 1;

  private Frame(int start, boolean flow, Anchors.Anchor anchor) {
    this.start = start;
    this.flow = flow;
    this.anchor = anchor;
  }

  /** Where it begins: its bracket, its first key or its first dash. */
  int start() {
    return start;
  }

  /** Whether it stands in brackets. */
  boolean isFlow() {
    return flow;
  }

  /** Its anchor, or null. */
  Anchors.Anchor anchor() {
    return anchor;
  }

  /** How many nodes it holds, itself included, with aliases expanded. */
  long size() {
    return size;
  }

  /** How many levels it holds, itself included, with aliases expanded. */
  int depth() {
    return depth;
  }

  /**
   * Adds what has been read.
   *
   * @param nodes how many nodes it holds
   * @param levels how many levels it holds
   * @param absent whether it is a value no colon announced
   */
  void add(YamlNode node, long nodes, int levels, boolean absent) {
    size += nodes;
    depth = Math.max(depth, levels + 1);
    take(node, absent);
  }

  /** Where the last thing in it ends. */
  abstract int contentEnd();

  /** The key whose value is awaited, or an empty text. */
  abstract String openKey();

  abstract void take(YamlNode node, boolean absent);

  /** A list that is being read. */
  static final class OfSequence extends Frame {
    private final List<YamlNode> items = new ArrayList<>();

    OfSequence(int start, boolean flow, Anchors.Anchor anchor) {
      super(start, flow, anchor);
    }

    List<YamlNode> items() {
      return items;
    }

    @Override
    int contentEnd() {
      return items.isEmpty() ? start() : items.get(items.size() - 1).span().end();
    }

    @Override
    String openKey() {
      return "";
    }

    @Override
    void take(YamlNode node, boolean absent) {
      items.add(node);
    }
  }

  /** A mapping that is being read. */
  static final class OfMapping extends Frame {
    private final List<RawEntry> entries = new ArrayList<>();
    private YamlNode key;
    private int explicitKey = -1;

    OfMapping(int start, boolean flow, Anchors.Anchor anchor) {
      super(start, flow, anchor);
    }

    List<RawEntry> entries() {
      return entries;
    }

    boolean awaitsValue() {
      return key != null;
    }

    /** Where the first {@code ?} of a key stands, or -1. */
    int explicitKey() {
      return explicitKey;
    }

    void noteExplicitKey(int at) {
      if (explicitKey < 0) {
        explicitKey = at;
      }
    }

    @Override
    int contentEnd() {
      return entries.isEmpty() ? start() : entries.get(entries.size() - 1).value().span().end();
    }

    @Override
    String openKey() {
      return key instanceof YamlScalar scalar ? scalar.text() : "";
    }

    @Override
    void take(YamlNode node, boolean absent) {
      if (key == null) {
        key = node;
        return;
      }
      entries.add(new RawEntry(key, node, !absent));
      key = null;
    }
  }

  /**
   * An entry as it was typed.
   *
   * @param colon whether a colon stands between key and value
   */
  record RawEntry(YamlNode key, YamlNode value, boolean colon) {}
}
