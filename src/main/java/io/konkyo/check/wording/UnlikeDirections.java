package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;

/**
 * A comparison that goes one way in one language and the other way in another: faster here, slower
 * there. Sentences that deny are left alone, since not faster may well be slower.
 */
public final class UnlikeDirections implements Check {
  private static final List<Pole> POLES =
      List.of(
          new Pole(WordKind.FASTER, WordKind.SLOWER),
          new Pole(WordKind.LONGER, WordKind.SHORTER),
          new Pole(WordKind.MORE, WordKind.FEWER),
          new Pole(WordKind.HIGHER, WordKind.LOWER),
          new Pole(WordKind.LARGER, WordKind.SMALLER));

  /** Two opposite directions. */
  private record Pole(WordKind up, WordKind down) {
    Pole reversed() {
      return new Pole(down, up);
    }
  }

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Counterpart pair : Counterparts.of(input)) {
      if (pair.source().firstDenial().isEmpty() && pair.other().firstDenial().isEmpty()) {
        POLES.stream()
            .map(pole -> opposed(pair, pole).or(() -> opposed(pair, pole.reversed())))
            .flatMap(Optional::stream)
            .findFirst()
            .ifPresent(diagnostics::add);
      }
    }
  }

  /** Tells a source that goes up only, where the translation goes down only. */
  private static Optional<Diagnostic> opposed(Counterpart pair, Pole pole) {
    boolean opposed =
        pair.source().has(pole.up())
            && !pair.source().has(pole.down())
            && pair.other().has(pole.down())
            && !pair.other().has(pole.up());
    return opposed
        ? pair.source()
            .first(pole.up())
            .flatMap(up -> pair.other().first(pole.down()).map(down -> describe(pair, up, down)))
        : Optional.empty();
  }

  private static Diagnostic describe(
      Counterpart pair, Counterpart.Found source, Counterpart.Found other) {
    return Diagnostic.of(
            DiagnosticCode.UNLIKE_DIRECTIONS,
            other.span(),
            "`"
                + pair.path()
                + "` compares the other way in `"
                + pair.other().locale()
                + "` than in `"
                + pair.source().locale()
                + "`")
        .withLabel(source.span(), "the opposite direction")
        .withNote("`" + source.text() + "` and `" + other.text() + "` are opposites")
        .withHelp("compare in one direction in every language");
  }
}
