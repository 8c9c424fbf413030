package io.konkyo.audit.page;

import io.konkyo.audit.Fit;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Tokenizer;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Numbers on a page that say which fact they are, held against the exact values of the facts.
 *
 * <p>Such a number stands in an element of its own that names the fact, or beside the name of a
 * fact on a ledger page. Days, names and shares are no numbers and are passed over.
 */
final class PrintedFacts {
  private static final String FACT = "data-fact";
  private static final String RELATION = "data-relation";

  private static final String PLACES =
      ".num[data-fact], .trace-line .fact[data-fact], .value-line > .figure";

  /** Inside these, an element that names a fact shows its label. */
  private static final List<String> NAMED = List.of("symbolic", "condition", "subject", "formula");

  private final Tokenizer tokenizer;
  private final Map<String, List<Quantity>> facts;

  PrintedFacts(UnitRegistry registry, Map<String, List<Quantity>> facts) {
    this.tokenizer = Tokenizer.ofProse(registry);
    this.facts = facts;
  }

  /**
   * What became of the printed facts of a page.
   *
   * @param found how many numbers were held against a fact
   * @param misprints those that are not what their fact is
   */
  record Reading(int found, List<Misprint> misprints) {
    Reading {
      misprints = List.copyOf(misprints);
    }
  }

  /** A number that is not what its fact is, and where it stands. */
  record Misprint(String fact, String printed, String gives, Element element) {}

  Reading read(Document page) {
    int found = 0;
    List<Misprint> misprints = new ArrayList<>();
    for (Element element : page.select(PLACES)) {
      String id = id(element);
      List<Quantity> values = facts.getOrDefault(id, List.of());
      List<Amount> amounts = values.isEmpty() || isName(element) ? List.of() : amounts(element);
      if (amounts.size() != values.size()) {
        continue;
      }
      for (int i = 0; i < amounts.size(); i++) {
        Optional<Fit> fit = Fit.of(amounts.get(i), relation(element), values.get(i));
        found += fit.isPresent() ? 1 : 0;
        fit.filter(f -> !f.holds())
            .map(f -> new Misprint(id, element.text(), f.gives(), element))
            .ifPresent(misprints::add);
      }
    }
    return new Reading(found, misprints);
  }

  private static String id(Element element) {
    Element named = element.closest("[" + FACT + "]");
    return named == null ? "" : named.attr(FACT);
  }

  private static String relation(Element element) {
    String relation = element.attr(RELATION);
    return relation.isEmpty() ? "=" : relation;
  }

  private static boolean isName(Element element) {
    return !element.children().isEmpty()
        || element.parents().stream().anyMatch(parent -> NAMED.stream().anyMatch(parent::hasClass));
  }

  /** Returns the numbers an element consists of; none if it holds anything else. */
  private List<Amount> amounts(Element element) {
    List<Amount> amounts = new ArrayList<>();
    TokenKind before = TokenKind.BREAK;
    for (Token token : tokenizer.read(element.wholeText())) {
      if (token.is(TokenKind.AMOUNT)) {
        Amount amount = token.amount().orElseThrow();
        amounts.add(before == TokenKind.MINUS ? amount.negated() : amount);
      } else if (!belongs(token, before)) {
        return List.of();
      }
      before = token.kind();
    }
    return amounts.stream().anyMatch(Amount::moment) ? List.of() : inOneUnit(amounts);
  }

  /** Signs, what parts a list, and a word behind a number that says what is counted. */
  private static boolean belongs(Token token, TokenKind before) {
    return switch (token.kind()) {
      case PLUS, MINUS, SLASH -> true;
      case WORD -> before == TokenKind.AMOUNT && token.glued() || before == TokenKind.WORD;
      default -> false;
    };
  }

  private static List<Amount> inOneUnit(List<Amount> amounts) {
    if (amounts.isEmpty()) {
      return amounts;
    }
    Amount last = amounts.get(amounts.size() - 1);
    return amounts.stream().map(a -> a.measure().isNone() ? a.in(last.measure()) : a).toList();
  }
}
