package io.konkyo.check.quiz.misread;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Option;
import io.konkyo.quantity.Quantity;
import java.util.List;

/** The numbers that options print, for rules that compare options. */
public final class OptionNumbers {
  private OptionNumbers() {}

  /** Returns the exact values of what an option prints, in the order of the source language. */
  public static List<Quantity> printed(Option option, CheckInput input) {
    return new Numbers(input).printed(option.text()).stream().map(Shown::exact).toList();
  }
}
