package io.konkyo.content.bind;

import io.konkyo.content.text.PrintStyle;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Turn;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import io.konkyo.source.PlacedText;
import io.konkyo.source.Slice;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what stands between the braces of a placeholder: {@code id}, {@code id, options} or {@code
 * number relation formula}.
 */
final class TokenParser {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*");
  private static final Pattern DECIMALS = Pattern.compile("([0-9]{1,2}) decimals?");

  private final UnitRegistry units;
  private final ScalarBinder scalars;
  private final Diagnostics diagnostics;

  TokenParser(UnitRegistry units, ScalarBinder scalars, Diagnostics diagnostics) {
    this.units = units;
    this.scalars = scalars;
    this.diagnostics = diagnostics;
  }

  /** Reads a placeholder; what cannot be read is told and left out. */
  Optional<Token> parse(Slice inside) {
    Optional<FoundRelation> relation = FoundRelation.in(inside.text());
    return relation.isPresent() ? checked(inside, relation.get()) : bound(inside);
  }

  private Optional<Token> checked(Slice inside, FoundRelation found) {
    Slice left = part(inside, 0, found.from());
    Slice right = part(inside, found.to(), inside.text().length());
    Optional<Located<StatedQuantity>> typed = scalars.quantity(left);
    if (typed.isEmpty()) {
      return Optional.empty();
    }
    return FormulaParser.parse(right, units, diagnostics)
        .map(
            formula ->
                new Token.Checked(typed.get().value(), found.relation(), formula, inside.span()));
  }

  private Optional<Token> bound(Slice inside) {
    String text = inside.text();
    int comma = text.indexOf(',');
    Slice name = part(inside, 0, comma < 0 ? text.length() : comma);
    if (!NAME.matcher(name.text()).matches()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.PLACEHOLDER_SYNTAX,
                  name.span(),
                  "`" + name.text() + "` is no name of a fact")
              .withHelp(
                  "write the fact's id, as in ${ping.rtt.cross_az}, or a checked number, as in"
                      + " ${0.21 ms = ping.rtt.az_step}"));
      return Optional.empty();
    }
    Optional<PrintStyle> style = Optional.of(PrintStyle.PLAIN);
    while (comma >= 0 && style.isPresent()) {
      int next = text.indexOf(',', comma + 1);
      Slice option = part(inside, comma + 1, next < 0 ? text.length() : next);
      style = style.flatMap(before -> option(before, option));
      comma = next;
    }
    return style.map(s -> new Token.Bound(name.text(), s, name.span()));
  }

  private Optional<PrintStyle> option(PrintStyle style, Slice option) {
    String text = option.text();
    Matcher decimals = DECIMALS.matcher(text);
    if (decimals.matches()) {
      return Optional.of(style.withDecimals(Integer.parseInt(decimals.group(1))));
    }
    Optional<PrintStyle> turned = turn(style, option);
    if (turned.isPresent()) {
      return turned;
    }
    return switch (text) {
      case "signed" -> Optional.of(style.signed());
      case "value-only" -> Optional.of(style.valueOnly());
      case "percent" -> unit("%").map(style::withUnit);
      case "times" -> unit("×").map(style::withUnit);
      default -> isOption(option) ? scalars.unit(option).map(style::withUnit) : Optional.empty();
    };
  }

  /** Reads {@code slower} and its like, and {@code down-from fact}. */
  private static Optional<PrintStyle> turn(PrintStyle style, Slice option) {
    String text = option.text();
    int space = text.indexOf(' ');
    Optional<Turn.Direction> direction =
        Turn.Direction.byId(space < 0 ? text : text.substring(0, space));
    if (direction.isEmpty() || direction.get().hasStart() != space >= 0) {
      return Optional.empty();
    }
    if (space < 0) {
      return direction.map(one -> style.turning(new Turn(one, Optional.empty())));
    }
    Slice from = part(option, space, text.length());
    return NAME.matcher(from.text()).matches()
        ? direction.map(
            one ->
                style.turning(new Turn(one, Optional.of(new Located<>(from.text(), from.span())))))
        : Optional.empty();
  }

  /** Returns how a comparison is written that has a fact too many, or one too few. */
  private static Optional<String> turned(String option) {
    return Turn.Direction.byId(option.split(" ", 2)[0])
        .map(one -> one.hasStart() ? one.id() + " FACT" : one.id());
  }

  /** A unit that is ambiguous is one all the same, and told as such; other words are no option. */
  private boolean isOption(PlacedText option) {
    if (!(units.parse(option.text()) instanceof UnitLookup.Unknown unknown)) {
      return true;
    }
    List<String> known = new ArrayList<>(List.of("signed", "value-only", "percent", "times"));
    Arrays.stream(Turn.Direction.values()).map(Turn.Direction::id).forEach(known::add);
    known.addAll(unknown.suggestions());
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.PLACEHOLDER_SYNTAX,
                option.span(),
                "`" + option.text() + "` is no way to print a fact")
            .withHelp(
                turned(option.text())
                    .or(() -> NearestName.of(option.text(), known))
                    .map(near -> "write `" + near + "`")
                    .orElse(
                        "write a unit, `2 decimals`, `signed`, `value-only`, `percent`,"
                            + " `times`, or a comparison such as `slower` or `down-from fact`")));
    return false;
  }

  private Optional<Unit> unit(String symbol) {
    return units.parse(symbol) instanceof UnitLookup.Found found
        ? Optional.of(found.unit())
        : Optional.empty();
  }

  private static Slice part(Slice inside, int from, int to) {
    return new Slice(inside.whole(), inside.from() + from, inside.from() + to).trimmed();
  }

  /** The first relation sign outside of arrows and shifts. */
  private record FoundRelation(Relation relation, int from, int to) {
    private static final Pattern SIGN = Pattern.compile("->|<<|>>|==|!=|<=|>=|=|<|>");

    static Optional<FoundRelation> in(String text) {
      Matcher matcher = SIGN.matcher(text);
      while (matcher.find()) {
        for (Relation relation : Relation.values()) {
          if (relation.symbol().equals(matcher.group())) {
            return Optional.of(new FoundRelation(relation, matcher.start(), matcher.end()));
          }
        }
      }
      return Optional.empty();
    }
  }
}
