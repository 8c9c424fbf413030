package io.konkyo.translation;

import io.konkyo.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The counts of translations as a table for people, and as JSON for scripts. */
public final class StatusText {
  private static final List<TranslationState> STATES = List.of(TranslationState.values());
  private static final String ORPHANED = "orphaned";

  private StatusText() {}

  /** Returns a line for each file and language, and one for all. */
  public static String table(List<TranslationCounts> counts) {
    int width = counts.stream().mapToInt(count -> name(count).length()).max().orElse(0);
    StringBuilder table = new StringBuilder();
    List<String> head = new ArrayList<>(STATES.stream().map(TranslationState::id).toList());
    head.add(ORPHANED);
    table.append(row("", width, head));
    counts.forEach(count -> table.append(row(name(count), width, cells(count))));
    int reviewed = counts.stream().mapToInt(c -> c.of(TranslationState.REVIEWED)).sum();
    int texts = counts.stream().mapToInt(TranslationCounts::texts).sum();
    return table.append(reviewed + " of " + texts + " translations are reviewed\n").toString();
  }

  /** Returns an object with a member for each file and language. */
  public static String json(List<TranslationCounts> counts) {
    return JsonText.of(
        json -> {
          json.writeStartObject();
          json.writeArrayPropertyStart("translations");
          for (TranslationCounts count : counts) {
            json.writeStartObject();
            json.writeStringProperty("file", count.file());
            json.writeStringProperty("locale", count.locale());
            for (TranslationState state : STATES) {
              json.writeNumberProperty(state.id(), count.of(state));
            }
            json.writeNumberProperty(ORPHANED, count.orphaned());
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private static String name(TranslationCounts count) {
    return count.file() + " " + count.locale();
  }

  private static List<String> cells(TranslationCounts count) {
    List<String> cells = new ArrayList<>();
    STATES.forEach(state -> cells.add(Integer.toString(count.of(state))));
    cells.add(Integer.toString(count.orphaned()));
    return cells;
  }

  private static String row(String name, int width, List<String> cells) {
    StringBuilder row =
        new StringBuilder(String.format(Locale.ROOT, "%-" + (width + 1) + "s", name));
    cells.forEach(cell -> row.append(String.format(Locale.ROOT, "%9s", cell)));
    return row.append('\n').toString();
  }
}
