package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What every fact carries.
 *
 * @param id dotted name, unique in the ledger
 * @param file id of the facts file, which names its ledger page
 * @param membership the family the fact belongs to, if any
 * @param label what readers call it
 * @param of what a share or percentage is a part of, or is counted from
 * @param note a remark for readers
 * @param provenance where the value comes from
 * @param quoted how sources print it
 * @param allow rules the author silences here
 */
public record FactHeader(
    Located<String> id,
    String file,
    Optional<Membership> membership,
    Optional<Text> label,
    Optional<Text> of,
    Optional<Text> note,
    Provenance provenance,
    List<Quotation> quoted,
    List<Allowance> allow) {
  public FactHeader {
    Objects.requireNonNull(id);
    Objects.requireNonNull(file);
    quoted = List.copyOf(quoted);
    allow = List.copyOf(allow);
  }
}
