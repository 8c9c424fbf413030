package io.konkyo.content.quiz;

import java.util.Locale;

/** How an item is answered. */
public enum ItemType {
  /** Exactly one option is the key. */
  SINGLE,
  /** One or more options are keys. */
  MULTIPLE,
  /** One statement, true or false: two options. */
  TRUEFALSE,
  /** A number is typed. */
  NUMERIC,
  /** Elements are put in order. */
  ORDERING,
  /** Targets are found for prompts. */
  MATCHING;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
