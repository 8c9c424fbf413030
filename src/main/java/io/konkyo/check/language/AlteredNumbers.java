package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.markdown.Offsets;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Unit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is typed right beside a placeholder and makes readers see another number than the fact. */
public final class AlteredNumbers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    TypedBeside beside = new TypedBeside(input.content().units());
    ContentTexts.eachWording(
        input.content(),
        (place, wording) -> {
          for (PlacedToken placed : PlacedToken.of(wording)) {
            number(placed.token(), wording.locale(), input)
                .ifPresent(number -> check(placed, number, wording, beside, input, diagnostics));
          }
        });
  }

  private static void check(
      PlacedToken placed,
      TypedBeside.Number number,
      Wording wording,
      TypedBeside beside,
      CheckInput input,
      Diagnostics diagnostics) {
    placed
        .wordsBefore()
        .flatMap(
            words ->
                beside
                    .before(words.text(), placed.isParted())
                    .map(found -> placed(found, words.places())))
        .ifPresent(found -> diagnostics.add(describe(found, number, "before", wording)));
    Stream.of(
            placed
                .wordsBehind()
                .flatMap(
                    words ->
                        beside
                            .behind(words.text(), number)
                            .map(found -> placed(found, words.places()))),
            placed
                .codeBehind()
                .flatMap(
                    code ->
                        beside
                            .behind(code.text(), number)
                            .map(found -> placed(found, code.places()))),
            placed.placeholderBehind().flatMap(next -> digits(next, number, wording, input)))
        .flatMap(Optional::stream)
        .forEach(found -> diagnostics.add(describe(found, number, "behind", wording)));
  }

  /** Two numbers with nothing between read as one. */
  private static Optional<TypedBeside.Found> digits(
      Inline.Placeholder next, TypedBeside.Number number, Wording wording, CheckInput input) {
    return wording
        .tokenAt(next.from())
        .filter(token -> number.isBare())
        .flatMap(token -> number(token, wording.locale(), input))
        .filter(TypedBeside.Number::beginsWithDigit)
        .map(other -> new TypedBeside.Found(other.text(), next.from(), next.to()));
  }

  private static TypedBeside.Found placed(TypedBeside.Found found, Offsets places) {
    return new TypedBeside.Found(found.typed(), places.start(found.from()), places.end(found.to()));
  }

  /** Returns what a placeholder prints, if that is a number and no phrase around one. */
  private static Optional<TypedBeside.Number> number(Token token, String locale, CheckInput input) {
    if (token instanceof Token.Checked checked) {
      String text = input.texts().facts(locale).quantities().print(checked.typed());
      return Optional.of(new TypedBeside.Number(text, Optional.of(checked.typed().unit())));
    }
    Token.Bound bound = (Token.Bound) token;
    List<Entry> entries = input.ledger().named(bound.name());
    if (entries.isEmpty() || bound.style().turn().isPresent()) {
      return Optional.empty();
    }
    boolean numbers =
        entries.stream()
            .map(Entry::printed)
            .allMatch(p -> p instanceof Printed.Share || isIn(bound.style().unit(), p));
    return numbers
        ? Optional.of(
            new TypedBeside.Number(
                input.texts().facts(locale).print(entries, bound.style()),
                bound.style().unit().or(() -> unit(entries))))
        : Optional.empty();
  }

  /** A unit of another dimension is told where the text is printed. */
  private static boolean isIn(Optional<Unit> unit, Printed printed) {
    return printed instanceof Printed.Number number
        && unit.stream().allMatch(number.quantity().unit()::sameDimension);
  }

  private static Optional<Unit> unit(List<Entry> entries) {
    List<Unit> units =
        entries.stream()
            .map(Entry::printed)
            .map(
                printed ->
                    printed instanceof Printed.Number number
                        ? number.quantity().unit()
                        : ((Printed.Share) printed).whole().unit())
            .distinct()
            .toList();
    return units.size() == 1 ? Optional.of(units.get(0)) : Optional.empty();
  }

  private static Diagnostic describe(
      TypedBeside.Found found, TypedBeside.Number number, String side, Wording wording) {
    String typed = "`" + found.typed() + "`";
    return Diagnostic.of(
            DiagnosticCode.ALTERED_NUMBER,
            wording.source().span(found.from(), found.to()),
            typed + " " + side + " `" + number.text() + "` makes another number of it")
        .withHelp(
            "let the placeholder print it, as ${fact, unit}, ${fact, signed} or ${fact, percent};"
                + " or part the two with a word");
  }
}
