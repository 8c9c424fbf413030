package io.konkyo.change;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.content.bind.ContentReader;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.LedgerBuilder;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever prints otherwise after an edit was listed as hanging on what was edited. */
class EditedInputsTest {
  private static final Path CONTENT = Path.of("content");
  private static final long SEED = 20_261_130;
  private static final int SAMPLE = 8;

  @TempDir private Path folder;

  @Test
  void everyFactThatChangesIsListed() throws IOException {
    copy();
    Analysis before = analysis();
    Impacts impacts = new Impacts(before);
    List<Measured> sample = new ArrayList<>();
    for (Fact fact : before.content().facts().values()) {
      if (fact instanceof Measured measured && digit(measured.value().span()).isPresent()) {
        sample.add(measured);
      }
    }
    Collections.shuffle(sample, new Random(SEED));
    int changes = 0;
    for (Measured measured : sample.subList(0, SAMPLE)) {
      Span value = measured.value().span();
      Path file = Path.of(value.file().path());
      String text = Files.readString(file);
      int at = value.start() + digit(value).orElseThrow();
      char other = (char) ('0' + (text.charAt(at) - '0' + 1) % 10);
      Files.writeString(file, text.substring(0, at) + other + text.substring(at + 1));
      Set<String> changed = changed(before.ledger(), ledger());
      Files.writeString(file, text);
      Set<String> listed =
          impacts.of(measured.id()).orElseThrow().of(Group.FACTS).stream()
              .map(Hit::what)
              .collect(Collectors.toSet());
      listed.add(measured.id());
      changes += changed.size();
      changed.removeAll(listed);
      assertTrue(
          changed.isEmpty(),
          () -> "seed " + SEED + ": " + measured.id() + " changes " + changed + ", not listed");
    }
    int all = changes;
    assertTrue(all > SAMPLE, () -> "seed " + SEED + ": only " + all + " facts changed at all");
  }

  /** Returns the offset of the last digit inside a reading. */
  private static Optional<Integer> digit(Span value) {
    String text = value.text();
    for (int i = text.length() - 1; i >= 0; i--) {
      if (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static Set<String> changed(Ledger before, Ledger after) {
    Set<String> changed = new TreeSet<>();
    for (Entry entry : before.entries().values()) {
      Optional<Entry> other = after.entry(entry.id());
      boolean same =
          other.isPresent()
              && Objects.equals(other.get().value(), entry.value())
              && Objects.equals(other.get().printed(), entry.printed());
      if (!same) {
        changed.add(entry.id());
      }
    }
    return changed;
  }

  private Analysis analysis() {
    return Analysis.of(folder.resolve("content"), new Diagnostics()).orElseThrow();
  }

  private Ledger ledger() {
    Diagnostics told = new Diagnostics();
    return LedgerBuilder.build(
        ContentReader.read(folder.resolve("content"), told).orElseThrow(), told);
  }

  private void copy() throws IOException {
    try (Stream<Path> files = Files.walk(CONTENT)) {
      for (Path file : files.toList()) {
        Path copy = folder.resolve("content").resolve(CONTENT.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
  }
}
