package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.tokens.Token;

/** Finds scalars that YAML reads as something else than what was typed, and mends them. */
final class ScalarTraps {
  private static final Pattern GLUED_BRACKET = Pattern.compile("[^\\s:\"']+(:)[{\\[].*");

  private final SourceFile file;
  private final String text;
  private final FileFaults faults;
  private final TokenLog log;
  private final CommentTraps comments;

  /** Said only when the file has no syntax fault, which would be the better explanation. */
  private final List<Diagnostic> saidAtEnd = new ArrayList<>();

  ScalarTraps(SourceFile file, FileFaults faults, TokenLog log) {
    this.file = file;
    this.text = file.text();
    this.faults = faults;
    this.log = log;
    this.comments = new CommentTraps(file, faults);
  }

  /**
   * Returns the scalar as the author meant it, after saying what is wrong with it.
   *
   * @param tag the tag YAML found before it, or null
   * @param isKey whether it is the key of an entry
   * @param key the key it is the value of, or an empty text
   * @param parent the collection it stands in, or null for none
   */
  YamlScalar mend(YamlScalar scalar, String tag, boolean isKey, String key, Frame parent) {
    if (tag != null) {
      return mendTagged(scalar);
    }
    if (scalar.style() == ScalarStyle.DOUBLE_QUOTED) {
      ForbiddenCharacters.inValue(scalar).ifPresent(faults::add);
    }
    if (!isKey) {
      HiddenCharacters.in(scalar).forEach(faults::add);
    }
    if (scalar.style().isBlock() && scalar.text().isBlank()) {
      return mendEmptyBlock(scalar, key);
    }
    if (scalar.style() != ScalarStyle.PLAIN) {
      return scalar;
    }
    if (isKey) {
      reportInvisibleStart(scalar);
      reportGluedBracket(scalar);
      return scalar;
    }
    if (scalar.isEmpty()) {
      boolean announced = log.lastId() == Token.ID.Value || log.lastId() == Token.ID.BlockEntry;
      return announced ? comments.mendEmpty(scalar) : scalar;
    }
    comments.reportAfter(scalar, key);
    ListInText.report(scalar, key, parent, faults);
    return scalar;
  }

  /** Says that a list or map has a tag. */
  void reportTag(int collectionStart) {
    int start = log.tagStart();
    int end = Lines.trimEnd(text, start, Math.max(start + 1, collectionStart));
    faults.add(tagTrap(start, end, Quoting.restOfLine(text, start)));
  }

  /** Says that a line is a directive, unless it is the version of YAML; true if it was said. */
  boolean reportDirective() {
    int start = log.directive();
    if (start < 0 || text.startsWith("%YAML", start)) {
      return false;
    }
    faults.addBreaking(ValueStartFaults.directive(file, start));
    return true;
  }

  /** Says what only a file without syntax faults can be told. */
  void reportAtEnd(Anchors anchors) {
    saidAtEnd.forEach(faults::add);
    for (Anchors.Anchor anchor : anchors.unused()) {
      if (faults.areTooMany()) {
        return;
      }
      if (anchor.node() instanceof YamlScalar scalar && scalar.style() == ScalarStyle.PLAIN) {
        int end = anchor.start() + 1 + anchor.name().length();
        faults.add(
            Diagnostic.of(
                    DiagnosticCode.YAML_TRAP,
                    file.span(anchor.start(), end),
                    "YAML takes `&" + anchor.name() + "` out of the text as the name of an anchor")
                .withNote("no alias `*" + anchor.name() + "` uses the name")
                .withHelp(Quoting.advice(Quoting.restOfLine(text, anchor.start()))));
      }
    }
  }

  private YamlScalar mendTagged(YamlScalar scalar) {
    int start = log.tagStart();
    int end = Math.max(scalar.span().end(), log.lastEnd());
    boolean typed = log.lastId() != Token.ID.Tag;
    int tagEnd = typed ? Lines.trimEnd(text, start, scalar.span().start()) : log.lastEnd();
    faults.add(tagTrap(start, Math.max(start + 1, tagEnd), Quoting.restOfLine(text, start)));
    if (scalar.style() != ScalarStyle.PLAIN || isTypeTag(start)) {
      return scalar;
    }
    Span whole = file.span(start, end);
    return new YamlScalar(PlainPlaces.read(whole).text(), ScalarStyle.PLAIN, whole);
  }

  private boolean isTypeTag(int start) {
    return text.startsWith("!!", start) || text.startsWith("!<", start);
  }

  private Diagnostic tagTrap(int start, int end, String meant) {
    Diagnostic trap =
        Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            file.span(start, end),
            "YAML reads " + Quoting.shown(text.substring(start, end)) + " as a tag, not as text");
    return isTypeTag(start)
        ? trap.withHelp("remove the tag; every value is read as the text that was typed")
        : trap.withHelp(Quoting.advice(meant));
  }

  private YamlScalar mendEmptyBlock(YamlScalar scalar, String key) {
    String head = Quoting.restOfLine(text, scalar.span().start());
    boolean onlySign = head.length() == 1 || head.charAt(1) == ' ';
    Diagnostic trap =
        Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            file.span(scalar.span().start(), scalar.span().start() + head.length()),
            "YAML reads " + Quoting.shown(head) + " as the head of a block text that is empty");
    String owner = key.isEmpty() ? "its head" : "`" + key + "`";
    saidAtEnd.add(
        onlySign
            ? trap.withHelp("indent the lines of the text deeper than " + owner)
            : trap.withHelp(Quoting.advice(head)));
    return new YamlScalar(
        head,
        ScalarStyle.PLAIN,
        file.span(scalar.span().start(), scalar.span().start() + head.length()));
  }

  /** {@code key:{a: b}}: YAML reads everything up to the next colon as the key. */
  private void reportGluedBracket(YamlScalar key) {
    Matcher glued = GLUED_BRACKET.matcher(key.text());
    if (key.text().indexOf(':') < 0 || !glued.matches()) {
      return;
    }
    int colon = key.span().start() + glued.start(1);
    String name = key.text().substring(0, glued.start(1));
    faults.addBreaking(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                file.span(colon, colon + 1),
                "YAML reads " + Quoting.shown(key.text()) + " as the key, as no space follows `:`")
            .withHelp("write `" + name + ": ` with a space"));
  }

  private void reportInvisibleStart(YamlScalar key) {
    if (key.isEmpty() || !Character.isSpaceChar(key.text().charAt(0))) {
      return;
    }
    int start = key.span().start();
    String code = String.format(Locale.ROOT, "U+%04X", (int) key.text().charAt(0));
    faults.addBreaking(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                file.span(start, start + 1),
                "the key begins with the blank " + code + ", which YAML reads as a letter")
            .withHelp("indent with ordinary spaces"));
  }
}
