package io.konkyo.source;

/** The absence of a place, as for a fault of the command line. */
public enum Nowhere implements Location {
  INSTANCE
}
