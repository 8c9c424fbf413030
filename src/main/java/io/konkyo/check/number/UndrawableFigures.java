package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.PlottedFigure;

/** A figure whose facts have no place on its axis. */
public final class UndrawableFigures implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Page page : input.content().pages().values()) {
      for (Page.Section section : page.sections()) {
        for (Block block : section.blocks()) {
          if (block instanceof Block.Figure figure) {
            PlottedFigure.of(figure.plot(), input.ledger(), diagnostics);
          }
        }
      }
    }
  }
}
