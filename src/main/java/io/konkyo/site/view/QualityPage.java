package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * What rules for items found, what is allowed, and how keys stand against chance.
 *
 * @param frame what stands around the content
 * @param method the page that tells how numbers are checked; empty if the site has none
 * @param coverage the page that tells what items test
 * @param summary how much there is of everything
 * @param quizzes the quizzes, in their order
 * @param elsewhere what is allowed outside quizzes, by document
 * @param rules every rule for items, with what it found
 * @param others the other rules that occur on the page
 * @param legend the markers that occur on the page
 */
public record QualityPage(
    PageFrame frame,
    List<Link> method,
    Link coverage,
    List<Detail> summary,
    List<QuizPart> quizzes,
    List<AllowanceLine.Group> elsewhere,
    List<RuleLine> rules,
    List<RuleLine> others,
    List<LegendEntry> legend)
    implements PageView {
  public QualityPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(coverage);
    method = List.copyOf(method);
    summary = List.copyOf(summary);
    quizzes = List.copyOf(quizzes);
    elsewhere = List.copyOf(elsewhere);
    rules = List.copyOf(rules);
    others = List.copyOf(others);
    legend = List.copyOf(legend);
  }

  @Override
  public String template() {
    return "quality";
  }

  /**
   * One quiz.
   *
   * @param id the quiz's id
   * @param title a link to it
   * @param allowances what is allowed on the quiz as a whole
   * @param traits what its keys have in common; empty if no items can be judged together
   * @param counted the items that were judged together
   * @param uncounted the others
   */
  public record QuizPart(
      String id,
      Link title,
      List<ItemLine> items,
      List<AllowanceLine> allowances,
      List<TraitLine> traits,
      List<ItemRef> counted,
      List<ItemRef> uncounted) {
    public QuizPart {
      Objects.requireNonNull(id);
      Objects.requireNonNull(title);
      items = List.copyOf(items);
      allowances = List.copyOf(allowances);
      traits = List.copyOf(traits);
      counted = List.copyOf(counted);
      uncounted = List.copyOf(uncounted);
    }
  }

  /**
   * One item.
   *
   * @param item the item, with the evidence its key rests on
   * @param type how it is answered, in words
   * @param basis what stands behind the key
   * @param offered how many answers it offers, as printed; empty where nothing is chosen
   * @param wrong how many wrong answers it names, as printed
   * @param misreads how many of them name their misreading, as printed; empty if none does
   * @param proved how many of those are proved by numbers, as printed; empty if none is named
   * @param remarks the rules that speak of it
   * @param allowances the rules its author allows
   */
  public record ItemLine(
      ItemRef item,
      String type,
      Question.Basis basis,
      String offered,
      String wrong,
      String misreads,
      String proved,
      List<Remark> remarks,
      List<AllowanceLine> allowances) {
    public ItemLine {
      Objects.requireNonNull(item);
      Objects.requireNonNull(type);
      Objects.requireNonNull(basis);
      Objects.requireNonNull(offered);
      Objects.requireNonNull(wrong);
      Objects.requireNonNull(misreads);
      Objects.requireNonNull(proved);
      remarks = List.copyOf(remarks);
      allowances = List.copyOf(allowances);
    }
  }

  /**
   * A rule that speaks of an item.
   *
   * @param count how often, as printed
   */
  public record Remark(RuleName rule, String count) {
    public Remark {
      Objects.requireNonNull(rule);
      Objects.requireNonNull(count);
    }
  }

  /**
   * A trait of keys, held against chance.
   *
   * @param trait in words
   * @param found how many keys have it, of how many
   * @param expected how many would by chance
   * @param probability that chance gives as many or more
   * @param limit the probability below which a warning is told
   * @param standing whether it may be chance
   * @param verdict the same in words
   */
  public record TraitLine(
      String trait,
      Html found,
      Html expected,
      Html probability,
      Html limit,
      Standing standing,
      String verdict) {
    public TraitLine {
      Objects.requireNonNull(trait);
      Objects.requireNonNull(found);
      Objects.requireNonNull(expected);
      Objects.requireNonNull(probability);
      Objects.requireNonNull(limit);
      Objects.requireNonNull(standing);
      Objects.requireNonNull(verdict);
    }
  }

  /**
   * A rule and what it found.
   *
   * @param told how often it speaks, as printed
   * @param allowed how often it is allowed, as printed
   * @param sources the studies and guides it comes from, as they are cited; empty for one of the
   *     house
   */
  public record RuleLine(RuleName rule, String told, String allowed, List<String> sources) {
    public RuleLine {
      Objects.requireNonNull(rule);
      Objects.requireNonNull(told);
      Objects.requireNonNull(allowed);
      sources = List.copyOf(sources);
    }
  }
}
