package io.konkyo.check.rule;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.example.ExampleContent;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NumberChecksTest {
  @Test
  void wayOutOfPercentForPointsIsPoints(@TempDir Path folder) {
    ExampleContent content = ExampleContent.in(folder);
    content.write(
        "facts/more.yml",
        """
        title: {ko: 예, ja: 例}
        given:
          before: {value: 12.1 %, of: {ko: 전체, ja: 全体}, label: {ko: 앞, ja: 前}}
          after: {value: 33.5 %, of: {ko: 전체, ja: 全体}, label: {ko: 뒤, ja: 後}}
        derived:
          step: {formula: after - before, stated: 21.4 %, label: {ko: 차이, ja: 差}}
        """
            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
    String told = content.reported(content.check());
    assertTrue(told.contains("= help: write 21.4 pp"), told);
  }
}
