package io.konkyo.usage;

import io.konkyo.content.Content;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.ContentReferences.Kind;
import io.konkyo.content.ContentReferences.Reference;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.formula.Formula;
import io.konkyo.formula.References;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.Ledger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Every place of a site that names a fact, a family or a model.
 *
 * <p>Shape: a place that names a family is listed under the family, not under its members; a
 * formula of a family's member is listed under the members it reads.
 */
public final class UseIndex {
  private final Content content;
  private final Ledger ledger;
  private final SortedMap<String, List<Use>> facts = new TreeMap<>();
  private final SortedMap<String, List<Use>> models = new TreeMap<>();

  private UseIndex(Content content, Ledger ledger) {
    this.content = content;
    this.ledger = ledger;
  }

  public static UseIndex of(Content content, Ledger ledger) {
    UseIndex index = new UseIndex(content, ledger);
    content.facts().values().forEach(index::fact);
    content.agreements().forEach(index::agreement);
    ContentReferences.each(content, index::reference);
    content.quizzes().values().forEach(index::quiz);
    content.pages().values().forEach(index::page);
    content
        .models()
        .forEach(
            (id, model) ->
                index.calls(model.model().body(), Use.Kind.MODEL, "models/" + id + "/formula"));
    ContentTexts.each(content, index::text);
    return index;
  }

  /** Returns where a fact or family is named; none if nothing does. */
  public List<Use> of(String name) {
    return List.copyOf(facts.getOrDefault(name, List.of()));
  }

  /** Returns where a model is called; none if nothing does. */
  public List<Use> ofModel(String name) {
    return List.copyOf(models.getOrDefault(name, List.of()));
  }

  /** Returns the names of facts and families that anything uses. */
  public Set<String> factNames() {
    return Collections.unmodifiableSet(facts.keySet());
  }

  private void fact(Fact fact) {
    if (fact instanceof Derived derived) {
      Optional<Entry> entry = ledger.entry(fact.id());
      read(
          derived.formula(),
          entry.<Collection<String>>map(Entry::inputs).orElseGet(derived.formula()::references),
          Use.Kind.FORMULA,
          "facts/" + fact.id() + "/formula");
    }
  }

  private void agreement(Agreement agreement) {
    Optional<JudgedAgreement> judged =
        ledger.agreements().stream().filter(one -> one.agreement() == agreement).findAny();
    String path = "agreements/" + agreement.id().value();
    read(
        agreement.model(),
        judged
            .<Collection<String>>map(JudgedAgreement::inputs)
            .orElseGet(agreement.model()::references),
        Use.Kind.PREDICTION,
        path + "/model");
    add(
        facts,
        new Use(
            judged.map(JudgedAgreement::observed).orElse(agreement.observed().value()),
            Use.Kind.OBSERVATION,
            path + "/observed",
            Optional.empty(),
            agreement.observed().span()));
  }

  private void reference(Reference reference) {
    if (reference.kind() == Kind.FACT) {
      add(
          facts,
          new Use(
              reference.name().value(),
              kind(reference.path()),
              reference.path(),
              Optional.empty(),
              reference.name().span()));
    }
  }

  private static Use.Kind kind(String path) {
    return switch (path.substring(path.lastIndexOf('/') + 1)) {
      case "conditions" -> Use.Kind.CONDITION;
      case "resolution" -> Use.Kind.RESOLUTION;
      case "about" -> Use.Kind.FINDING;
      case "rests_on" -> Use.Kind.RESTS_ON;
      case "formulas" -> Use.Kind.DERIVATION;
      case "figure" -> Use.Kind.FIGURE;
      default -> Use.Kind.ROW;
    };
  }

  private void quiz(Quiz quiz) {
    for (Item item : quiz.items()) {
      String path = "quizzes/" + quiz.id().value() + "/" + item.id().value();
      ResponseFormulas.of(item.response())
          .forEach(
              (field, formula) ->
                  read(formula, formula.references(), Use.Kind.PROOF, path + "/" + field));
    }
  }

  private void page(Page page) {
    for (Page.Section section : page.sections()) {
      for (int i = 0; i < section.blocks().size(); i++) {
        if (section.blocks().get(i) instanceof Block.Verdicts examples) {
          String path =
              "pages/" + page.id().value() + "/" + section.id().value() + "/" + (i + 1) + "/";
          for (Block.VerdictRow row : examples.rows()) {
            Formula formula = row.formula();
            String rowPath = path + row.id().value() + "/formula";
            read(formula, formula.references(), Use.Kind.EXAMPLE, rowPath);
          }
        }
      }
    }
  }

  private void text(ContentTexts.Place place) {
    for (Wording wording : place.text().byLocale().values()) {
      for (Token token : wording.placeholders().values()) {
        Optional<String> locale = Optional.of(wording.locale());
        token
            .names()
            .forEach(
                name ->
                    add(facts, new Use(name, Use.Kind.TEXT, place.path(), locale, token.span())));
        if (token instanceof Token.Checked checked) {
          References.calls(checked.formula().body())
              .forEach(
                  name ->
                      add(
                          models,
                          new Use(name, Use.Kind.TEXT, place.path(), locale, token.span())));
        }
      }
    }
  }

  private void read(Formula formula, Collection<String> names, Use.Kind kind, String path) {
    for (String name : names) {
      add(facts, new Use(name, kind, path, Optional.empty(), formula.source().span()));
    }
    calls(formula, kind, path);
  }

  private void calls(Formula formula, Use.Kind kind, String path) {
    for (String name : References.calls(formula.body())) {
      add(models, new Use(name, kind, path, Optional.empty(), formula.source().span()));
    }
  }

  private static void add(SortedMap<String, List<Use>> uses, Use use) {
    uses.computeIfAbsent(use.name(), key -> new ArrayList<>()).add(use);
  }
}
