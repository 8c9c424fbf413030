package io.konkyo.quantity;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A thing that authors count, such as a request: a base unit of its own, without prefixes.
 *
 * @param id the name, also accepted as a spelling; the dimension is {@code count:id}
 * @param symbols other accepted spellings; the first is the one that prints, the id if there is
 *     none
 */
public record CountedUnit(String id, List<String> symbols) {
  private static final Pattern SPELLING = Pattern.compile("\\p{L}[\\p{L}\\p{M}\\p{Nd}_]{0,39}");

  public CountedUnit {
    symbols = List.copyOf(symbols);
  }

  /** Returns the spelling that prints. */
  public String symbol() {
    return symbols.isEmpty() ? id : symbols.get(0);
  }

  /** Returns all accepted spellings. */
  Set<String> spellings() {
    Set<String> spellings = new LinkedHashSet<>(symbols);
    spellings.add(id);
    return spellings;
  }

  Unit unit() {
    return new Unit(symbol(), Rational.ONE, Dimension.of(Dimension.COUNT + id));
  }

  /** Returns why a spelling could not be read back, if so. */
  static Optional<String> faultOf(String spelling) {
    boolean readable =
        SPELLING.matcher(spelling).matches() && UnitCharacters.normalise(spelling).equals(spelling);
    return readable
        ? Optional.empty()
        : Optional.of(
            "`" + spelling + "` is no name for a unit: a letter, then letters, digits or _");
  }
}
