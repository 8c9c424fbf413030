package io.konkyo.audit.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlottedMarksTest {
  private static final UnitRegistry UNITS = UnitRegistry.builtIn();
  private static final PageReader READER =
      new PageReader(
          UNITS,
          Map.of(
              "quarter", quantity("2500 µs"),
              "below", quantity("-5 ms"),
              "spread", quantity("0.5 ms"),
              "two", quantity("2 ms"),
              "four", quantity("4 ms")));

  private static List<Quantity> quantity(String text) {
    return List.of(
        ((StatedQuantity.Parsed) StatedQuantity.parse(text, UNITS)).quantity().quantity());
  }

  private static String misplaced(String axis, String marks) {
    PageReading reading =
        READER.read("a.html", "<figure><svg>" + marks + "</svg>" + axis + "</figure>");
    return reading.misplaced().stream()
        .map(one -> one.fact() + " " + one.printed() + " " + one.gives())
        .collect(Collectors.joining("; "));
  }

  private static String axis(String scale, String unit, String... ticks) {
    StringBuilder axis = new StringBuilder();
    axis.append("<svg data-axis=\"" + scale + "\" data-unit=\"" + unit + "\">");
    for (String tick : ticks) {
      String[] parts = tick.split("@");
      axis.append("<text data-tick x=\"" + parts[1] + "%\">" + parts[0] + "</text>");
    }
    return axis.append("</svg>").toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          <svg data-mark="quarter" x="25.00%"></svg>                         | -
          <svg data-mark="quarter" x="25.01%"></svg>                         | -
          <svg data-mark="quarter" x="25.10%"></svg>                         | quarter 25.10% 25.00%
          <svg data-mark="quarter"></svg>                                    | quarter  25.00%
          <svg data-mark="quarter" x="left"></svg>                           | quarter left 25.00%
          <svg data-mark="nobody" x="25.00%"></svg>                          | nobody 25.00% 0.00%
          <svg data-bar="quarter" data-side="end" x="0%" width="25%"></svg>  | -
          <svg data-bar="quarter" data-side="end" x="0%" width="26%"></svg>  | quarter 26% 25.00%
          <svg data-bar="quarter" data-side="end" x="5%" width="20%"></svg>  | quarter 5% 0.00%
          <g data-of="quarter" data-reach="spread"><line x1="20%" x2="30%"></g>   | -
          <g data-of="quarter" data-reach="spread"><line x1="20%" x2="31%"></g>   | quarter 31% 30.00%
          <g data-of="quarter" data-reach="two four"><line x1="20%" x2="40%"></g> | -
          <g data-of="quarter" data-reach="two four"><line x1="2%" x2="40%"></g>  | quarter 2% 20.00%
          <g data-of="quarter" data-reach="two four"></g> | quarter  20.00%; quarter  40.00%
          """)
  void marksStandWhereTheirFactsAre(String mark, String fault) {
    assertEquals(
        fault == null ? "" : fault, misplaced(axis("linear", "ms", "0@0", "5@50", "10@100"), mark));
  }

  @Test
  void barsBelowZeroEndAtZero() {
    String axis = axis("linear", "ms", "−10@0", "0@50", "10@100");
    assertEquals(
        "",
        misplaced(
            axis, "<svg data-bar=\"below\" data-side=\"start\" x=\"25%\" width=\"25%\"></svg>"));
    assertEquals(
        "below 50% 25.00%; below 25% 50.00%",
        misplaced(axis, "<svg data-bar=\"below\" data-side=\"end\" x=\"25%\" width=\"25%\"></svg>")
            .replaceFirst(
                "^below 25% 50.00%; below 50% 25.00%$", "below 50% 25.00%; below 25% 50.00%"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          linear | ms   | 0@0 6@50 10@100     | 6 50% 60.00%
          linear | ms   | 0@0 5@50 10@90      | 10 90% 100.00%
          linear | ms   | 0@1 5@50 10@100     | 0 1% 0.00%
          linear | ms   | 10@0 5@50 0@100     | 10 0% nowhere on the axis; 5 50% nowhere on the axis; 0 100% nowhere on the axis
          linear | ms   | 0@0 1,000@50 2,000@100 | -
          linear | mz   | 0@0 10@100          | axis no figure an axis with a unit and ticks
          linear | ms   | 0@0                 | axis no figure an axis with a unit and ticks
          log    | ms   | 1@0 10@50 100@100   | -
          log    | ms   | 1@0 20@50 100@100   | 20 50% 65.05%
          log    | ms   | 0.001@0 1@50 1,000@100 | -
          log    | ms   | 0@0 10@50 100@100   | 0 0% nowhere on the axis; 10 50% nowhere on the axis; 100 100% nowhere on the axis
          """)
  void ticksStandWhereTheirNumbersAre(String scale, String unit, String ticks, String fault) {
    assertEquals(fault == null ? "" : fault, misplaced(axis(scale, unit, ticks.split(" ")), ""));
  }

  @ParameterizedTest
  @CsvSource({"two, 15.05, true", "two, 15.50, false", "four, 30.10, true", "below, 0, false"})
  void logScaleIsMeasuredByRatios(String fact, String at, boolean right) {
    String mark = "<svg data-mark=\"" + fact + "\" x=\"" + at + "%\"></svg>";
    assertEquals(right, misplaced(axis("log", "ms", "1@0", "10@50", "100@100"), mark).isEmpty());
  }

  @Test
  void placeOfAFaultIsItsStretchOfTheMarkup() {
    String mark = "<svg data-mark=\"quarter\" x=\"60%\"></svg>";
    String html =
        "<figure>\n<svg>" + mark + "</svg>" + axis("linear", "ms", "0@0", "10@100") + "</figure>";
    PageReading.Misprint fault = READER.read("a.html", html).misplaced().get(0);
    assertEquals(mark, html.substring(fault.from(), fault.to()));
  }
}
