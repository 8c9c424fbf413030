package io.konkyo.report;

import java.util.stream.Collectors;

/** The summary as lines for people. */
final class SummaryText {
  private SummaryText() {}

  static String of(Summary summary) {
    StringBuilder out = new StringBuilder();
    out.append(counted(summary.errors(), "error"))
        .append(", ")
        .append(counted(summary.warnings(), "warning"))
        .append('\n');
    summary.figures().forEach(figure -> write(figure, "", out));
    return out.toString();
  }

  private static String counted(long count, String word) {
    return count + " " + word + (count == 1 ? "" : "s");
  }

  private static void write(Figure figure, String indent, StringBuilder out) {
    out.append(indent).append(Printable.line(figure.name())).append(':');
    if (figure instanceof Figure.Group group) {
      out.append('\n');
      group.figures().forEach(member -> write(member, indent + "  ", out));
      return;
    }
    out.append(' ').append(Printable.line(value(figure))).append('\n');
  }

  private static String value(Figure figure) {
    if (figure instanceof Figure.Count count) {
      return String.valueOf(count.value());
    }
    if (figure instanceof Figure.Share share) {
      String percent = share.whole() == 0 ? "" : " (" + share.percent() + " %)";
      return share.part() + " of " + share.whole() + percent;
    }
    if (figure instanceof Figure.Names names) {
      return names.names().isEmpty() ? "none" : String.join(", ", names.names());
    }
    if (figure instanceof Figure.Counts counts) {
      String told =
          counts.counts().entrySet().stream()
              .filter(count -> count.getValue() != 0)
              .map(count -> count.getKey() + " " + count.getValue())
              .collect(Collectors.joining(", "));
      return told.isEmpty() ? "none" : told;
    }
    return ((Figure.Words) figure).text();
  }
}
