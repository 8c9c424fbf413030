package io.konkyo.cli;

import static io.konkyo.cli.Broken.MORE;
import static io.konkyo.cli.Broken.PING;
import static io.konkyo.cli.Broken.QUIZ;
import static io.konkyo.cli.Broken.TITLE;
import static io.konkyo.cli.Broken.edit;
import static io.konkyo.cli.Broken.facts;
import static io.konkyo.cli.Broken.file;

import java.util.List;

/** YAML that would be read otherwise than it was meant, or not at all. */
final class BrokenYaml {
  private BrokenYaml() {}

  static List<Broken> traps() {
    return List.of(
        facts(
            "grouped digits in braces",
            "given: {pool.size: {over: path, values: {same_az: 44,991, cross_az: 5}}}\n",
            "facts/more.yml:2:51 yaml-trap"),
        edit(
            "a marker that is a question mark",
            PING,
            "[bench]",
            "[bench, ?]",
            "facts/ping.yml:2:71 yaml-trap"),
        facts(
            "a value that is a question mark",
            "defaults:\n  evidence: ?\n",
            "facts/more.yml:3:13 yaml-trap"),
        file(
            "a question in braces",
            MORE,
            "title: {ko: 왜?, ja: なぜ}\n",
            "facts/more.yml:1:14 yaml-trap"),
        file(
            "a hash in a sentence",
            MORE,
            "title:\n  ko: 결과 # 3\n  ja: 結果\n",
            "facts/more.yml:2:10 yaml-trap"),
        edit(
            "a tag before a condition",
            QUIZ,
            "holds: rtt.step == rtt.cross_az\n",
            "holds: !(a < b)\n",
            "quizzes/step-quiz.yml:16:16 yaml-trap"),
        file(
            "a placeholder in braces",
            MORE,
            "title: {ko: ${rtt.step} 차이, ja: 差}\n",
            "facts/more.yml:1:14 yaml-trap"),
        facts("a value that begins with >", "given:\n  a: > 5\n", "facts/more.yml:3:6 yaml-trap"),
        facts("a value that begins with *", "given:\n  a: *5\n", "facts/more.yml:3:6 yaml-trap"),
        facts(
            "a value that begins with a backtick",
            "given:\n  a: `5`\n",
            "facts/more.yml:3:6 yaml-trap"),
        facts("a value that begins with %", "given:\n  a: % 5\n", "facts/more.yml:3:6 yaml-trap"),
        facts("a value that begins with @", "given:\n  a: @5\n", "facts/more.yml:3:6 yaml-trap"),
        facts("a value that begins with &", "given:\n  a: & 5\n", "facts/more.yml:3:6 yaml-trap"),
        facts("a value that begins with !", "given:\n  a: !5\n", "facts/more.yml:3:6 yaml-trap"),
        facts(
            "a value that begins with [", "given:\n  a: [5] ms\n", "facts/more.yml:3:6 yaml-trap"),
        facts(
            "a value that begins with {", "given:\n  a: {5} ms\n", "facts/more.yml:3:6 yaml-trap"),
        file(
            "a colon in a sentence",
            MORE,
            "title:\n  ko: 정답: 셋째\n  ja: 正解\n",
            "facts/more.yml:2:9 yaml-trap"),
        facts(
            "a number read as a time", "given:\n  a: 1:30\n", "facts/more.yml:3:6 quantity-syntax"),
        facts("a key twice", "given:\n  a: 5\n  a: 6\n", "facts/more.yml:4:3 duplicate-key"),
        facts("an unknown key", "given:\n  a: {vlaue: 5}\n", "facts/more.yml:3:7 unknown-key"),
        facts("a tab", "given:\n\ta: 5\n", "facts/more.yml:3:1 yaml-tab"),
        facts(
            "a line too far left", "given:\n    a: 5\n   b: 6\n", "facts/more.yml:4:4 yaml-syntax"),
        facts("an anchor bomb", bomb(), "facts/more.yml:8:44 input-too-large"),
        facts("an alias of itself", "given: &a {b: *a}\n", "facts/more.yml:2:15 yaml-syntax"),
        facts("a list as a key", "given:\n  ? [a, b]\n  : 5\n", "facts/more.yml:3:3 yaml-trap"),
        facts("two documents", "---\n" + TITLE, "facts/more.yml:2:1 yaml-syntax"),
        facts(
            "a tag that would make an object",
            "given: !!java.net.URL {a: 5}\n",
            "facts/more.yml:2:8 yaml-trap"));
  }

  private static String bomb() {
    StringBuilder yaml = new StringBuilder("given:\n  a0: &a0 {text: x}\n");
    for (int i = 1; i < 12; i++) {
      String last = "*a" + (i - 1);
      yaml.append("  a").append(i).append(": &a").append(i).append(" {list: [");
      yaml.append(String.join(", ", List.of(last, last, last, last, last, last, last, last)))
          .append("]}\n");
    }
    return yaml.toString();
  }
}
