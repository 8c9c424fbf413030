package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.quiz.Standing;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.References;
import io.konkyo.ledger.ItemKey;
import java.util.List;

/** A key that does not hold, a distractor that does, two keys in a single choice, or none. */
public final class WrongKeys implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Quiz quiz : input.content().quizzes().values()) {
      for (Item item : quiz.items()) {
        ItemKey key = input.keys().get(quiz.id().value() + "/" + item.id().value());
        if (!(item.response() instanceof Response.Choice)) {
          continue;
        }
        boolean agree = marks(item, key, diagnostics);
        if (agree && key.right().size() == item.options().size()) {
          count(item, key, diagnostics);
        }
        grounds(item, key, diagnostics);
      }
    }
  }

  /** Returns whether the author's word and the proofs agree; where they do not, it is told. */
  private static boolean marks(Item item, ItemKey key, Diagnostics diagnostics) {
    boolean agree = true;
    for (Option option : item.options()) {
      Boolean right = key.right().get(option.id().value());
      if (right == null || !(option.standing() instanceof Standing.Proof proof)) {
        continue;
      }
      if (proof.mark() == Standing.KeyMark.KEY && !right) {
        agree = false;
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.KEY_FAILS,
                    proof.span(),
                    "key `" + option.id().value() + "` does not hold")
                .withHelp("mend the comparison, or the raw values it rests on"));
      }
      if (proof.mark() == Standing.KeyMark.DISTRACTOR && right) {
        agree = false;
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.DISTRACTOR_HOLDS,
                    proof.span(),
                    "distractor `" + option.id().value() + "` holds")
                .withHelp("a wrong option must be wrong: change its figures or its comparison"));
      }
    }
    return agree;
  }

  private static void count(Item item, ItemKey key, Diagnostics diagnostics) {
    List<String> keys = key.keys();
    if (keys.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.NO_KEY,
                  item.id().span(),
                  "no option of item `" + item.id().value() + "` is right")
              .withHelp("mend the comparison of the option that should hold"));
    }
    if (keys.size() > 1 && item.type() != ItemType.MULTIPLE) {
      Diagnostic diagnostic =
          Diagnostic.of(
              DiagnosticCode.TWO_KEYS,
              item.id().span(),
              "item `" + item.id().value() + "` has " + keys.size() + " right options");
      for (Option option : item.options()) {
        if (keys.contains(option.id().value())) {
          diagnostic = diagnostic.withLabel(option.standing().span(), "holds");
        }
      }
      diagnostics.add(
          diagnostic.withHelp("make all but one of them wrong, or use `type: multiple`"));
    }
  }

  /** What nobody computes must rest on something, and a proof on a fact. */
  private static void grounds(Item item, ItemKey key, Diagnostics diagnostics) {
    for (Option option : item.options()) {
      if (option.standing() instanceof Standing.Proof proof
          && key.keys().contains(option.id().value())
          && References.of(proof.holds().body()).isEmpty()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.KEY_WITHOUT_GROUNDS,
                    proof.span(),
                    "the proof of key `" + option.id().value() + "` reads no fact")
                .withNote("it holds whatever was measured, so that it proves nothing")
                .withHelp("compare facts, as in `rtt.cross_az > rtt.same_az`"));
      }
      if (option.standing() instanceof Standing.Word word
          && word.mark() == Standing.KeyMark.KEY
          && item.restsOn().isEmpty()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.KEY_WITHOUT_GROUNDS,
                    word.span(),
                    "key `" + option.id().value() + "` is neither proved nor rests on anything")
                .withHelp("add `holds:` to the option, or `rests_on:` with facts to the item"));
      }
    }
  }
}
