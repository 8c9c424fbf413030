package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> KNOWN = List.of("formula", "stated", "values", "value", "at");

  @ParameterizedTest
  @CsvSource({
    "formla, formula",
    "forumla, formula",
    "vlaue, value",
    "valus, values",
    "statd, stated",
    "ta, at",
    "label, none",
    "x, none",
    "'', none",
    "지연, none",
  })
  void theClosestNameIsOffered(String typed, String expected) {
    assertEquals(expected, Nearest.to(typed, KNOWN).orElse("none"));
  }
}
