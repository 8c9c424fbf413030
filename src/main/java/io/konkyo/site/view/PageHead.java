package io.konkyo.site.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a page says of itself to other programs: search engines, and whatever shows a link to it.
 *
 * @param kind {@code website} for what leads to pages, {@code article} for what is read
 * @param canonical the page's own address; empty unless it is known where the site is published
 * @param alternates the same page in every language that has it, this one included, then where
 *     readers of other languages are sent; each of them names the same ones
 * @param territory the page's language with a territory, as in {@code ko_KR}; may be empty
 * @param territories those of the other languages
 * @param data what the page is about as JSON-LD, safe inside a script element; may be empty
 */
public record PageHead(
    String kind,
    String canonical,
    List<Alternate> alternates,
    String territory,
    List<String> territories,
    Html data) {
  private static final String EVERY_OTHER = "x-default";

  /** Languages of one territory; a tag that names its own needs no line. */
  private static final Map<String, String> TERRITORIES = Map.of("ko", "KR", "ja", "JP", "en", "US");

  public PageHead {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(canonical);
    Objects.requireNonNull(territory);
    Objects.requireNonNull(data);
    alternates = List.copyOf(alternates);
    territories = List.copyOf(territories);
  }

  /**
   * The page in one language.
   *
   * @param lang BCP 47 tag, or {@code x-default}
   * @param href absolute if it is known where the site is published, else relative
   */
  public record Alternate(String lang, String href) {
    public Alternate {
      Objects.requireNonNull(lang);
      Objects.requireNonNull(href);
    }
  }

  /** Returns the head of a page of a site that may lie anywhere: nothing in it is absolute. */
  public static PageHead of(PageView view) {
    return of(view, Optional.empty(), "", Html.NONE);
  }

  /**
   * Returns the head of a page.
   *
   * @param base address the site is published at, if that is known
   * @param path the page's path in the site, as in {@code ko/index.html}
   * @param data JSON-LD, safe inside a script element
   */
  public static PageHead of(PageView view, Optional<String> base, String path, Html data) {
    PageFrame frame = view.frame();
    Optional<String> root = base.map(PageHead::folder);
    List<LanguageLink> same =
        frame.languages().stream().filter(link -> isSame(frame, link)).toList();
    List<Alternate> alternates = new ArrayList<>();
    same.forEach(link -> alternates.add(new Alternate(link.lang(), address(root, link.href()))));
    // What chooses a language answers for indexes; every other page answers in its first language.
    boolean index = same.stream().anyMatch(link -> link.href().endsWith("/" + frame.home()));
    if (index || view instanceof LanguagePage) {
      alternates.add(new Alternate(EVERY_OTHER, address(root, frame.root() + "index.html")));
    } else if (!same.isEmpty()) {
      alternates.add(new Alternate(EVERY_OTHER, alternates.get(0).href()));
    }
    return new PageHead(
        isRead(view) ? "article" : "website",
        root.map(folder -> folder + path).orElse(""),
        alternates,
        territory(frame.lang()),
        same.stream()
            .map(LanguageLink::lang)
            .filter(lang -> !lang.equals(frame.lang()))
            .map(PageHead::territory)
            .filter(territory -> !territory.isEmpty())
            .toList(),
        data);
  }

  /** A language that lacks the page is linked by its index. */
  private static boolean isSame(PageFrame frame, LanguageLink link) {
    return frame.languages().stream()
        .filter(LanguageLink::current)
        .allMatch(current -> file(current.href()).equals(file(link.href())));
  }

  private static String file(String href) {
    return href.substring(href.lastIndexOf('/') + 1);
  }

  private static boolean isRead(PageView view) {
    return view instanceof QuizPage || view instanceof ReportPage || view instanceof LedgerPage;
  }

  private static String folder(String base) {
    return base.endsWith("/") ? base : base + "/";
  }

  /** Every page lies in the site's root or in a folder of it. */
  private static String address(Optional<String> root, String href) {
    return root.map(folder -> folder + href.replaceFirst("^\\.{1,2}/", "")).orElse(href);
  }

  private static String territory(String lang) {
    Locale locale = Locale.forLanguageTag(lang);
    String country =
        locale.getCountry().isEmpty()
            ? TERRITORIES.getOrDefault(locale.getLanguage(), "")
            : locale.getCountry();
    return country.isEmpty() ? "" : locale.getLanguage() + "_" + country;
  }
}
