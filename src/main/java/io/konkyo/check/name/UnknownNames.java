package io.konkyo.check.name;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Content;
import io.konkyo.content.Source;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Quotation;
import io.konkyo.content.fact.Reread;
import io.konkyo.content.fact.Resolution;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Misread;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A name of a setup, source, marker, fact or page that nothing bears. */
public final class UnknownNames implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    new Walk(input, diagnostics).content();
  }

  private static final class Walk {
    private final CheckInput input;
    private final Content content;
    private final Diagnostics diagnostics;
    private final Set<String> pages = new TreeSet<>();
    private final Set<String> facts = new TreeSet<>();
    private final Set<String> rules = new TreeSet<>();

    Walk(CheckInput input, Diagnostics diagnostics) {
      this.input = input;
      this.content = input.content();
      this.diagnostics = diagnostics;
      pages.addAll(content.pages().keySet());
      pages.addAll(content.quizzes().keySet());
      facts.addAll(content.facts().keySet());
      facts.addAll(content.families().keySet());
      Arrays.stream(DiagnosticCode.values()).map(DiagnosticCode::id).forEach(rules::add);
    }

    void content() {
      each("page or quiz", content.site().home(), pages);
      content.facts().values().forEach(this::fact);
      content.agreements().forEach(this::agreement);
      content.findings().forEach(this::finding);
      content.allowances().forEach(allowance -> one("rule", allowance.rule(), rules));
      content.quizzes().values().forEach(this::quiz);
      content.pages().values().forEach(this::page);
    }

    private void fact(Fact fact) {
      Provenance provenance = fact.header().provenance();
      optional("setup", provenance.setup(), content.setups().keySet());
      optional("instrument", provenance.instrument(), content.instruments().keySet());
      optional("source", provenance.source(), content.sources().keySet());
      provenance.source().ifPresent(source -> place(source, provenance.at()));
      if (fact instanceof Measured measured) {
        optional("listing", measured.from().map(Reread::listing), content.listings().keySet());
        optional("fact", measured.resolution().flatMap(Walk::named), facts);
      }
      each("fact", provenance.conditions(), facts);
      each("evidence marker", provenance.evidence(), content.markers().keySet());
      fact.header().quoted().forEach(this::quotation);
    }

    private static Optional<Located<String>> named(Resolution resolution) {
      return resolution instanceof Resolution.Named named
          ? Optional.of(named.name())
          : Optional.empty();
    }

    private void agreement(Agreement agreement) {
      agreement.quoted().forEach(this::quotation);
    }

    private void finding(Finding finding) {
      one("fact", finding.about(), facts);
      quotation(finding.quoted());
    }

    private void quotation(Quotation quotation) {
      cited(quotation.at());
    }

    private void quiz(Quiz quiz) {
      each("page or quiz", quiz.links(), pages);
      for (Item item : quiz.items()) {
        each("fact", item.restsOn(), facts);
        item.options().forEach(option -> optional("misread", option.misread(), Misread.ids()));
        if (item.response() instanceof Response.Numeric numeric) {
          numeric.mistakes().forEach(wrong -> optional("misread", wrong.misread(), Misread.ids()));
        }
        if (item.response() instanceof Response.Matching matching) {
          List<String> targets = matching.targets().stream().map(t -> t.id().value()).toList();
          matching.prompts().forEach(prompt -> optional("target", prompt.matches(), targets));
        }
      }
    }

    private void page(Page page) {
      each("page or quiz", page.links(), pages);
      page.sections().forEach(section -> section.blocks().forEach(this::block));
    }

    private void block(Block block) {
      if (block instanceof Block.Grounds grounds) {
        for (Block.GroundsRow row : grounds.rows()) {
          each("fact", row.facts(), facts);
          each("evidence marker", row.evidence(), content.markers().keySet());
        }
      } else if (block instanceof Block.Formulas formulas) {
        each("fact", formulas.facts(), facts);
      } else if (block instanceof Block.Sources sources) {
        each("source", sources.sources(), content.sources().keySet());
      } else if (block instanceof Block.Listing listing) {
        one("listing", listing.file(), content.listings().keySet());
      } else if (block instanceof Block.Citation citation) {
        citation.places().forEach(this::cited);
      }
    }

    /** Checks {@code source#place}. */
    private void cited(Located<String> at) {
      int hash = at.value().indexOf('#');
      Located<String> source = hash < 0 ? at : at.map(value -> value.substring(0, hash));
      one("source", source, content.sources().keySet());
      if (hash >= 0) {
        place(source, Optional.of(at.map(value -> value.substring(hash + 1))));
      }
    }

    private void place(Located<String> source, Optional<Located<String>> place) {
      Source known = content.sources().get(source.value());
      if (known != null) {
        optional("place of source `" + source.value() + "`", place, known.places().keySet());
      }
    }

    private void optional(String kind, Optional<Located<String>> name, Collection<String> known) {
      name.ifPresent(present -> one(kind, present, known));
    }

    private void each(String kind, List<Located<String>> names, Collection<String> known) {
      names.forEach(name -> one(kind, name, known));
    }

    private void one(String kind, Located<String> name, Collection<String> known) {
      boolean faultyFact = kind.equals("fact") && input.ledger().knows(name.value());
      if (known.contains(name.value()) || faultyFact) {
        return;
      }
      Diagnostic unknown =
          Diagnostic.of(
              DiagnosticCode.UNKNOWN_REFERENCE,
              name.span(),
              "no " + kind + " is called `" + name.value() + "`");
      diagnostics.add(
          NearestName.help(name.value(), new ArrayList<>(known))
              .map(unknown::withHelp)
              .orElse(unknown.withHelp("declare it, or mend the name")));
    }
  }
}
