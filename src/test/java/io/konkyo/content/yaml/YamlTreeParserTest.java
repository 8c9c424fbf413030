package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.json.JsonMapper;

class YamlTreeParserTest {

  @Test
  void aTreeIsTheSameSequenceOfTokensAsItsJson() {
    YamlTreeParser parser = parser("a: 007\nb: [no, {c: ''}, []]\nd: {}\n");
    StringBuilder tokens = new StringBuilder();
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      tokens.append(parser.getString()).append(' ');
    }
    assertEquals("{ a 007 b [ no { c  } [ ] ] d { } } ", tokens.toString());
    assertNull(parser.currentToken());
    assertNull(parser.currentNode());
  }

  @Test
  void jacksonReadsEveryScalarAsAString() {
    String json = "{\"a\":\"1\",\"b\":[\"true\",{\"c\":\"~\"}]}";
    assertEquals(
        JsonMapper.shared().readTree(json).toString(),
        JsonMapper.shared().readTree(parser("a: 1\nb: [true, {c: ~}]\n")).toString());
  }

  @Test
  void theNodeAndKeyOfTheTokenAreKnown() {
    YamlTreeParser parser = parser("a: {b: x}\nc: y\n");
    assertNull(parser.currentNode());
    assertEquals(JsonToken.START_OBJECT, parser.nextToken());
    assertNull(parser.currentKey());
    assertEquals("a", parser.nextName());
    assertEquals("a", parser.currentKey().text());
    assertEquals(JsonToken.START_OBJECT, parser.nextToken());
    assertEquals("a", parser.currentKey().text());
    assertEquals("a", parser.currentName());
    assertEquals("1:4", parser.currentNode().span().startPosition().toString());
    parser.skipChildren();
    assertEquals(JsonToken.END_OBJECT, parser.currentToken());
    assertEquals("c", parser.nextName());
    parser.nextToken();
    assertEquals("/c", parser.streamReadContext().pathAsPointer().toString());
    assertEquals(2, parser.currentLocation().getLineNr());
    assertEquals(4, parser.currentLocation().getColumnNr());
  }

  @Test
  void numbersAreNeverRead() {
    YamlTreeParser parser = parser("1");
    parser.nextToken();
    assertThrows(InputCoercionException.class, parser::getIntValue);
    assertThrows(InputCoercionException.class, parser::getDoubleValue);
    assertFalse(parser.isNaN());
  }

  private static YamlTreeParser parser(String yaml) {
    SourceFile file = new SourceFile("a.yml", yaml);
    return new YamlTreeParser(YamlReader.read(file, new Diagnostics()).orElseThrow());
  }
}
