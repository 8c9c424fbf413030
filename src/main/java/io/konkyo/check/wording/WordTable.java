package io.konkyo.check.wording;

import io.konkyo.check.rule.LanguageTable;
import io.konkyo.content.LocaleSheet;
import io.konkyo.source.Located;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the words of a language, before it is put to use.
 *
 * @param words regular expressions by the kind of words they find
 * @param scripts the scripts the language is written in, its own first
 * @param registers its speech levels
 */
record WordTable(
    Map<WordKind, List<String>> words, List<UnicodeScript> scripts, List<Register> registers) {
  static final WordTable EMPTY = new WordTable(Map.of(), List.of(), List.of());

  /** Returns the table of a locale's language; empty for a language that has none. */
  static Optional<WordTable> builtIn(String locale) {
    return LanguageTable.rows(WordTable.class, locale).map(WordTable::read);
  }

  private static WordTable read(List<List<String>> table) {
    Map<WordKind, List<String>> words = new EnumMap<>(WordKind.class);
    List<UnicodeScript> scripts = new ArrayList<>();
    List<Register> registers = new ArrayList<>();
    for (List<String> cells : table) {
      if (cells.get(0).equals("script")) {
        Arrays.stream(cells.get(1).split(" ")).map(UnicodeScript::forName).forEach(scripts::add);
      } else if (cells.get(0).equals("register")) {
        registers.add(new Register(cells.get(1), List.of(cells.get(2).split(" "))));
      } else {
        WordKind.byId(cells.get(0))
            .ifPresent(
                kind -> words.computeIfAbsent(kind, key -> new ArrayList<>()).add(cells.get(1)));
      }
    }
    return new WordTable(words, scripts, registers);
  }

  /** Returns the table with what a site adds to it and replaces of it. */
  WordTable changed(LocaleSheet sheet) {
    Map<WordKind, List<String>> changed = new EnumMap<>(WordKind.class);
    words.forEach(
        (kind, each) -> {
          if (!sheet.replaced().contains(kind.id())) {
            changed.put(kind, new ArrayList<>(each));
          }
        });
    sheet
        .words()
        .forEach(
            (id, each) ->
                WordKind.byId(id)
                    .ifPresent(
                        kind ->
                            changed
                                .computeIfAbsent(kind, key -> new ArrayList<>())
                                .addAll(each.stream().map(TypedWord::expression).toList())));
    List<UnicodeScript> letters =
        sheet.scripts().stream()
            .map(Located::value)
            .map(WordTable::script)
            .flatMap(Optional::stream)
            .toList();
    List<Register> levels =
        sheet.registers().entrySet().stream()
            .map(level -> new Register(level.getKey(), level.getValue()))
            .toList();
    return new WordTable(
        changed, letters.isEmpty() ? scripts : letters, levels.isEmpty() ? registers : levels);
  }

  /** Returns the script of a name, as Unicode calls it; empty if there is none of that name. */
  static Optional<UnicodeScript> script(String name) {
    try {
      return Optional.of(UnicodeScript.forName(name));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
