package io.konkyo.content.yaml;

import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;

/** Reads a scalar in quotes: doubled quotes or escapes, and lines joined by a space. */
final class QuotedPlaces {
  private final String text;
  private final ScalarPlaces places;
  private int at;

  private QuotedPlaces(Span span) {
    SourceFile file = span.file();
    this.text = file.text();
    this.at = span.start() + 1;
    this.places = new ScalarPlaces(file, Math.min(at, text.length()));
  }

  static ScalarPlaces readSingle(Span span) {
    QuotedPlaces reader = new QuotedPlaces(span);
    while (reader.at < span.end() - 1) {
      if (reader.text.startsWith("''", reader.at)) {
        reader.places.add('\'', reader.at, reader.at + 2);
        reader.at += 2;
      } else {
        reader.readPlainly();
      }
    }
    return reader.places;
  }

  static ScalarPlaces readDouble(Span span) {
    QuotedPlaces reader = new QuotedPlaces(span);
    while (reader.at < span.end() - 1) {
      if (reader.text.charAt(reader.at) == '\\') {
        reader.readEscape();
      } else {
        reader.readPlainly();
      }
    }
    return reader.places;
  }

  private void readPlainly() {
    int blanksEnd = Lines.skipBlanks(text, at);
    if (blanksEnd < text.length() && Lines.isBreak(text.charAt(blanksEnd))) {
      at = Folding.fold(places, text, blanksEnd, '\t');
      return;
    }
    int end = Math.max(blanksEnd, at + 1);
    places.copy(at, end);
    at = end;
  }

  private void readEscape() {
    int start = at;
    char kind = start + 1 < text.length() ? text.charAt(start + 1) : ' ';
    if (Lines.isBreak(kind)) {
      // A backslash before the line end joins the lines without a space.
      at = Folding.keep(places, text, Lines.afterBreak(text, start + 1), '\t');
      return;
    }
    int digits = Escapes.digits(kind);
    at = Math.min(start + 2 + digits, text.length());
    String spelled =
        digits == 0 ? Escapes.single(kind) : Escapes.coded(text.substring(start + 2, at));
    for (int i = 0; i < spelled.length(); i++) {
      places.add(spelled.charAt(i), start, at);
    }
  }
}
