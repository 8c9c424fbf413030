package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Span;

/** Aliases that name nothing, themselves, or too much. */
final class AliasTraps {
  private AliasTraps() {}

  static Diagnostic unknown(YamlScalar alias) {
    String meant = Quoting.restOfLine(alias.span().file().text(), alias.span().start());
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            alias.span(),
            "YAML reads "
                + Quoting.shown(alias.text())
                + " as an alias, and no anchor has its name")
        .withHelp(Quoting.advice(meant));
  }

  static Diagnostic cycle(YamlScalar alias, Span anchor) {
    return Diagnostic.of(
            DiagnosticCode.YAML_SYNTAX,
            alias.span(),
            "the alias " + Quoting.shown(alias.text()) + " stands inside what it names")
        .withLabel(anchor, "the anchor")
        .withHelp("remove the alias, or write out what it should stand for");
  }

  static Diagnostic tooMany(YamlScalar alias) {
    return Diagnostic.of(
            DiagnosticCode.INPUT_TOO_LARGE,
            alias.span(),
            "the aliases up to here repeat more than " + InputLimits.ALIASED_NODES + " nodes")
        .withNote("each alias counts everything it stands for, aliases inside it included")
        .withHelp("let fewer aliases stand for other aliases");
  }

  static Diagnostic asKey(YamlScalar alias) {
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP, alias.span(), "an alias stands where a key should")
        .withHelp("write the key out; if the `*` belongs to it, " + quoteKey(alias));
  }

  private static String quoteKey(YamlScalar alias) {
    return "put it in quotes: " + Quoting.quoted(alias.text()) + ":";
  }
}
