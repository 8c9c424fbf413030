package io.konkyo.change;

import io.konkyo.usage.Use;

/** The groups in which what hangs on a name is listed, in their order. */
public enum Group {
  FACTS("derived facts", "derivedFacts"),
  CONDITIONS("facts taken under it", "conditionOf"),
  MODELS("models", "models"),
  AGREEMENTS("agreements", "agreements"),
  FINDINGS("findings", "findings"),
  QUOTATIONS("quotations", "quotations"),
  ITEMS("items", "items"),
  ROWS("rows and blocks of pages", "rows"),
  TEXTS("other texts", "texts"),
  TRANSLATIONS(
      "translations that go stale only if a comparison reverses", "translationsIfReversed");

  private final String title;
  private final String id;

  Group(String title, String id) {
    this.title = title;
    this.id = id;
  }

  /** Returns what people read. */
  public String title() {
    return title;
  }

  /** Returns the member of a JSON object. */
  public String id() {
    return id;
  }

  static Group of(Use use) {
    return switch (use.kind()) {
      case FORMULA -> FACTS;
      case CONDITION, RESOLUTION -> CONDITIONS;
      case MODEL -> MODELS;
      case PREDICTION, OBSERVATION -> AGREEMENTS;
      case FINDING -> FINDINGS;
      case PROOF, RESTS_ON -> ITEMS;
      case ROW, DERIVATION, FIGURE, EXAMPLE -> ROWS;
      case TEXT -> ofText(use.path());
    };
  }

  private static Group ofText(String path) {
    if (path.startsWith("quizzes/")) {
      return ITEMS;
    }
    return path.startsWith("pages/") ? ROWS : TEXTS;
  }
}
