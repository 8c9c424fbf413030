package io.konkyo.content.markdown;

/**
 * What stands on one side of a run of {@code *} or {@code _}.
 *
 * <p>Source: CommonMark 0.31.2, section 6.2, with the definitions of the CJK-friendly amendments.
 *
 * @param space white space, or the edge of the paragraph
 * @param punctuation punctuation or a symbol
 * @param cjk Chinese, Japanese or Korean, letter or punctuation
 */
record Neighbour(boolean space, boolean punctuation, boolean cjk) {

  /** The edge of a paragraph counts as white space. */
  static final Neighbour EDGE = new Neighbour(true, false, false);

  /**
   * A placeholder or a particle. What it will print is not known yet; as a CJK letter it lets
   * emphasis begin and end on both sides, so that no reader sees asterisks.
   */
  static final Neighbour PRINTED = new Neighbour(false, false, true);

  private static final int FULLWIDTH_SELECTOR = 0xFE01;

  /** Returns what stands before an index. */
  static Neighbour before(String text, int index) {
    if (index == 0) {
      return EDGE;
    }
    int codePoint = text.codePointBefore(index);
    if (isIdeographicSelector(codePoint)) {
      return new Neighbour(false, false, true);
    }
    int base = index - Character.charCount(codePoint);
    return isTextSelector(codePoint) && base > 0
        ? selected(text.codePointBefore(base), codePoint)
        : of(codePoint);
  }

  /** Returns what stands at an index. */
  static Neighbour after(String text, int index) {
    return index == text.length() ? EDGE : of(text.codePointAt(index));
  }

  private static Neighbour of(int codePoint) {
    return new Neighbour(isSpace(codePoint), isPunctuation(codePoint), Cjk.contains(codePoint));
  }

  private static Neighbour selected(int base, int selector) {
    Neighbour plain = of(base);
    return selector == FULLWIDTH_SELECTOR && isQuotationMark(base)
        ? new Neighbour(false, true, true)
        : plain;
  }

  private static boolean isSpace(int codePoint) {
    return codePoint == '\t'
        || codePoint == '\n'
        || codePoint == '\f'
        || codePoint == '\r'
        || Character.getType(codePoint) == Character.SPACE_SEPARATOR;
  }

  private static boolean isPunctuation(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION,
          Character.MATH_SYMBOL,
          Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL,
          Character.OTHER_SYMBOL ->
          true;
      default -> false;
    };
  }

  /** The quotation marks whose full-width form StandardizedVariants.txt defines. */
  private static boolean isQuotationMark(int codePoint) {
    return codePoint == 0x2018 || codePoint == 0x2019 || codePoint == 0x201C || codePoint == 0x201D;
  }

  private static boolean isTextSelector(int codePoint) {
    return codePoint >= 0xFE00 && codePoint <= 0xFE0E;
  }

  private static boolean isIdeographicSelector(int codePoint) {
    return codePoint >= 0xE0100 && codePoint <= 0xE01EF;
  }
}
