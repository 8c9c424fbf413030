package io.konkyo.translation;

import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Which texts a user means: {@code content/quizzes/latency.yml}, or with {@code #first} those of
 * one part of it, whose ids stand in a row somewhere in the path.
 *
 * @param file the file as typed
 * @param parts the ids after the {@code #}; none for the whole file
 */
public record Selection(String file, List<String> parts) {
  public Selection {
    parts = List.copyOf(parts);
  }

  /** Reads {@code FILE} or {@code FILE#ID/ID}. */
  public static Selection of(String typed) {
    int hash = typed.indexOf('#');
    String file = (hash < 0 ? typed : typed.substring(0, hash)).replace('\\', '/');
    List<String> parts =
        hash < 0
            ? List.of()
            : Arrays.stream(typed.substring(hash + 1).split("/"))
                .filter(part -> !part.isEmpty())
                .toList();
    return new Selection(file.startsWith("./") ? file.substring(2) : file, parts);
  }

  /** Returns whether a translation is meant. */
  public boolean holds(TranslatedText text) {
    return isFile(text) && (parts.isEmpty() || Collections.indexOfSubList(ids(text), parts) >= 0);
  }

  /**
   * A fact's id has dots, so that it is one part; what stands before the file's part is left out.
   */
  private static List<String> ids(TranslatedText text) {
    return List.of(text.path().split("/"));
  }

  private boolean isFile(TranslatedText text) {
    return text.shownFile().equals(file) || text.file().equals(file);
  }

  /** Returns why the selection means no text; empty if it means any. */
  public Optional<String> objection(List<JudgedTranslation> all) {
    if (all.stream().anyMatch(judged -> holds(judged.text()))) {
      return Optional.empty();
    }
    List<JudgedTranslation> ofFile = all.stream().filter(j -> isFile(j.text())).toList();
    if (ofFile.isEmpty()) {
      List<String> files = all.stream().map(judged -> judged.text().shownFile()).toList();
      return Optional.of("`" + file + "` is no content file with translations" + near(file, files));
    }
    List<String> ids = new ArrayList<>();
    ofFile.forEach(judged -> ids.addAll(ids(judged.text())));
    String part = parts.get(parts.size() - 1);
    return Optional.of(
        "`" + file + "` has no text `" + String.join("/", parts) + "`" + near(part, ids));
  }

  private static String near(String typed, List<String> known) {
    List<String> names = known.stream().distinct().sorted().toList();
    return NearestName.of(typed, names).map(name -> "; try `" + name + "`").orElse("");
  }
}
