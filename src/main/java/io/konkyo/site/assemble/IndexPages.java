package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.IndexEntry;
import io.konkyo.site.view.IndexPage;
import io.konkyo.site.view.Link;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Builds the index of one locale. */
final class IndexPages {
  private final PageContext context;
  private final Frames frames;

  IndexPages(PageContext context) {
    this.context = context;
    this.frames = new Frames(context);
  }

  IndexPage index() {
    Content content = context.content();
    return new IndexPage(
        frames.page(
            Addresses.INDEX,
            context.plain(content.site().title()),
            context.plain(content.site().description())),
        context.block(content.site().description()),
        entries(),
        content.factsPages().values().stream().map(this::card).toList(),
        Link.to(Addresses.SOURCES, context.word("word.sources")),
        Link.to(Addresses.ERRATA, context.word("word.errata")),
        List.of(
            Link.to(Addresses.QUALITY, context.word("word.quality")),
            Link.to(Addresses.COVERAGE, context.word("word.coverage"))));
  }

  /** The pages the site names come first, in its order; the others follow by name. */
  private List<IndexEntry> entries() {
    Content content = context.content();
    Set<String> ids = new LinkedHashSet<>();
    content.site().home().stream().map(Located::value).forEach(ids::add);
    ids.addAll(content.quizzes().keySet());
    ids.addAll(content.pages().keySet());
    List<IndexEntry> entries = new ArrayList<>();
    for (String id : ids) {
      Optional.ofNullable(content.quizzes().get(id)).map(this::quiz).ifPresent(entries::add);
      Optional.ofNullable(content.pages().get(id)).map(this::report).ifPresent(entries::add);
    }
    return entries;
  }

  private IndexEntry quiz(Quiz quiz) {
    String id = quiz.id().value();
    List<IndexEntry.ItemVersion> versions =
        quiz.items().stream()
            .map(
                item ->
                    new IndexEntry.ItemVersion(
                        item.id().value(),
                        new ItemVersion(context.ledger())
                            .of(item, context.key(id, item.id().value()))))
            .toList();
    return new IndexEntry.Quiz(
        id,
        Addresses.page(id),
        context.unlinked(quiz.title()),
        quiz.scope().map(context::phrasing).orElse(Html.NONE),
        Integer.toString(quiz.items().size()),
        versions);
  }

  private IndexEntry report(Page page) {
    return new IndexEntry.Report(
        Addresses.page(page.id().value()),
        context.unlinked(page.title()),
        page.lead().map(context::opening).orElse(Html.NONE),
        Integer.toString(page.sections().size()));
  }

  private IndexPage.RecordCard card(Content.FactsPage page) {
    long count =
        page.factIds().stream().filter(id -> context.ledger().entry(id).isPresent()).count();
    return new IndexPage.RecordCard(
        Addresses.ledger(page.id()), context.unlinked(page.title()), Long.toString(count));
  }
}
