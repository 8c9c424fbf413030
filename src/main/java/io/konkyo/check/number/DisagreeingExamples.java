package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.JudgedExample;
import io.konkyo.source.Located;
import io.konkyo.verdict.Judgement;
import java.util.Optional;

/** An example of a verdict that gets another verdict, or has another cause. */
public final class DisagreeingExamples implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Page page : input.content().pages().values()) {
      for (Page.Section section : page.sections()) {
        for (Block block : section.blocks()) {
          if (block instanceof Block.Verdicts examples) {
            examples.rows().forEach(row -> check(row, input, diagnostics));
          }
        }
      }
    }
  }

  private static void check(Block.VerdictRow row, CheckInput input, Diagnostics diagnostics) {
    Optional<JudgedExample> judged = JudgedExample.of(row, input.ledger().formulas(), diagnostics);
    if (judged.isEmpty()) {
      return;
    }
    Judgement judgement = judged.get().judgement();
    String found = judgement.verdict().id();
    if (!row.shows().value().equals(found)) {
      diagnostics.add(
          told(row, row.shows(), "`" + row.shows().value() + "` is not the verdict of the example")
              .withLabel(row.printed().span(), "is `" + found + "`")
              .withHelp("write `shows: " + found + "`, or print another number"));
      return;
    }
    Optional<String> said = row.cause().map(Located::value);
    if (!said.equals(judgement.cause())) {
      diagnostics.add(
          told(row, row.cause().orElse(row.shows()), cause(said, judgement.cause()))
              .withHelp(
                  judgement
                      .cause()
                      .map(cause -> "write `cause: " + cause + "`, or print another number")
                      .orElse("remove `cause`")));
    }
  }

  private static String cause(Optional<String> said, Optional<String> found) {
    if (said.isEmpty()) {
      return "the example does not say why it is suspect";
    }
    return "`"
        + said.get()
        + "` is not the cause of the example"
        + found.map(cause -> ", which is `" + cause + "`").orElse(", which has none");
  }

  private static Diagnostic told(Block.VerdictRow row, Located<String> at, String message) {
    return Diagnostic.of(DiagnosticCode.EXAMPLE_DISAGREES, at.span(), message)
        .withLabel(row.formula().source().span(), "is what it is held against");
  }
}
