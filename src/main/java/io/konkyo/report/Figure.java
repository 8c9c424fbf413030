package io.konkyo.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One named figure of a summary. The name is lower-case words as people read them ({@code guarded
 * share}); JSON joins the words in camel case ({@code guardedShare}).
 */
public sealed interface Figure {

  /** Returns the name as people read it. */
  String name();

  /** How many there are of something. */
  record Count(String name, long value) implements Figure {
    public Count {
      requireName(name);
    }
  }

  /** How many of a whole have a property. */
  record Share(String name, long part, long whole) implements Figure {
    public Share {
      requireName(name);
      if (part < 0 || part > whole) {
        throw new IllegalArgumentException(name + ": " + part + " of " + whole);
      }
    }

    /**
     * Returns the share in percent, cut to an integer so that only a full share says 100.
     *
     * <p>Errors: {@link ArithmeticException} if the whole is zero.
     */
    public long percent() {
      return Math.multiplyExact(part, 100L) / whole;
    }
  }

  /**
   * How many there are of each of several things, on one line for people, who are not told what
   * there is none of.
   *
   * @param counts by name, in the order in which they are printed
   */
  record Counts(String name, Map<String, Long> counts) implements Figure {
    public Counts {
      requireName(name);
      counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
    }
  }

  /** A list of names, such as the ids that a share leaves out. */
  record Names(String name, List<String> names) implements Figure {
    public Names {
      requireName(name);
      names = List.copyOf(names);
    }
  }

  /** A word or a phrase. */
  record Words(String name, String text) implements Figure {
    public Words {
      requireName(name);
      Objects.requireNonNull(text);
    }
  }

  /** Figures of one kind, such as one per page. */
  record Group(String name, List<Figure> figures) implements Figure {
    public Group {
      requireName(name);
      figures = List.copyOf(figures);
    }
  }

  private static void requireName(String name) {
    // Not even a hostile file name at this place may begin a line that a build server obeys.
    if (name.isBlank() || !Character.isLetterOrDigit(name.codePointAt(0))) {
      throw new IllegalArgumentException("not the name of a figure: '" + name + "'");
    }
  }
}
