package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.stream.Collectors;

/** Reads numbers and units; a bad one is said and stands in for itself, so that parsing goes on. */
final class LiteralParser {
  private final UnitRegistry units;
  private final Faults faults;

  LiteralParser(UnitRegistry units, Faults faults) {
    this.units = units;
    this.faults = faults;
  }

  NumberText number(Token token) {
    NumberText.Result result = NumberText.parse(token.text());
    if (result instanceof NumberText.Parsed parsed) {
      return parsed.number();
    }
    NumberText.Rejected rejected = (NumberText.Rejected) result;
    faults.say(
        faults
            .at(DiagnosticCode.NUMBER_SYNTAX, token.from(), token.to(), rejected.reason())
            .withHelp(rejected.hint()));
    return new NumberText(token.text(), Rational.ONE, 0, /* grouped= */ false);
  }

  Unit unit(Token token) {
    UnitLookup lookup = units.parse(token.text());
    if (lookup instanceof UnitLookup.Found found) {
      return found.unit();
    }
    faults.say(
        lookup instanceof UnitLookup.Ambiguous ambiguous
            ? ambiguous(token, ambiguous)
            : unknown(token, (UnitLookup.Unknown) lookup));
    return Unit.ONE;
  }

  /** Returns whether a name would have been read as a unit after a number. */
  boolean isUnit(String name) {
    return !(units.parse(name) instanceof UnitLookup.Unknown);
  }

  private Diagnostic ambiguous(Token token, UnitLookup.Ambiguous ambiguous) {
    String readings =
        ambiguous.readings().stream().map(r -> "`" + r + "`").collect(Collectors.joining(" or "));
    return at(DiagnosticCode.AMBIGUOUS_UNIT, token, ambiguous.text(), "may mean different units")
        .withHelp("write " + readings);
  }

  private Diagnostic unknown(Token token, UnitLookup.Unknown unknown) {
    boolean compound = token.text().indexOf('/') >= 0 || token.text().indexOf('*') >= 0;
    Diagnostic fault =
        at(DiagnosticCode.UNKNOWN_UNIT, token, unknown.text(), "is not a known unit");
    Diagnostic diagnostic =
        compound ? fault.withNote("a unit is written without spaces, an operator with") : fault;
    if (!unknown.suggestions().isEmpty()) {
      return diagnostic.withHelp("write `" + unknown.suggestions().get(0) + "`");
    }
    return diagnostic.withHelp(
        compound
            ? "put spaces around the operator to calculate with a fact"
            : "declare counted units in units.yml; put an operator between a number and a fact");
  }

  private Diagnostic at(DiagnosticCode code, Token token, String part, String what) {
    int inside = token.text().indexOf(part);
    boolean exact = inside >= 0 && token.to() - token.from() == token.text().length();
    int from = exact ? token.from() + inside : token.from();
    int to = exact ? from + part.length() : token.to();
    return faults.at(code, from, to, "`" + part + "` " + what);
  }
}
