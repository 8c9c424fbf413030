package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Quiz;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.ledger.ItemKey;
import io.konkyo.quality.AllowanceUse;
import io.konkyo.quality.ItemReport;
import io.konkyo.quality.ItemRules;
import io.konkyo.quality.KeyBias;
import io.konkyo.quality.QualityReport;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.ItemRef;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.QualityPage;
import io.konkyo.site.view.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Builds the page that tells how the items of a site were checked. */
final class QualityPages {
  private final PageContext context;
  private final QualityReport report;
  private final Frames frames;
  private final Markers markers;
  private final ItemGrounds grounds;
  private final Allowances allowances;
  private final KeyTraits traits;

  QualityPages(PageContext context, FactLabels labels, QualityReport report) {
    this.context = context;
    this.report = report;
    this.frames = new Frames(context);
    this.markers = new Markers(context);
    this.grounds = new ItemGrounds(context);
    this.allowances = new Allowances(context, labels);
    this.traits = new KeyTraits(context);
  }

  QualityPage page() {
    String title = context.word("word.quality");
    return new QualityPage(
        frames.page(Addresses.QUALITY, title, context.word("quality.about")),
        frames.method(),
        Link.to(Addresses.COVERAGE, context.word("word.coverage")),
        summary(),
        context.content().quizzes().values().stream().map(this::quiz).toList(),
        allowances.byDocument(
            report.allowances().stream().filter(use -> !use.isOfQuizzes()).toList()),
        rules(),
        others(),
        markers.legend(report.items().stream().map(this::evidence).toList()));
  }

  private List<Detail> summary() {
    return List.of(
        Detail.of(context.word("word.items"), HtmlPrinter.ordinal("count", report.items().size())),
        Detail.of(
            context.word("word.proved-items"),
            HtmlPrinter.share(report.proved().size(), report.items().size())),
        Detail.of(
            context.word("word.remarks"), HtmlPrinter.ordinal("count", sum(report.remarks()))),
        Detail.of(
            context.word("word.allowances"),
            HtmlPrinter.ordinal("count", report.allowances().size())));
  }

  private static int sum(Map<?, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private QualityPage.QuizPart quiz(Quiz quiz) {
    String id = quiz.id().value();
    List<ItemReport> items =
        report.items().stream().filter(item -> item.quiz().equals(id)).toList();
    List<KeyBias> biases =
        report.biases().stream()
            .filter(bias -> bias.quiz().equals(id) && traits.concerns(bias))
            .toList();
    List<String> judged = KeyTraits.judged(biases);
    return new QualityPage.QuizPart(
        id,
        Link.to(Addresses.page(id), context.unlinked(quiz.title())),
        items.stream().map(this::line).toList(),
        allowances.lines(whole(id)),
        biases.stream().map(traits::line).toList(),
        items.stream().filter(item -> judged.contains(item.id())).map(this::plain).toList(),
        items.stream().filter(item -> !judged.contains(item.id())).map(this::plain).toList());
  }

  private List<AllowanceUse> whole(String quiz) {
    return report.allowances().stream()
        .filter(use -> use.allowance().statement().equals("quizzes/" + quiz + "/."))
        .toList();
  }

  private QualityPage.ItemLine line(ItemReport item) {
    int misreads = item.misreads().named();
    return new QualityPage.ItemLine(
        reference(item, evidence(item)),
        context.word("word.type-" + item.item().type().id()),
        item.proved() ? Question.Basis.PROVED : Question.Basis.EVIDENCE,
        item.answers() == 0 ? "" : Integer.toString(item.answers()),
        Integer.toString(item.wrong()),
        misreads == 0 ? "" : Integer.toString(misreads),
        misreads == 0 ? "" : Integer.toString(item.misreads().proved()),
        item.remarks().entrySet().stream()
            .map(
                remark ->
                    new QualityPage.Remark(
                        allowances.rule(remark.getKey().id()), Integer.toString(remark.getValue())))
            .toList(),
        allowances.lines(item.allowances()));
  }

  private ItemRef plain(ItemReport item) {
    return reference(item, List.of());
  }

  /** Returns a reference to an item with the stamps of its evidence. */
  ItemRef reference(ItemReport item, List<String> evidence) {
    return new ItemRef(
        Addresses.page(item.quiz()) + "#q-" + item.id(),
        Integer.toString(item.number()),
        item.id(),
        markers.stamps(evidence));
  }

  /** Returns the ids of the markers of the facts that an item's key rests on. */
  List<String> evidence(ItemReport item) {
    ItemKey key = context.key(item.quiz(), item.id());
    return grounds.evidence(item.item(), key);
  }

  private List<QualityPage.RuleLine> rules() {
    List<QualityPage.RuleLine> lines = new ArrayList<>();
    ItemRules.all().forEach((rule, sources) -> lines.add(line(rule.id(), sources)));
    return lines;
  }

  /** The rules that are not for items, where one of them speaks of an item or is allowed. */
  private List<QualityPage.RuleLine> others() {
    SortedMap<String, Integer> occurring = new TreeMap<>(report.remarks());
    report
        .allowances()
        .forEach(use -> occurring.merge(use.allowance().rule().value(), 1, Integer::sum));
    ItemRules.all().keySet().stream().map(DiagnosticCode::id).forEach(occurring::remove);
    return occurring.keySet().stream().map(rule -> line(rule, List.of())).toList();
  }

  private QualityPage.RuleLine line(String rule, List<String> sources) {
    long allowed =
        report.allowances().stream()
            .filter(use -> use.allowance().rule().value().equals(rule))
            .count();
    return new QualityPage.RuleLine(
        allowances.rule(rule),
        Integer.toString(report.remarks().getOrDefault(rule, 0)),
        Long.toString(allowed),
        sources);
  }
}
