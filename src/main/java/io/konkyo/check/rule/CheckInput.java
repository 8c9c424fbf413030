package io.konkyo.check.rule;

import io.konkyo.content.Content;
import io.konkyo.edition.Editions;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.text.LocalizedTexts;
import io.konkyo.translation.Translations;
import java.util.Map;

/**
 * What rules look at.
 *
 * @param editions what is published in each language
 * @param keys the evaluated options of every item, by {@code quiz/item}
 * @param translations every translation, held against its review
 * @param shared what rules work out for each other
 */
public record CheckInput(
    Content content,
    Ledger ledger,
    Editions editions,
    LocalizedTexts texts,
    Map<String, ItemKey> keys,
    Translations translations,
    Shared shared) {
  public CheckInput {
    keys = Map.copyOf(keys);
  }
}
