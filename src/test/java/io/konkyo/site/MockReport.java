package io.konkyo.site;

import static io.konkyo.site.MockFrame.family;
import static io.konkyo.site.MockFrame.num;

import io.konkyo.site.view.Block;
import io.konkyo.site.view.CitedPlace;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.Drawing;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.Marker;
import io.konkyo.site.view.ReportPage;
import io.konkyo.site.view.Standing;
import io.konkyo.site.view.Title;
import io.konkyo.site.view.VerdictExample;
import java.util.List;

/** A report of the mock site with every kind of block. */
final class MockReport {
  private final MockFrame m;

  MockReport(MockFrame frame) {
    this.m = frame;
  }

  ReportPage page() {
    String title = m.say("부록 · 캐시 앞뒤의 응답 시간", "付録 · キャッシュ前後の応答時間");
    return new ReportPage(
        m.frame("cache-notes.html", title, ""),
        m.title(title, title),
        m.html(
            "<p>캐시에서 답한 요청의 중앙값은 "
                + num("cache.p50.hit", "1.84&nbsp;ms")
                + ", 원본 서버까지 다녀온 요청의 중앙값은 "
                + num("cache.p50.miss", "12.60&nbsp;ms")
                + "였습니다. 하루치 기록에서 읽은 값이라 다른 날의 응답 시간을 말해 주지는 않습니다.</p>",
            "<p>キャッシュから返した要求の中央値は"
                + num("cache.p50.hit", "1.84&nbsp;ms")
                + "、配信元まで行った要求の中央値は"
                + num("cache.p50.miss", "12.60&nbsp;ms")
                + "でした。一日分の記録から読んだ値なので、別の日の応答時間については何も言えません。</p>"),
        List.of(how(), latency(), reading(), missing(), sources()),
        m.html("<p>기록을 옮겼을 뿐 다시 재지는 않았습니다.</p>", "<p>記録を写しただけで、測り直してはいません。</p>"),
        List.of(Link.to("quiz-cache.html", m.say("퀴즈 풀기", "クイズを解く"))));
  }

  private ReportPage.Section how() {
    return section(
        "how",
        "1",
        m.title("무엇을 어떻게 쟀나", "何をどう測ったか"),
        new Block.Legend(m.legend()),
        new Block.Prose(
            m.html(
                "<p>부하 도구가 <strong>같은 서버의 두 경로</strong>를 번갈아 불렀습니다. 캐시가 답하는 경로와 원본 서버까지 가는 경로입니다. 요청은 경로마다 "
                    + num("cache.n", "6,000건")
                    + "이고 연결은 "
                    + num("cache.connections", "4개")
                    + "를 계속 썼습니다.</p><p>서버 안에서 걸린 시간은 따로 재지 않았습니다.</p>",
                "<p>負荷ツールが<strong>同じサーバーの二つの経路</strong>を交互に呼び出しました。キャッシュが答える経路と、配信元まで行く経路です。要求は経路ごとに"
                    + num("cache.n", "6,000件")
                    + "、接続は"
                    + num("cache.connections", "4本")
                    + "を使い続けました。</p><p>サーバー内部の時間は別に測っていません。</p>")),
        new Block.Note(
            m.html(
                "<p>여기서 말하는 응답 시간은 요청을 보낸 때부터 응답의 마지막 바이트를 받은 때까지입니다.</p>",
                "<p>ここでいう応答時間は、要求を送ってから応答の最後のバイトを受け取るまでです。</p>")),
        new Block.Definition(
            m.html("적중", "ヒット"),
            m.html("<p>캐시에 이미 있던 답을 그대로 돌려준 요청.</p>", "<p>キャッシュにすでにあった答えをそのまま返した要求。</p>")),
        new Block.Steps(
            List.of(
                m.html("<p>캐시를 비웁니다.</p>", "<p>キャッシュを空にします。</p>"),
                m.html(
                    "<p>한 번 불러 채운 다음 <code>load -c 4 -n 6000</code>을 실행합니다.</p>",
                    "<p>一度呼び出して満たしてから <code>load -c 4 -n 6000</code> を実行します。</p>"),
                m.html("<p>로그를 보관합니다.</p>", "<p>ログを保管します。</p>"))),
        new Block.Verdicts(
            List.of(
                new VerdictExample(
                    "how-cut",
                    "6.84×",
                    m.html("원본의 중앙값 ÷ 캐시의 중앙값", "配信元の中央値 ÷ キャッシュの中央値"),
                    new Html(
                        num("cache.p50.miss", "12.60&nbsp;ms")
                            + " ÷ "
                            + num("cache.p50.hit", "1.84&nbsp;ms")
                            + " = <span data-term=\"6.847826…\">6.847826…</span>"),
                    Standing.HOLDS_WITH_NOTE,
                    m.say("버림하면 일치", "切り捨てなら一致"),
                    "",
                    List.of(m.say("맞는 수는 하나뿐", "合う数は一つだけ")),
                    "",
                    m.html("<p>아래 자리를 버렸습니다.</p>", "<p>下の桁を切り捨てています。</p>")))),
        new Block.Listing(
            "listing-load",
            m.html("부하 도구가 남긴 출력", "負荷ツールの出力"),
            "path=/hit  requests=6000 errors=0 p50=1.84ms p99=3.10ms\n"
                + "path=/miss requests=6000 errors=0 p50=12.60ms p99=41.7ms  # slow tail, origin <busy>\n"),
        cited(m.say("측정 방법", "測定方法")));
  }

  private ReportPage.Section latency() {
    List<Marker> bench = List.of(m.bench());
    return section(
        "latency",
        "2",
        m.title("경로별 응답 시간과 그 차이", "経路ごとの応答時間とその差"),
        new Block.Prose(
            m.html(
                "<p>두 경로의 차이는 "
                    + num("cache.p50.step", "10.76&nbsp;ms")
                    + "입니다. 이 차이를 네트워크 왕복에 든 시간이라고 부를 근거는 없습니다.</p>",
                "<p>二つの経路の差は"
                    + num("cache.p50.step", "10.76&nbsp;ms")
                    + "です。この差をネットワークの往復にかかった時間と呼ぶ根拠はありません。</p>")),
        new Block.Grounds(
            Title.ofText(""),
            List.of(
                m.detail("도구", "ツール", "load 2.1"),
                m.detail("반복", "反復", m.say("경로당 1회", "経路ごとに1回"))),
            List.of(
                row(
                    "median",
                    m.html("응답 시간의 중앙값", "応答時間の中央値"),
                    new Html(
                        family("cache.p50", "1.84 / 12.60&nbsp;ms")
                            + m.say(". 앞이 캐시, 뒤가 원본 서버입니다.", "。前がキャッシュ、後ろが配信元です。")),
                    List.of(
                        m.detail("표본 수", "標本数", num("cache.n", m.say("6,000건", "6,000件"))),
                        m.detail("연결", "接続", num("cache.connections", m.say("4개", "4本")))),
                    bench),
                row(
                    "step",
                    m.html("두 중앙값의 차이", "二つの中央値の差"),
                    new Html(
                        num("cache.p50.step", "+10.76&nbsp;ms")
                            + m.say(". 어느 구간에서 생긴 차이인지는 나누어 재지 않았습니다.", "。どの区間で生じた差かは分けて測っていません。")),
                    List.of(),
                    List.of(m.bench(), m.estimate())),
                row(
                    "tail",
                    m.html("느린 꼬리가 길어진 까닭", "遅い裾が長くなった理由"),
                    m.html(
                        "기록한 사람은 원본 서버의 디스크를 의심했으나 확인하지 않았습니다.", "記録した人は配信元のディスクを疑ったが、確かめていません。"),
                    List.of(),
                    List.of(m.author(), m.inferred(), m.unverified())),
                row(
                    "errors",
                    m.html("오류", "エラー"),
                    new Html(num("cache.errors", m.say("0건", "0件"))),
                    List.of(m.detail("표본 수", "標本数", m.say("기록 없음", "記録なし"))),
                    List.of(m.read(), m.bench())))),
        new Block.Formulas(
            List.of(
                new Block.FormulaLine(
                    m.fact("cache.p50.step", "두 중앙값의 차이", "二つの中央値の差"),
                    m.html("원본의 중앙값 − 캐시의 중앙값", "配信元の中央値 − キャッシュの中央値"),
                    List.of(
                        new Block.TraceOf(
                            "",
                            new Html(
                                num("cache.p50.miss", "12.60&nbsp;ms")
                                    + " − "
                                    + num("cache.p50.hit", "1.84&nbsp;ms")
                                    + " = "
                                    + num("cache.p50.step", "10.76&nbsp;ms"))))))),
        new Block.Warning(
            m.html(
                "<p>중앙값끼리 뺀 값은 한 요청이 아낀 시간이 아닙니다.</p>",
                "<p>中央値どうしを引いた値は、一つの要求が節約した時間ではありません。</p>")),
        cited(m.say("결과", "結果")));
  }

  private ReportPage.Section reading() {
    return section(
        "reading",
        "3",
        m.title("본편과 나란히 읽을 때의 조건", "本編と並べて読むときの条件"),
        new Block.Comparison(
            Title.ofText(""),
            List.of(
                m.title("항목", "項目"),
                m.title("본편", "本編"),
                m.title("이 기록", "この記録"),
                m.title("읽는 법", "読み方")),
            List.of(
                cells(
                    "axis",
                    m.say("재는 것", "測るもの"),
                    m.say("전송한 바이트", "転送したバイト数"),
                    m.say("응답 시간", "応答時間"),
                    m.say("서로 환산할 수 없음", "互いに換算できない")),
                cells(
                    "load",
                    m.say("부하", "負荷"),
                    m.say("실제 사용자의 요청", "実際の利用者の要求"),
                    m.say(
                        "연결 " + num("cache.connections", "4개") + "로 고정한 부하",
                        "接続を" + num("cache.connections", "4本") + "に固定した負荷"),
                    m.say("처리량을 견주지 않음", "処理量は比べない")))),
        figure("plot", "bars", "linear", "14.60", "0"),
        figure("ratios", "dots", "log", "24.07", "1"),
        new Block.Table(
            m.title("경로와 중앙값", "経路と中央値"),
            List.of(m.title("경로", "経路"), Title.ofText("p50"), Title.ofText("p99")),
            List.of(
                cells(
                    "t-hit",
                    m.say("캐시", "キャッシュ"),
                    num("cache.p50.hit", "1.84&nbsp;ms"),
                    num("cache.p99.hit", "3.10&nbsp;ms")),
                cells(
                    "t-miss",
                    m.say("원본 서버", "配信元"),
                    num("cache.p50.miss", "12.60&nbsp;ms"),
                    num("cache.p99.miss", "41.7&nbsp;ms")))),
        new Block.Retraction(
            m.html(
                "<p>캐시를 두면 모든 요청이 " + num("cache.p50.step", "10.76&nbsp;ms") + "씩 빨라진다고 적었습니다.</p>",
                "<p>キャッシュを置けばすべての要求が"
                    + num("cache.p50.step", "10.76&nbsp;ms")
                    + "ずつ速くなると書きました。</p>"),
            m.html(
                "<p>두 중앙값의 차이라고 고쳐 적습니다. 요청별 차이는 기록에 없습니다.</p>",
                "<p>二つの中央値の差と改めます。要求ごとの差は記録にありません。</p>")));
  }

  private Block figure(String anchor, String kind, String scale, String hit, String first) {
    return new Block.Figure(
        new Drawing(
            "reading-" + anchor,
            kind,
            scale,
            "ms",
            "ms",
            m.title("경로와 중앙값", "経路と中央値"),
            List.of(
                new Drawing.Group(
                    m.html("응답 시간", "応答時間"),
                    List.of(
                        new Drawing.Row(
                            m.html("캐시", "キャッシュ"),
                            new Html(num("cache.p50.hit", "1.84&nbsp;ms")),
                            new Html(
                                num("cache.p50.hit", "1.84&nbsp;ms")
                                    + " ~ "
                                    + num("cache.p50.miss", "12.60&nbsp;ms")),
                            new Drawing.Mark(
                                "cache.p50.hit",
                                1,
                                hit,
                                "0.00",
                                hit,
                                "end",
                                List.of(hit, "100.00"),
                                List.of("cache.p50.hit", "cache.p50.miss"))))),
                new Drawing.Group(
                    Html.NONE,
                    List.of(
                        new Drawing.Row(
                            m.html("원본", "配信元"),
                            new Html(num("cache.p50.miss", "12.60&nbsp;ms")),
                            Html.NONE,
                            new Drawing.Mark(
                                "cache.p50.miss",
                                2,
                                "100.00",
                                "0.00",
                                "100.00",
                                "end",
                                List.of(),
                                List.of()))))),
            List.of(
                new Drawing.Tick("0.00", first, first.equals("0")),
                new Drawing.Tick("100.00", "12.60", false)),
            m.html("막대의 길이가 중앙값입니다.", "棒の長さが中央値です。"),
            List.of(m.detail("연결", "接続", num("cache.connections", m.say("4개", "4本")))),
            List.of(m.bench())));
  }

  private ReportPage.Section missing() {
    return section(
        "missing",
        "4",
        m.title("아직 재지 않은 것", "まだ測っていないもの"),
        new Block.Unmeasured(
            List.of(
                cells(
                    "u-restart",
                    m.say("서버를 다시 켠 직후의 응답 시간", "サーバー再起動直後の応答時間"),
                    m.say("기록에 없음", "記録にない")),
                cells(
                    "u-size",
                    m.say("응답 크기를 바꾸었을 때의 차이", "応答の大きさを変えたときの差"),
                    m.say("한 가지 크기만 쟀다고 기록한 사람이 적음", "一種類の大きさだけ測ったと記録者が書いている")))));
  }

  private ReportPage.Section sources() {
    return section("sources", "", m.title("참고 자료", "参考資料"), new Block.Sources(List.of(m.source())));
  }

  private static ReportPage.Section section(
      String anchor, String number, Title title, Block... blocks) {
    return new ReportPage.Section(anchor, number, title, List.of(blocks));
  }

  private static Block.Row cells(String anchor, String... cells) {
    return new Block.Row(anchor, List.of(cells).stream().map(Html::new).toList());
  }

  private static Block.GroundsRow row(
      String anchor, Html claim, Html text, List<Detail> conditions, List<Marker> markers) {
    return new Block.GroundsRow(anchor, claim, text, conditions, List.of(), markers);
  }

  private static Block cited(String place) {
    return new Block.Citation(
        List.of(
            new CitedPlace(
                "cache-notes", "캐시 앞뒤의 응답 시간 기록", "ko", "#source-cache-notes", List.of(place))));
  }
}
