package io.konkyo.content;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Allowance;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Visits every text of a site once, with its path. */
public final class ContentTexts {
  private final Consumer<Place> visitor;
  private final Set<Text> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  private ContentTexts(Consumer<Place> visitor) {
    this.visitor = visitor;
  }

  /**
   * Where a text stands.
   *
   * @param path names from the kind of thing down to the field, parted by slashes
   */
  public record Place(String path, Text text) {}

  /**
   * A wording beside the one it was translated from.
   *
   * @param path as of the place both stand at
   */
  public record Translation(String path, Wording source, Wording other) {}

  /** Calls the visitor for every text in every language it is written in. */
  public static void eachWording(Content content, BiConsumer<Place, Wording> visitor) {
    each(
        content,
        place -> place.text().byLocale().values().forEach(word -> visitor.accept(place, word)));
  }

  /** Calls the visitor for every text that is written in the source language and in another. */
  public static void eachTranslation(Content content, Consumer<Translation> visitor) {
    String sourceLocale = content.site().sourceLocale();
    each(
        content,
        place ->
            place
                .text()
                .in(sourceLocale)
                .ifPresent(
                    source ->
                        place.text().byLocale().values().stream()
                            .filter(other -> other != source)
                            .map(other -> new Translation(place.path(), source, other))
                            .forEach(visitor)));
  }

  /** Calls the visitor for every text; one that members of a family share is visited once. */
  public static void each(Content content, Consumer<Place> visitor) {
    ContentTexts walk = new ContentTexts(visitor);
    walk.site(content.site());
    walk.vocabulary(content);
    content.families().values().forEach(walk::family);
    content.facts().values().forEach(walk::fact);
    content.agreements().forEach(walk::agreement);
    content.findings().forEach(walk::finding);
    content.allowances().forEach(walk::allowance);
    content.factsPages().values().forEach(walk::factsPage);
    content.quizzes().values().forEach(walk::quiz);
    content.pages().values().forEach(walk::page);
  }

  private void visit(String path, Text text) {
    if (visited.add(text)) {
      visitor.accept(new Place(path, text));
    }
  }

  private void visit(String path, Optional<Text> text) {
    text.ifPresent(present -> visit(path, present));
  }

  private void site(Site site) {
    visit("site/title", site.title());
    visit("site/description", site.description());
    visit("site/footer", site.footer());
  }

  private void vocabulary(Content content) {
    content
        .markers()
        .forEach(
            (id, marker) -> {
              visit("evidence/" + id + "/name", marker.name());
              visit("evidence/" + id + "/description", marker.description());
            });
    content
        .axes()
        .forEach(
            (id, axis) -> {
              visit("axes/" + id + "/title", axis.title());
              axis.members().forEach((member, text) -> visit("axes/" + id + "/" + member, text));
            });
    content.models().forEach((id, model) -> visit("models/" + id + "/title", model.title()));
    content
        .sources()
        .forEach(
            (id, source) -> {
              visit("sources/" + id + "/title", source.title());
              source
                  .places()
                  .forEach((place, text) -> visit("sources/" + id + "/places/" + place, text));
            });
    content
        .setups()
        .forEach(
            (id, setup) -> {
              visit("setups/" + id + "/title", setup.title());
              visit("setups/" + id + "/description", setup.description());
            });
    content
        .instruments()
        .forEach((id, instrument) -> visit("instruments/" + id + "/label", instrument.label()));
    content.observed().forEach((id, label) -> visit("observes/" + id, label));
  }

  private void factsPage(Content.FactsPage page) {
    visit("facts/" + page.id() + "/title", page.title());
    visit("facts/" + page.id() + "/intro", page.intro());
  }

  private void fact(Fact fact) {
    visit("facts/" + fact.id() + "/label", fact.header().label());
    visit("facts/" + fact.id() + "/of", fact.header().of());
    visit("facts/" + fact.id() + "/note", fact.header().note());
    if (fact instanceof Derived derived) {
      visit("facts/" + fact.id() + "/compares", derived.compares());
    }
  }

  private void allowance(Allowance allowance) {
    visit(allowance.statement() + "/allow/" + allowance.rule().value(), allowance.reason());
  }

  private void family(Family family) {
    visit("facts/" + family.id().value() + "/label", family.label());
  }

  private void agreement(Agreement agreement) {
    visit("agreements/" + agreement.id().value() + "/label", agreement.label());
    visit("agreements/" + agreement.id().value() + "/because", agreement.because());
  }

  private void finding(Finding finding) {
    visit("findings/" + finding.id().value() + "/why", finding.why());
  }

  private void quiz(Quiz quiz) {
    String path = "quizzes/" + quiz.id().value();
    visit(path + "/title", quiz.title());
    visit(path + "/scope", quiz.scope());
    quiz.items().forEach(item -> item(path + "/" + item.id().value(), item));
    visit(path + "/foot", quiz.foot());
  }

  private void item(String path, Item item) {
    visit(path + "/stem", item.stem());
    item.response().parts().forEach(part -> visit(path + part.path(), part.text()));
    visit(path + "/hint", item.hint());
    visit(path + "/explanation", item.explanation());
  }

  private void page(Page page) {
    String path = "pages/" + page.id().value();
    visit(path + "/title", page.title());
    visit(path + "/lead", page.lead());
    for (Page.Section section : page.sections()) {
      String sectionPath = path + "/" + section.id().value();
      visit(sectionPath + "/title", section.title());
      for (int i = 0; i < section.blocks().size(); i++) {
        String blockPath = sectionPath + "/" + (i + 1);
        section
            .blocks()
            .get(i)
            .parts()
            .forEach(part -> visit(blockPath + part.path(), part.text()));
      }
    }
    visit(path + "/foot", page.foot());
  }

  /** Returns every text of a site, in the order of {@link #each}. */
  public static List<Place> all(Content content) {
    List<Place> places = new ArrayList<>();
    each(content, places::add);
    return places;
  }
}
