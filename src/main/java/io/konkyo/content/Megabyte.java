package io.konkyo.content;

import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a tool means by the "MB" it prints, and by the kB, GB and their like.
 *
 * <p>Source: design, "Units": tools print MB and mean MiB, so that a value keeps what was printed
 * beside what it means.
 */
public enum Megabyte {
  /** Powers of 1000, as the prefix says. */
  DECIMAL,
  /** Powers of 1024: what is printed as MB is MiB. */
  BINARY;

  private static final Pattern DECIMAL_BYTES =
      Pattern.compile("(?<![A-Za-z])([kMGTPE])B(?![A-Za-z])");
  private static final Pattern BINARY_BYTES =
      Pattern.compile("(?<![A-Za-z])([KMGTPE])iB(?![A-Za-z])");

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Megabyte> parse(String id) {
    return Arrays.stream(values()).filter(value -> value.id().equals(id)).findFirst();
  }

  /** Returns the unit that is meant where the tool prints one: MiB/s for the MB/s of BINARY. */
  public Unit meant(Unit printed, UnitRegistry units) {
    Matcher bytes = DECIMAL_BYTES.matcher(printed.symbol());
    if (this == DECIMAL || !bytes.find()) {
      return printed;
    }
    String symbol =
        bytes.reset().replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT) + "iB");
    return units.parse(symbol) instanceof UnitLookup.Found found ? found.unit() : printed;
  }

  /**
   * Returns how the tool writes a unit that is meant: MB/s for the MiB/s of BINARY. Empty where no
   * prefix of bytes is in it, so that nothing can be misread.
   */
  public Optional<String> printed(Unit meant) {
    Matcher bytes = (this == BINARY ? BINARY_BYTES : DECIMAL_BYTES).matcher(meant.symbol());
    return bytes.find()
        ? Optional.of(bytes.reset().replaceAll(found -> decimal(found.group(1)) + "B"))
        : Optional.empty();
  }

  private static String decimal(String prefix) {
    return prefix.equals("K") ? "k" : prefix;
  }
}
