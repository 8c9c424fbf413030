package io.konkyo.pipeline;

import io.konkyo.site.view.Html;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One thing an explanation says beside the derivation.
 *
 * @param name one or two English words
 * @param text plain, on one line
 */
record ExplainedDetail(String name, String text) {

  /** Returns the line for a terminal. */
  String line() {
    return "  " + name + ": " + text;
  }

  /** Returns a definition list, empty if there is nothing to say; its last line is ended. */
  static String html(List<ExplainedDetail> details) {
    if (details.isEmpty()) {
      return "";
    }
    return details.stream()
        .map(
            detail ->
                "<div><dt>"
                    + Html.ofText(detail.name()).markup()
                    + "</dt><dd>"
                    + Html.ofText(detail.text()).markup()
                    + "</dd></div>\n")
        .collect(Collectors.joining("", "<dl>\n", "</dl>\n"));
  }
}
