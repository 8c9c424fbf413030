package io.konkyo.cli;

import static io.konkyo.cli.Broken.PING;
import static io.konkyo.cli.Broken.QUIZ;
import static io.konkyo.cli.Broken.TITLE;
import static io.konkyo.cli.Broken.edit;
import static io.konkyo.cli.Broken.facts;
import static io.konkyo.cli.Broken.file;

import java.util.List;

/** Names that mean nothing, two things, or lead out of the folders. */
final class BrokenNames {
  private BrokenNames() {}

  static List<Broken> names() {
    return List.of(
        facts(
            "a fact computed from itself",
            "derived:\n  a: {formula: a + 1}\n",
            "facts/more.yml:3:3 cyclic-formula"),
        facts(
            "facts computed in a circle",
            "derived:\n  a: {formula: b + 1}\n  b: {formula: c + 1}\n  c: {formula: a + 1}\n",
            "facts/more.yml:3:3 cyclic-formula"),
        facts(
            "a fact of two files",
            "given:\n  rtt.step: 5 ms\n",
            "facts/ping.yml:13:3 duplicate-id"),
        edit(
            "an item twice",
            QUIZ,
            "items:\n",
            "items:\n" + item("step"),
            "quizzes/step-quiz.yml:11:9 duplicate-id"),
        file(
            "a page named as a quiz",
            "pages/other.yml",
            page("step-quiz"),
            "pages/other.yml:1:5 duplicate-id"),
        file(
            "a page named as one that is made",
            "pages/other.yml",
            page("index"),
            "pages/other.yml:1:5 duplicate-id"),
        file(
            "a page whose name leads out",
            "pages/other.yml",
            page("../../out"),
            "pages/other.yml:1:5 wrong-shape"),
        file(
            "file names that differ by case",
            "pages/Step-Page.yml",
            page("other"),
            "pages/step-page.yml duplicate-id"),
        edit(
            "a locale whose name leads out",
            "site.yml",
            "[ko, ja]",
            "[ko, ja, ../../out]",
            "site.yml:1:19 wrong-shape"),
        edit("a locale twice", "site.yml", "[ko, ja]", "[ko, ja, ko]", "site.yml:1:19 wrong-shape"),
        file(
            "a listing outside",
            "pages/other.yml",
            listing("../site.yml"),
            "pages/other.yml:7:25 unknown-reference"),
        file(
            "a listing by its full path",
            "pages/other.yml",
            listing("/etc/hostname"),
            "pages/other.yml:7:25 unknown-reference"),
        edit(
            "a setup that does not exist",
            PING,
            "setup: bench",
            "setup: bensh",
            "facts/ping.yml:2:19 unknown-reference"),
        edit(
            "a member misspelled",
            PING,
            "{same_az: 0.339",
            "{same_as: 0.339",
            "facts/ping.yml:11:14 unknown-reference"),
        edit(
            "a member missing",
            PING,
            "{same_az: 0.339, ",
            "{",
            "facts/ping.yml:4:3 missing-member"),
        edit(
            "an axis that does not exist",
            PING,
            "over: path",
            "over: paths",
            "facts/ping.yml:10:11 unknown-reference"),
        edit(
            "a locale misspelled",
            PING,
            "{ko: 차이, ja: 差}",
            "{ko: 차이, jp: 差}",
            "facts/ping.yml:14:21 unknown-locale"),
        edit(
            "a language missing",
            PING,
            "{ko: 차이, ja: 差}",
            "{ko: 차이}",
            "facts/ping.yml:14:12 missing-locale"),
        facts(
            "a rule that does not exist",
            "derived:\n"
                + "  a: {formula: rtt.step, allow: [{rule: mixed-statistic, reason: {ko: 예, ja:"
                + " 例}}]}\n",
            "facts/more.yml:3:41 unknown-reference"),
        file(
            "a reading that is not Korean",
            "terms.yml",
            "terms:\n  Redis: {reading: {ko: Redis}}\n",
            "terms.yml:2:25 wrong-shape"),
        file(
            "a reading in another language",
            "terms.yml",
            "terms:\n  Redis: {reading: {ko: 레디스, ja: レディス}}\n"),
        file(
            "a reading in a language the site has not",
            "terms.yml",
            "terms:\n  Redis: {reading: {ko: 레디스, ja: レディス, kr: 레디스}}\n",
            "terms.yml:2:40 unknown-locale"),
        file(
            "a term without a name",
            "terms.yml",
            "terms:\n  \"\": {}\n",
            "terms.yml:2:3 wrong-shape"),
        file(
            "a row with too few cells",
            "pages/other.yml",
            page("other")
                .replace(
                    "prose: {ko: 예, ja: 例}",
                    "table: {columns: [{ko: 예, ja: 例}], rows: [{id: r, cells: []}]}"),
            "pages/other.yml:7:56 wrong-shape"),
        file(
            "a source that would run",
            "sources.yml",
            "sources:\n  a:\n    title: {ko: 예, ja: 例}\n    url: \"javascript:alert(1)\"\n",
            "sources.yml:4:10 wrong-shape"));
  }

  private static String item(String id) {
    return "  - id: "
        + id
        + "\n"
        + "    type: truefalse\n"
        + "    stem: {ko: '하나는 둘보다 작은가요?', ja: 一は二より小さいですか。}\n"
        + "    options:\n"
        + "      a: {holds: rtt.same_az < rtt.cross_az, text: {ko: 예, ja: はい}}\n"
        + "      b: {holds: rtt.same_az > rtt.cross_az, text: {ko: 아니요, ja: いいえ}, why: {ko: 작습니다., ja: 小さいです。}}\n"
        + "    explanation: {ko: 예, ja: 例}\n";
  }

  private static String page(String id) {
    return "id: "
        + id
        + "\n"
        + TITLE
        + "sections:\n"
        + "  - id: a\n"
        + "    title: {ko: 예, ja: 例}\n"
        + "    blocks:\n"
        + "      - prose: {ko: 예, ja: 例}\n";
  }

  private static String listing(String file) {
    return "id: other\n"
        + TITLE
        + "sections:\n  - id: a\n    title: {ko: 예, ja: 例}\n    blocks:\n      - listing: {file: "
        + file
        + "}\n";
  }
}
