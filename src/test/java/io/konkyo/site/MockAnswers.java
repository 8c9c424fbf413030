package io.konkyo.site;

import static io.konkyo.site.MockFrame.bare;
import static io.konkyo.site.MockFrame.label;
import static io.konkyo.site.MockFrame.num;

import io.konkyo.site.view.Html;
import io.konkyo.site.view.Proof;
import io.konkyo.site.view.Question;
import java.util.List;

/** Items of the mock quiz that are answered by typing, ordering and matching. */
final class MockAnswers {
  private final MockFrame m;

  MockAnswers(MockFrame frame) {
    this.m = frame;
  }

  Question numeric(Question.Item item) {
    return new Question.Numeric(
        item,
        "ms",
        new Html(num("cache.p50.step", "10.76&nbsp;ms")),
        new Html(
            num("cache.p50.miss", "12.60&nbsp;ms")
                + " − "
                + num("cache.p50.hit", "1.84&nbsp;ms")
                + " = "
                + bare("cache.p50.step", "10.76&nbsp;ms")),
        new Html(bare("tolerance", "±0.01&nbsp;ms")),
        "10.76 ms",
        new Question.Grading("43/4", "1077/100", "ms=1 s=1000 µs=1/1000", List.of("ms", "s", "µs")),
        List.of(
            new Question.Mistake(
                "value",
                "2519/200",
                "2521/200",
                new Html(num("cache.p50.miss", "12.60&nbsp;ms")),
                Html.NONE,
                m.html("줄어든 폭이 아니라 원본 서버의 중앙값입니다.", "縮んだ幅ではなく、配信元の中央値です。"),
                m.say("값을 폭으로 읽음", "値を幅と読んだ"))));
  }

  Question ordering(Question.Item item) {
    return new Question.Ordering(
        item,
        Question.Direction.ASCENDING,
        List.of(
            element("miss", "A", m.html("원본 서버", "配信元"), 3, "12.60&nbsp;ms"),
            element("hit", "B", m.html("캐시", "キャッシュ"), 1, "1.84&nbsp;ms"),
            element("step", "C", m.html("둘의 차이", "二つの差"), 2, "10.76&nbsp;ms")));
  }

  private Question.Element element(String id, String letter, Html text, int place, String value) {
    return new Question.Element(
        id,
        letter,
        label(text),
        place,
        new Html(num("cache.p50." + id, value)),
        Html.NONE,
        m.html("기록된 중앙값의 순서입니다.", "記録された中央値の順です。"));
  }

  Question matching(Question.Item item) {
    Question.Target mean = new Question.Target("mean", "A", label(m.html("평균", "平均")));
    Question.Target median = new Question.Target("median", "B", label(m.html("중앙값", "中央値")));
    Question.Target spread = new Question.Target("spread", "C", label(m.html("범위", "範囲")));
    Question.Prompt middle =
        new Question.Prompt(
            "middle",
            label(m.html("크기순으로 놓았을 때 가운데 값", "大きさの順に並べたときの中央の値")),
            median,
            new Html(num("cache.p50.hit", "1.84&nbsp;ms")),
            Html.NONE,
            Proof.NONE,
            m.html("절반은 이보다 짧습니다.", "半分はこれより短い値です。"));
    Question.Prompt share =
        new Question.Prompt(
            "share",
            label(m.html("합을 개수로 나눈 값", "合計を個数で割った値")),
            mean,
            Html.NONE,
            Html.NONE,
            Proof.NONE,
            Html.NONE);
    return new Question.Matching(item, List.of(middle, share), List.of(mean, median, spread));
  }
}
