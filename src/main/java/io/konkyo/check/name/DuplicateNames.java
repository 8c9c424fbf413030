package io.konkyo.check.name;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Two items of a quiz, sections or rows of a page, agreements or findings of one name. */
public final class DuplicateNames implements Check {
  /** Names of the pages that every site has, and how those of the ledger begin. */
  private static final Set<String> MADE =
      Set.of("index", "errata", "sources", "quality", "coverage", "search", "review");

  private static final String LEDGER = "ledger-";

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Quiz quiz : input.content().quizzes().values()) {
      unique("item", quiz.items().stream().map(Item::id), diagnostics);
    }
    unique("finding", input.content().findings().stream().map(Finding::id), diagnostics);
    unique("agreement", agreements(input), diagnostics);
    input.content().quizzes().values().forEach(quiz -> free("quiz", quiz.id(), diagnostics));
    input.content().pages().values().forEach(page -> free("page", page.id(), diagnostics));
    for (Page page : input.content().pages().values()) {
      unique("section", page.sections().stream().map(Page.Section::id), diagnostics);
      for (Page.Section section : page.sections()) {
        unique("row", section.blocks().stream().flatMap(DuplicateNames::rows), diagnostics);
      }
    }
  }

  /** A page that Konkyo makes would be written over. */
  private static void free(String kind, Located<String> id, Diagnostics diagnostics) {
    if (MADE.contains(id.value()) || id.value().startsWith(LEDGER)) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.DUPLICATE_ID,
                  id.span(),
                  "the " + kind + " `" + id.value() + "` has the name of a page that Konkyo makes")
              .withHelp(
                  "rename it; index, errata, sources, quality, coverage, search, review and ledger-… are taken"));
    }
  }

  /** An agreement over an axis is declared once, for all its members. */
  private static Stream<Located<String>> agreements(CheckInput input) {
    return input.content().agreements().stream()
        .map(
            agreement ->
                agreement.id().map(id -> agreement.membership().map(Membership::family).orElse(id)))
        .distinct();
  }

  private static Stream<Located<String>> rows(Block block) {
    if (block instanceof Block.Grounds grounds) {
      return grounds.rows().stream().map(Block.GroundsRow::id);
    }
    if (block instanceof Block.Table table) {
      return table.rows().stream().map(Block.TableRow::id);
    }
    if (block instanceof Block.Comparison comparison) {
      return comparison.rows().stream().map(Block.ComparisonRow::id);
    }
    if (block instanceof Block.Verdicts examples) {
      return examples.rows().stream().map(Block.VerdictRow::id);
    }
    if (block instanceof Block.Unmeasured unmeasured) {
      return unmeasured.rows().stream().map(Block.UnmeasuredRow::id);
    }
    if (block instanceof Block.Figure figure) {
      return Stream.of(figure.plot().id());
    }
    return Stream.empty();
  }

  private static void unique(String kind, Stream<Located<String>> names, Diagnostics diagnostics) {
    Map<String, Span> taken = new HashMap<>();
    List<Located<String>> inOrder = names.toList();
    for (Located<String> name : inOrder) {
      Span first = taken.putIfAbsent(name.value(), name.span());
      if (first != null) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.DUPLICATE_ID,
                    name.span(),
                    "the " + kind + " `" + name.value() + "` is declared twice")
                .withLabel(first, "first declared here")
                .withHelp("rename one of the two"));
      }
    }
  }
}
