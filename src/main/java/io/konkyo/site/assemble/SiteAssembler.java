package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.edition.Editions;
import io.konkyo.ledger.Guards;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.quality.QualityReport;
import io.konkyo.site.LedgerJson;
import io.konkyo.site.TemplateFault;
import io.konkyo.site.TemplateRenderer;
import io.konkyo.site.UiWords;
import io.konkyo.site.meta.Sitemap;
import io.konkyo.site.meta.StructuredData;
import io.konkyo.site.search.SearchIndex;
import io.konkyo.site.view.EntriesFile;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.LanguageLink;
import io.konkyo.site.view.LanguagePage;
import io.konkyo.site.view.LedgerPage;
import io.konkyo.site.view.PageFrame;
import io.konkyo.site.view.PageHead;
import io.konkyo.site.view.PageView;
import io.konkyo.site.view.Title;
import io.konkyo.source.Located;
import io.konkyo.text.LocalizedTexts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes every file of the site, in memory. The same input gives the same bytes. */
public final class SiteAssembler {
  private final Content content;
  private final Ledger ledger;
  private final Editions editions;
  private final LocalizedTexts texts;
  private final Map<String, ItemKey> keys;
  private final Map<String, String> listings;
  private final QualityReport quality;
  private final TemplateRenderer renderer;
  private final Guards guards;
  private final SortedMap<String, byte[]> files = new TreeMap<>();

  private SiteAssembler(
      Content content,
      Ledger ledger,
      Editions editions,
      LocalizedTexts texts,
      Map<String, ItemKey> keys,
      Map<String, String> listings,
      QualityReport quality,
      TemplateRenderer renderer) {
    this.content = content;
    this.ledger = ledger;
    this.editions = editions;
    this.texts = texts;
    this.keys = keys;
    this.listings = listings;
    this.quality = quality;
    this.renderer = renderer;
    this.guards = Guards.of(ledger);
  }

  /**
   * Returns the files of a site by their relative path.
   *
   * @param editions what is published in each language
   * @param keys the evaluated options of every item, by {@code quiz/item}
   * @param listings the tool outputs that pages quote, by file name
   * @param quality what is known of items, what authors allow, and how far facts are tested
   * @param assets style sheets and scripts, by file name
   * @throws TemplateFault if a template is wrong
   */
  public static SortedMap<String, byte[]> assemble(
      Content content,
      Ledger ledger,
      Editions editions,
      LocalizedTexts texts,
      Map<String, ItemKey> keys,
      Map<String, String> listings,
      QualityReport quality,
      TemplateRenderer renderer,
      SortedMap<String, byte[]> assets)
      throws TemplateFault {
    SiteAssembler assembler =
        new SiteAssembler(content, ledger, editions, texts, keys, listings, quality, renderer);
    List<Rendered> rendered =
        content.site().localeTags().parallelStream().map(assembler::rendered).toList();
    for (Rendered locale : rendered) {
      assembler.files.putAll(locale.orThrow());
    }
    assembler.front();
    assets.forEach((name, bytes) -> assembler.files.put("assets/" + name, bytes));
    content.site().localeTags().forEach(assembler::index);
    assembler.put("ledger.json", LedgerJson.write(content, ledger));
    content
        .site()
        .baseUrl()
        .ifPresent(base -> assembler.put(Sitemap.FILE, Sitemap.of(base.value(), assembler.files)));
    return assembler.files;
  }

  /** The pages of one locale, or why there are none. */
  private record Rendered(SortedMap<String, byte[]> files, Optional<TemplateFault> fault) {
    SortedMap<String, byte[]> orThrow() throws TemplateFault {
      if (fault.isPresent()) {
        throw fault.get();
      }
      return files;
    }
  }

  private Rendered rendered(String locale) {
    SortedMap<String, byte[]> pages = new TreeMap<>();
    try {
      pages(locale, pages);
      return new Rendered(pages, Optional.empty());
    } catch (TemplateFault fault) {
      return new Rendered(pages, Optional.of(fault));
    }
  }

  private void pages(String locale, SortedMap<String, byte[]> pages) throws TemplateFault {
    Map<String, String> ui = UiWords.of(locale, content.phrases(locale));
    PageContext context = new PageContext(locale, editions, ledger, texts, keys, ui);
    FactLabels labels = new FactLabels(context);
    Usage usage = new Usage(context, labels);
    FactEntries facts = new FactEntries(context, labels, usage, guards);
    CalculationEntries calculations = new CalculationEntries(context, labels, facts, usage);
    Findings findings = new Findings(context, labels, facts);
    LedgerPages ledgers = new LedgerPages(context, labels, facts, calculations, findings, guards);
    QuizPages quizzes = new QuizPages(context, labels, facts);
    ReportPages reports = new ReportPages(context, labels, facts, listings);

    page(pages, locale, Addresses.INDEX, new IndexPages(context).index(), ui);
    page(pages, locale, Addresses.ERRATA, findings.errata(new Frames(context)), ui);
    page(pages, locale, Addresses.SOURCES, new SourcesPages(context).page(), ui);
    QualityReport published = quality.in(context.content(), ledger);
    QualityPages qualities = new QualityPages(context, labels, published);
    page(pages, locale, Addresses.QUALITY, qualities.page(), ui);
    CoveragePages coverage = new CoveragePages(context, published, qualities, facts);
    page(pages, locale, Addresses.COVERAGE, coverage.page(), ui);
    page(pages, locale, Addresses.SEARCH, new SearchPages(context).page(), ui);
    page(pages, locale, Addresses.REVIEW, new ReviewPages(context).page(), ui);
    Content shown = context.content();
    for (io.konkyo.content.quiz.Quiz quiz : shown.quizzes().values()) {
      page(pages, locale, Addresses.page(quiz.id().value()), quizzes.of(quiz), ui);
    }
    for (io.konkyo.content.page.Page report : shown.pages().values()) {
      page(pages, locale, Addresses.page(report.id().value()), reports.of(report), ui);
    }
    for (Content.FactsPage factsPage : shown.factsPages().values()) {
      LedgerPage view = ledgers.of(factsPage);
      page(pages, locale, Addresses.ledger(factsPage.id()), view, ui);
      String entries = Addresses.entries(factsPage.id());
      page(pages, locale, entries, EntriesFile.of(Addresses.name(entries), view), ui);
    }
  }

  /** What the pages of a locale say, for its search page. */
  private void index(String locale) {
    String folder = locale + "/";
    SortedMap<String, byte[]> pages = new TreeMap<>();
    files
        .subMap(folder, locale + (char) ('/' + 1))
        .forEach((path, bytes) -> pages.put(path.substring(folder.length()), bytes));
    files.put("assets/" + SearchIndex.file(locale), SearchIndex.of(pages));
  }

  /** The front door: a plain choice of language. */
  private void front() throws TemplateFault {
    List<String> locales = content.site().localeTags();
    List<LanguagePage.Choice> choices = new ArrayList<>();
    List<LanguageLink> languages = new ArrayList<>();
    for (String tag : locales) {
      PageContext context =
          new PageContext(
              tag, editions, ledger, texts, keys, UiWords.of(tag, content.phrases(tag)));
      String href = tag + "/" + Addresses.INDEX;
      choices.add(
          new LanguagePage.Choice(
              tag,
              Frames.nativeName(tag),
              href,
              context.unlinked(content.site().title()),
              context.unlinked(content.site().description())));
      languages.add(LanguageLink.toSame(tag, Frames.nativeName(tag), href, false));
    }
    String first = locales.get(0);
    Map<String, String> ui = UiWords.of(first, content.phrases(first));
    PageContext context = new PageContext(first, editions, ledger, texts, keys, ui);
    Title title = context.title(content.site().title());
    PageFrame frame =
        new PageFrame(
            first,
            title.plain(),
            context.plain(content.site().description()),
            title,
            "./",
            first + "/" + Addresses.INDEX,
            languages,
            List.of(),
            Html.NONE);
    put("index.html", printed(new LanguagePage(frame, choices), "index.html", ui));
  }

  private void page(
      SortedMap<String, byte[]> pages,
      String locale,
      String file,
      PageView view,
      Map<String, String> ui)
      throws TemplateFault {
    String path = locale + "/" + file;
    pages.put(path, printed(view, path, ui).getBytes(StandardCharsets.UTF_8));
  }

  private String printed(PageView view, String path, Map<String, String> ui) throws TemplateFault {
    Optional<String> base = content.site().baseUrl().map(Located::value);
    PageHead head = PageHead.of(view, base, path, StructuredData.of(view, base, path));
    return renderer.render(view, head, ui);
  }

  private void put(String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
