package io.konkyo.verdict.range;

import java.util.List;

/** What the members of a list may be. */
record Members(List<Bounds> numbers) implements Enclosure {

  @Override
  public boolean isExact() {
    return numbers.stream().allMatch(Bounds::isExact);
  }
}
