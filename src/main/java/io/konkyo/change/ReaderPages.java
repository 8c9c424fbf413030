package io.konkyo.change;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Membership;
import io.konkyo.edition.Edition;
import io.konkyo.edition.Editions;
import io.konkyo.site.assemble.Addresses;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Where readers see what hangs on a name: the pages of every language and the places in them. */
final class ReaderPages {
  private final Editions editions;
  private final Addresses addresses;
  private final SortedSet<String> pages = new TreeSet<>();

  private ReaderPages(Content content, Editions editions) {
    this.editions = editions;
    this.addresses = new Addresses(content);
  }

  static SortedSet<String> of(
      Content content,
      Editions editions,
      Collection<String> facts,
      Collection<Agreement> agreements,
      Collection<Finding> findings,
      Collection<Hit> hits) {
    ReaderPages pages = new ReaderPages(content, editions);
    facts.forEach(pages::fact);
    for (Agreement agreement : agreements) {
      String name = agreement.membership().map(Membership::family).orElse(agreement.id().value());
      pages.seen(
          Addresses.ledger(agreement.file()) + "#" + name,
          edition -> edition.content().agreements().contains(agreement));
    }
    for (Finding finding : findings) {
      pages.seen(
          Addresses.ERRATA + "#finding-" + finding.id().value(),
          edition -> edition.content().findings().contains(finding));
    }
    hits.forEach(pages::hit);
    return pages.pages;
  }

  private void fact(String id) {
    addresses
        .fact(id)
        .ifPresent(address -> seen(address, edition -> edition.content().facts().containsKey(id)));
  }

  private void hit(Hit hit) {
    Addresses.reader(hit.what())
        .ifPresent(
            address ->
                seen(
                    address,
                    edition ->
                        hit.locale().filter(locale -> !locale.equals(edition.locale())).isEmpty()
                            && Addresses.all(edition.content()).contains(page(address))));
  }

  private void seen(String address, Predicate<Edition> isIn) {
    editions.all().stream()
        .filter(isIn)
        .forEach(edition -> pages.add(edition.locale() + "/" + address));
  }

  private static String page(String address) {
    int hash = address.indexOf('#');
    return hash < 0 ? address : address.substring(0, hash);
  }
}
