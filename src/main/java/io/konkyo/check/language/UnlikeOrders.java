package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.LanguageTable;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A translation that names the facts of its source in another order, between languages that build
 * sentences alike: two numbers may have changed places.
 *
 * <p>Which languages are alike is data, the {@code order} of a language's table.
 */
public final class UnlikeOrders implements Check {
  private static final String ROW = "order";

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Map<String, Optional<String>> orders = new HashMap<>();
    ContentTexts.eachTranslation(
        input.content(),
        pair -> {
          Optional<String> order =
              orders.computeIfAbsent(pair.source().locale(), UnlikeOrders::order);
          boolean alike =
              order.isPresent()
                  && order.equals(
                      orders.computeIfAbsent(pair.other().locale(), UnlikeOrders::order));
          if (alike) {
            compare(pair.source(), pair.other(), diagnostics);
          }
        });
  }

  private static Optional<String> order(String locale) {
    return LanguageTable.rows(UnlikeOrders.class, locale).stream()
        .flatMap(List::stream)
        .filter(row -> row.get(0).equals(ROW))
        .map(row -> row.get(1))
        .findFirst();
  }

  private static void compare(Wording source, Wording other, Diagnostics diagnostics) {
    List<Token> here = List.copyOf(other.placeholders().values());
    List<Token> there = List.copyOf(source.placeholders().values());
    List<String> names = here.stream().map(UnlikeOrders::name).toList();
    List<String> original = there.stream().map(UnlikeOrders::name).toList();
    if (names.equals(original)
        || !names.stream().sorted().toList().equals(original.stream().sorted().toList())) {
      return;
    }
    int at = 0;
    while (names.get(at).equals(original.get(at))) {
      at++;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNLIKE_ORDER,
                here.get(at).span(),
                "`" + names.get(at) + "` stands where the source has `" + original.get(at) + "`")
            .withLabel(there.get(at).span(), "in the source")
            .withNote(
                "`" + source.locale() + "` and `" + other.locale() + "` build sentences alike")
            .withHelp(
                "name the facts in the order of the source, so that none takes another's place"));
  }

  private static String name(Token token) {
    return token instanceof Token.Checked checked
        ? checked.formula().source().text()
        : ((Token.Bound) token).name();
  }
}
