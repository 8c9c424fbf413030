package io.konkyo.content.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The anchors of one file, and how many nodes their aliases have repeated. */
final class Anchors {
  private final Map<String, Anchor> byName = new HashMap<>();
  private final List<Anchor> all = new ArrayList<>();
  private long repeated;

  /** A node with a name. */
  static final class Anchor {
    private final String name;
    private final int start;
    private YamlNode node;
    private long size;
    private int depth;
    private boolean used;

    private Anchor(String name, int start) {
      this.name = name;
      this.start = start;
    }

    String name() {
      return name;
    }

    /** Where its {@code &} stands. */
    int start() {
      return start;
    }

    /** The node, or null while it is still being read. */
    YamlNode node() {
      return node;
    }

    /** How many nodes an alias repeats. */
    long size() {
      return size;
    }

    boolean isUsed() {
      return used;
    }

    /** How many levels an alias repeats. */
    int depth() {
      return depth;
    }

    void close(YamlNode node, long size, int depth) {
      this.node = node;
      this.size = size;
      this.depth = depth;
    }
  }

  /** Opens an anchor; an earlier one of the name is replaced, as YAML says. */
  Anchor open(String name, int start) {
    Anchor anchor = new Anchor(name, start);
    byName.put(name, anchor);
    all.add(anchor);
    return anchor;
  }

  /** Returns the anchor an alias names, or null if there is none. */
  Anchor use(String name) {
    Anchor anchor = byName.get(name);
    if (anchor == null) {
      return null;
    }
    anchor.used = true;
    repeated += anchor.size;
    return anchor;
  }

  /** Whether the aliases repeat more nodes than Konkyo expands. */
  boolean areTooMany() {
    return repeated > InputLimits.ALIASED_NODES;
  }

  List<Anchor> unused() {
    return all.stream().filter(anchor -> !anchor.used).toList();
  }
}
