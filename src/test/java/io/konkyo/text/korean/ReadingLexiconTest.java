package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingLexiconTest {
  private static final ReadingLexicon BUILT_IN = ReadingLexicon.builtIn();

  @ParameterizedTest
  @CsvSource({
    "m5.xlarge, 엠파이브 엑스라지",
    "ndots:5, 엔도츠 파이브",
    "HTTP/1.1, 에이치티티피 일 점 일",
    "HTTP/3, 에이치티티피 쓰리",
    "UTF-8, 유티에프 에이트",
    "C++, 시 플러스 플러스",
    "C#, 시샵",
    ".NET, 닷넷",
    "O(1), 오 일",
    "Amazon Linux, 아마존 리눅스",
    "QR, 큐알",
    "k8s, 쿠버네티스",
    "根拠, 근거",
    "6월, 육월",
  })
  void readsDeclaredTerms(String printed, String reading) {
    ReadingLexicon lexicon = BUILT_IN.withTerm(printed, reading);
    assertEquals(Optional.of(reading), KoreanReader.read(printed, lexicon));
    assertEquals(
        Optional.of("약 " + reading + "의 값"), KoreanReader.read("약 " + printed + "의 값", lexicon));
    assertEquals(FinalSound.ofReading(reading), KoreanReader.finalSound("foo " + printed, lexicon));
  }

  @Test
  void declaringATermLeavesTheOriginalAlone() {
    BUILT_IN.withTerm("foo", "푸");
    assertEquals(Optional.empty(), KoreanReader.read("foo", BUILT_IN));
  }

  @Test
  void aTermIsAWholeWord() {
    ReadingLexicon lexicon = BUILT_IN.withTerm("foo", "푸");
    for (String word : new String[] {"foobar", "xfoo", "foo2", "foo.bar", "foo-2", "foo²", "Foo"}) {
      assertEquals(Optional.empty(), KoreanReader.read(word, lexicon), word);
    }
    assertEquals(Optional.of("푸 푸"), KoreanReader.read("foo/foo", lexicon));
  }

  @Test
  void theLongestTermCounts() {
    ReadingLexicon lexicon = BUILT_IN.withTerm("foo", "푸").withTerm("foo bar", "푸바");
    assertEquals(Optional.of("푸바"), KoreanReader.read("foo bar", lexicon));
    assertEquals(Optional.of("푸"), KoreanReader.read("foo", lexicon));
  }

  @Test
  void aDeclaredReadingReplacesTheBuiltInOneOfAUnitToo() {
    ReadingLexicon lexicon = BUILT_IN.withTerm("qps", "초당 질의");
    assertEquals(Optional.of("천이백 초당 질의"), KoreanReader.read("1,200 qps", lexicon));
  }

  @Test
  void readsDeclaredUnits() {
    ReadingLexicon lexicon =
        BUILT_IN
            .withUnit("query", "쿼리", Numerals.NATIVE)
            .withUnit("연산", "연산", Numerals.NATIVE)
            .withUnit("req/s", "초당 … 요청", Numerals.SINO);
    assertEquals(Optional.of("세 쿼리"), KoreanReader.read("3 query", lexicon));
    assertEquals(Optional.of("초당 오백 쿼리"), KoreanReader.read("500 query/s", lexicon));
    assertEquals(Optional.of("세 연산"), KoreanReader.read("3연산", lexicon));
    assertEquals(Optional.of("초당 오백 요청"), KoreanReader.read("500 req/s", lexicon));
    assertEquals(Optional.of("쿼리당 이 바이트"), KoreanReader.read("2 B/query", lexicon));
  }

  @Test
  void decomposedDeclarationsAreComposed() {
    ReadingLexicon lexicon = BUILT_IN.withTerm("caf\u0065\u0301", "\u110F\u1161\u1111\u1166");
    assertEquals(Optional.of("카페"), KoreanReader.read("caf\u00E9", lexicon));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "foo", "레디스7", "값!", "ㄱ", "… 도"})
  void refusesWhatIsNoReading(String reading) {
    assertThrows(IllegalArgumentException.class, () -> BUILT_IN.withTerm("foo", reading));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u200B"})
  void refusesToReadNothing(String printed) {
    assertThrows(IllegalArgumentException.class, () -> BUILT_IN.withTerm(printed, "값"));
  }

  @Test
  void builtInReadingsAreReadingsAndUnique() {
    Set<String> seen = new HashSet<>();
    for (String line : LexiconFile.lines()) {
      String[] columns = line.split("\t");
      assertTrue(seen.add(columns[0] + " " + columns[1]), line);
      assertEquals(PrintedText.normalise(columns[1]), columns[1], line);
      for (String reading : columns[2].split("\\|")) {
        assertTrue(ReadingLexicon.isUnitReading(reading), line);
      }
    }
  }
}
