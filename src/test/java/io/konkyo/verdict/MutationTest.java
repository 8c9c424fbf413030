package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.ladder.Judge;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Changes one digit of a number that passes, printed or read, and counts what is noticed. */
class MutationTest {

  @Test
  void noticesMostChangedDigitsOfPrintedNumbers() {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    Map<String, Integer> causes = new TreeMap<>();
    Rows.of("verdicts.tsv")
        .map(row -> row.get())
        .filter(cells -> cells[3].equals("pass"))
        .forEach(
            cells -> {
              Computation computation = Workbook.of((String) cells[0]).compute((String) cells[1]);
              String printed = (String) cells[2];
              for (int at = 0; at < numberLength(printed); at++) {
                for (char digit = '0'; digit <= '9'; digit++) {
                  mutate(printed, at, digit)
                      .ifPresent(
                          mutant -> {
                            Judgement judgement = Judge.judge(mutant, computation);
                            verdicts.merge(judgement.verdict(), 1, Integer::sum);
                            judgement.cause().ifPresent(c -> causes.merge(c, 1, Integer::sum));
                          });
                }
              }
            });
    System.out.println("changed digits of printed numbers: " + verdicts + ", causes " + causes);
    int all = verdicts.values().stream().mapToInt(Integer::intValue).sum();
    int accepted =
        verdicts.entrySet().stream()
            .filter(entry -> entry.getKey().acceptableInQuotation())
            .mapToInt(Map.Entry::getValue)
            .sum();
    assertTrue(!verdicts.containsKey(Verdict.PASS), "a number of ours that changed passes");
    assertTrue(accepted * 10 < all * 2, accepted + " of " + all + " accepted in quotations");
  }

  @Test
  void noticesMostChangedDigitsOfReadings() {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    Rows.of("verdicts.tsv")
        .map(row -> row.get())
        .filter(cells -> cells[3].equals("pass") && !((String) cells[0]).contains(":="))
        .forEach(cells -> readings(cells, verdicts));
    System.out.println("changed digits of raw values: " + verdicts);
    int all = verdicts.values().stream().mapToInt(Integer::intValue).sum();
    int silent = verdicts.getOrDefault(Verdict.PASS, 0);
    assertTrue(silent * 10 < all * 3, silent + " of " + all + " not noticed");
  }

  private static void readings(Object[] cells, Map<Verdict, Integer> verdicts) {
    String facts = (String) cells[0];
    StatedQuantity printed = Workbook.stated((String) cells[2]);
    int value = facts.indexOf('=');
    for (int at = 0; at < facts.length(); at++) {
      if (facts.charAt(at) == ';') {
        value = facts.indexOf('=', at);
      }
      if (at > value && value > 0 && Character.isDigit(facts.charAt(at))) {
        for (char digit = '0'; digit <= '9'; digit++) {
          if (facts.charAt(at) != digit && !leadsWithZero(facts, at, digit)) {
            String mutant = facts.substring(0, at) + digit + facts.substring(at + 1);
            Workbook.of(mutant)
                .tryCompute((String) cells[1])
                .filter(c -> c.exact().unit().sameDimension(printed.unit()))
                .ifPresent(c -> verdicts.merge(Judge.judge(printed, c).verdict(), 1, Integer::sum));
          }
        }
      }
    }
  }

  private static int numberLength(String printed) {
    int end = printed.indexOf(' ');
    return end < 0 ? printed.length() : end;
  }

  private static Optional<StatedQuantity> mutate(String printed, int at, char digit) {
    boolean other = Character.isDigit(printed.charAt(at)) && printed.charAt(at) != digit;
    if (!other || leadsWithZero(printed, at, digit)) {
      return Optional.empty();
    }
    return Optional.of(
        Workbook.stated(printed.substring(0, at) + digit + printed.substring(at + 1)));
  }

  /** A zero in front of other digits is refused where numbers are read. */
  private static boolean leadsWithZero(String text, int at, char digit) {
    boolean first =
        at == 0
            || !Character.isDigit(text.charAt(at - 1))
                && text.charAt(at - 1) != '.'
                && text.charAt(at - 1) != ',';
    boolean more =
        at + 1 < text.length()
            && (Character.isDigit(text.charAt(at + 1)) || text.charAt(at + 1) == ',');
    return digit == '0' && first && more;
  }
}
