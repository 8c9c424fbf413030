package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.site.search.SearchIndex;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.SearchPage;
import java.util.List;
import java.util.stream.Stream;

/** Builds the search page of one locale. */
final class SearchPages {
  private final PageContext context;

  SearchPages(PageContext context) {
    this.context = context;
  }

  SearchPage page() {
    return new SearchPage(
        new Frames(context)
            .page(Addresses.SEARCH, context.word("word.search"), context.word("search.about")),
        "../assets/" + SearchIndex.file(context.locale()),
        entries(),
        ledgers(),
        others());
  }

  private List<Link> entries() {
    Content content = context.content();
    return Stream.concat(
            content.quizzes().values().stream()
                .map(
                    quiz ->
                        Link.to(Addresses.page(quiz.id().value()), context.unlinked(quiz.title()))),
            content.pages().values().stream()
                .map(
                    page ->
                        Link.to(Addresses.page(page.id().value()), context.unlinked(page.title()))))
        .toList();
  }

  private List<Link> ledgers() {
    return context.content().factsPages().values().stream()
        .map(page -> Link.to(Addresses.ledger(page.id()), context.unlinked(page.title())))
        .toList();
  }

  private List<Link> others() {
    return List.of(
        Link.to(Addresses.INDEX, context.unlinked(context.content().site().title())),
        Link.to(Addresses.SOURCES, context.word("word.sources")),
        Link.to(Addresses.ERRATA, context.word("word.errata")),
        Link.to(Addresses.REVIEW, context.word("word.review")),
        Link.to(Addresses.QUALITY, context.word("word.quality")),
        Link.to(Addresses.COVERAGE, context.word("word.coverage")));
  }
}
