package io.konkyo.site;

import io.konkyo.site.meta.StructuredData;
import io.konkyo.site.view.EntriesFile;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.IndexEntry;
import io.konkyo.site.view.IndexPage;
import io.konkyo.site.view.LanguageLink;
import io.konkyo.site.view.LanguagePage;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.PageFrame;
import io.konkyo.site.view.PageHead;
import io.konkyo.site.view.PageView;
import io.konkyo.site.view.ReviewPage;
import io.konkyo.site.view.SearchPage;
import io.konkyo.site.view.Title;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A small invented site in Korean and Japanese, with every kind of page, to test and to look at.
 */
public final class MockSite {
  private MockSite() {}

  /** Writes the site into a folder, for looking at it: {@code MockSite target/mock-site}. */
  public static void main(String[] args) throws IOException, TemplateFault {
    write(Path.of(args[0]));
  }

  /** Writes the site into a folder. */
  public static void write(Path root) throws IOException, TemplateFault {
    for (Map.Entry<String, byte[]> file : files(TemplateRenderer.builtIn()).entrySet()) {
      Path target = root.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }

  /** Returns every file of the site by its path. */
  static SortedMap<String, byte[]> files(TemplateRenderer renderer) throws TemplateFault {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (Map.Entry<String, PageView> page : pages().entrySet()) {
      String lang = page.getValue().frame().lang();
      Html data = StructuredData.of(page.getValue(), Optional.empty(), page.getKey());
      PageHead head = PageHead.of(page.getValue(), Optional.empty(), page.getKey(), data);
      String html = renderer.render(page.getValue(), head, UiWords.of(lang, Map.of()));
      files.put(page.getKey(), html.getBytes(StandardCharsets.UTF_8));
    }
    for (String lang : MockFrame.LANGUAGES) {
      EntriesFile entries =
          EntriesFile.of("ledger-cache", new MockLedger(new MockFrame(lang)).page());
      String script = renderer.render(entries, UiWords.of(lang, Map.of()));
      files.put(lang + "/ledger-cache.js", script.getBytes(StandardCharsets.UTF_8));
    }
    SiteAssets.builtIn().forEach((name, bytes) -> files.put("assets/" + name, bytes));
    return files;
  }

  /** Returns every page of the site by its path. */
  static SortedMap<String, PageView> pages() {
    SortedMap<String, PageView> pages = new TreeMap<>();
    pages.put("index.html", languages());
    for (String lang : MockFrame.LANGUAGES) {
      MockFrame frame = new MockFrame(lang);
      pages.put(lang + "/index.html", index(frame));
      pages.put(lang + "/quiz-cache.html", new MockQuiz(frame).page());
      pages.put(lang + "/cache-notes.html", new MockReport(frame).page());
      pages.put(lang + "/ledger-cache.html", new MockLedger(frame).page());
      pages.put(lang + "/errata.html", new MockLedger(frame).errata());
      pages.put(lang + "/sources.html", new MockLedger(frame).sources());
      pages.put(lang + "/quality.html", new MockQuality(frame).page());
      pages.put(lang + "/coverage.html", new MockQuality(frame).coverage());
      pages.put(lang + "/search.html", search(frame));
      pages.put(lang + "/review.html", review(frame));
    }
    return pages;
  }

  private static LanguagePage languages() {
    PageFrame frame =
        new PageFrame(
            "ko",
            "응답 시간 독본",
            "",
            Title.ofText("응답 시간 독본"),
            "./",
            "index.html",
            List.of(
                LanguageLink.toSame("ko", "한국어", "ko/index.html", false),
                LanguageLink.toSame("ja", "日本語", "ja/index.html", false)),
            List.of(),
            Html.NONE);
    return new LanguagePage(
        frame,
        List.of(
            new LanguagePage.Choice(
                "ko",
                "한국어",
                "ko/index.html",
                Html.ofText("응답 시간 독본"),
                Html.ofText("기록에 남은 응답 시간을 읽고 스스로 따져 보는 퀴즈와 부록입니다.")),
            new LanguagePage.Choice(
                "ja",
                "日本語",
                "ja/index.html",
                Html.ofText("応答時間読本"),
                Html.ofText("記録に残った応答時間を読み、自分で確かめるためのクイズと付録です。"))));
  }

  private static SearchPage search(MockFrame m) {
    return new SearchPage(
        m.frame("search.html", m.say("검색", "検索"), ""),
        "../assets/search-" + m.lang() + ".js",
        List.of(),
        List.of(),
        List.of(Link.to("index.html", m.say("응답 시간 독본", "応答時間読本"))));
  }

  private static ReviewPage review(MockFrame m) {
    return new ReviewPage(
        m.frame("review.html", m.say("틀린 문항 복습", "間違えた問題の復習"), ""),
        List.of("1", "3", "7", "16"),
        List.of(
            new ReviewPage.QuizPart(
                "cache",
                Link.to("quiz-cache.html", m.say("캐시 퀴즈", "キャッシュのクイズ")),
                List.of(
                    new ReviewPage.ItemLine("hit-ratio", m.html("적중률은 얼마인가요?", "ヒット率はいくつですか。"))))),
        List.of());
  }

  private static IndexPage index(MockFrame m) {
    String title = m.say("응답 시간 독본", "応答時間読本");
    return new IndexPage(
        m.frame("index.html", title, ""),
        m.html(
            "<p>기록에 남은 응답 시간을 읽고 스스로 따져 보는 퀴즈와 부록입니다. 수치를 누르면 그 값이 어디에서 왔는지 볼 수 있습니다.</p>",
            "<p>記録に残った応答時間を読み、自分で確かめるためのクイズと付録です。数値を押すと、その値がどこから来たかを見られます。</p>"),
        List.of(
            new IndexEntry.Quiz(
                "cache",
                "quiz-cache.html",
                m.html("캐시를 두면 응답은 얼마나 빨라지나", "キャッシュで応答はどれだけ速くなるか"),
                m.html("한 서버에서 하루 동안 남긴 기록만 다룹니다.", "一台のサーバーで一日に残した記録だけを扱います。"),
                "3",
                List.of(
                    new IndexEntry.ItemVersion("hit-ratio", "a1f1"),
                    new IndexEntry.ItemVersion("not-comparable", "a1f2"),
                    new IndexEntry.ItemVersion("what-was-skipped", "c3d9"))),
            new IndexEntry.Report(
                "cache-notes.html",
                m.html("부록 · 캐시 앞뒤의 응답 시간", "付録 · キャッシュ前後の応答時間"),
                m.html("두 경로의 응답 시간과 그 측정 조건을 모았습니다.", "二つの経路の応答時間と測定条件をまとめました。"),
                "5")),
        List.of(
            new IndexPage.RecordCard("ledger-cache.html", m.html("캐시 응답 시간", "キャッシュの応答時間"), "12")),
        Link.to("sources.html", m.say("출처 목록", "出典一覧")),
        Link.to("errata.html", m.say("정오표", "正誤表")),
        List.of(
            Link.to("quality.html", m.say("문항 점검 보고", "問題の点検報告")),
            Link.to("coverage.html", m.say("검증 범위", "検証の範囲"))));
  }
}
