package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A fact, or a family of facts that share everything but their values.
 *
 * @param id id of the fact or family, which is also its anchor
 * @param label phrasing markup; empty if the fact has none
 * @param role of a given fact, in words: price, specification; may be empty
 * @param between plain: of a chosen value, the range it was picked from; may be empty
 * @param origin how the values came to be known; empty components are left out
 * @param formula phrasing markup: the formula with names; empty unless derived
 * @param models the named formulas it uses; may be empty
 * @param of phrasing markup: what a share is a part of; may be empty
 * @param compares phrasing markup: what was changed on purpose between what it compares; may be
 *     empty
 * @param values one for a fact, one for each member for a family
 * @param inputs facts the formula names
 * @param usedIn facts, items and pages that use it
 * @param caveats phrasing markup: reasons given for what a check was told to allow
 * @param note phrasing markup; may be empty
 */
public record FactEntry(
    String id,
    Html label,
    Kind kind,
    String role,
    List<Marker> markers,
    String between,
    Origin origin,
    Html formula,
    List<ModelNote> models,
    Html of,
    Html compares,
    List<Value> values,
    List<FactLink> inputs,
    List<UsedIn> usedIn,
    List<Html> caveats,
    Html note) {
  public FactEntry {
    Objects.requireNonNull(id);
    Objects.requireNonNull(label);
    Objects.requireNonNull(kind);
    Objects.requireNonNull(role);
    Objects.requireNonNull(between);
    Objects.requireNonNull(origin);
    Objects.requireNonNull(formula);
    Objects.requireNonNull(of);
    Objects.requireNonNull(compares);
    Objects.requireNonNull(note);
    markers = List.copyOf(markers);
    models = List.copyOf(models);
    values = List.copyOf(values);
    inputs = List.copyOf(inputs);
    usedIn = List.copyOf(usedIn);
    caveats = List.copyOf(caveats);
  }

  /** How a fact is known. */
  public enum Kind {
    MEASURED,
    GIVEN,
    DERIVED,
    /** No fact: the formula that a number in a text was typed with. */
    CALCULATION
  }

  /**
   * How values came to be known. All in words of this language; an empty component does not apply.
   *
   * @param observes what was observed: ICMP RTT, HTTP latency
   * @param statistic mean, median, p99, count …
   * @param n samples inside one run, as printed, or that it is unrecorded
   * @param runs independent repetitions, as printed
   * @param instrument tool and version
   * @param setup where and when
   * @param conditions each with its value
   * @param source phrasing markup: the source and the place in it
   */
  public record Origin(
      String observes,
      String statistic,
      String n,
      String runs,
      String instrument,
      String setup,
      List<Detail> conditions,
      Html source) {
    /** Of a fact that is computed: everything is known from its inputs. */
    public static final Origin NONE = new Origin("", "", "", "", "", "", List.of(), Html.NONE);

    public Origin {
      Objects.requireNonNull(observes);
      Objects.requireNonNull(statistic);
      Objects.requireNonNull(n);
      Objects.requireNonNull(runs);
      Objects.requireNonNull(instrument);
      Objects.requireNonNull(setup);
      Objects.requireNonNull(source);
      conditions = List.copyOf(conditions);
    }
  }

  /**
   * One value.
   *
   * @param id the fact's id; the anchor too, so it differs from the family's
   * @param member plain name of the member; empty for a fact that is no family
   * @param printed phrasing markup: the value as pages print it, unlinked
   * @param exact the exact value with its unit where no decimal number is it, such as {@code 20/3
   *     ms}; may be empty
   * @param trace phrasing markup: formula, values, exact and rounded result; empty unless derived
   * @param verdicts of the stated number and of every quotation
   * @param asPrinted what the tool printed, where its unit means another: {@code 10.98 MB/s} of a
   *     tool whose MB is MiB; may be empty
   * @param chosen what it would be at both ends of the range that an input was chosen from; may be
   *     empty
   * @param guard in words, that nothing would notice a wrong digit here; empty if something would,
   *     and unless measured
   */
  public record Value(
      String id,
      String member,
      Html printed,
      String exact,
      Html trace,
      List<VerdictLine> verdicts,
      AsPrinted asPrinted,
      List<ChosenRange> chosen,
      String guard) {
    public Value {
      Objects.requireNonNull(id);
      Objects.requireNonNull(member);
      Objects.requireNonNull(printed);
      Objects.requireNonNull(exact);
      Objects.requireNonNull(trace);
      Objects.requireNonNull(asPrinted);
      Objects.requireNonNull(guard);
      verdicts = List.copyOf(verdicts);
      chosen = List.copyOf(chosen);
    }
  }

  /**
   * A reading as its tool printed it, beside what that means.
   *
   * @param printed the reading in the tool's own spelling, plain
   * @param means the same with the unit that is meant, plain
   * @param megabyte what the tool's MB is, in words
   */
  public record AsPrinted(String printed, String means, String megabyte) {
    /** Of a reading that nobody could misread. */
    public static final AsPrinted NONE = new AsPrinted("", "", "");

    public AsPrinted {
      Objects.requireNonNull(printed);
      Objects.requireNonNull(means);
      Objects.requireNonNull(megabyte);
    }
  }

  /**
   * What a value would be if one of its inputs had been chosen at an end of its range.
   *
   * @param input the chosen input
   * @param ends the first end, then the second
   */
  public record ChosenRange(FactLink input, List<End> ends) {
    public ChosenRange {
      Objects.requireNonNull(input);
      ends = List.copyOf(ends);
    }

    /**
     * One end.
     *
     * @param at phrasing markup: the input there
     * @param result phrasing markup: the value then, rounded as the value itself is
     */
    public record End(Html at, Html result) {
      public End {
        Objects.requireNonNull(at);
        Objects.requireNonNull(result);
      }
    }
  }
}
