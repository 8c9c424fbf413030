package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.References;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.text.FactPrinter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A text that prints a fact with other digits, or in another unit, in one language than in the
 * source language: 0.205 ms here and 0.21 ms there.
 *
 * <p>Source: research on localisation, section 5.3, the same placeholders and styles.
 */
public final class UnlikeFigures implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    String source = input.content().site().localeTags().get(0);
    Figures figures = new Figures(input);
    ContentTexts.each(
        input.content(),
        place -> {
          Optional<Wording> original = place.text().in(source);
          if (original.isEmpty() || original.get().placeholders().isEmpty()) {
            return;
          }
          for (Wording other : place.text().byLocale().values()) {
            if (!other.locale().equals(source)) {
              compare(place.path(), original.get(), other, figures, diagnostics);
            }
          }
        });
  }

  private static void compare(
      String path, Wording original, Wording other, Figures figures, Diagnostics diagnostics) {
    Map<String, TreeSet<String>> ones = figures.of(original);
    Map<String, TreeSet<String>> others = figures.of(other);
    ones.forEach(
        (fact, printed) -> {
          TreeSet<String> translated = others.getOrDefault(fact, printed);
          if (!translated.equals(printed)) {
            diagnostics.add(describe(path, fact, original, printed, other, translated));
          }
        });
  }

  /** Reads the figures of a text; all languages are printed in the forms of the first. */
  private static final class Figures {
    private final CheckInput input;
    private final FactPrinter printer;

    Figures(CheckInput input) {
      this.input = input;
      this.printer = input.texts().facts(input.content().site().localeTags().get(0));
    }

    /** Returns how a text prints each fact; figures that are told to be wrong are left out. */
    Map<String, TreeSet<String>> of(Wording wording) {
      Map<String, TreeSet<String>> figures = new TreeMap<>();
      for (Token token : wording.placeholders().values()) {
        if (token instanceof Token.Bound bound) {
          List<Entry> entries = input.ledger().named(bound.name());
          if (!entries.isEmpty() && canPrint(bound.style(), entries)) {
            add(figures, bound.name(), printer.print(entries, unsigned(bound.style())));
          }
        } else {
          checked((Token.Checked) token)
              .ifPresent(
                  fact ->
                      add(
                          figures,
                          fact,
                          printer.quantities().print(((Token.Checked) token).typed())));
        }
      }
      return figures;
    }

    private static void add(Map<String, TreeSet<String>> figures, String fact, String printed) {
      figures.computeIfAbsent(fact, key -> new TreeSet<>()).add(printed);
    }

    /** A unit that the fact cannot be printed in is told by who prints it. */
    private static boolean canPrint(PrintStyle style, List<Entry> entries) {
      return style
          .unit()
          .map(
              unit ->
                  entries.stream()
                      .allMatch(
                          entry ->
                              entry
                                  .value()
                                  .flatMap(Value::asQuantity)
                                  .filter(value -> value.unit().sameDimension(unit))
                                  .isPresent()))
          .orElse(true);
    }

    /** A sign, and whether the unit is printed too, is a matter of the sentence. */
    private static PrintStyle unsigned(PrintStyle style) {
      return new PrintStyle(
          style.unit(),
          style.decimals(),
          PrintStyle.PLAIN.sign(),
          PrintStyle.PLAIN.parts(),
          PrintStyle.PLAIN.turn());
    }

    /** Returns the one fact that typed digits stand for, if they do. */
    private Optional<String> checked(Token.Checked checked) {
      List<String> names = List.copyOf(References.of(checked.formula().body()));
      if (checked.relation() != Relation.EQUAL
          || names.size() != 1
          || !checked.formula().source().text().strip().equals(names.get(0))) {
        return Optional.empty();
      }
      List<Entry> entries = input.ledger().named(names.get(0));
      return entries.size() == 1 && isRounded(checked.typed(), entries.get(0))
          ? Optional.of(names.get(0))
          : Optional.empty();
    }

    private static boolean isRounded(StatedQuantity typed, Entry entry) {
      Optional<Quantity> exact =
          entry
              .value()
              .flatMap(Value::asQuantity)
              .filter(quantity -> quantity.unit().sameDimension(typed.unit()));
      return exact
          .map(quantity -> quantity.in(typed.unit()).value())
          .map(value -> NumberText.of(value, typed.number().decimals(), Rounding.HALF_UP, true))
          .filter(rounded -> rounded.value().equals(typed.number().value()))
          .isPresent();
    }
  }

  private static Diagnostic describe(
      String path,
      String fact,
      Wording original,
      TreeSet<String> originals,
      Wording other,
      TreeSet<String> printed) {
    return Diagnostic.of(
            DiagnosticCode.UNLIKE_FIGURES,
            other.source().span(),
            "`"
                + path
                + "` prints `"
                + fact
                + "` otherwise in `"
                + other.locale()
                + "` than in `"
                + original.locale()
                + "`")
        .withLabel(original.source().span(), "prints " + String.join(", ", originals))
        .withAt("prints " + String.join(", ", printed))
        .withHelp("print it with the same digits and unit in every language");
  }
}
