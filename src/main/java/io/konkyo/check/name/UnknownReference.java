package io.konkyo.check.name;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Located;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.Collection;

/** A name that nothing bears, and the one that may be meant. */
final class UnknownReference {
  private UnknownReference() {}

  /**
   * Describes the fault.
   *
   * @param kind what the name should be the name of
   * @param known the names there are
   */
  static Diagnostic describe(String kind, Located<String> name, Collection<String> known) {
    Diagnostic unknown =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_REFERENCE,
            name.span(),
            "no " + kind + " is called `" + name.value() + "`");
    return NearestName.help(name.value(), new ArrayList<>(known))
        .map(unknown::withHelp)
        .orElse(unknown.withHelp("declare it, or mend the name"));
  }
}
