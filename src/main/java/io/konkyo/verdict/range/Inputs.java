package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.verdict.Leaf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The raw values that are rounded, by index, and what each may be, in coherent base units. */
final class Inputs {
  /** Up to here a look through the list is quicker than a map. */
  private static final int FEW = 8;

  private final List<Leaf> leaves;
  private final Bounds[] boxes;
  private final Map<String, Integer> indices;

  private Inputs(List<Leaf> leaves) {
    this.leaves = leaves;
    this.boxes = new Bounds[leaves.size()];
    this.indices = leaves.size() > FEW ? new HashMap<>() : Map.of();
    for (int i = 0; i < boxes.length; i++) {
      Interval box = leaves.get(i).baseBox().orElseThrow();
      boxes[i] = new Bounds(box.low(), box.high(), Slopes.NONE);
      if (leaves.size() > FEW) {
        indices.put(leaves.get(i).id(), i);
      }
    }
  }

  static Inputs of(List<Leaf> leaves) {
    List<Leaf> rounded = new ArrayList<>(leaves.size());
    for (Leaf leaf : leaves) {
      if (leaf.baseBox().isPresent()) {
        rounded.add(leaf);
      }
    }
    return new Inputs(rounded);
  }

  boolean isEmpty() {
    return leaves.isEmpty();
  }

  int count() {
    return boxes.length;
  }

  Leaf leaf(int index) {
    return leaves.get(index);
  }

  /** Returns what each value may be; the array is the caller's to change. */
  Bounds[] boxes() {
    return boxes.clone();
  }

  List<Integer> indices() {
    return IntStream.range(0, boxes.length).boxed().toList();
  }

  /** Returns the index of a fact, or −1 if it is no rounded raw value. */
  int indexOf(String id) {
    if (boxes.length > FEW) {
      return indices.getOrDefault(id, -1);
    }
    for (int i = 0; i < boxes.length; i++) {
      if (leaves.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }
}
