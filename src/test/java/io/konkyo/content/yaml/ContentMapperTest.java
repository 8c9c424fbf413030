package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import io.konkyo.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContentMapperTest {
  private static final ContentMapper MAPPER = new ContentMapper();
  private static final String FULL =
      """
      title: {ko: 제목, ja: 題}
      defaults: &d {setup: eks, evidence: [bench]}
      given:
        z.count: 200 probe
        a.price:
          value: 0.01 USD/GB
          role: price
          label: {ko: 단가}
        m.list: {list: [x, y]}
      measured:
        ping.rtt:
          label: {ko: 지연}
          statistic: p99.9
          unit: ms
          n: unrecorded
          conditions: [z.count, a.price]
          over: path
          values: {same_node: 0.040, same_az: 0.339}
          evidence: [bench, read]
      blocks:
        - prose: {ko: 글}
        - {type: table, rows: []}
      pair: {model: x}
      """;

  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void everyKindOfComponentIsBound() {
    SampleFile file = bind(FULL).orElseThrow();
    assertTrue(diagnostics.isEmpty());
    assertEquals(List.of("ko", "ja"), List.copyOf(file.title().keySet()));
    assertEquals("eks", file.defaults().orElseThrow().setup().orElseThrow());
    assertEquals(Optional.empty(), file.defaults().orElseThrow().runs());
    assertEquals(
        List.of("z.count", "a.price", "m.list"),
        file.given().keySet().stream().map(YamlScalar::text).toList());
    assertEquals("4:3", position(file.given().keySet().iterator().next()));
    SampleFile.Measured rtt = file.measured().values().iterator().next();
    assertEquals(Optional.of(SampleFile.Statistic.P99_9), rtt.statistic());
    assertEquals(Optional.of(new SampleFile.Count("unrecorded")), rtt.n());
    assertEquals("14:11", rtt.unit().span().startPosition().toString());
    assertEquals("16:27", rtt.conditions().get(1).span().startPosition().toString());
    assertEquals("0.040", rtt.values().get("same_node").text());
    assertEquals("{type: P‹table›, rows: []}", Shown.tree(file.blocks().get(1)));
    assertEquals("x", ((YamlScalar) file.pair().orElseThrow().get("model").get()).text());
  }

  @Test
  void keysKnowTheirPlace() {
    Map<Located<String>, SampleFile.Measured> measured = bind(FULL).orElseThrow().measured();
    Located<String> key = measured.keySet().iterator().next();
    assertEquals("ping.rtt", key.value());
    assertEquals("11:3", key.span().startPosition().toString());
  }

  @Test
  void aScalarStandsForARecordThatMakesItselfOfOne() {
    SampleFile file = bind(FULL).orElseThrow();
    List<SampleFile.Given> given = List.copyOf(file.given().values());
    assertEquals("200 probe", given.get(0).value().orElseThrow().text());
    assertEquals("4:12", position(given.get(0).value().orElseThrow()));
    assertEquals(Optional.of(SampleFile.Role.PRICE), given.get(1).role());
    assertEquals(List.of("x", "y"), given.get(2).list());
  }

  @Test
  void whatIsAbsentIsEmpty() {
    SampleFile file = bind("title: {ko: x}\n").orElseThrow();
    assertEquals(Optional.empty(), file.defaults());
    assertEquals(Map.of(), file.given());
    assertEquals(List.of(), file.blocks());
    assertEquals(Map.of(), file.range());
  }

  @Test
  void aTreeThatBreaksTheSchemaIsNotBound() {
    assertTrue(bind("titel: {ko: x}\n").isEmpty());
    assertEquals(
        "1:1-1:6 error[unknown-key] unknown key `titel`\n  help: write `title`\n",
        Shown.diagnostics(diagnostics));
  }

  @Test
  void aConstructorMayRefuseAValueInItsOwnWords() {
    String yaml = "title: {ko: x}\ngiven:\n  a: =1\n";
    assertTrue(bind(yaml).isEmpty());
    assertEquals(
        "3:6-3:8 error[wrong-shape] a given value is no formula",
        Shown.diagnostics(diagnostics).lines().findFirst().orElse(""));
  }

  @Test
  void aPartOfATreeIsBoundWithoutSchema() {
    YamlMapping root = (YamlMapping) tree("defaults: {setup: eks}\n");
    YamlNode part = root.get("defaults").orElseThrow();
    Optional<SampleFile.Attributes> bound =
        MAPPER.bind(part, SampleFile.Attributes.class, diagnostics);
    assertEquals("eks", bound.orElseThrow().setup().orElseThrow());
  }

  @Test
  void whatATypeDoesNotTakeIsTold() {
    told("text", "1:1-1:5 error[wrong-shape] the value does not fit the format here");
    told("{setup: [a]}", "1:9-1:12 error[wrong-shape] `setup` does not fit the format here");
    told("{setup: {a: b}}", "1:9-1:15 error[wrong-shape] `setup` does not fit the format here");
  }

  @Test
  void keysOfOtherRecordsAreLeftToTheSchema() {
    YamlNode part = tree("{setup: eks, other: x}");
    assertTrue(MAPPER.bind(part, SampleFile.Attributes.class, diagnostics).isPresent());
  }

  @Test
  void anUnknownSchemaIsAFaultOfOurs() {
    YamlNode root = tree("a: b\n");
    assertThrows(
        IllegalArgumentException.class,
        () -> MAPPER.bind(root, "no-such-schema", SampleFile.class, diagnostics));
  }

  @Test
  void aWholeTreeIsBoundAsItself() {
    YamlNode root = tree("a: [b, {c: d}]\n");
    YamlNode bound = MAPPER.bind(root, YamlNode.class, diagnostics).orElseThrow();
    assertEquals(root, assertInstanceOf(YamlMapping.class, bound));
  }

  private void told(String yaml, String expected) {
    Diagnostics fresh = new Diagnostics();
    assertTrue(MAPPER.bind(tree(yaml), SampleFile.Attributes.class, fresh).isEmpty());
    assertEquals(expected, Shown.diagnostics(fresh).lines().findFirst().orElse(""));
  }

  private Optional<SampleFile> bind(String yaml) {
    return MAPPER.bind(tree(yaml), "sample", SampleFile.class, diagnostics);
  }

  private static YamlNode tree(String yaml) {
    return YamlReader.read(new SourceFile("a.yml", yaml), new Diagnostics()).orElseThrow();
  }

  private static String position(YamlNode node) {
    return node.span().startPosition().toString();
  }
}
