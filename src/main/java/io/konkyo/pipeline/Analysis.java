package io.konkyo.pipeline;

import io.konkyo.check.Allowances;
import io.konkyo.check.Checked;
import io.konkyo.check.Checks;
import io.konkyo.content.Content;
import io.konkyo.content.bind.ContentReader;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.edition.Editions;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.LedgerBuilder;
import io.konkyo.quality.Allowed;
import io.konkyo.quality.QualityReport;
import io.konkyo.text.LocalizedTexts;
import io.konkyo.translation.Locks;
import io.konkyo.translation.Translations;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Content, evaluated, printed and checked.
 *
 * @param editions what is published in each language
 * @param keys the evaluated options of every item, by {@code quiz/item}
 * @param translations every translation, held against its review
 * @param quality what is known of items, what authors allow, and how far facts are tested
 */
public record Analysis(
    Content content,
    Ledger ledger,
    Editions editions,
    LocalizedTexts texts,
    Map<String, ItemKey> keys,
    Translations translations,
    QualityReport quality) {

  /**
   * Reads and checks a content folder.
   *
   * <p>Errors: everything wrong with the content is told; empty if there is no site to speak of.
   */
  public static Optional<Analysis> of(Path content, Diagnostics diagnostics) {
    return ContentReader.read(content, diagnostics)
        .map(read -> of(read, Locks.read(content, diagnostics), diagnostics));
  }

  private static Analysis of(Content content, Locks locks, Diagnostics diagnostics) {
    Diagnostics found = new Diagnostics();
    Ledger ledger = LedgerBuilder.build(content, found);
    LocalizedTexts texts = LocalizedTexts.print(content, ledger, found);
    Editions editions = Editions.of(content, ledger);
    Translations translations = Translations.of(content, ledger, editions, locks);
    Checked checked = Checks.run(content, ledger, editions, texts, translations, found);
    Allowances allowances = new Allowances(content.allowances());
    List<Allowed> allowed = allowances.filter(found, diagnostics);
    // A rule cannot look at a fact that has no value, so that nothing is unused for sure.
    if (ledger.failed().isEmpty()) {
      allowances.tellUnused(diagnostics);
    }
    QualityReport quality =
        QualityReport.of(
            content, ledger, checked.keys(), checked.biases(), diagnostics.inFileOrder(), allowed);
    return new Analysis(content, ledger, editions, texts, checked.keys(), translations, quality);
  }
}
