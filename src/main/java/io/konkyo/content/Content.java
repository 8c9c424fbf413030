package io.konkyo.content;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Allowance;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.text.Text;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.SourceFile;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything authors wrote, read and typed, before anything is computed.
 *
 * @param observed what readers call the things that were observed, by the word that facts use
 * @param locales what the site says of its languages, by their tag
 * @param listings tool outputs quoted as they were, by file name
 * @param allowances the rules silenced on any statement
 * @param brokenModels names of models that were declared but not understood
 * @param broken names of facts that were declared but not understood; nothing more is said of them
 */
public record Content(
    Site site,
    Map<String, Marker> markers,
    UnitRegistry units,
    Map<String, CountedThing> counted,
    Map<String, Axis> axes,
    Map<String, Term> terms,
    Map<String, ModelDeclaration> models,
    Map<String, Source> sources,
    Map<String, Setup> setups,
    Map<String, Instrument> instruments,
    Map<String, Text> observed,
    Map<String, LocaleSheet> locales,
    SortedMap<String, FactsPage> factsPages,
    SortedMap<String, Fact> facts,
    SortedMap<String, Family> families,
    Set<String> broken,
    Set<String> brokenModels,
    List<Agreement> agreements,
    List<Finding> findings,
    SortedMap<String, Quiz> quizzes,
    SortedMap<String, Page> pages,
    SortedMap<String, SourceFile> listings,
    List<Allowance> allowances) {

  public Content {
    markers = inOrder(markers);
    counted = inOrder(counted);
    axes = inOrder(axes);
    terms = inOrder(terms);
    models = inOrder(models);
    sources = inOrder(sources);
    setups = inOrder(setups);
    instruments = inOrder(instruments);
    observed = inOrder(observed);
    locales = inOrder(locales);
    factsPages = Collections.unmodifiableSortedMap(new TreeMap<>(factsPages));
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    families = Collections.unmodifiableSortedMap(new TreeMap<>(families));
    broken = Set.copyOf(broken);
    brokenModels = Set.copyOf(brokenModels);
    agreements = List.copyOf(agreements);
    findings = List.copyOf(findings);
    quizzes = Collections.unmodifiableSortedMap(new TreeMap<>(quizzes));
    pages = Collections.unmodifiableSortedMap(new TreeMap<>(pages));
    allowances = List.copyOf(allowances);
    listings = Collections.unmodifiableSortedMap(new TreeMap<>(listings));
  }

  /** Returns the words of pages that the site gives in a language, by their key. */
  public Map<String, String> phrases(String locale) {
    LocaleSheet sheet = locales.get(locale);
    return sheet == null ? Map.of() : LocaleSheet.texts(sheet.phrases());
  }

  /** Returns the forms of numbers that the site gives in a language, by their key. */
  public Map<String, String> forms(String locale) {
    LocaleSheet sheet = locales.get(locale);
    return sheet == null ? Map.of() : LocaleSheet.texts(sheet.forms());
  }

  /**
   * The heading of one facts file, which becomes one ledger page.
   *
   * @param id the file's name without ending
   * @param intro what readers are told before the facts
   */
  public record FactsPage(String id, Text title, Optional<Text> intro, List<String> factIds) {
    public FactsPage {
      factIds = List.copyOf(factIds);
    }
  }

  private static <T> Map<String, T> inOrder(Map<String, T> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
