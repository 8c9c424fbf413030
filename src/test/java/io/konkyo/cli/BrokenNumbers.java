package io.konkyo.cli;

import static io.konkyo.cli.Broken.MORE;
import static io.konkyo.cli.Broken.PING;
import static io.konkyo.cli.Broken.TITLE;
import static io.konkyo.cli.Broken.edit;
import static io.konkyo.cli.Broken.facts;
import static io.konkyo.cli.Broken.write;

import java.util.List;

/** Numbers, units and formulas that cannot be read or computed. */
final class BrokenNumbers {
  private BrokenNumbers() {}

  static List<Broken> numbers() {
    return List.of(
        facts(
            "a unit nobody knows",
            "derived:\n  a: {formula: rtt.step + 3 foos}\n",
            "facts/more.yml:3:29 unknown-unit"),
        edit(
            "a unit nobody knows beside values",
            PING,
            "unit: ms",
            "unit: msec",
            "facts/ping.yml:8:11 unknown-unit"),
        edit(
            "a unit of two sizes",
            PING,
            "unit: ms",
            "unit: M",
            "facts/ping.yml:8:11 ambiguous-unit"),
        new Broken(
            "milliseconds and requests",
            content -> {
              write(
                  content,
                  "units.yml",
                  "counted:\n  request: {symbol: request, name: {ko: 요청, ja: リクエスト}}\n");
              write(content, MORE, TITLE + "derived:\n  a: {formula: rtt.step + 3 request}\n");
            },
            List.of("facts/more.yml:3:25 unit-mismatch")),
        facts("a leading zero", "given:\n  a: 007 ms\n", "facts/more.yml:3:6 number-syntax"),
        facts(
            "digits in odd groups", "given:\n  a: 44,99 ms\n", "facts/more.yml:3:6 number-syntax"),
        facts(
            "words for a number",
            "given:\n  a: about 5 ms\n",
            "facts/more.yml:3:6 quantity-syntax"),
        facts(
            "a power tower",
            "derived:\n  a: {formula: 9 ^ 9 ^ 9}\n",
            "facts/more.yml:3:16 calculation-too-large"),
        facts(
            "a huge exponent", "given:\n  a: 1e999999999 ms\n", "facts/more.yml:3:6 number-syntax"),
        facts("a number of a thousand digits", "given:\n  a: " + "9".repeat(1000) + "\n"),
        facts(
            "a loop without end",
            "derived:\n  a: {formula: \"count(steps(x = 1, while x > 0, x))\"}\n",
            "facts/more.yml:3:23 calculation-too-large"),
        facts(
            "a formula of many brackets",
            "derived:\n  a:\n    formula: " + "(".repeat(500) + "1" + ")".repeat(500) + "\n",
            "facts/more.yml:4:78 formula-too-large"),
        facts(
            "a formula of many terms",
            "derived:\n  a:\n    formula: 1" + " + 1".repeat(300) + "\n",
            "facts/more.yml:4:14 formula-too-large"),
        facts(
            "a division by zero",
            "derived:\n  a: {formula: 1 / (rtt.step - rtt.step)}\n",
            "facts/more.yml:3:21 division-by-zero"),
        facts(
            "a day in winter that is none",
            "given:\n  a: {date: 2026-02-30}\n",
            "facts/more.yml:3:13 wrong-shape"),
        edit(
            "a wrong stated number",
            PING,
            "stated: 0.21 ms",
            "stated: 0.22 ms",
            "facts/ping.yml:16:13 stated-number"),
        edit(
            "a stated number of another unit",
            PING,
            "stated: 0.21 ms",
            "stated: 0.21 MB",
            "facts/ping.yml:16:13 unit-mismatch"),
        new Broken(
            "an expression that takes for ever",
            content -> {
              write(content, "listings/a.txt", "a".repeat(5000) + "!\n");
              write(
                  content,
                  MORE,
                  TITLE
                      + "measured:\n"
                      + "  a:\n"
                      + "    observes: a\n"
                      + "    statistic: mean\n"
                      + "    value: 5\n"
                      + "    from: {listing: a.txt, match: \"(a+)+b\"}\n");
            },
            List.of("facts/more.yml:7:35 listing-disagrees")));
  }
}
