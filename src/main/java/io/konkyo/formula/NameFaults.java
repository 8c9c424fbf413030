package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for names that mean nothing. */
final class NameFaults {
  /** What functions of spreadsheets and other languages are here. */
  private static final Map<String, String> ELSEWHERE =
      Map.ofEntries(
          Map.entry("average", "write `mean`"),
          Map.entry("avg", "write `mean`"),
          Map.entry("maximum", "write `max`"),
          Map.entry("minimum", "write `min`"),
          Map.entry("total", "write `sum`"),
          Map.entry("len", "write `count`"),
          Map.entry("length", "write `count`"),
          Map.entry("size", "write `count`"),
          Map.entry("range", "write `spread`"),
          Map.entry("pow", "write `a ^ b`"),
          Map.entry("ceiling", "write `ceil`"),
          Map.entry("int", "write `floor`"),
          Map.entry("trunc", "write `floor`"),
          Map.entry("log", "write `log2`"),
          Map.entry("popcount", "write `count(ones(x))`"));

  private NameFaults() {}

  static Diagnostic unknown(
      Faults faults, Expression place, String name, Scope scope, Locals<?> locals) {
    String sought = place instanceof FamilyReference ? "family of facts" : "fact or local name";
    Diagnostic fault =
        faults.at(
            DiagnosticCode.UNKNOWN_NAME,
            place.from(),
            place.to(),
            "no " + sought + " is called `" + name + "`");
    Diagnostic diagnostic =
        isHyphenated(faults.source().text(), place)
            ? fault.withNote("`-` subtracts; ids join words by `_`")
            : fault;
    if (scope instanceof ModelScope) {
      return diagnostic
          .withNote("a model reads its parameters and no facts")
          .withHelp(parameters(name, locals));
    }
    List<String> known = new ArrayList<>(Locals.names(locals));
    known.addAll(scope.names());
    if (UnitRegistry.builtIn().parse(name) instanceof UnitLookup.Found) {
      return diagnostic.withHelp(
          "a unit stands after a number: `1 " + name + "`, and of its inverse `1 1/" + name + "`");
    }
    return NearestName.of(name, known)
        .map(nearest -> diagnostic.withHelp("write `" + nearest + "`"))
        .orElseGet(() -> diagnostic.withHelp("record a fact of that id, or correct the name"));
  }

  private static boolean isHyphenated(String text, Expression place) {
    boolean before =
        Characters.at(text, place.from() - 1) == '-'
            && Characters.isNamePart(Characters.at(text, place.from() - 2));
    boolean after =
        Characters.at(text, place.to()) == '-'
            && Characters.isNamePart(Characters.at(text, place.to() + 1));
    return before || after;
  }

  private static String parameters(String name, Locals<?> locals) {
    return NearestName.of(name, Locals.names(locals))
        .map(nearest -> "write `" + nearest + "`")
        .orElse("add a parameter `" + name + "`");
  }

  static Diagnostic family(Faults faults, Reference reference, List<String> members) {
    String help = "write `" + reference.id() + ".*` for the list of its members";
    return faults
        .at(
            DiagnosticCode.WRONG_TYPE,
            reference.from(),
            reference.to(),
            "`" + reference.id() + "` is a family of facts")
        .withHelp(
            members.isEmpty() ? help : help + ", or one of them, such as `" + members.get(0) + "`");
  }

  static Diagnostic noFamily(Faults faults, FamilyReference family) {
    return faults
        .at(
            DiagnosticCode.WRONG_TYPE,
            family.from(),
            family.to(),
            "`" + family.id() + "` is one fact and no family")
        .withHelp("write `" + family.id() + "`");
  }

  static Diagnostic function(Faults faults, Call call, Scope scope) {
    List<String> known = new ArrayList<>(Builtin.names());
    known.addAll(scope.modelNames());
    Optional<String> nearest =
        Optional.ofNullable(ELSEWHERE.get(call.name()))
            .or(() -> NearestName.of(call.name(), known).map(name -> "write `" + name + "`"));
    return faults
        .at(
            DiagnosticCode.UNKNOWN_FUNCTION,
            call.from(),
            call.from() + call.name().length(),
            "no function or model is called `" + call.name() + "`")
        .withHelp(nearest.orElse("define it in models.yml, or correct the name"));
  }
}
