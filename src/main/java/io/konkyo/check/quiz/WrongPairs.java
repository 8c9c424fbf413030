package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Solution;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Map;

/**
 * A prompt without one right target, a pair that its numbers or its comparison deny, and a target
 * that prints as another prompt's does.
 */
public final class WrongPairs implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Items.Keyed keyed : Items.of(input)) {
      if (keyed.item().response() instanceof Response.Matching matching
          && keyed.key().solution().orElse(null) instanceof Solution.Matching pairs) {
        new Walk(keyed.item(), matching, keyed.key(), pairs, diagnostics).prompts();
      }
    }
  }

  private record Walk(
      Item item,
      Response.Matching matching,
      ItemKey key,
      Solution.Matching pairs,
      Diagnostics diagnostics) {

    void prompts() {
      for (Response.Prompt prompt : matching.prompts()) {
        if (prompt.matches().isPresent()) {
          named(prompt, prompt.matches().get());
        } else if (prompt.value().isEmpty()) {
          unmatched(prompt, "says neither `value` nor `matches`", List.of());
        } else {
          found(prompt);
        }
        pairs.values().prompt(prompt.id().value()).ifPresent(value -> likes(prompt, value));
      }
    }

    /** The author's word against the comparison and the numbers. */
    private void named(Response.Prompt prompt, Located<String> target) {
      String id = prompt.id().value();
      if (Boolean.FALSE.equals(key.right().get(id))) {
        fails(
            prompt.holds().orElseThrow().source().span(),
            "the pair of prompt `" + id + "` does not hold");
      }
      Computed own = pairs.values().prompts().get(id);
      Computed other = pairs.values().targets().get(target.value());
      if (own != null && other != null && !pairs.values().equalTo(own).contains(target.value())) {
        fails(
            target.span(),
            "prompt `" + id + "` is " + own.printed() + ", but its target is " + other.printed());
      }
      if (prompt.holds().isEmpty() && (own == null || other == null) && item.restsOn().isEmpty()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.KEY_WITHOUT_GROUNDS,
                    target.span(),
                    "the pair of prompt `" + id + "` is neither proved nor rests on anything")
                .withHelp("add `holds:` to the prompt, or `rests_on:` with facts to the item"));
      }
    }

    private void fails(Span span, String message) {
      diagnostics.add(
          Diagnostic.of(DiagnosticCode.KEY_FAILS, span, message)
              .withHelp("mend the pair, or the raw values it rests on"));
    }

    /** The target whose number is the prompt's. */
    private void found(Response.Prompt prompt) {
      Computed value = pairs.values().prompts().get(prompt.id().value());
      List<String> equal = pairs.values().equalTo(value);
      if (equal.isEmpty()) {
        unmatched(prompt, "is " + value.printed() + ", and no target is", equal);
      } else if (equal.size() > 1) {
        unmatched(prompt, "has " + equal.size() + " targets of its value", equal);
      }
    }

    private void unmatched(Response.Prompt prompt, String what, List<String> equal) {
      Diagnostic diagnostic =
          Diagnostic.of(
              DiagnosticCode.UNMATCHED_PROMPT,
              prompt.id().span(),
              "prompt `" + prompt.id().value() + "` " + what);
      for (Response.Target target : matching.targets()) {
        if (equal.contains(target.id().value())) {
          diagnostic = diagnostic.withLabel(target.id().span(), "has its value");
        }
      }
      diagnostics.add(
          diagnostic.withHelp(
              "give one target the `value` of the prompt, or name the target with `matches:`"));
    }

    /** A target that is another number and prints as the prompt's would be right for readers. */
    private void likes(Response.Prompt prompt, Computed value) {
      String match = pairs.targets().get(prompt.id().value());
      for (Map.Entry<String, Computed> target : pairs.values().targets().entrySet()) {
        boolean exactly = pairs.values().equalTo(value).contains(target.getKey());
        if (!target.getKey().equals(match) && !exactly && value.printsLike(target.getValue())) {
          diagnostics.add(
              Diagnostic.of(
                      DiagnosticCode.DISTRACTOR_HOLDS,
                      prompt.value().orElseThrow().source().span(),
                      "target `"
                          + target.getKey()
                          + "` prints as prompt `"
                          + prompt.id().value()
                          + "` does")
                  .withNote("both print as " + value.printed())
                  .withHelp("leave the target out, or print more digits of both"));
        }
      }
    }
  }
}
