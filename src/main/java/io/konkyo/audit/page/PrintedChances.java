package io.konkyo.audit.page;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Numbers on a page that say what chance gives, computed again. Such a number tells what was asked:
 * {@code mean of 3 4 4} for items with so many options, of which one each is right, or {@code at
 * least 2 of 3 4 4} for the probability that as many are hit.
 *
 * <p>Source: the numbers of ways are the coefficients of the product of {@code (k − 1) + x} over
 * the items, all equally likely; whole numbers throughout.
 */
final class PrintedChances {
  private static final String CHANCE = "data-chance";
  private static final Pattern ASKED =
      Pattern.compile("(?:mean|at least (\\d{1,6})) of (\\d{1,6}(?: \\d{1,6})*)");
  private static final Pattern DECIMAL = Pattern.compile("\\d+(?:\\.(\\d+))?");

  private PrintedChances() {}

  /** Reads a page; what asks for nothing that is known is passed over. */
  static PrintedFacts.Reading read(Document page) {
    int found = 0;
    List<PrintedFacts.Misprint> misprints = new ArrayList<>();
    for (Element element : page.select("[" + CHANCE + "]")) {
      String asked = element.attr(CHANCE);
      Matcher printed = DECIMAL.matcher(element.text());
      Optional<Rational> exact = compute(asked);
      if (exact.isEmpty() || !printed.matches()) {
        continue;
      }
      found++;
      int decimals = printed.group(1) == null ? 0 : printed.group(1).length();
      String gives = Rounding.HALF_UP.toDecimal(exact.get(), decimals);
      if (!gives.equals(element.text())) {
        misprints.add(new PrintedFacts.Misprint(asked, element.text(), gives, element));
      }
    }
    return new PrintedFacts.Reading(found, misprints);
  }

  private static Optional<Rational> compute(String asked) {
    Matcher question = ASKED.matcher(asked);
    if (!question.matches()) {
      return Optional.empty();
    }
    int[] options =
        Arrays.stream(question.group(2).split(" ")).mapToInt(Integer::parseInt).toArray();
    if (Arrays.stream(options).anyMatch(count -> count == 0)) {
      return Optional.empty();
    }
    return Optional.of(
        question.group(1) == null
            ? mean(options)
            : atLeast(Integer.parseInt(question.group(1)), options));
  }

  private static Rational mean(int[] options) {
    return Arrays.stream(options)
        .mapToObj(count -> Rational.of(1, count))
        .reduce(Rational.ZERO, Rational::plus);
  }

  private static Rational atLeast(int hits, int[] options) {
    List<BigInteger> ways = new ArrayList<>(List.of(BigInteger.ONE));
    BigInteger all = BigInteger.ONE;
    for (int count : options) {
      BigInteger misses = BigInteger.valueOf(count - 1L);
      List<BigInteger> next = new ArrayList<>();
      for (int i = 0; i <= ways.size(); i++) {
        BigInteger hit = i == 0 ? BigInteger.ZERO : ways.get(i - 1);
        BigInteger missed = i == ways.size() ? BigInteger.ZERO : ways.get(i).multiply(misses);
        next.add(hit.add(missed));
      }
      ways = next;
      all = all.multiply(BigInteger.valueOf(count));
    }
    BigInteger favourable = ways.stream().skip(hits).reduce(BigInteger.ZERO, BigInteger::add);
    return Rational.of(favourable, all);
  }
}
