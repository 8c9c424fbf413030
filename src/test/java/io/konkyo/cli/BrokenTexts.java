package io.konkyo.cli;

import static io.konkyo.cli.Broken.PING;
import static io.konkyo.cli.Broken.QUIZ;
import static io.konkyo.cli.Broken.TITLE;
import static io.konkyo.cli.Broken.edit;
import static io.konkyo.cli.Broken.file;

import java.util.List;

/** Items without one right answer, and texts whose marks cannot be read. */
final class BrokenTexts {
  private BrokenTexts() {}

  static List<Broken> items() {
    return List.of(
        edit(
            "two keys",
            QUIZ,
            "rtt.step == rtt.cross_az\n",
            "rtt.step < rtt.cross_az\n",
            "quizzes/step-quiz.yml:4:9 two-keys"),
        edit(
            "no key",
            QUIZ,
            "holds: rtt.step == rtt.cross_az - rtt.same_az\n",
            "holds: rtt.step > rtt.cross_az\n",
            "quizzes/step-quiz.yml:4:9 no-key"),
        edit(
            "a key that fails",
            QUIZ,
            "holds: rtt.step == rtt.cross_az - rtt.same_az\n",
            "holds: rtt.step > rtt.cross_az\n        key: true\n",
            "quizzes/step-quiz.yml:11:16 key-fails"),
        edit(
            "a distractor that holds",
            QUIZ,
            "holds: rtt.step == rtt.cross_az\n",
            "holds: rtt.step < rtt.cross_az\n        key: false\n",
            "quizzes/step-quiz.yml:16:16 distractor-holds"),
        edit(
            "a proof that cannot be read",
            QUIZ,
            "holds: rtt.step == rtt.cross_az - rtt.same_az\n",
            "holds: rtt.step = 5\n",
            "quizzes/step-quiz.yml:11:25 formula-syntax"),
        edit(
            "a proof that is no comparison",
            QUIZ,
            "holds: rtt.step == rtt.cross_az\n",
            "holds: rtt.step\n",
            "quizzes/step-quiz.yml:16:16 wrong-type"),
        edit(
            "an option without proof",
            QUIZ,
            "holds: rtt.step == rtt.cross_az\n",
            "key: maybe\n",
            "quizzes/step-quiz.yml:16:14 wrong-shape"),
        file(
            "no items",
            QUIZ,
            "id: step-quiz\n" + TITLE + "items: []\n",
            "quizzes/step-quiz.yml:3:1 wrong-shape"));
  }

  static List<Broken> texts() {
    return List.of(
        edit(
            "a placeholder of no fact",
            PING,
            "ko: 왕복 시간, ja: 往復時間}\nd",
            "ko: \"${rtt.stp}{을/를}\", ja: \"${rtt.stp}\"}\nd",
            "facts/ping.yml:1:16 unknown-name",
            "facts/ping.yml:1:39 unknown-name"),
        edit(
            "a placeholder that is not closed",
            PING,
            "ko: 차이,",
            "ko: \"${rtt.step\",",
            "facts/ping.yml:14:18 malformed-text"),
        edit(
            "a placeholder of FreeMarker",
            PING,
            "ko: 차이,",
            "ko: \"${x?eval}\",",
            "facts/ping.yml:14:20 placeholder-syntax"),
        edit(
            "a link that would run",
            PING,
            "ko: 차이,",
            "ko: \"[차이](javascript:alert)\",",
            "facts/ping.yml:14:18 malformed-text"),
        edit(
            "an image",
            PING,
            "ko: 차이,",
            "ko: \"![차이](a.png)\",",
            "facts/ping.yml:14:18 malformed-text"),
        edit(
            "digits of no fact",
            PING,
            "ko: 차이,",
            "ko: 차이 12,",
            "facts/ping.yml:14:20 unbound-number"),
        edit(
            "a number that does not hold",
            PING,
            "ko: 차이,",
            "ko: \"${0.22 ms = rtt.step} 차이\",",
            "facts/ping.yml:14:20 stated-number",
            "facts/ping.yml:14:49 unlike-locales"),
        edit(
            "a bare particle",
            PING,
            "ko: 차이,",
            "ko: \"${rtt.step}는 차이\",",
            "facts/ping.yml:14:29 bare-particle",
            "facts/ping.yml:14:40 unlike-locales"),
        edit(
            "a particle in Japanese",
            PING,
            "ja: 差}\n    f",
            "ja: \"差{은/는}\"}\n    f",
            "facts/ping.yml:14:27 stray-particle"),
        edit(
            "a particle after a strange word",
            PING,
            "ko: 차이,",
            "ko: \"Qwzx{은/는}\",",
            "facts/ping.yml:14:22 unknown-reading"),
        edit(
            "quotations in quotations",
            PING,
            "ko: 차이,",
            "ko: \"" + "> ".repeat(300) + "차이\",",
            "facts/ping.yml:14:82 input-too-large"));
  }
}
