package io.konkyo.content.yaml;

/**
 * How much Konkyo reads. The limits are far above what people write and keep hostile input cheap.
 */
final class InputLimits {
  /** Bytes of one file: 8 MiB. */
  static final int FILE_BYTES = 8 * 1024 * 1024;

  /** UTF-16 units of one line. The YAML scanner copies a line once per kilobyte of it. */
  static final int LINE_LENGTH = 65_536;

  /** Collections inside collections. */
  static final int DEPTH = 100;

  /** Nodes of one file that aliases repeat. */
  static final int ALIASED_NODES = 100_000;

  /** Faults of one file that are told in one run. */
  static final int FAULTS = 200;

  /** Violations of a schema that are looked at to find those faults; shapes offered count each. */
  static final int SCHEMA_VIOLATIONS = 2_000;

  private InputLimits() {}
}
