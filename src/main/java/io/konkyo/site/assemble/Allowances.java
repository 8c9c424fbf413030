package io.konkyo.site.assemble;

import io.konkyo.content.Source;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.page.Page;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.quality.AllowanceUse;
import io.konkyo.site.view.AllowanceLine;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.RuleName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells what authors allow and why, each at its statement. */
final class Allowances {
  private final PageContext context;
  private final FactLabels labels;

  Allowances(PageContext context, FactLabels labels) {
    this.context = context;
    this.labels = labels;
  }

  /** Returns a rule in the words of the page; its code alone where nobody named it. */
  RuleName rule(String code) {
    return new RuleName(code, context.wordOr("rule." + code, ""), "#rule-" + code);
  }

  /** Returns allowances whose statement goes without saying. */
  List<AllowanceLine> lines(List<AllowanceUse> uses) {
    return uses.stream().map(use -> line(use, List.of())).toList();
  }

  /** Returns allowances by the page that shows what they stand on; last come those of no page. */
  List<AllowanceLine.Group> byDocument(List<AllowanceUse> uses) {
    Map<String, Link> documents = new LinkedHashMap<>();
    Map<String, List<AllowanceLine>> lines = new LinkedHashMap<>();
    for (AllowanceUse use : uses) {
      Place place = place(use.allowance().statement());
      documents.putIfAbsent(place.document().href(), place.document());
      lines
          .computeIfAbsent(place.document().href(), key -> new ArrayList<>())
          .add(line(use, List.of(place.statement())));
    }
    List<AllowanceLine.Group> groups = new ArrayList<>();
    documents.forEach(
        (href, document) -> groups.add(new AllowanceLine.Group(document, lines.get(href))));
    groups.sort(Comparator.comparing(group -> group.document().href().isEmpty()));
    return groups;
  }

  private AllowanceLine line(AllowanceUse use, List<Link> subject) {
    return new AllowanceLine(
        subject,
        rule(use.allowance().rule().value()),
        context.phrasing(use.allowance().reason()),
        use.silenced() == 0);
  }

  /** A statement, and the page that shows it; without addresses where none does. */
  private record Place(Link document, Link statement) {}

  private Place place(String path) {
    String[] steps = path.split("/", 3);
    return switch (steps[0]) {
      case "facts" -> fact(steps[1]);
      case "agreements" -> agreement(steps[1]);
      case "pages" -> section(steps[1], steps[2]);
      default -> source(steps[1]);
    };
  }

  private Place fact(String name) {
    Html label = labels.phrasing(name);
    List<Entry> entries = context.ledger().named(name);
    return new Place(
        ledger(entries.get(0).fact().header().file()),
        Link.to(context.addresses().fact(name).orElse(""), label));
  }

  private Place agreement(String id) {
    Agreement agreement =
        context.ledger().agreementsNamed(id).stream()
            .map(JudgedAgreement::agreement)
            .findFirst()
            .orElseThrow();
    Html label = agreement.label().map(context::unlinked).orElseGet(() -> labels.phrasing(id));
    return new Place(
        ledger(agreement.file()), Link.to(Addresses.ledger(agreement.file()) + "#" + id, label));
  }

  private Place section(String id, String sectionId) {
    Page page = context.content().pages().get(id);
    Optional<Html> title =
        page.sections().stream()
            .filter(section -> section.id().value().equals(sectionId))
            .map(section -> context.unlinked(section.title()))
            .findFirst();
    return new Place(
        Link.to(Addresses.page(id), context.unlinked(page.title())),
        Link.to(
            Addresses.page(id) + "#" + sectionId, title.orElseGet(() -> Html.ofText(sectionId))));
  }

  private Place source(String id) {
    Source source = context.content().sources().get(id);
    return new Place(
        Link.to("", context.word("word.sources")), Link.to("", context.unlinked(source.title())));
  }

  private Link ledger(String file) {
    return Link.to(
        Addresses.ledger(file), context.unlinked(context.content().factsPages().get(file).title()));
  }
}
