package io.konkyo.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecentTest {
  private final Map<String, Integer> lengths = new HashMap<>();
  private final List<String> lookedUp = new ArrayList<>();
  private final Recent<Integer> recent =
      new Recent<>(
          name -> {
            lookedUp.add(name);
            return Optional.ofNullable(lengths.get(name));
          });

  @Test
  void looksUpWhatItFoundOnlyOnce() {
    lengths.put("ping.rtt", 8);
    lengths.put("pool", 4);
    for (int i = 0; i < 3; i++) {
      assertEquals(Optional.of(8), recent.find("ping.rtt"));
      assertEquals(Optional.of(4), recent.find("pool"));
    }
    assertEquals(List.of("ping.rtt", "pool"), lookedUp);
  }

  @Test
  void asksAgainForWhatIsNotThereYet() {
    assertEquals(Optional.empty(), recent.find("pool"));
    lengths.put("pool", 4);
    assertEquals(Optional.of(4), recent.find("pool"));
  }

  @Test
  void findsMoreNamesThanItKeeps() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      names.add("name" + i);
      lengths.put("name" + i, i);
    }
    for (int turn = 0; turn < 2; turn++) {
      for (String name : names) {
        assertEquals(Optional.ofNullable(lengths.get(name)), recent.find(name));
      }
    }
  }
}
