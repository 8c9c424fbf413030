package io.konkyo.site;

import static io.konkyo.site.MockFrame.bare;
import static io.konkyo.site.MockFrame.label;
import static io.konkyo.site.MockFrame.num;

import io.konkyo.site.view.Html;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.Proof;
import io.konkyo.site.view.Question;
import io.konkyo.site.view.QuizPage;
import java.util.List;

/**
 * A quiz of the mock site: one choice among four, one of several right, one resting on evidence, a
 * number, an order, pairs.
 */
final class MockQuiz {
  private final MockFrame m;

  MockQuiz(MockFrame frame) {
    this.m = frame;
  }

  QuizPage page() {
    String title = m.say("캐시를 두면 응답은 얼마나 빨라지나", "キャッシュで応答はどれだけ速くなるか");
    return new QuizPage(
        m.frame("quiz-cache.html", title, m.say("응답 시간 기록을 읽는 여섯 문항입니다.", "応答時間の記録を読む六問です。")),
        "cache",
        m.title(title, title),
        m.html(
            "<p>한 서버에서 하루 동안 남긴 기록만 다룹니다. 다른 서버나 다른 부하에서도 같은 비율이 나온다는 뜻은 아닙니다.</p>",
            "<p>一台のサーバーで一日に残した記録だけを扱います。別のサーバーや別の負荷でも同じ比率になるという意味ではありません。</p>"),
        List.of(
            m.detail("기록일", "記録日", num("cache.date", m.say("2025년 3월 4일", "2025年3月4日"))),
            m.detail("다시 잼", "再測定", m.say("하지 않음", "なし"))),
        List.of(ratio(), several(), limits(), step(), order(), pairs()),
        true,
        m.legend(),
        m.html(
            "<p>틀린 곳을 찾으셨다면 수치 원장에서 그 값의 계산 과정을 먼저 확인해 주세요.</p>",
            "<p>誤りに気づいたときは、まず数値台帳でその値の計算過程を確かめてください。</p>"),
        List.of(
            Link.to("cache-notes.html", m.say("부록: 캐시 앞뒤의 응답 시간", "付録：キャッシュ前後の応答時間")),
            Link.to("ledger-cache.html", m.say("수치 원장", "数値台帳"))));
  }

  private Question ratio() {
    String hit = "1.84&nbsp;ms";
    String miss = "12.60&nbsp;ms";
    return new Question.Choice(
        item(
            "hit-ratio",
            "1",
            m.html(
                "캐시에서 바로 응답한 요청의 <strong>중앙값</strong>은 원본 서버까지 다녀온 요청과 견주어 어떠했나요?",
                "キャッシュから直接返した要求の<strong>中央値</strong>は、配信元まで行った要求と比べてどうでしたか。"),
            m.html(
                "<p>두 중앙값은 "
                    + num("cache.p50.hit", hit)
                    + "와 "
                    + num("cache.p50.miss", miss)
                    + "입니다. 비율은 "
                    + num("cache.p50.ratio", "6.8배")
                    + "이지만 <strong>요청 하나하나가</strong> 그만큼 빨라졌다는 뜻은 아닙니다. 중앙값끼리의 차이는 같은 요청의 차이가 아니기 때문입니다.</p>"
                    + "<p>"
                    + trace()
                    + "</p>",
                "<p>二つの中央値は"
                    + num("cache.p50.hit", hit)
                    + "と"
                    + num("cache.p50.miss", miss)
                    + "です。比は"
                    + num("cache.p50.ratio", "6.8倍")
                    + "ですが、<strong>個々の要求が</strong>それだけ速くなったわけではありません。中央値どうしの差は、同じ要求の差ではないからです。</p>"
                    + "<p>"
                    + trace()
                    + "</p>"),
            Question.Basis.PROVED),
        Question.Mode.SINGLE,
        List.of(
            option(
                "a",
                "A",
                m.say("거의 같았다", "ほぼ同じだった"),
                false,
                m.say(
                    "두 값의 차이는 한 번의 측정에서 생길 수 있는 흔들림보다 훨씬 큽니다.", "二つの値の差は、一回の測定で生じうる揺れよりずっと大きいです。"),
                ""),
            option(
                "b",
                "B",
                m.say(
                    bare("cache.p50.hit", hit)
                        + " 대 "
                        + bare("cache.p50.miss", miss)
                        + "로, 여섯 배 넘게 짧았다",
                    bare("cache.p50.hit", hit) + "対" + bare("cache.p50.miss", miss) + "で、六倍以上短かった"),
                true,
                "",
                num("cache.p50.miss", miss)
                    + " &gt; <span data-term=\"literal\">6</span> × "
                    + num("cache.p50.hit", hit)),
            option(
                "c",
                "C",
                m.say(
                    bare("cache.p50.step", "10.76&nbsp;ms") + "가 되었다",
                    bare("cache.p50.step", "10.76&nbsp;ms") + "になった"),
                false,
                m.say(
                    num("cache.p50.step", "10.76&nbsp;ms") + "는 줄어든 폭이지 줄어든 뒤의 값이 아닙니다.",
                    num("cache.p50.step", "10.76&nbsp;ms") + "は縮んだ幅であって、縮んだあとの値ではありません。"),
                num("cache.p50.hit", hit) + " ≠ " + num("cache.p50.step", "10.76&nbsp;ms")),
            option(
                "d",
                "D",
                m.say(
                    "캐시에서 응답한 쪽이 더 느렸는데, 요청마다 캐시를 뒤지는 시간이 원본 서버까지 다녀오는 시간보다 길었기 때문이다",
                    "キャッシュから返したほうが遅く、要求ごとにキャッシュを探す時間が配信元との往復より長かったからだ"),
                false,
                m.say("기록된 순서가 반대입니다.", "記録された順序が逆です。"),
                num("cache.p50.hit", hit) + " &lt; " + num("cache.p50.miss", miss))));
  }

  private String trace() {
    return num("cache.p50.miss", "12.60&nbsp;ms")
        + " ÷ "
        + num("cache.p50.hit", "1.84&nbsp;ms")
        + " = "
        + bare("cache.p50.ratio", "315/46")
        + " ≈ "
        + bare("cache.p50.ratio", m.say("6.8배", "6.8倍"));
  }

  private Question several() {
    return new Question.Choice(
        item(
            "not-comparable",
            "2",
            m.html(
                "다음 뺄셈 가운데 이 기록만으로는 <em>할 수 없는</em> 것을 고르세요.",
                "次の引き算のうち、この記録だけでは<em>できない</em>ものを選んでください。"),
            m.html(
                "<p>평균에서 중앙값을 빼거나 도구가 다른 값을 빼면 무엇의 차이인지 말할 수 없는 수가 나옵니다.</p>",
                "<p>平均から中央値を引いたり、ツールの違う値どうしを引いたりすると、何の差か言えない数になります。</p>"),
            Question.Basis.PROVED),
        Question.Mode.MULTIPLE,
        List.of(
            option(
                "mixed-statistics",
                "A",
                m.say("원본 서버 응답의 평균 − 캐시 응답의 중앙값", "配信元の応答の平均 − キャッシュの応答の中央値"),
                true,
                m.say("통계량이 서로 다릅니다.", "統計量が違います。"),
                ""),
            option(
                "same-statistic",
                "B",
                m.say("원본 서버 응답의 중앙값 − 캐시 응답의 중앙값", "配信元の応答の中央値 − キャッシュの応答の中央値"),
                false,
                m.say("같은 도구로 같은 날 잰 같은 통계량이라 뺄 수 있습니다.", "同じツールで同じ日に測った同じ統計量なので引けます。"),
                ""),
            option(
                "mixed-instruments",
                "C",
                m.say(
                    "부하 도구가 잰 응답 시간 − <code>origin-log.cache.internal.example.org</code>에 남은 처리 시간",
                    "負荷ツールの応答時間 − <code>origin-log.cache.internal.example.org</code> に残った処理時間"),
                true,
                m.say("재는 자리와 도구가 다릅니다.", "測る場所もツールも違います。"),
                "")));
  }

  private Question limits() {
    return new Question.Choice(
        new Question.Item(
            "what-was-skipped",
            "3",
            "c3d9",
            m.html("서버를 다시 켠 직후의 응답 시간이 표에 없는 까닭은 무엇인가요?", "サーバー再起動直後の応答時間が表にないのはなぜですか。"),
            m.html("<p>기록한 사람이 남긴 말에 답이 있습니다.</p>", "<p>記録した人の言葉に答えがあります。</p>"),
            Question.Shuffling.NONE,
            m.html(
                "<p>기록한 사람의 설명일 뿐, 다른 자료로 확인하지는 못했습니다.</p>",
                "<p>記録した人の説明であり、ほかの資料では確かめられていません。</p>"),
            Question.Basis.EVIDENCE,
            List.of(m.author(), m.unverified()),
            List.of(m.fact("cache.restarts", "재시작 횟수", "再起動回数"))),
        Question.Mode.SINGLE,
        List.of(
            option(
                "not-run",
                "A",
                m.say("기록한 사람이 그 구간을 재지 않았다고 적었다", "記録した人がその区間は測らなかったと書いた"),
                true,
                m.say("기록에 그렇게 적혀 있습니다.", "記録にそう書かれています。"),
                ""),
            option(
                "lost",
                "B",
                m.say("측정값을 잃어버렸다", "測定値が失われた"),
                false,
                m.say("잃어버렸다는 말은 기록에 없습니다.", "失われたという記述は記録にありません。"),
                "")));
  }

  private Question step() {
    return new MockAnswers(m)
        .numeric(
            item(
                "step",
                "4",
                m.html("중앙값은 얼마나 줄었나요?", "中央値はどれだけ縮みましたか。"),
                Html.NONE,
                Question.Basis.PROVED));
  }

  private Question order() {
    return new MockAnswers(m)
        .ordering(
            item(
                "order",
                "5",
                m.html("짧은 것부터 놓으면 어떤 순서인가요?", "短いものから並べるとどの順ですか。"),
                Html.NONE,
                Question.Basis.PROVED));
  }

  private Question pairs() {
    return new MockAnswers(m)
        .matching(
            item(
                "pairs",
                "6",
                m.html("어느 것이 어느 통계량인가요?", "どれがどの統計量ですか。"),
                Html.NONE,
                Question.Basis.PROVED));
  }

  private Question.Item item(
      String id, String number, Html stem, Html explanation, Question.Basis basis) {
    return new Question.Item(
        id,
        number,
        "a1f" + number,
        stem,
        Html.NONE,
        Question.Shuffling.ALL,
        explanation,
        basis,
        List.of(m.bench(), m.estimate()),
        List.of(
            m.fact("cache.p50.hit", "캐시 응답 p50", "キャッシュ応答 p50"),
            m.fact("cache.p50.miss", "원본 응답 p50", "配信元応答 p50")));
  }

  private Question.Option option(
      String id, String letter, String text, boolean key, String why, String proof) {
    return new Question.Option(
        id,
        letter,
        label(new Html(text)),
        key,
        new Html(why),
        key ? "" : m.say("폭을 값으로 읽음", "幅を値と読んだ"),
        proof(proof, key));
  }

  private Proof proof(String valued, boolean holds) {
    if (valued.isEmpty()) {
      return Proof.NONE;
    }
    Html named = m.html("원본의 중앙값 ÷ 캐시의 중앙값", "配信元の中央値 ÷ キャッシュの中央値");
    return new Proof(
        Proof.Joint.ALL, List.of(new Proof.Condition(named, List.of(), new Html(valued), holds)));
  }
}
