package io.konkyo.formula;

import io.konkyo.source.PlacedText;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;

/** A text that is a file of its own. */
record PlainText(SourceFile file) implements PlacedText {

  static PlainText of(String text) {
    return new PlainText(new SourceFile("formula.yml", text));
  }

  @Override
  public String text() {
    return file.text();
  }

  @Override
  public Span span(int from, int to) {
    return file.span(from, to);
  }

  @Override
  public Span span() {
    return file.span(0, file.text().length());
  }
}
