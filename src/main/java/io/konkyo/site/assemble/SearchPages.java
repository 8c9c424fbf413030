package io.konkyo.site.assemble;

import io.konkyo.site.search.SearchIndex;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.SearchPage;
import java.util.List;

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
        List.of(
            Link.to(Addresses.INDEX, context.unlinked(context.content().site().title())),
            Link.to(Addresses.ERRATA, context.word("word.errata")),
            Link.to(Addresses.QUALITY, context.word("word.quality")),
            Link.to(Addresses.COVERAGE, context.word("word.coverage"))));
  }
}
