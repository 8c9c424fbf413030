package io.konkyo.cli;

import static io.konkyo.cli.Broken.MORE;
import static io.konkyo.cli.Broken.TITLE;
import static io.konkyo.cli.Broken.bytes;
import static io.konkyo.cli.Broken.facts;
import static io.konkyo.cli.Broken.file;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files that are no text, no YAML, too large, or in the wrong place. */
final class BrokenFiles {
  private BrokenFiles() {}

  static List<Broken> files() {
    return List.of(
        bytes(
            "a file that is not UTF-8",
            MORE,
            "title: {ko: 예".getBytes(Charset.forName("EUC-KR")),
            "facts/more.yml:1:13 not-utf8"),
        bytes(
            "a file of UTF-16",
            MORE,
            TITLE.getBytes(StandardCharsets.UTF_16),
            "facts/more.yml not-utf8"),
        file("an empty file", MORE, "", "facts/more.yml empty-file"),
        file("a file of spaces", MORE, " \n\n", "facts/more.yml empty-file"),
        file("a file that is only a comment", MORE, "# nothing yet\n", "facts/more.yml empty-file"),
        file("a file that is a list", MORE, "- a\n- b\n", "facts/more.yml:1:1 wrong-shape"),
        file(
            "a line of five million characters",
            MORE,
            "title: " + "a".repeat(5_000_000) + "\n",
            "facts/more.yml:1:65537 input-too-large"),
        file(
            "a file of nine million bytes",
            MORE,
            "# a\n".repeat(2_300_000),
            "facts/more.yml input-too-large"),
        facts(
            "lists in lists",
            "given: " + "[".repeat(5000) + "]".repeat(5000) + "\n",
            "facts/more.yml:2:107 input-too-large"),
        facts("maps in maps", nested(300), "facts/more.yml:102:101 input-too-large"),
        facts("the end of text", "given:\n  a: \u0000\n", "facts/more.yml:3:6 forbidden-character"),
        file(
            "a byte order mark",
            MORE,
            "\uFEFF" + TITLE + "given:\n  a: 007\n",
            "facts/more.yml:3:6 number-syntax"),
        file(
            "lines that end as on Windows",
            MORE,
            (TITLE + "given:\n  a: 5\n  b: 007\n").replace("\n", "\r\n"),
            "facts/more.yml:4:6 number-syntax"),
        file(
            "lines that end as on old Macs",
            MORE,
            (TITLE + "given:\n  a: 5\n  b: 007\n").replace("\n", "\r"),
            "facts/more.yml:4:6 number-syntax"),
        file("a byte order mark and nothing wrong", MORE, "\uFEFF" + TITLE),
        file(
            "characters beyond the first plane",
            MORE,
            "title: {ko: \"𝒙 😀\", ja: 𠮟}\ngiven: {a: 007}\n",
            "facts/more.yml:2:12 number-syntax"),
        new Broken(
            "no site", content -> content.remove("site.yml"), List.of("site.yml missing-file")),
        file("a misspelled file", "term.yml", "terms: {}\n", "term.yml unknown-file"),
        file("an ending in capitals", "facts/b.YML", "given: {}\n", "facts/b.YML unknown-file"),
        file("a file in capitals", "terms.YAML", "terms: {}\n", "terms.YAML unknown-file"),
        file("a folder in facts", "facts/in/more.yml", TITLE, "facts/in unreadable-file"),
        file(
            "a template that fails",
            "templates/quiz.ftlh",
            "<#if x>",
            "templates/quiz.ftlh:1:7 template-fault"));
  }

  private static String nested(int depth) {
    StringBuilder yaml = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      yaml.append(" ".repeat(i)).append("given:\n");
    }
    return yaml.append(" ".repeat(depth)).append("a: 5\n").toString();
  }
}
