package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a mapping of its entries: text keys, each once, merge keys resolved. */
final class MappingAssembly {
  private static final String MERGE = "<<";

  private final SourceFile file;
  private final FileFaults faults;

  MappingAssembly(SourceFile file, FileFaults faults) {
    this.file = file;
    this.faults = faults;
  }

  /**
   * Returns the mapping, or the text that YAML mistook for one.
   *
   * @param end where it ends in the file
   * @param parent the collection it stands in, or null
   */
  YamlNode assemble(Frame.OfMapping frame, int end, Frame parent) {
    if (frame.explicitKey() >= 0) {
      return explicitKey(frame, end, parent);
    }
    List<Frame.RawEntry> entries =
        frame.isFlow()
            ? FlowTraps.mendEntries(file.span(frame.start(), end), frame.entries(), faults)
            : frame.entries();
    Map<String, YamlEntry> typed = new LinkedHashMap<>();
    List<YamlEntry> repeated = new ArrayList<>();
    for (Frame.RawEntry raw : entries) {
      if (!isTextKey(raw)) {
        continue;
      }
      YamlEntry entry = new YamlEntry((YamlScalar) raw.key(), raw.value());
      if (typed.putIfAbsent(entry.key().text(), entry) != null) {
        repeated.add(entry);
        continue;
      }
      reportRepeated(repeated, typed);
    }
    reportRepeated(repeated, typed);
    return new YamlMapping(merged(typed), file.span(frame.start(), end));
  }

  private boolean isTextKey(Frame.RawEntry entry) {
    Span span = entry.key().span();
    if (entry.key() instanceof YamlScalar scalar) {
      boolean named = !scalar.isEmpty() || scalar.style() != ScalarStyle.PLAIN;
      if (!named) {
        faults.addBreaking(
            Diagnostic.of(DiagnosticCode.YAML_SYNTAX, span, "no key stands before the colon")
                .withHelp("write the key, or put the text in quotes if the colon belongs to it"));
      }
      return named;
    }
    if (!faults.within(span)) {
      String kind = entry.key() instanceof YamlMapping ? "a map" : "a list";
      faults.addBreaking(
          Diagnostic.of(
                  DiagnosticCode.YAML_TRAP,
                  span,
                  "YAML reads " + Quoting.shown(span.text()) + " as " + kind + ", not as a key")
              .withHelp("put the key in quotes: " + Quoting.quoted(span.text()) + ":"));
    }
    faults.breakTree();
    return false;
  }

  /** Several repeated keys in a row are one fault: the key they belong to is missing. */
  private void reportRepeated(List<YamlEntry> repeated, Map<String, YamlEntry> typed) {
    if (repeated.isEmpty() || faults.areTooMany()) {
      return;
    }
    YamlScalar key = repeated.get(0).key();
    int others = repeated.size() - 1;
    String what =
        others == 0
            ? "the key `" + key.text() + "` stands"
            : "`"
                + key.text()
                + "` and "
                + others
                + (others == 1 ? " key" : " keys")
                + " after it stand";
    faults.add(
        Diagnostic.of(DiagnosticCode.DUPLICATE_KEY, key.span(), what + " twice in one map")
            .withLabel(typed.get(key.text()).key().span(), "first here")
            .withHelp(
                others == 0
                    ? "remove one of the two, or rename it"
                    : "write the key they belong to in a line before them, or remove them"));
    repeated.clear();
  }

  /** Source: YAML merge key type; typed keys win, and of several maps the earlier ones. */
  private List<YamlEntry> merged(Map<String, YamlEntry> typed) {
    YamlEntry merge = typed.get(MERGE);
    if (merge == null || merge.key().style() != ScalarStyle.PLAIN) {
      return List.copyOf(typed.values());
    }
    Map<String, YamlEntry> all = new LinkedHashMap<>();
    for (YamlEntry entry : typed.values()) {
      if (entry != merge) {
        all.put(entry.key().text(), entry);
        continue;
      }
      for (YamlMapping source : sources(merge)) {
        source.entries().stream()
            .filter(taken -> !typed.containsKey(taken.key().text()))
            .forEach(taken -> all.putIfAbsent(taken.key().text(), taken));
      }
    }
    return List.copyOf(all.values());
  }

  private List<YamlMapping> sources(YamlEntry merge) {
    List<YamlNode> given =
        merge.value() instanceof YamlSequence list ? list.items() : List.of(merge.value());
    List<YamlMapping> sources = new ArrayList<>();
    for (YamlNode node : given) {
      if (node instanceof YamlMapping mapping) {
        sources.add(mapping);
        continue;
      }
      faults.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE,
                  merge.key().span(),
                  "the merge key `<<` takes a map, and there is none")
              .withHelp("write an alias of a map: `<<: *name`"));
    }
    return sources;
  }

  private YamlNode explicitKey(Frame.OfMapping frame, int end, Frame parent) {
    int at = frame.explicitKey();
    Frame.RawEntry only = frame.entries().size() == 1 ? frame.entries().get(0) : null;
    boolean alone = only != null && !only.colon() && only.key() instanceof YamlScalar;
    boolean item = parent instanceof Frame.OfSequence && frame.start() == at;
    boolean empty = alone && ((YamlScalar) only.key()).isEmpty();
    int textEnd = empty || !alone ? at + 1 : only.key().span().end();
    String meant = file.text().substring(at, textEnd);
    Diagnostic trap =
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                file.span(at, at + 1),
                "YAML reads `?` as the sign of a key, not as text")
            .withHelp(
                alone
                    ? Quoting.advice(meant)
                    : "write the key as `key: value`, or put a text in quotes");
    if (alone && item) {
      faults.add(trap);
      return new YamlScalar(meant, ScalarStyle.PLAIN, file.span(at, textEnd));
    }
    faults.addBreaking(trap);
    return new YamlMapping(List.of(), file.span(frame.start(), end));
  }
}
