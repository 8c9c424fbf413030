package io.konkyo.verdict.range;

import java.util.List;

/** What the turns of a loop may yield, when it is certain how many there are. */
record Turns(Bounds start, List<Bounds> numbers) implements Enclosure {

  @Override
  public boolean isExact() {
    return start.isExact() && numbers.stream().allMatch(Bounds::isExact);
  }

  @Override
  public Bounds number() {
    return numbers.isEmpty() ? start : numbers.get(numbers.size() - 1);
  }
}
