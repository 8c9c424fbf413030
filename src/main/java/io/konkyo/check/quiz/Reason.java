package io.konkyo.check.quiz;

import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.quiz.Standing;
import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is wrong in an item, each with its reason. */
record Reason(Located<String> id, Optional<Text> why) {

  static List<Reason> of(Items.Keyed keyed) {
    List<Reason> reasons = new ArrayList<>();
    for (Option option : keyed.item().options()) {
      boolean isWrong = Boolean.FALSE.equals(keyed.key().right().get(option.id().value()));
      // A key that fails is told as one; it needs no reason for being wrong.
      if (isWrong && !isMeantAsKey(option) && !keyed.key().keys().isEmpty()) {
        reasons.add(new Reason(option.id(), option.why()));
      }
    }
    if (keyed.item().response() instanceof Response.Numeric numeric) {
      numeric.mistakes().forEach(wrong -> reasons.add(new Reason(wrong.id(), wrong.why())));
    }
    return reasons;
  }

  private static boolean isMeantAsKey(Option option) {
    return option.standing() instanceof Standing.Proof proof
        && proof.mark() == Standing.KeyMark.KEY;
  }
}
