package io.konkyo.change;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Membership;
import io.konkyo.site.assemble.Addresses;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Where readers see what hangs on a name: the pages of every language and the places in them. */
final class ReaderPages {
  private final Content content;
  private final Addresses addresses;
  private final SortedSet<String> pages = new TreeSet<>();

  private ReaderPages(Content content) {
    this.content = content;
    this.addresses = new Addresses(content);
  }

  static SortedSet<String> of(
      Content content,
      Collection<String> facts,
      Collection<Agreement> agreements,
      Collection<Finding> findings,
      Collection<Hit> hits) {
    ReaderPages pages = new ReaderPages(content);
    facts.forEach(pages::fact);
    for (Agreement agreement : agreements) {
      String name = agreement.membership().map(Membership::family).orElse(agreement.id().value());
      pages.everywhere(Addresses.ledger(agreement.file()) + "#" + name);
    }
    for (Finding finding : findings) {
      pages.everywhere(Addresses.ERRATA + "#finding-" + finding.id().value());
    }
    hits.forEach(pages::hit);
    return pages.pages;
  }

  private void fact(String id) {
    addresses.fact(id).ifPresent(this::everywhere);
  }

  private void hit(Hit hit) {
    Optional<String> address = Addresses.reader(hit.what());
    List<String> locales = hit.locale().map(List::of).orElseGet(() -> content.site().localeTags());
    address.ifPresent(seen -> locales.forEach(locale -> pages.add(locale + "/" + seen)));
  }

  private void everywhere(String address) {
    content.site().localeTags().forEach(locale -> pages.add(locale + "/" + address));
  }
}
