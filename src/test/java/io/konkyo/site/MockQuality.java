package io.konkyo.site;

import io.konkyo.site.view.AllowanceLine;
import io.konkyo.site.view.CoveragePage;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.ItemRef;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.Marker;
import io.konkyo.site.view.QualityPage;
import io.konkyo.site.view.Question;
import io.konkyo.site.view.RuleName;
import io.konkyo.site.view.Standing;
import java.util.List;

/** The pages of the mock site that tell how items and figures were checked. */
final class MockQuality {
  private final MockFrame m;

  MockQuality(MockFrame frame) {
    this.m = frame;
  }

  QualityPage page() {
    return new QualityPage(
        m.frame("quality.html", m.say("문항 점검 보고", "問題の点検報告"), ""),
        List.of(Link.to("cache-notes.html", m.html("부록", "付録"))),
        Link.to("coverage.html", m.say("검증 범위", "検証の範囲")),
        List.of(m.detail("문항", "問題", count("3")), m.detail("증명된 문항", "証明された問題", share("2", "3"))),
        List.of(
            new QualityPage.QuizPart(
                "cache",
                Link.to("quiz-cache.html", m.html("캐시 퀴즈", "キャッシュのクイズ")),
                items(),
                List.of(
                    allowance(
                        List.of(),
                        positionBias(),
                        "선택지를 섞어 보여 주는 곳에만 씁니다.",
                        "選択肢を混ぜて見せる場でだけ使います。",
                        true)),
                List.of(
                    trait(
                        m.say("가장 김", "最も長い"),
                        share("2", "2"),
                        chance("mean of 4 3", "0.58"),
                        chance("at least 2 of 4 3", "0.0833"),
                        true),
                    trait(
                        m.say("자리 A", "位置 A"),
                        share("2", "2"),
                        chance("mean of 4 3", "0.58"),
                        chance("at least 2 of 4 3", "0.0833"),
                        false)),
                List.of(item("1", "hit-ratio"), item("2", "not-comparable")),
                List.of(item("3", "what-was-skipped")))),
        List.of(
            new AllowanceLine.Group(
                Link.to("ledger-cache.html", m.html("캐시 응답 시간", "キャッシュの応答時間")),
                List.of(
                    allowance(
                        List.of(
                            Link.to(
                                "ledger-cache.html#cache.p99", m.html("느린 꼬리의 응답 시간", "遅い裾の応答時間"))),
                        falsePrecision(),
                        "원문이 인쇄한 자리까지 견줍니다.",
                        "原文が印刷した桁まで比べます。",
                        false))),
            new AllowanceLine.Group(
                Link.to("", m.say("출처 목록", "出典一覧")),
                List.of(
                    allowance(
                        List.of(Link.to("", m.html("오래된 기록", "古い記録"))),
                        new RuleName("missing-access-date", "", "#rule-missing-access-date"),
                        "읽은 날이 남아 있지 않습니다.",
                        "読んだ日が残っていません。",
                        false)))),
        List.of(
            rule(longestKey(), "1", "0", "Haladyna, Downing and Rodriguez 2002"),
            rule(tableLookup(), "0", "1"),
            rule(
                positionBias(),
                "0",
                "1",
                "Attali and Bar-Hillel 2003",
                "Bar-Hillel and Attali 2001")),
        List.of(
            rule(falsePrecision(), "0", "1"),
            rule(new RuleName("missing-access-date", "", "#rule-missing-access-date"), "0", "1")),
        m.legend());
  }

  CoveragePage coverage() {
    Link ledger = Link.to("ledger-cache.html", m.html("캐시 응답 시간", "キャッシュの応答時間"));
    return new CoveragePage(
        m.frame("coverage.html", m.say("검증 범위", "検証の範囲"), ""),
        List.of(Link.to("cache-notes.html", m.html("부록", "付録"))),
        Link.to("quality.html", m.say("문항 점검 보고", "問題の点検報告")),
        List.of(
            m.detail("증명된 문항", "証明された問題", share("2", "3")),
            m.detail("문항이 확인하는 수치", "問題が確かめる数値", share("8", "10"))),
        List.of(
            new CoveragePage.QuizItems(
                Link.to("quiz-cache.html", m.html("캐시 퀴즈", "キャッシュのクイズ")),
                List.of(item("3", "what-was-skipped", m.author(), m.unverified())))),
        List.of(new CoveragePage.LedgerLine(ledger, new Html(share("8", "10")), Html.ofText("–"))),
        List.of(
            new CoveragePage.LedgerFacts(
                ledger,
                "2",
                List.of(
                    m.fact("cache.n", "요청 수", "要求数"), m.fact("cache.connections", "연결 수", "接続数")))),
        List.of(),
        m.legend());
  }

  private List<QualityPage.ItemLine> items() {
    return List.of(
        new QualityPage.ItemLine(
            item("1", "hit-ratio", m.bench(), m.estimate()),
            m.say("하나 고르기", "一つを選ぶ"),
            Question.Basis.PROVED,
            "4",
            "3",
            "2",
            "1",
            List.of(new QualityPage.Remark(longestKey(), "2")),
            List.of()),
        new QualityPage.ItemLine(
            item("2", "not-comparable", m.bench()),
            m.say("값 적기", "数値を入力"),
            Question.Basis.PROVED,
            "",
            "1",
            "",
            "",
            List.of(),
            List.of()),
        new QualityPage.ItemLine(
            item("3", "what-was-skipped", m.author(), m.unverified()),
            m.say("하나 고르기", "一つを選ぶ"),
            Question.Basis.EVIDENCE,
            "3",
            "2",
            "",
            "",
            List.of(),
            List.of(
                allowance(
                    List.of(),
                    tableLookup(),
                    "표를 읽는 것이 이 문항의 목적입니다.",
                    "表を読むことがこの問題の目的です。",
                    false))));
  }

  private AllowanceLine allowance(
      List<Link> subject, RuleName rule, String ko, String ja, boolean idle) {
    return new AllowanceLine(subject, rule, m.html(ko, ja), idle);
  }

  private static QualityPage.RuleLine rule(
      RuleName rule, String told, String allowed, String... sources) {
    return new QualityPage.RuleLine(rule, told, allowed, List.of(sources));
  }

  private QualityPage.TraitLine trait(
      String words, String found, String expected, String probability, boolean rare) {
    return new QualityPage.TraitLine(
        words,
        new Html(found),
        new Html(expected),
        new Html(probability),
        new Html("<span class=\"term\" data-term=\"0.05\">0.05</span>"),
        rare ? Standing.FAILS : Standing.HOLDS,
        rare ? m.say("우연으로 보기 어려움", "偶然とは見にくい") : m.say("우연으로 볼 수 있음", "偶然と見てよい"));
  }

  private RuleName longestKey() {
    return named("longest-key", "정답이 눈에 띄게 긺", "正解が目立って長い");
  }

  private RuleName tableLookup() {
    return named("table-lookup", "표에서 찾아 읽기만 하면 되는 질문", "表から読み取るだけの問い");
  }

  private RuleName positionBias() {
    return named("key-position-bias", "정답이 우연보다 자주 같은 자리에 있음", "正解が偶然より多く同じ位置にある");
  }

  private RuleName falsePrecision() {
    return named("false-precision", "입력이 뒷받침하는 것보다 자세한 자릿수", "入力が裏づけるより細かい桁");
  }

  private RuleName named(String code, String ko, String ja) {
    return new RuleName(code, m.say(ko, ja), "#rule-" + code);
  }

  private static ItemRef item(String number, String id, Marker... markers) {
    return new ItemRef("quiz-cache.html#q-" + id, number, id, List.of(markers));
  }

  private static String count(String n) {
    return "<span data-ordinal=\"count\">" + n + "</span>";
  }

  private static String share(String part, String whole) {
    return count(part) + " / " + count(whole);
  }

  private static String chance(String asked, String printed) {
    return "<span class=\"figure\" data-chance=\"" + asked + "\">" + printed + "</span>";
  }
}
