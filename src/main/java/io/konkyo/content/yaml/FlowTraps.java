package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Finds values that a comma inside brackets or braces has cut into pieces, and joins them. */
final class FlowTraps {
  private static final Pattern GROUPS_SO_FAR = Pattern.compile("(.*[^\\d.,])?\\d{1,3}(,\\d{3})*");
  private static final Pattern GROUP = Pattern.compile("\\d{3}(\\D.*)?", Pattern.DOTALL);
  private static final Pattern GLUED = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_.-]*:(?!//)\\S.*");

  private FlowTraps() {}

  /** Joins grouped numbers in a list: {@code [44,991]} is one entry, not two. */
  static List<YamlNode> mendItems(SourceFile file, List<YamlNode> items, FileFaults faults) {
    List<YamlNode> mended = new ArrayList<>();
    boolean joining = false;
    for (YamlNode item : items) {
      YamlNode last = mended.isEmpty() ? null : mended.get(mended.size() - 1);
      if (isCutNumber(file, last, item)) {
        mended.set(mended.size() - 1, joined(last, item));
        joining = true;
        continue;
      }
      reportItem(last, joining, faults);
      joining = false;
      mended.add(item);
    }
    reportItem(mended.isEmpty() ? null : mended.get(mended.size() - 1), joining, faults);
    return mended;
  }

  /**
   * Joins values whose tail YAML took for a key: {@code {a: 44,991}}.
   *
   * @param braces the map with its braces
   */
  static List<Frame.RawEntry> mendEntries(
      Span braces, List<Frame.RawEntry> entries, FileFaults faults) {
    List<Frame.RawEntry> mended = new ArrayList<>();
    List<String> tails = new ArrayList<>();
    for (Frame.RawEntry entry : entries) {
      Frame.RawEntry last = mended.isEmpty() ? null : mended.get(mended.size() - 1);
      boolean tail = !entry.colon() && isPlain(entry.key()) && !isGlued(entry.key());
      if (tail && last != null && isPlain(last.value()) && follows(last.value(), entry.key())) {
        YamlNode value = joined(last.value(), entry.key());
        mended.set(mended.size() - 1, new Frame.RawEntry(last.key(), value, true));
        tails.add(((YamlScalar) entry.key()).text());
        continue;
      }
      reportValue(last, tails, faults);
      tails.clear();
      mended.add(entry.colon() ? entry : withoutColon(braces, entry, faults));
    }
    reportValue(mended.isEmpty() ? null : mended.get(mended.size() - 1), tails, faults);
    return mended;
  }

  private static Frame.RawEntry withoutColon(Span braces, Frame.RawEntry entry, FileFaults faults) {
    Span span = entry.key().span();
    SourceFile file = braces.file();
    if (!isGlued(entry.key())) {
      if (!faults.within(span)) {
        faults.addBreaking(noMap(braces, span));
      }
      faults.breakTree();
      return entry;
    }
    int colon = span.start() + span.text().indexOf(':');
    Span key = file.span(span.start(), colon);
    Span value = file.span(colon + 1, span.end());
    faults.add(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                file.span(colon, colon + 1),
                "YAML reads " + shown(span) + " as one text, because no space follows its colon")
            .withHelp("write `" + key.text() + ": " + value.text() + "`"));
    return new Frame.RawEntry(plain(key), plain(value), true);
  }

  private static Diagnostic noMap(Span braces, Span key) {
    String text = braces.file().text();
    int next = Lines.skipBlanks(text, braces.end());
    boolean textFollows =
        next < text.length()
            && !Lines.isBreak(text.charAt(next))
            && ",}]:#".indexOf(text.charAt(next)) < 0;
    if (textFollows) {
      String meant = Quoting.restOfLine(text, braces.start());
      return ValueStartFaults.reserved(braces.file(), braces.start(), meant);
    }
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            key,
            "YAML reads the braces as a map, and " + shown(key) + " in it has no value")
        .withHelp(
            "write `key: value` inside the braces;"
                + " if they belong to a text, put the whole text in quotes");
  }

  private static void reportItem(YamlNode node, boolean joined, FileFaults faults) {
    if (!joined) {
      return;
    }
    Span span = node.span();
    faults.add(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                span,
                "YAML cuts " + shown(span) + " at the comma into several entries")
            .withHelp(
                "put the number in quotes: "
                    + Quoting.quoted(span.text())
                    + "; if these are several entries, put a space after each comma"));
  }

  private static void reportValue(Frame.RawEntry entry, List<String> tails, FileFaults faults) {
    if (tails.isEmpty()) {
      return;
    }
    Span span = entry.value().span();
    String first = span.text().substring(0, span.text().indexOf(','));
    String keys = (tails.size() == 1 ? " and a key `" : " and keys `") + String.join("`, `", tails);
    faults.add(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                span,
                "YAML cuts "
                    + shown(span)
                    + " at the comma into "
                    + Quoting.shown(first)
                    + keys
                    + "`")
            .withHelp(
                Quoting.advice(span.text()) + ", or write the map in lines instead of braces"));
  }

  private static boolean isCutNumber(SourceFile file, YamlNode last, YamlNode next) {
    if (!isPlain(last) || !isPlain(next) || !follows(last, next)) {
      return false;
    }
    boolean onlyComma = file.text().startsWith(",", last.span().end());
    boolean glued = next.span().start() == last.span().end() + 1;
    return onlyComma
        && glued
        && GROUPS_SO_FAR.matcher(last.span().text()).matches()
        && GROUP.matcher(next.span().text()).matches();
  }

  private static boolean isGlued(YamlNode key) {
    return isPlain(key) && GLUED.matcher(((YamlScalar) key).text()).matches();
  }

  private static boolean isPlain(YamlNode node) {
    return node instanceof YamlScalar scalar
        && scalar.style() == ScalarStyle.PLAIN
        && !scalar.isEmpty();
  }

  /** An alias stands for a node that was written elsewhere. */
  private static boolean follows(YamlNode first, YamlNode second) {
    return first.span().end() < second.span().start();
  }

  private static YamlScalar joined(YamlNode first, YamlNode second) {
    return plain(first.span().file().span(first.span().start(), second.span().end()));
  }

  private static YamlScalar plain(Span span) {
    return new YamlScalar(PlainPlaces.read(span).text(), ScalarStyle.PLAIN, span);
  }

  private static String shown(Span span) {
    return Quoting.shown(span.text());
  }
}
