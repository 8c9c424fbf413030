package io.konkyo.spelling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {
  private static final List<String> KNOWN =
      List.of("ping.rtt.same_az", "ping.rtt.same_node", "http.p50", "max", "min", "mean");

  @ParameterizedTest
  @CsvSource({
    "ping.rtt.same_as, ping.rtt.same_az",
    "png.rtt.same_node, ping.rtt.same_node",
    "ping.rtt.smae_az, ping.rtt.same_az",
    "rtt.same_az, ping.rtt.same_az",
    "p50, http.p50",
    "mx, max",
    "mni, min",
    "maen, mean",
    "ping, ''",
    "zzz, ''"
  })
  void fewSlipsOrAMissingBeginning(String typed, String nearest) {
    assertEquals(nearest, NearestName.of(typed, KNOWN).orElse(""));
  }
}
