package io.konkyo.site;

import static io.konkyo.site.MockFrame.bare;
import static io.konkyo.site.MockFrame.num;

import io.konkyo.site.view.AgreementEntry;
import io.konkyo.site.view.ErrataPage;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.FindingEntry;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.LedgerPage;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.Marker;
import io.konkyo.site.view.ModelNote;
import io.konkyo.site.view.Source;
import io.konkyo.site.view.SourcesPage;
import io.konkyo.site.view.Standing;
import io.konkyo.site.view.UsedIn;
import io.konkyo.site.view.VerdictLine;
import java.util.List;

/** The ledger and the errata of the mock site. */
final class MockLedger {
  private final MockFrame m;

  MockLedger(MockFrame frame) {
    this.m = frame;
  }

  LedgerPage page() {
    String title = m.say("캐시 응답 시간", "キャッシュの応答時間");
    return new LedgerPage(
        m.frame("ledger-cache.html", title, ""),
        m.title(title, title),
        m.html("<p>캐시를 둔 경로와 두지 않은 경로의 응답 시간입니다.</p>", "<p>キャッシュを置いた経路と置かない経路の応答時間です。</p>"),
        List.of(
            m.detail("측정값", "測定値", count("8")),
            m.detail("계산값", "計算値", count("2")),
            m.detail("오기를 감지할 수 있는 측정값", "誤記を検知できる測定値", count("7/8"))),
        List.of(Link.to("cache-notes.html", m.html("부록", "付録"))),
        m.legend(),
        List.of(m.source()),
        List.of(
            given("cache.date", "기록일", "記録日", m.say("2025년 3월 4일", "2025年3月4日"), ""),
            given("cache.n", "요청 수", "要求数", m.say("6,000건", "6,000件"), m.say("설정", "設定")),
            given("cache.connections", "연결 수", "接続数", m.say("4개", "4本"), m.say("설정", "設定")),
            family("cache.p50", "응답 시간의 중앙값", "応答時間の中央値", "1.84&nbsp;ms", "12.60&nbsp;ms"),
            family("cache.p99", "느린 꼬리의 응답 시간", "遅い裾の応答時間", "3.10&nbsp;ms", "41.7&nbsp;ms"),
            given("cache.errors", "오류", "エラー", m.say("0건", "0件"), ""),
            given("cache.restarts", "", "", m.say("3회", "3回"), m.say("저자의 주장", "著者の主張")),
            step(),
            ratio()),
        List.of(),
        List.of(agreement()),
        List.of(finding()));
  }

  ErrataPage errata() {
    return new ErrataPage(
        m.frame("errata.html", m.say("정오표", "正誤表"), ""),
        List.of(Link.to("cache-notes.html", m.html("부록", "付録"))),
        List.of(new ErrataPage.SourceFindings(m.source(), List.of(finding()))));
  }

  SourcesPage sources() {
    return new SourcesPage(
        m.frame("sources.html", m.say("출처 목록", "出典一覧"), ""),
        List.of(Link.to("cache-notes.html", m.html("부록", "付録"))),
        List.of(
            new SourcesPage.SourceUse(
                m.source(),
                List.of(
                    new SourcesPage.LedgerUse(
                        Link.to("ledger-cache.html", m.html("캐시 응답 시간", "キャッシュの応答時間")), "6"))),
            new SourcesPage.SourceUse(
                new Source(
                    "server-log",
                    "source-server-log",
                    m.say("서버 2호의 기록", "サーバー二号機の記録"),
                    m.lang(),
                    "",
                    "",
                    List.of()),
                List.of())));
  }

  private FactEntry given(String id, String ko, String ja, String printed, String role) {
    return new FactEntry(
        id,
        m.html(ko, ja),
        FactEntry.Kind.GIVEN,
        role,
        List.of(m.read()),
        id.equals("cache.connections") ? m.say("2개 이상 8개 이하", "2本以上8本以下") : "",
        FactEntry.Origin.NONE,
        Html.NONE,
        List.of(),
        Html.NONE,
        Html.NONE,
        List.of(value(id, "", new Html(bare(id, printed)), "", "", List.of(), "")),
        List.of(),
        List.of(
            new UsedIn(
                m.html("부록", "付録"),
                "cache-notes.html",
                List.of(Link.to("cache-notes.html#how", m.html("무엇을 어떻게 쟀나", "何をどう測ったか"))))),
        List.of(),
        Html.NONE);
  }

  private FactEntry family(String id, String ko, String ja, String hit, String miss) {
    return new FactEntry(
        id,
        m.html(ko, ja),
        FactEntry.Kind.MEASURED,
        "",
        List.of(m.bench()),
        "",
        new FactEntry.Origin(
            m.say("HTTP 응답 시간", "HTTP 応答時間"),
            id.endsWith("50") ? m.say("중앙값(p50)", "中央値（p50）") : "p99",
            "6,000",
            "1",
            "load 2.1",
            m.say("시험용 서버 한 대, 2025-03-04", "試験用サーバー一台、2025-03-04"),
            List.of(m.detail("연결 수", "接続数", num("cache.connections", m.say("4개", "4本")))),
            new Html(
                "<a href=\"sources.html#source-cache-notes\" lang=\"ko\">캐시 앞뒤의 응답 시간 기록</a>")),
        Html.NONE,
        List.of(),
        Html.NONE,
        Html.NONE,
        List.of(
            value(
                id + ".hit",
                m.say("캐시", "キャッシュ"),
                new Html(bare(id + ".hit", hit)),
                "",
                "",
                List.of(),
                ""),
            value(
                id + ".miss",
                m.say("원본 서버", "配信元"),
                new Html(bare(id + ".miss", miss)),
                "",
                "",
                List.of(),
                m.say("잘못 옮긴 숫자를 잡아낼 다른 값이 없습니다.", "写し間違いを見つける別の値がありません。"))),
        List.of(),
        List.of(
            new UsedIn(
                m.html("여기서 계산한 수치", "ここから計算した数値"),
                "",
                List.of(Link.to("#cache.p50.step", m.html("두 중앙값의 차이", "二つの中央値の差")))),
            firstQuestion()),
        List.of(),
        m.html("첫 요청은 캐시를 채우는 데 쓰여 표본에 들지 않습니다.", "最初の要求はキャッシュを満たすのに使われ、標本に入りません。"));
  }

  private static String count(String number) {
    return "<span data-ordinal=\"count\">" + number + "</span>";
  }

  private UsedIn firstQuestion() {
    String one = "<span data-ordinal=\"q-hit-ratio\">1</span>";
    return new UsedIn(
        m.html("퀴즈", "クイズ"),
        "quiz-cache.html",
        List.of(Link.to("quiz-cache.html#q-hit-ratio", m.html("문제 " + one, "問" + one))));
  }

  private FactEntry step() {
    return derived(
        "cache.p50.step",
        "두 중앙값의 차이",
        "二つの中央値の差",
        "cache.p50.miss − cache.p50.hit",
        value(
            "cache.p50.step",
            "",
            new Html(bare("cache.p50.step", "10.76&nbsp;ms")),
            "",
            num("cache.p50.miss", "12.60&nbsp;ms")
                + " − "
                + num("cache.p50.hit", "1.84&nbsp;ms")
                + " = "
                + bare("cache.p50.step", "10.76&nbsp;ms"),
            List.of(
                verdict(
                    VerdictLine.Speaker.STATED,
                    "10.76 ms",
                    "",
                    Standing.HOLDS,
                    m.say("일치", "一致"),
                    "")),
            ""),
        List.of(m.html("기록한 사람이 같은 부하라고 적어 두 경로를 견주었습니다.", "記録者が同じ負荷と書いているため、二つの経路を比べました。")));
  }

  private FactEntry ratio() {
    return derived(
        "cache.p50.ratio",
        "두 중앙값의 비율",
        "二つの中央値の比",
        "cache.p50.miss / cache.p50.hit",
        value(
            "cache.p50.ratio",
            "",
            new Html(bare("cache.p50.ratio", m.say("6.8배", "6.8倍"))),
            "315/46",
            num("cache.p50.miss", "12.60&nbsp;ms")
                + " ÷ "
                + num("cache.p50.hit", "1.84&nbsp;ms")
                + " = 6.847826… ≈ "
                + bare("cache.p50.ratio", m.say("6.8배", "6.8倍")),
            List.of(
                verdict(
                    VerdictLine.Speaker.STATED,
                    "6.8×",
                    "",
                    Standing.HOLDS,
                    m.say("일치", "一致"),
                    m.say("6.847826…을 반올림하면 6.8", "6.847826…を四捨五入すると6.8")),
                verdict(
                    VerdictLine.Speaker.QUOTED,
                    "6.84×",
                    m.say("기록, 결과", "記録、結果"),
                    Standing.HOLDS_WITH_NOTE,
                    m.say("버림하면 일치", "切り捨てなら一致"),
                    m.say("반올림하면 6.85", "四捨五入すると6.85")),
                verdict(
                    VerdictLine.Speaker.QUOTED,
                    "7.8×",
                    m.say("기록, 요약", "記録、要約"),
                    Standing.FAILS,
                    m.say("맞지 않음", "不一致"),
                    m.say("한 자리가 다릅니다.", "一桁だけ違います。"))),
            ""),
        List.of());
  }

  private FactEntry derived(
      String id, String ko, String ja, String formula, FactEntry.Value value, List<Html> caveats) {
    List<Marker> markers = List.of(m.bench(), m.estimate());
    return new FactEntry(
        id,
        m.html(ko, ja),
        FactEntry.Kind.DERIVED,
        "",
        markers,
        "",
        FactEntry.Origin.NONE,
        Html.ofText(formula),
        List.of(),
        Html.NONE,
        m.html("경로", "経路"),
        List.of(value),
        List.of(
            m.fact("cache.p50.miss", "원본 응답 p50", "配信元応答 p50"),
            m.fact("cache.p50.hit", "캐시 응답 p50", "キャッシュ応答 p50")),
        List.of(firstQuestion()),
        caveats,
        Html.NONE);
  }

  private AgreementEntry agreement() {
    return new AgreementEntry(
        "cache.little",
        m.html("동시에 처리 중인 요청 수", "同時に処理中の要求数"),
        Html.ofText("littles_law(cache.connections, cache.mean)"),
        List.of(
            new ModelNote(
                m.html("동시에 처리 중인 요청으로 본 처리율", "同時に処理中の要求から見た処理率"),
                "littles_law(in_flight, latency) = in_flight / latency",
                "J. D. C. Little",
                "en",
                "https://example.org/little")),
        new Html("0.5&nbsp;%"),
        m.say("실측은 예측보다 높을 수 없습니다.", "実測は予測を上回ってはなりません。"),
        m.html("평균이 소수 둘째 자리까지만 기록되어 있습니다.", "平均が小数第2位までしか記録されていません。"),
        List.of(m.html("두 실행의 길이는 같습니다.", "二つの実行の長さは同じです。")),
        List.of(
            line(m.say("캐시", "キャッシュ"), "2,062", "2,058", "−0.2&nbsp;%", "39&nbsp;%"),
            line(m.say("원본 서버", "配信元"), "301.9", "300.8", "−0.4&nbsp;%", "73&nbsp;%")));
  }

  private AgreementEntry.Line line(
      String member, String prediction, String measurement, String deviation, String used) {
    String unit = m.say("건/초", "件/秒");
    return new AgreementEntry.Line(
        member,
        new Html(prediction + "&nbsp;" + unit),
        new Html(measurement + "&nbsp;" + unit),
        new Html(deviation),
        new Html(used),
        Standing.HOLDS,
        m.say("허용 범위 안", "許容差の範囲内"),
        new Html(num("cache.connections", m.say("4개", "4本")) + " ÷ 1.94&nbsp;ms = " + prediction));
  }

  private FindingEntry finding() {
    return new FindingEntry(
        "cache.ratio",
        "finding-cache.ratio",
        m.fact("cache.p50.ratio", "두 중앙값의 비율", "二つの中央値の比"),
        "7.8×",
        m.html("기록, 요약", "記録、要約"),
        new Html(num("cache.p50.ratio", m.say("6.8배", "6.8倍"))),
        Standing.FAILS,
        m.say("맞지 않음", "不一致"),
        List.of(m.say("맞는 수는 하나뿐", "合う数は一つだけ")),
        m.say("숫자 하나를 잘못 옮김", "数字を一つ写し間違えた"),
        m.html("본문의 표에서는 같은 비율이 맞게 나옵니다.", "本文の表では同じ比率が正しく出ています。"),
        new Html(
            num("cache.p50.miss", "12.60&nbsp;ms")
                + " ÷ "
                + num("cache.p50.hit", "1.84&nbsp;ms")
                + " = 6.847826…"));
  }

  private FactEntry.ChosenRange chosen() {
    return new FactEntry.ChosenRange(
        m.fact("cache.connections", "연결 수", "接続数"),
        List.of(
            new FactEntry.ChosenRange.End(
                new Html(bare("cache.connections", m.say("2개", "2本"))),
                new Html(bare("cache.p50.ratio", m.say("6.2배", "6.2倍")))),
            new FactEntry.ChosenRange.End(
                new Html(bare("cache.connections", m.say("8개", "8本"))),
                new Html(bare("cache.p50.ratio", m.say("7.1배", "7.1倍"))))));
  }

  private FactEntry.Value value(
      String id,
      String member,
      Html printed,
      String exact,
      String trace,
      List<VerdictLine> verdicts,
      String guard) {
    boolean counted = id.equals("cache.p50.hit");
    return new FactEntry.Value(
        id,
        member,
        printed,
        exact,
        new Html(trace),
        verdicts,
        counted
            ? new FactEntry.AsPrinted("1.84 MB", "1.84 MiB", m.say("MiB를 뜻합니다", "MiB を指します"))
            : FactEntry.AsPrinted.NONE,
        id.equals("cache.p50.ratio") ? List.of(chosen()) : List.of(),
        guard);
  }

  private VerdictLine verdict(
      VerdictLine.Speaker speaker,
      String text,
      String place,
      Standing standing,
      String verdict,
      String reason) {
    List<Html> places = place.isEmpty() ? List.of() : List.of(new Html(place));
    List<String> limits = List.of(m.say("맞을 수 있는 수 6개", "合いうる数は 6 個"), m.say("약한 검산", "弱い検算"));
    String id =
        switch (standing) {
          case HOLDS -> "pass";
          case HOLDS_WITH_NOTE -> "within-input-rounding";
          case FAILS -> "inconsistent";
          case UNDECIDED -> "undecided";
        };
    return new VerdictLine(speaker, text, places, standing, id, verdict, limits, new Html(reason));
  }
}
