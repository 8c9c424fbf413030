package io.konkyo.source;

/** Where something stands: a stretch of text, a whole file, or no place at all. */
public sealed interface Location permits Span, WholeFile, Nowhere {

  /** Returns the place that stands for "no place". */
  static Location nowhere() {
    return Nowhere.INSTANCE;
  }
}
