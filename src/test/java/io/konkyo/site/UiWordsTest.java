package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Misread;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quality.ItemRules;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.Question;
import io.konkyo.site.view.VerdictLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class UiWordsTest {
  private static final List<String> LANGUAGES = UiWords.BUILT_IN;
  private static final Path FOLDER = Path.of("src/main/resources/io/konkyo/site/locales");
  private static final Pattern PLACE = Pattern.compile("\\{\\w+}");

  /** A key between quotes, wherever a template names one. */
  private static final Pattern KEY = Pattern.compile("\"([a-z]+\\.[a-z.-]*[a-z])\"");

  /** Prefixes of keys that whoever fills the views asks for. */
  private static final Set<String> FOR_VIEWS =
      Set.of(
          "bound",
          "cause",
          "flag",
          "function",
          "logic",
          "misread",
          "relation",
          "role",
          "rule",
          "statistic",
          "strength",
          "verdict",
          "word");

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyLanguageHasTheSameKeys(String lang) {
    assertEquals(keys("en"), keys(lang));
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyPhraseHasTheSamePlacesToFill(String lang) {
    Map<String, String> english = UiWords.of("en", Map.of());
    UiWords.of(lang, Map.of())
        .forEach((key, words) -> assertEquals(places(english.get(key)), places(words), key));
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void noKeyStandsTwiceAndKeysAreSorted(String lang) throws IOException {
    List<String> keys =
        Files.readAllLines(FOLDER.resolve(lang + ".properties")).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.substring(0, line.indexOf('=')))
            .toList();
    assertEquals(List.copyOf(new TreeSet<>(keys)), keys);
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void noPhraseIsEmpty(String lang) {
    UiWords.of(lang, Map.of()).forEach((key, words) -> assertFalse(words.isBlank(), key));
  }

  @Test
  void templatesAskForExactlyTheKeysThereAre() throws IOException {
    Set<String> asked = new TreeSet<>();
    for (Path template : Templates.all()) {
      Matcher key = KEY.matcher(Files.readString(template));
      while (key.find()) {
        if (!key.group(1).endsWith(".ftlh")) {
          asked.add(key.group(1));
        }
      }
    }
    asked.addAll(named("kind.", FactEntry.Kind.values()));
    asked.addAll(named("quality.", Question.Basis.values()));
    asked.addAll(named("ledger.", VerdictLine.Speaker.values()));
    Set<String> known =
        keys("en").stream()
            .filter(key -> !FOR_VIEWS.contains(key.substring(0, key.indexOf('.'))))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(known, asked);
  }

  /** Rules for items, rules that may be allowed, and warnings that may stand at an item. */
  @Test
  void everyRuleThatPagesNameHasItsWords() {
    Set<DiagnosticCode> named = new TreeSet<>(ItemRules.all().keySet());
    for (DiagnosticCode code : DiagnosticCode.values()) {
      if (code.silencing() == DiagnosticCode.Silencing.WITH_REASON) {
        named.add(code);
      }
    }
    named.addAll(
        Set.of(
            DiagnosticCode.REVERSED_COMPARISON,
            DiagnosticCode.STALE_TRANSLATION,
            DiagnosticCode.UNBOUND_NUMBER,
            DiagnosticCode.UNREVIEWED_TRANSLATION,
            DiagnosticCode.UNUSED_ALLOWANCE,
            DiagnosticCode.YAML_TRAP));
    Set<String> words = new TreeSet<>();
    keys("en").stream().filter(key -> key.startsWith("rule.")).forEach(words::add);
    assertEquals(
        named.stream().map(code -> "rule." + code.id()).collect(Collectors.toSet()), words);
  }

  @Test
  void everyTypeOfItemHasItsWord() {
    for (ItemType type : ItemType.values()) {
      assertTrue(keys("en").contains("word.type-" + type.id()), type.id());
    }
  }

  @Test
  void everyMisreadHasItsWordsAndNothingElseDoes() {
    Set<String> words =
        keys("en").stream()
            .filter(key -> key.startsWith("misread."))
            .map(key -> key.substring("misread.".length()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(Misread.ids()), words);
  }

  @Test
  void aSiteChangesSomeWordsAndKeepsTheRest() {
    Map<String, String> words = UiWords.of("ko", Map.of("quiz.check", "확인"));
    assertEquals("확인", words.get("quiz.check"));
    assertEquals("정답", words.get("quiz.key"));
  }

  @Test
  void aLanguageWithoutWordsOfItsOwnGetsTheEnglishOnes() {
    assertEquals("Check", UiWords.of("fr", Map.of()).get("quiz.check"));
    assertTrue(UiWords.builtIn("fr").isEmpty());
    assertTrue(UiWords.builtIn("../en").isEmpty());
  }

  private static Set<String> named(String prefix, Enum<?>[] constants) {
    return Arrays.stream(constants)
        .map(constant -> prefix + constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .collect(Collectors.toSet());
  }

  private static Set<String> keys(String lang) {
    return new TreeSet<>(UiWords.of(lang, Map.of()).keySet());
  }

  private static Set<String> places(String words) {
    return PLACE.matcher(words).results().map(found -> found.group()).collect(Collectors.toSet());
  }
}
