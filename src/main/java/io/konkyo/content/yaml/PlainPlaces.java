package io.konkyo.content.yaml;

import io.konkyo.source.Span;

/** Reads a scalar without quotes: lines joined by a space, empty lines kept as line ends. */
final class PlainPlaces {
  private PlainPlaces() {}

  static ScalarPlaces read(Span span) {
    String text = span.file().text();
    ScalarPlaces places = new ScalarPlaces(span.file(), span.start());
    int at = span.start();
    while (at < span.end()) {
      int blanksEnd = Math.min(Lines.skipBlanks(text, at), span.end());
      boolean folds = blanksEnd < span.end() && Lines.isBreak(text.charAt(blanksEnd));
      if (folds) {
        at = Folding.fold(places, text, blanksEnd, ' ');
        continue;
      }
      places.copy(at, blanksEnd);
      at = blanksEnd;
      if (at < span.end()) {
        places.copy(at, at + 1);
        at++;
      }
    }
    return places;
  }
}
