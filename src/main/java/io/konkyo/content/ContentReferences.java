package io.konkyo.content;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Quotation;
import io.konkyo.content.fact.Resolution;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
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
   */
  public record Reference(Kind kind, Located<String> name, Optional<String> owner) {}

  /** Calls the visitor for every name; members of a family repeat what they share. */
  public static void each(Content content, Consumer<Reference> visitor) {
    ContentReferences walk = new ContentReferences(visitor);
    walk.each(Kind.PAGE, content.site().home());
    walk.optional(Kind.PAGE, content.site().method());
    content.facts().values().forEach(walk::fact);
    content.agreements().forEach(agreement -> agreement.quoted().forEach(walk::quotation));
    content
        .findings()
        .forEach(
            finding -> {
              walk.one(Kind.FACT, finding.about());
              walk.quotation(finding.quoted());
            });
    content.allowances().forEach(allowance -> walk.one(Kind.RULE, allowance.rule()));
    content.quizzes().values().forEach(walk::quiz);
    content.pages().values().forEach(walk::page);
  }

  private void fact(Fact fact) {
    Provenance provenance = fact.header().provenance();
    optional(Kind.SETUP, provenance.setup());
    optional(Kind.INSTRUMENT, provenance.instrument());
    optional(Kind.SOURCE, provenance.source());
    provenance.source().ifPresent(source -> place(source, provenance.at()));
    if (fact instanceof Measured measured) {
      measured.from().ifPresent(from -> one(Kind.LISTING, from.listing()));
      measured.resolution().ifPresent(this::resolution);
    }
    each(Kind.FACT, provenance.conditions());
    each(Kind.MARKER, provenance.evidence());
    fact.header().quoted().forEach(this::quotation);
  }

  private void resolution(Resolution resolution) {
    if (resolution instanceof Resolution.Named named) {
      one(Kind.FACT, named.name());
    }
  }

  private void quotation(Quotation quotation) {
    cited(quotation.at());
  }

  private void quiz(Quiz quiz) {
    each(Kind.PAGE, quiz.links());
    quiz.items().forEach(item -> each(Kind.FACT, item.restsOn()));
  }

  private void page(Page page) {
    each(Kind.PAGE, page.links());
    page.sections().forEach(section -> section.blocks().forEach(this::block));
  }

  private void block(Block block) {
    if (block instanceof Block.Grounds grounds) {
      for (Block.GroundsRow row : grounds.rows()) {
        each(Kind.FACT, row.facts());
        row.places().forEach(this::cited);
        each(Kind.MARKER, row.evidence());
      }
    } else if (block instanceof Block.Formulas formulas) {
      each(Kind.FACT, formulas.facts());
    } else if (block instanceof Block.Sources sources) {
      each(Kind.SOURCE, sources.sources());
    } else if (block instanceof Block.Listing listing) {
      one(Kind.LISTING, listing.file());
    } else if (block instanceof Block.Citation citation) {
      citation.places().forEach(this::cited);
    }
  }

  /** Visits the two names in {@code source#place}. */
  private void cited(Located<String> at) {
    int hash = at.value().indexOf('#');
    Located<String> source = hash < 0 ? at : at.map(value -> value.substring(0, hash));
    one(Kind.SOURCE, source);
    if (hash >= 0) {
      place(source, Optional.of(at.map(value -> value.substring(hash + 1))));
    }
  }

  private void place(Located<String> source, Optional<Located<String>> place) {
    place.ifPresent(
        name -> visitor.accept(new Reference(Kind.PLACE, name, Optional.of(source.value()))));
  }

  private void optional(Kind kind, Optional<Located<String>> name) {
    name.ifPresent(present -> one(kind, present));
  }

  private void each(Kind kind, List<Located<String>> names) {
    names.forEach(name -> one(kind, name));
  }

  private void one(Kind kind, Located<String> name) {
    visitor.accept(new Reference(kind, name, Optional.empty()));
  }
}
