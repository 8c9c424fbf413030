package io.konkyo.content.bind;

import io.konkyo.content.Axis;
import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Quotation;
import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;

/** What a single fact, or all members of a family, carry before their ids part. */
record FactHeaders(
    Located<String> id, String file, Provenance provenance, RemarksBinder.Remarks remarks) {

  Optional<Text> label() {
    return remarks.label();
  }

  FactHeader single() {
    return header(id, Optional.empty(), remarks.quotedOf(Optional.empty()));
  }

  FactHeader member(Axis axis, String member, Span span) {
    return header(
        new Located<>(id.value() + "." + member, span),
        Optional.of(new Membership(id.value(), axis.id().value(), member)),
        remarks.quotedOf(Optional.of(member)));
  }

  private FactHeader header(
      Located<String> name, Optional<Membership> membership, List<Quotation> quoted) {
    return new FactHeader(
        name,
        file,
        membership,
        remarks.label(),
        remarks.of(),
        remarks.note(),
        provenance,
        quoted,
        remarks.allow());
  }
}
