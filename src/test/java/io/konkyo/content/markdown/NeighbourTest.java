package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NeighbourTest {

  @Test
  void edgesAreWhiteSpace() {
    assertEquals(Neighbour.EDGE, Neighbour.before("a", 0));
    assertEquals(Neighbour.EDGE, Neighbour.after("a", 1));
  }

  @Test
  void charactersBeyondTheBasicPlaneAreSeenWhole() {
    assertEquals(new Neighbour(false, false, true), Neighbour.before("\uD842\uDFB7*", 2));
    assertEquals(new Neighbour(false, true, false), Neighbour.before("\uD83D\uDE00*", 2));
  }

  @Test
  void textVariationSelectorsShowTheCharacterBeforeThem() {
    assertEquals(new Neighbour(false, true, true), Neighbour.before("。\uFE00*", 2));
    assertEquals(new Neighbour(false, true, true), Neighbour.before("”\uFE01*", 2));
    assertEquals(new Neighbour(false, true, false), Neighbour.before("”\uFE00*", 2));
  }

  @Test
  void anIdeographicSelectorCountsAsItsKanji() {
    assertEquals(new Neighbour(false, false, true), Neighbour.before("葛\uDB40\uDD00*", 3));
  }

  @Test
  void loneSelectorsAndSurrogatesAreNoFaults() {
    assertEquals(new Neighbour(false, false, false), Neighbour.before("\uFE00*", 1));
    assertEquals(new Neighbour(false, false, false), Neighbour.after("\uD800", 0));
  }
}
