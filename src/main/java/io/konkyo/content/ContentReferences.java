package io.konkyo.content;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Allowance;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Resolution;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Visits every field of a site that names something; what formulas and texts name is theirs. */
public final class ContentReferences {
  private final Consumer<Reference> visitor;

  private ContentReferences(Consumer<Reference> visitor) {
    this.visitor = visitor;
  }

  /** What a name is the name of. */
  public enum Kind {
    PAGE,
    FACT,
    SETUP,
    INSTRUMENT,
    SOURCE,
    /** A part of a source. */
    PLACE,
    LISTING,
    MARKER,
    RULE
  }

  /**
   * A name.
   *
   * @param owner of a place, its source
   * @param path the field that holds the name, written as the paths of {@link ContentTexts}
   */
  public record Reference(Kind kind, Located<String> name, Optional<String> owner, String path) {}

  /** Calls the visitor for every name; members of a family repeat what they share. */
  public static void each(Content content, Consumer<Reference> visitor) {
    ContentReferences walk = new ContentReferences(visitor);
    walk.each("site/home", Kind.PAGE, content.site().home());
    walk.optional("site/method", Kind.PAGE, content.site().method());
    content.facts().values().forEach(walk::fact);
    content.agreements().forEach(walk::agreement);
    content.findings().forEach(walk::finding);
    for (Allowance allowance : content.allowances()) {
      walk.one(allowance.statement() + "/allow", Kind.RULE, allowance.rule());
    }
    content.quizzes().values().forEach(walk::quiz);
    content.pages().values().forEach(walk::page);
  }

  private void agreement(Agreement agreement) {
    String path = "agreements/" + agreement.id().value() + "/quoted";
    agreement.quoted().forEach(quotation -> cited(path, quotation.at()));
  }

  private void finding(Finding finding) {
    String path = "findings/" + finding.id().value();
    one(path + "/about", Kind.FACT, finding.about());
    cited(path + "/quoted", finding.quoted().at());
  }

  private void fact(Fact fact) {
    String path = "facts/" + fact.id();
    Provenance provenance = fact.header().provenance();
    optional(path + "/setup", Kind.SETUP, provenance.setup());
    optional(path + "/instrument", Kind.INSTRUMENT, provenance.instrument());
    optional(path + "/source", Kind.SOURCE, provenance.source());
    provenance.source().ifPresent(source -> place(path + "/at", source, provenance.at()));
    if (fact instanceof Measured measured) {
      measured.from().ifPresent(from -> one(path + "/from", Kind.LISTING, from.listing()));
      measured.resolution().ifPresent(resolution -> resolution(path, resolution));
    }
    each(path + "/conditions", Kind.FACT, provenance.conditions());
    each(path + "/evidence", Kind.MARKER, provenance.evidence());
    fact.header().quoted().forEach(quotation -> cited(path + "/quoted", quotation.at()));
  }

  private void resolution(String path, Resolution resolution) {
    if (resolution instanceof Resolution.Named named) {
      one(path + "/resolution", Kind.FACT, named.name());
    }
  }

  private void quiz(Quiz quiz) {
    String path = "quizzes/" + quiz.id().value();
    each(path + "/links", Kind.PAGE, quiz.links());
    for (Item item : quiz.items()) {
      each(path + "/" + item.id().value() + "/rests_on", Kind.FACT, item.restsOn());
    }
  }

  private void page(Page page) {
    String path = "pages/" + page.id().value();
    each(path + "/links", Kind.PAGE, page.links());
    for (Page.Section section : page.sections()) {
      for (int i = 0; i < section.blocks().size(); i++) {
        block(path + "/" + section.id().value() + "/" + (i + 1), section.blocks().get(i));
      }
    }
  }

  private void block(String path, Block block) {
    if (block instanceof Block.Grounds grounds) {
      for (Block.GroundsRow row : grounds.rows()) {
        String rowPath = path + "/" + row.id().value();
        each(rowPath + "/facts", Kind.FACT, row.facts());
        row.places().forEach(at -> cited(rowPath + "/places", at));
        each(rowPath + "/evidence", Kind.MARKER, row.evidence());
      }
    } else if (block instanceof Block.Formulas formulas) {
      each(path + "/formulas", Kind.FACT, formulas.facts());
    } else if (block instanceof Block.Figure figure) {
      figure.plot().series().forEach(one -> each(path + "/figure", Kind.FACT, one.names()));
    } else if (block instanceof Block.Sources sources) {
      each(path + "/sources", Kind.SOURCE, sources.sources());
    } else if (block instanceof Block.Listing listing) {
      one(path + "/listing", Kind.LISTING, listing.file());
    } else if (block instanceof Block.Citation citation) {
      citation.places().forEach(at -> cited(path + "/places", at));
    }
  }

  /** Visits the two names in {@code source#place}. */
  private void cited(String path, Located<String> at) {
    int hash = at.value().indexOf('#');
    Located<String> source = hash < 0 ? at : at.map(value -> value.substring(0, hash));
    one(path, Kind.SOURCE, source);
    if (hash >= 0) {
      place(path, source, Optional.of(at.map(value -> value.substring(hash + 1))));
    }
  }

  private void place(String path, Located<String> source, Optional<Located<String>> place) {
    place.ifPresent(
        name -> visitor.accept(new Reference(Kind.PLACE, name, Optional.of(source.value()), path)));
  }

  private void optional(String path, Kind kind, Optional<Located<String>> name) {
    name.ifPresent(present -> one(path, kind, present));
  }

  private void each(String path, Kind kind, List<Located<String>> names) {
    names.forEach(name -> one(path, kind, name));
  }

  private void one(String path, Kind kind, Located<String> name) {
    visitor.accept(new Reference(kind, name, Optional.empty(), path));
  }
}
