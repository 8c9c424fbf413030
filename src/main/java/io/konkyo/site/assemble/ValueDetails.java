package io.konkyo.site.assemble;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.ledger.ChosenEnds;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.FactLink;
import io.konkyo.site.view.Html;
import io.konkyo.text.AsPrinted;
import java.util.List;
import java.util.function.Function;

/** What there is to know of single values besides what they are and how they are judged. */
final class ValueDetails {
  private final PageContext context;
  private final Function<String, FactLink> link;

  /**
   * Makes the details of one locale.
   *
   * @param link leads to a fact by its id
   */
  ValueDetails(PageContext context, Function<String, FactLink> link) {
    this.context = context;
    this.link = link;
  }

  /** Returns a reading in its tool's own unit, where that is written for one thing or another. */
  FactEntry.AsPrinted asPrinted(Entry entry) {
    return AsPrinted.of(entry, context.content(), context.facts().quantities())
        .map(
            both ->
                new FactEntry.AsPrinted(
                    both.printed(),
                    both.means(),
                    context.word("word.megabyte-" + both.megabyte().id())))
        .orElse(FactEntry.AsPrinted.NONE);
  }

  /** Returns the range that a given value was picked from; empty for others. */
  String between(Fact fact) {
    return fact instanceof Given given
        ? given
            .chosen()
            .map(
                range ->
                    context.word(
                        "word.between",
                        "from",
                        context.facts().quantities().print(range.from().value()),
                        "to",
                        context.facts().quantities().print(range.to().value())))
            .orElse("")
        : "";
  }

  /** Returns the results at both ends of every chosen input's range. */
  List<FactEntry.ChosenRange> chosen(Entry entry) {
    return entry.chosen().stream()
        .map(
            ends ->
                new FactEntry.ChosenRange(
                    link.apply(ends.chosen()),
                    List.of(
                        end(entry, ends, ends.from(), ends.atFrom()),
                        end(entry, ends, ends.to(), ends.atTo()))))
        .toList();
  }

  private FactEntry.ChosenRange.End end(
      Entry entry, ChosenEnds ends, StatedQuantity at, Quantity result) {
    String input = context.facts().quantities().print(at);
    return new FactEntry.ChosenRange.End(
        figure(ends.chosen(), input), figure(entry.id(), context.facts().printLike(entry, result)));
  }

  /** It is about the fact and not its value, so that it is no {@code num}. */
  private static Html figure(String fact, String printed) {
    return new Html(
        "<span class=\"end\" data-fact=\""
            + Html.ofText(fact).markup()
            + "\">"
            + Html.ofText(printed).markup()
            + "</span>");
  }
}
