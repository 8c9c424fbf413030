package io.konkyo.check.evidence;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Source;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.stream.Stream;

/**
 * A quotation that names a source and not the place in it, though the source's places are known.
 */
public final class MissingPlaces implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Stream<Quotation> quotations =
        Stream.of(
                input.content().facts().values().stream()
                    .map(Fact::header)
                    .flatMap(header -> header.quoted().stream()),
                input.content().agreements().stream()
                    .map(Agreement::quoted)
                    .flatMap(quoted -> quoted.stream()),
                input.content().findings().stream().map(Finding::quoted))
            .flatMap(each -> each);
    quotations
        .map(Quotation::at)
        .distinct()
        .forEach(at -> check(at, input.content().sources().get(at.value()), diagnostics));
  }

  private static void check(Located<String> at, Source source, Diagnostics diagnostics) {
    if (source == null || source.places().isEmpty()) {
      return;
    }
    String first = source.places().keySet().iterator().next();
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MISSING_PLACE,
                at.span(),
                "the quotation does not say where in `" + at.value() + "` it stands")
            .withLabel(source.id().span(), "its places are listed here")
            .withHelp("write the place too, as in `" + at.value() + "#" + first + "`"));
  }
}
