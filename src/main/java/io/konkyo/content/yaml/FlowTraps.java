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
  private static final Pattern FIRST_GROUP = Pattern.compile("(.*[^\\d.,])?\\d{1,3}");
  private static final Pattern GROUP = Pattern.compile("\\d{3}");
  private static final Pattern LAST_GROUP = Pattern.compile("\\d{3}(\\D.*)?", Pattern.DOTALL);
  private static final Pattern GLUED = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_.-]*:(?!//)\\S.*");

  /** So many of the keys that a value was cut into are named. */
  private static final int KEYS_NAMED = 3;

  private FlowTraps() {}

  /** Joins grouped numbers in a list: {@code [44,991]} is one entry, not two. */
  static List<YamlNode> mendItems(List<YamlNode> items, FileFaults faults) {
    List<YamlNode> mended = new ArrayList<>();
    int at = 0;
    while (at < items.size()) {
      int last = lastPiece(items, at);
      if (last == at) {
        mended.add(items.get(at));
      } else {
        YamlScalar number = joined(items.get(at), items.get(last));
        faults.add(cutItem(number.span()));
        mended.add(number);
      }
      at = last + 1;
    }
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
    int at = 0;
    while (at < entries.size()) {
      Frame.RawEntry entry = entries.get(at);
      int last = lastTail(entries, at);
      if (last == at) {
        mended.add(entry.colon() ? entry : withoutColon(braces, entry, faults));
      } else {
        YamlScalar value = joined(entry.value(), entries.get(last).key());
        faults.add(cutValue(value.span(), entries.subList(at + 1, last + 1)));
        mended.add(new Frame.RawEntry(entry.key(), value, true));
      }
      at = last + 1;
    }
    return mended;
  }

  /** Returns the last entry that continues the grouped number of an entry, or that entry. */
  private static int lastPiece(List<YamlNode> items, int first) {
    int last = first;
    Pattern shape = FIRST_GROUP;
    while (last + 1 < items.size()) {
      YamlNode piece = items.get(last);
      YamlNode next = items.get(last + 1);
      boolean cut =
          isPlain(piece)
              && isPlain(next)
              && onlyCommaBetween(piece.span(), next.span())
              && shape.matcher(piece.span().text()).matches()
              && LAST_GROUP.matcher(next.span().text()).matches();
      if (!cut) {
        break;
      }
      shape = GROUP;
      last++;
    }
    return last;
  }

  /** Returns the last entry that is only a tail of the value of an entry, or that entry. */
  private static int lastTail(List<Frame.RawEntry> entries, int first) {
    Frame.RawEntry entry = entries.get(first);
    int last = first;
    if (!entry.colon() || !isPlain(entry.value())) {
      return last;
    }
    int end = entry.value().span().end();
    while (last + 1 < entries.size()) {
      Frame.RawEntry next = entries.get(last + 1);
      // An alias stands for a node that was written elsewhere, before or after.
      boolean tail =
          !next.colon()
              && isPlain(next.key())
              && !isGlued(next.key())
              && end < next.key().span().start();
      if (!tail) {
        break;
      }
      end = next.key().span().end();
      last++;
    }
    return last;
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
        trap(
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
    return trap(key, "YAML reads the braces as a map, and " + shown(key) + " in it has no value")
        .withHelp(
            "write `key: value` inside the braces;"
                + " if they belong to a text, put the whole text in quotes");
  }

  private static Diagnostic cutItem(Span span) {
    return trap(span, "YAML cuts " + shown(span) + " at the comma into several entries")
        .withHelp(
            Quoting.advice(span.text())
                + "; if these are several entries, put a space after each comma");
  }

  private static Diagnostic cutValue(Span span, List<Frame.RawEntry> tails) {
    String first = Quoting.shown(span.text().substring(0, span.text().indexOf(',')));
    List<String> keys =
        tails.stream()
            .limit(KEYS_NAMED)
            .map(tail -> Quoting.shown(((YamlScalar) tail.key()).text()))
            .toList();
    String named =
        (tails.size() == 1 ? " and a key " : " and keys ")
            + String.join(", ", keys)
            + (tails.size() > KEYS_NAMED ? ", …" : "");
    return trap(span, "YAML cuts " + shown(span) + " at the comma into " + first + named)
        .withHelp(Quoting.advice(span.text()) + ", or write the map in lines instead of braces");
  }

  private static boolean onlyCommaBetween(Span first, Span second) {
    return second.start() == first.end() + 1 && first.file().text().charAt(first.end()) == ',';
  }

  private static boolean isGlued(YamlNode key) {
    return isPlain(key) && GLUED.matcher(((YamlScalar) key).text()).matches();
  }

  private static boolean isPlain(YamlNode node) {
    return node instanceof YamlScalar scalar
        && scalar.style() == ScalarStyle.PLAIN
        && !scalar.isEmpty();
  }

  private static YamlScalar joined(YamlNode first, YamlNode last) {
    return plain(first.span().file().span(first.span().start(), last.span().end()));
  }

  private static YamlScalar plain(Span span) {
    return new YamlScalar(PlainPlaces.read(span).text(), ScalarStyle.PLAIN, span);
  }

  private static Diagnostic trap(Span span, String message) {
    return Diagnostic.of(DiagnosticCode.YAML_TRAP, span, message);
  }

  private static String shown(Span span) {
    return Quoting.shown(span.text());
  }
}
