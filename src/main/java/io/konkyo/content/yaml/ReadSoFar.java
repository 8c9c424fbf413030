package io.konkyo.content.yaml;

import java.util.Deque;
import java.util.Optional;

/** What stands before a fault: the open collections and the last things that were complete. */
final class ReadSoFar {
  private final Deque<Frame> open;
  private final TokenLog log;
  private YamlScalar lastScalar;
  private int lastFlowStart = -1;
  private int lastFlowEnd = -1;
  private int lastBlockStart = -1;

  ReadSoFar(Deque<Frame> open, TokenLog log) {
    this.open = open;
    this.log = log;
  }

  void noteScalar(YamlScalar scalar) {
    lastScalar = scalar;
  }

  void noteFlow(int start, int end) {
    lastFlowStart = start;
    lastFlowEnd = end;
  }

  void noteBlock(int start) {
    lastBlockStart = start;
  }

  TokenLog log() {
    return log;
  }

  /** The collections that are not closed yet, the innermost first. */
  Deque<Frame> open() {
    return open;
  }

  Optional<YamlScalar> lastScalar() {
    return Optional.ofNullable(lastScalar);
  }

  /** Where the bracket stands that opened the last closed flow collection, or -1. */
  int lastFlowStart() {
    return lastFlowStart;
  }

  /** Where the last closed flow collection ends, or -1. */
  int lastFlowEnd() {
    return lastFlowEnd;
  }

  /** Where the last closed block collection begins, or -1. */
  int lastBlockStart() {
    return lastBlockStart;
  }

  /** Whether a bracket is open. */
  boolean inFlow() {
    return !open.isEmpty() && open.peek().isFlow();
  }

  /** The key whose value is being read, or an empty text. */
  String openKey() {
    return open.isEmpty() ? "" : open.peek().openKey();
  }
}
