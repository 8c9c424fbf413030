package io.konkyo.site.assemble;

import io.konkyo.content.page.Block;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.JudgedExample;
import io.konkyo.site.view.VerdictExample;
import io.konkyo.verdict.Judgement;
import java.util.Optional;

/** Turns examples of verdicts into what pages show, computed as every other verdict is. */
final class VerdictExamples {
  private final PageContext context;
  private final Traces traces;
  private final Verdicts verdicts;

  VerdictExamples(PageContext context, Traces traces) {
    this.context = context;
    this.traces = traces;
    this.verdicts = new Verdicts(context);
  }

  /** Returns the examples of one block; a page is made only if all of them can be judged. */
  io.konkyo.site.view.Block of(Block.Verdicts block, String section) {
    return new io.konkyo.site.view.Block.Verdicts(
        block.rows().stream().map(row -> example(row, section)).flatMap(Optional::stream).toList());
  }

  private Optional<VerdictExample> example(Block.VerdictRow row, String section) {
    // What is wrong with an example was told by the rule that checks it.
    return JudgedExample.of(row, context.ledger().formulas(), new Diagnostics())
        .map(judged -> example(row, section, judged));
  }

  private VerdictExample example(Block.VerdictRow row, String section, JudgedExample judged) {
    Judgement judgement = judged.judgement();
    return new VerdictExample(
        section + "-" + row.id().value(),
        context.facts().quantities().print(judgement.printed()),
        traces.inWords(row.formula(), judged.value()),
        traces.of(row.formula(), judged.value()),
        Verdicts.standing(judgement.verdict()),
        verdicts.words(judgement.verdict()),
        verdicts.causes(judgement),
        verdicts.limits(judgement),
        verdicts.range(judgement),
        context.block(row.text()));
  }
}
