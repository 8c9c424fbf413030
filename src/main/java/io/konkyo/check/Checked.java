package io.konkyo.check;

import io.konkyo.ledger.ItemKey;
import io.konkyo.quality.KeyBias;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What rules work out and later stages need.
 *
 * @param keys the evaluated options of every item, by {@code quiz/item}
 * @param biases what the keys of each quiz have in common
 */
public record Checked(Map<String, ItemKey> keys, List<KeyBias> biases) {
  public Checked {
    keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
    biases = List.copyOf(biases);
  }
}
