package io.konkyo.check.evidence;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.Grounds;
import io.konkyo.content.Marker.Backing;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;

/** A key all of whose grounds carry only markers that back nothing. */
public final class UnverifiedKeys implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Quiz quiz : input.content().quizzes().values()) {
      for (Item item : quiz.items()) {
        String id = quiz.id().value() + "/" + item.id().value();
        Grounds.ofKeys(item, input.keys().get(id), input.ledger())
            .forEach(grounds -> check(grounds, input, diagnostics));
      }
    }
  }

  private static void check(Grounds grounds, CheckInput input, Diagnostics diagnostics) {
    boolean backed =
        grounds.facts().stream()
            .anyMatch(fact -> Grounds.backs(fact, Backing.STATEMENT, input.content()));
    if (grounds.facts().isEmpty() || backed) {
      return;
    }
    Entry first = grounds.facts().get(0);
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNVERIFIED_KEY,
                grounds.span(),
                "the key `" + grounds.name() + "` rests on nothing that was verified")
            .withLabel(
                first.fact().span(), "`" + first.id() + "` is marked " + symbols(first, input))
            .withHelp("find a source that says it, or ask something else"));
  }

  private static String symbols(Entry fact, CheckInput input) {
    return String.join(
        " ",
        fact.evidence().stream().map(id -> input.content().markers().get(id).symbol()).toList());
  }
}
