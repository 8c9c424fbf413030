package io.konkyo.content.bind;

import io.konkyo.content.Content;
import io.konkyo.content.Site;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Puts the parts of content together; a name that is given twice is told. */
final class ContentAssembler {
  private final Diagnostics diagnostics;

  ContentAssembler(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  Content assemble(
      Site site,
      Vocabulary vocabulary,
      SortedMap<String, Content.FactsPage> factsPages,
      FactsPart part,
      List<Quiz> quizzes,
      List<Page> pages,
      SortedMap<String, SourceFile> listings,
      AllowanceBinder allowances) {
    Names factNames = new Names("fact");
    SortedMap<String, Family> families = new TreeMap<>();
    for (Family family : part.families) {
      if (factNames.claim(family.id())) {
        families.put(family.id().value(), family);
      }
    }
    SortedMap<String, Fact> facts = new TreeMap<>();
    for (Fact fact : part.facts) {
      if (factNames.claim(fact.header().id())) {
        facts.put(fact.id(), fact);
      }
    }
    Names pageNames = new Names("page");
    SortedMap<String, Quiz> quizzesById = new TreeMap<>();
    for (Quiz quiz : quizzes) {
      if (pageNames.claim(quiz.id())) {
        quizzesById.put(quiz.id().value(), quiz);
      }
    }
    SortedMap<String, Page> pagesById = new TreeMap<>();
    for (Page page : pages) {
      if (pageNames.claim(page.id())) {
        pagesById.put(page.id().value(), page);
      }
    }
    Set<String> broken = new HashSet<>();
    part.broken.forEach(name -> broken.add(name.value()));
    return new Content(
        site,
        vocabulary.markers(),
        vocabulary.units(),
        vocabulary.counted(),
        vocabulary.axes(),
        vocabulary.terms(),
        vocabulary.models(),
        vocabulary.sources(),
        vocabulary.setups(),
        vocabulary.instruments(),
        vocabulary.observed(),
        factsPages,
        facts,
        families,
        broken,
        part.agreements,
        part.findings,
        quizzesById,
        pagesById,
        listings,
        allowances.all());
  }

  private final class Names {
    private final String kind;
    private final Map<String, Span> taken = new HashMap<>();

    Names(String kind) {
      this.kind = kind;
    }

    boolean claim(Located<String> name) {
      Span first = taken.putIfAbsent(name.value(), name.span());
      if (first == null) {
        return true;
      }
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.DUPLICATE_ID,
                  name.span(),
                  "the " + kind + " `" + name.value() + "` is declared twice")
              .withLabel(first, "first declared here")
              .withHelp("rename one of the two"));
      return false;
    }
  }
}
