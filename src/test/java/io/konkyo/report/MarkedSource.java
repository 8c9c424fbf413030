package io.konkyo.report;

import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A source text with its marks written into it: {@code «remark¦text»} is the primary place, {@code
 * ‹remark¦text›} a label; they may nest.
 */
record MarkedSource(SourceFile file, List<Marked> marks) {

  /** A stretch between marks, with the remark typed into its beginning. */
  record Marked(boolean primary, Span span, String remark) {}

  private record Open(boolean primary, int start, String remark) {}

  private record Closed(Open open, int end) {}

  static MarkedSource of(String path, String marked) {
    StringBuilder text = new StringBuilder();
    Deque<Open> open = new ArrayDeque<>();
    List<Closed> closed = new ArrayList<>();
    for (int i = 0; i < marked.length(); i++) {
      char c = marked.charAt(i);
      if (c == '«' || c == '‹') {
        int bar = marked.indexOf('¦', i);
        open.push(new Open(c == '«', text.length(), marked.substring(i + 1, bar)));
        i = bar;
      } else if (c == '»' || c == '›') {
        closed.add(new Closed(open.pop(), text.length()));
      } else {
        text.append(c);
      }
    }
    SourceFile file = new SourceFile(path, text.toString());
    return new MarkedSource(
        file,
        closed.stream()
            .map(c -> new Marked(c.open.primary, file.span(c.open.start, c.end), c.open.remark))
            .toList());
  }
}
