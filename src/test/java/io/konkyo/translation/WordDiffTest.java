package io.konkyo.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordDiffTest {
  @ParameterizedTest
  @CsvSource({
    "같은 말, 같은 말, 같은 말",
    "두 값의 비입니다., 두 값의 차이입니다., 두 값의 [-비입니다-]{+차이입니다+}.",
    "二つの比です。, 二つの差です。, 二つの[-比-]{+差+}です。",
    "測定値を示す, 測定値だけを示す, 測定値[-を-]{+だけを+}示す",
    "서버를 쟀다, 서버를 다시 쟀다, 서버를 {+다시 +}쟀다",
    "${a.b}{은/는} 크다, ${a.c}{은/는} 크다, [-${a.b}-]{+${a.c}+}{은/는} 크다",
    "'', 새 글, {+새 글+}",
    "없앤 글, '', [-없앤 글-]",
  })
  void changeIsShownInWords(String then, String now, String expected) {
    assertEquals(expected, WordDiff.of(then, now));
  }

  @Test
  void longTextsAreShownAsAWhole() {
    String then = "a b ".repeat(5_000);
    String now = "c d ".repeat(5_000);
    assertEquals("[-" + then.strip() + "-]{+" + now.strip() + "+} ", WordDiff.of(then, now));
  }
}
