package io.konkyo.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/**
 * The texts of printed sheets. Lines end wherever the paper does, and fonts have one shape for
 * characters that look alike; so texts are compared without spaces, in compatibility form, and
 * without what style sheets add.
 *
 * @param pages folded texts of the sheets, first to last
 */
record Sheets(List<String> pages) {
  /** Spaces, invisible characters, and the marks around quotations, between proofs, at links. */
  private static final String LEFT_OUT = "[\\s\\p{Z}\\p{Cf}「」·↗]+";

  static Sheets of(byte[] pdf) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      List<String> pages = new ArrayList<>();
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        pages.add(fold(stripper.getText(document)));
      }
      return new Sheets(List.copyOf(pages));
    } catch (IOException e) {
      throw new UncheckedIOException("a printed document", e);
    }
  }

  static String fold(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC).replaceAll(LEFT_OUT, "");
  }

  /** Returns whether a text is there, even if it begins on one sheet and ends on another. */
  boolean have(String text) {
    return String.join("", pages).contains(fold(text));
  }

  /** Returns whether a text is there, from its beginning to its end on one sheet. */
  boolean haveOnOne(String text) {
    String folded = fold(text);
    return pages.stream().anyMatch(page -> page.contains(folded));
  }
}
