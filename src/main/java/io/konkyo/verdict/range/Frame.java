package io.konkyo.verdict.range;

import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Premise;
import java.util.Optional;

/**
 * What names mean at a place of a formula.
 *
 * @param derivation the formula the place is in, or from which its model was called
 * @param inModel whether the place is in the body of a model, which reads its parameters only
 * @param locals the local names in force, or null
 */
record Frame(Derivation derivation, boolean inModel, Local locals) {

  static Frame of(Derivation derivation) {
    return new Frame(derivation, /* inModel= */ false, /* locals= */ null);
  }

  Frame with(Local local) {
    return new Frame(derivation, inModel, local);
  }

  Frame inModel(Local parameters) {
    return new Frame(derivation, /* inModel= */ true, parameters);
  }

  /** Returns the local name, or null. */
  Local local(String name) {
    for (Local local = locals; local != null; local = local.outer) {
      if (local.name.equals(name)) {
        return local;
      }
    }
    return null;
  }

  Optional<Premise> premise(String name) {
    return inModel ? Optional.empty() : derivation.premise(name);
  }
}
