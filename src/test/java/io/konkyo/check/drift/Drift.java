package io.konkyo.check.drift;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way in which two versions of a text came to say different things.
 *
 * @param title the heading above it, which begins with its number
 * @param korean the careful wording
 * @param japanese the one that drifted
 * @param mended a Japanese wording that says what the Korean one does
 * @param wanted the rules that ought to tell it; empty if none can
 * @param why why none can
 * @param told the rules that do tell it
 */
record Drift(
    String title,
    String korean,
    String japanese,
    String mended,
    TreeSet<String> wanted,
    Optional<String> why,
    TreeSet<String> told) {
  private static final Pattern SECTION =
      Pattern.compile("(?ms)^## (\\d+ [^\\n]+)\\n(.*?)(?=^## |\\z)");
  private static final Pattern LINE = Pattern.compile("(?m)^- (\\w+): (.+)$");

  /** Returns the drifts of a Markdown file, in order. */
  static List<Drift> in(String markdown) {
    List<Drift> drifts = new ArrayList<>();
    Matcher section = SECTION.matcher(markdown);
    while (section.find()) {
      Map<String, String> lines = new LinkedHashMap<>();
      Matcher line = LINE.matcher(section.group(2));
      while (line.find()) {
        lines.put(line.group(1), line.group(2));
      }
      drifts.add(
          new Drift(
              section.group(1),
              lines.get("ko"),
              lines.get("ja"),
              lines.get("mended"),
              rules(lines.get("wanted")),
              Optional.ofNullable(lines.get("why")),
              rules(lines.get("told"))));
    }
    return drifts;
  }

  private static TreeSet<String> rules(String list) {
    TreeSet<String> rules = new TreeSet<>(List.of(list.split(", ")));
    rules.remove("none");
    return rules;
  }

  /** Returns a page on which the Korean wording stands beside a Japanese one. */
  String page(String other) {
    return """
        id: drift
        title: {ko: 견줌, ja: 照合}
        sections:
          - id: one
            title: {ko: 하나, ja: 一つ}
            blocks:
              - prose:
                  ko: |-
                    %s
                  ja: |-
                    %s
        """
        .formatted(korean, other);
  }
}
