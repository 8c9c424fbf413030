package io.konkyo.site;

import io.konkyo.site.view.Detail;
import io.konkyo.site.view.FactLink;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.LabelText;
import io.konkyo.site.view.LanguageLink;
import io.konkyo.site.view.LegendEntry;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.Marker;
import io.konkyo.site.view.PageFrame;
import io.konkyo.site.view.Source;
import io.konkyo.site.view.Title;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Parts that the pages of the mock site share, in Korean or Japanese. */
final class MockFrame {
  static final List<String> LANGUAGES = List.of("ko", "ja");

  private static final Map<String, String> NAMES = Map.of("ko", "한국어", "ja", "日本語");

  private static final Pattern BARE =
      Pattern.compile("<span class=\"num\" data-fact=\"([^\"]*)\">(.*?)</span>");

  private final String lang;

  MockFrame(String lang) {
    this.lang = lang;
  }

  String lang() {
    return lang;
  }

  String say(String ko, String ja) {
    return lang.equals("ko") ? ko : ja;
  }

  Html html(String ko, String ja) {
    return new Html(say(ko, ja));
  }

  Title title(String ko, String ja) {
    return Title.ofText(say(ko, ja));
  }

  Detail detail(String ko, String ja, String value) {
    return Detail.of(say(ko, ja), new Html(value));
  }

  Marker read() {
    return marker("read", "✓", say("원문 확인", "原文で確認"), false);
  }

  Marker author() {
    return marker("author", "Ⓥ", say("저자 주장", "著者の主張"), false);
  }

  Marker bench() {
    return marker("bench", "Ⓑ", say("벤치마크 수치", "ベンチマークの数値"), false);
  }

  Marker estimate() {
    return marker("estimate", "≈", say("추정 또는 역산", "推定または逆算"), true);
  }

  Marker inferred() {
    return marker("inferred", "Σ", say("여러 사실을 이은 추론", "複数の事実からの推論"), true);
  }

  Marker unverified() {
    return marker("unverified", "?", say("확인하지 않음", "未確認"), true);
  }

  private Marker marker(String id, String symbol, String name, boolean caveat) {
    return new Marker(id, symbol, name, caveat, "#mark-" + id);
  }

  List<LegendEntry> legend() {
    return List.of(
        entry(read(), "기록 원문에서 그 값을 직접 읽었습니다.", "記録の原文でその値を直接読みました。"),
        entry(author(), "기록한 사람이 그렇게 적었고, 우리가 따로 확인하지는 않았습니다.", "記録した人がそう書いており、こちらでは確かめていません。"),
        entry(bench(), "도구와 환경이 밝혀진 측정에서 나온 값입니다.", "ツールと環境が明らかな測定から得た値です。"),
        entry(estimate(), "다른 값에서 셈하거나 어림한 값입니다.", "ほかの値から計算したか、見積もった値です。"),
        entry(inferred(), "두 곳 이상의 기록을 이어 붙여야 나오는 결론입니다.", "二つ以上の記録をつなげて初めて出る結論です。"),
        entry(unverified(), "맞는지 아직 모릅니다.", "正しいかどうかはまだ分かりません。"));
  }

  private LegendEntry entry(Marker marker, String ko, String ja) {
    return new LegendEntry("mark-" + marker.id(), marker, html(ko, ja));
  }

  /** A number as text carries it: a link to its line in the ledger. */
  static String num(String fact, String printed) {
    return "<a class=\"num\" href=\"ledger-cache.html#%s\" data-fact=\"%s\">%s</a>"
        .formatted(fact, fact, printed);
  }

  /** The numbers of a family: the line may break between them. */
  static String family(String fact, String printed) {
    return num(fact, printed).replace("class=\"num\"", "class=\"num family\"");
  }

  /** Returns a text of bare numbers, and what it is among the answers, where they are links. */
  static LabelText label(Html asked) {
    return new LabelText(
        asked,
        new Html(
            BARE.matcher(asked.markup()).replaceAll(bare -> num(bare.group(1), bare.group(2)))));
  }

  /** A number where no link can stand. */
  static String bare(String fact, String printed) {
    return "<span class=\"num\" data-fact=\"%s\">%s</span>".formatted(fact, printed);
  }

  FactLink fact(String id, String ko, String ja) {
    return new FactLink(id, "ledger-cache.html#" + id, html(ko, ja));
  }

  Source source() {
    return new Source(
        "cache-notes",
        "source-cache-notes",
        "캐시 앞뒤의 응답 시간 기록",
        "ko",
        "example.org",
        "https://example.org/notes/cache",
        List.of(
            detail("측정", "測定", "<time datetime=\"2025-03-04\">2025-03-04</time>"),
            detail("열람", "閲覧", "<time datetime=\"2025-04-01\">2025-04-01</time>")));
  }

  PageFrame frame(String page, String title, String description) {
    List<LanguageLink> languages =
        LANGUAGES.stream()
            .map(
                tag ->
                    LanguageLink.toSame(
                        tag, NAMES.get(tag), "../" + tag + "/" + page, tag.equals(lang)))
            .toList();
    List<Link> navigation =
        List.of(
            link("quiz-cache.html", "퀴즈", "クイズ", page),
            link("cache-notes.html", "부록", "付録", page),
            link("ledger-cache.html", "수치 원장", "数値台帳", page),
            link("errata.html", "정오표", "正誤表", page));
    return new PageFrame(
        lang,
        title,
        description,
        title("응답 시간 독본", "応答時間読本"),
        "../",
        "index.html",
        languages,
        navigation,
        html("수치는 기록에서 옮긴 것이며 이 사이트가 다시 잰 값이 아닙니다.", "数値は記録から写したもので、このサイトが測り直した値ではありません。"));
  }

  private Link link(String href, String ko, String ja, String page) {
    return new Link(href, html(ko, ja), href.equals(page));
  }
}
