package io.konkyo.site.assemble;

import io.konkyo.content.page.Page;
import io.konkyo.content.text.Text;
import io.konkyo.edition.Edition;
import io.konkyo.site.UiWords;
import io.konkyo.site.view.LanguageLink;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.PageFrame;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Builds what stands around the content of every page. */
final class Frames {
  private final PageContext context;

  Frames(PageContext context) {
    this.context = context;
  }

  /** Returns the frame of a page inside a locale's folder. */
  PageFrame page(String file, String title, String description) {
    return new PageFrame(
        context.locale(),
        title,
        firstLine(description),
        context.title(context.content().site().title()),
        "../",
        Addresses.INDEX,
        languages(file),
        navigation(file),
        context.phrasing(context.content().site().footer()));
  }

  /** A language without the page is still offered: readers look for it, and it has an index. */
  private List<LanguageLink> languages(String file) {
    List<LanguageLink> languages = new ArrayList<>();
    for (Edition edition : context.editions().all()) {
      String tag = edition.locale();
      String folder = "../" + tag + "/";
      languages.add(
          Addresses.all(edition.content()).contains(file)
              ? LanguageLink.toSame(
                  tag, nativeName(tag), folder + file, tag.equals(context.locale()))
              : LanguageLink.toIndex(
                  tag, nativeName(tag), folder + Addresses.INDEX, indexNote(tag)));
    }
    return languages;
  }

  private String indexNote(String tag) {
    return UiWords.of(tag, context.content().phrases(tag)).get("word.language-index");
  }

  private List<Link> navigation(String file) {
    List<Link> links = new ArrayList<>();
    for (Located<String> id : context.content().site().home()) {
      pageTitle(id.value())
          .ifPresent(
              title -> {
                String href = Addresses.page(id.value());
                links.add(new Link(href, context.unlinked(title), href.equals(file)));
              });
    }
    return links;
  }

  Optional<Text> pageTitle(String id) {
    if (context.content().quizzes().containsKey(id)) {
      return Optional.of(context.content().quizzes().get(id).title());
    }
    return Optional.ofNullable(context.content().pages().get(id)).map(Page::title);
  }

  /** Returns a link to the page that tells how numbers are checked; empty if there is none. */
  List<Link> method() {
    return context
        .content()
        .site()
        .method()
        .flatMap(
            id ->
                pageTitle(id.value())
                    .map(title -> Link.to(Addresses.page(id.value()), context.unlinked(title))))
        .stream()
        .toList();
  }

  /** Returns links to other pages of the site. */
  List<Link> onward(List<Located<String>> ids) {
    List<Link> links = new ArrayList<>();
    for (Located<String> id : ids) {
      pageTitle(id.value())
          .ifPresent(
              title -> links.add(Link.to(Addresses.page(id.value()), context.unlinked(title))));
    }
    links.add(Link.to(Addresses.INDEX, context.unlinked(context.content().site().title())));
    return links;
  }

  /** Returns the language in its own words, as readers look for it. */
  static String nativeName(String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    String name = locale.getDisplayLanguage(locale);
    return name.isEmpty() ? tag : name;
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    return end < 0 ? text : text.substring(0, end);
  }
}
