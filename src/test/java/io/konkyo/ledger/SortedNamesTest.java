package io.konkyo.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A tree of the JDK says what is right. */
class SortedNamesTest {
  private static final List<String> NAMES =
      List.of("a", "a.b", "ab", "dns.www", "ping.rtt", "ping.rtt.far", "pool", "z");

  private final Random random = new Random(20260902);

  @Test
  void isWhatATreeOfTheSameNamesIs() {
    for (int i = 0; i < 2_000; i++) {
      List<String> some = some();
      TreeSet<String> tree = new TreeSet<>(some);
      SortedNames names = SortedNames.copyOf(some);
      assertEquals(tree, names);
      assertEquals(tree.hashCode(), names.hashCode());
      assertEquals(List.copyOf(tree), List.copyOf(names));
      for (String name : NAMES) {
        assertEquals(tree.contains(name), names.contains(name));
        assertEquals(List.copyOf(tree.headSet(name)), List.copyOf(names.headSet(name)));
        assertEquals(List.copyOf(tree.tailSet(name)), List.copyOf(names.tailSet(name)));
        assertEquals(
            List.copyOf(tree.subSet("a.b", name.compareTo("a.b") < 0 ? "a.b" : name)),
            List.copyOf(names.subSet("a.b", name.compareTo("a.b") < 0 ? "a.b" : name)));
      }
    }
  }

  private List<String> some() {
    List<String> some = new ArrayList<>();
    for (int i = random.nextInt(12); i > 0; i--) {
      some.add(NAMES.get(random.nextInt(NAMES.size())));
    }
    return some;
  }

  @Test
  void hasItsEnds() {
    SortedNames names = SortedNames.copyOf(List.of("pool", "dns.www", "ping.rtt"));
    assertEquals("dns.www", names.first());
    assertEquals("pool", names.last());
    assertThrows(NoSuchElementException.class, SortedNames.NONE::first);
    assertThrows(NoSuchElementException.class, SortedNames.NONE::last);
  }

  @Test
  void cannotBeChanged() {
    List<String> given = new ArrayList<>(List.of("b", "a"));
    SortedNames names = SortedNames.copyOf(given);
    given.set(0, "c");
    assertEquals(List.of("a", "b"), List.copyOf(names));
    assertThrows(UnsupportedOperationException.class, () -> names.add("c"));
    assertThrows(UnsupportedOperationException.class, () -> names.remove("a"));
  }

  @Test
  void isNotCopiedTwice() {
    SortedNames names = SortedNames.of("pool");
    assertSame(names, SortedNames.copyOf(names));
    assertTrue(names.contains("pool"));
    assertFalse(names.contains(null));
  }
}
