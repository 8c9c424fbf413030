package io.konkyo.diagnostic;

import io.konkyo.source.Location;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects diagnostics across stages. The same diagnostic said twice is kept once. */
public final class Diagnostics {
  private static final Comparator<Diagnostic> FILE_ORDER =
      Comparator.comparing((Diagnostic d) -> path(d.location()))
          .thenComparingInt(d -> offset(d.location()))
          .thenComparing(d -> d.code().id())
          .thenComparing(Diagnostic::message);

  private final Set<Diagnostic> said = new LinkedHashSet<>();

  public void add(Diagnostic diagnostic) {
    said.add(diagnostic);
  }

  public void addAll(Iterable<Diagnostic> diagnostics) {
    diagnostics.forEach(this::add);
  }

  public boolean hasErrors() {
    return said.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  public boolean isEmpty() {
    return said.isEmpty();
  }

  /** Returns everything said so far, by file and place. */
  public List<Diagnostic> inFileOrder() {
    List<Diagnostic> sorted = new ArrayList<>(said);
    sorted.sort(FILE_ORDER);
    return List.copyOf(sorted);
  }

  private static String path(Location location) {
    if (location instanceof Span span) {
      return span.file().path();
    }
    return location instanceof WholeFile file ? file.path() : "";
  }

  private static int offset(Location location) {
    return location instanceof Span span ? span.start() : -1;
  }
}
