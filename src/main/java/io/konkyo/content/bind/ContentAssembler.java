package io.konkyo.content.bind;

import io.konkyo.content.Content;
import io.konkyo.content.LocaleSheet;
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
import java.util.regex.Pattern;

/** Puts the parts of content together; a name that is given twice is told. */
final class ContentAssembler {
  /** Pages of the site that no author writes. */
  private static final Pattern RESERVED =
      Pattern.compile("index|errata|quality|coverage|ledger-.*");

  private final Diagnostics diagnostics;

  ContentAssembler(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  Content assemble(
      Site site,
      Vocabulary vocabulary,
      Map<String, LocaleSheet> locales,
      SortedMap<String, Content.FactsPage> factsPages,
      FactsPart part,
      List<Quiz> quizzes,
      List<Page> pages,
      SortedMap<String, SourceFile> listings,
      AllowanceBinder allowances) {
    DeclaredFacts declared = declared(part);
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
        locales,
        factsPages,
        declared.facts(),
        declared.families(),
        declared.broken(),
        vocabulary.brokenModels(),
        part.agreements,
        part.findings,
        quizzesById,
        pagesById,
        listings,
        allowances.all());
  }

  /** The facts whose names mean one thing; {@code broken} names those that mean none, or two. */
  private record DeclaredFacts(
      SortedMap<String, Fact> facts, SortedMap<String, Family> families, Set<String> broken) {}

  private DeclaredFacts declared(FactsPart part) {
    Names names = new Names("fact");
    SortedMap<String, Family> families = new TreeMap<>();
    Set<String> broken = new HashSet<>();
    part.broken.forEach(name -> broken.add(name.value()));
    for (Family family : part.families) {
      families.put(family.id().value(), family);
      if (!names.claim(family.id())) {
        broken.add(family.id().value());
      }
    }
    SortedMap<String, Fact> facts = new TreeMap<>();
    for (Fact fact : part.facts) {
      facts.put(fact.id(), fact);
      // That its family is declared twice is said of the family, not of each member.
      if (!isOfTwoFamilies(fact, names) && !names.claim(fact.header().id())) {
        broken.add(fact.id());
      }
    }
    facts.values().removeIf(fact -> names.isTwice(fact.id()) || isOfTwoFamilies(fact, names));
    families.keySet().removeIf(names::isTwice);
    return new DeclaredFacts(facts, families, broken);
  }

  private static boolean isOfTwoFamilies(Fact fact, Names names) {
    return fact.header().membership().filter(m -> names.isTwice(m.family())).isPresent();
  }

  private final class Names {
    private final String kind;
    private final Map<String, Span> taken = new HashMap<>();
    private final Set<String> twice = new HashSet<>();

    Names(String kind) {
      this.kind = kind;
    }

    boolean claim(Located<String> name) {
      if (kind.equals("page") && RESERVED.matcher(name.value()).matches()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.DUPLICATE_ID,
                    name.span(),
                    "`" + name.value() + "` is the name of a page that Konkyo makes")
                .withHelp("give the page another id"));
        return false;
      }
      Span first = taken.putIfAbsent(name.value(), name.span());
      if (first == null) {
        return true;
      }
      twice.add(name.value());
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.DUPLICATE_ID,
                  name.span(),
                  "the " + kind + " `" + name.value() + "` is declared twice")
              .withLabel(first, "first declared here")
              .withHelp("rename one of the two"));
      return false;
    }

    boolean isTwice(String name) {
      return twice.contains(name);
    }
  }
}
