package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Reread;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.NumberText;
import io.konkyo.source.SourceFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A raw value that is not what the listing it is read again from shows. */
public final class UnlikeListings implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Measured measured && measured.from().isPresent()) {
        SourceFile listing =
            input.content().listings().get(measured.from().get().listing().value());
        if (listing != null) {
          check(measured, measured.from().get(), listing, diagnostics);
        }
      }
    }
  }

  private static void check(
      Measured measured, Reread from, SourceFile listing, Diagnostics diagnostics) {
    Matcher matcher;
    try {
      matcher =
          Pattern.compile(expression(measured, from)).matcher(new BoundedText(listing.text()));
      if (matcher.groupCount() < 1) {
        diagnostics.add(
            told(from, "the expression has no group that holds the number")
                .withHelp("put the number's part in brackets, as in rb(\\d+)"));
        return;
      }
      if (!matcher.find()) {
        diagnostics.add(
            told(from, "nothing in `" + listing.path() + "` matches")
                .withHelp("mend the expression, or quote the tool's output anew"));
        return;
      }
    } catch (PatternSyntaxException e) {
      diagnostics.add(
          told(from, "`" + from.match().value() + "` is no regular expression")
              .withNote(e.getDescription())
              .withHelp("write it in the syntax of java.util.regex"));
      return;
    } catch (BoundedText.Exhausted e) {
      diagnostics.add(
          told(from, "the expression takes too long on `" + listing.path() + "`")
              .withHelp("write it without nested repetitions"));
      return;
    }
    compare(measured, from, listing, matcher, diagnostics);
  }

  /** Members of a family share the expression; it names the member as {@code {member}}. */
  private static String expression(Measured measured, Reread from) {
    String typed = from.match().value();
    return measured
        .header()
        .membership()
        .map(membership -> typed.replace("{member}", Pattern.quote(membership.member())))
        .orElse(typed);
  }

  private static void compare(
      Measured measured,
      Reread from,
      SourceFile listing,
      Matcher matcher,
      Diagnostics diagnostics) {
    int group = matcher.start(1) < 0 ? 0 : 1;
    String shown = listing.text().substring(matcher.start(group), matcher.end(group));
    NumberText typed = measured.value().value().number();
    boolean same =
        NumberText.parse(from.hexadecimal() ? "0x" + shown : shown)
                instanceof NumberText.Parsed parsed
            && parsed.number().value().equals(typed.value())
            && parsed.number().decimals() == typed.decimals();
    if (!same) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.LISTING_DISAGREES,
                  measured.value().span(),
                  "`" + measured.id() + "` is not what its listing shows")
              .withAt("typed as " + typed.text())
              .withLabel(
                  listing.span(matcher.start(group), matcher.end(group)), "the tool printed this")
              .withLabel(from.match().span(), "found by this expression")
              .withHelp("write " + shown + ", or mend the expression"));
    }
  }

  private static Diagnostic told(Reread from, String message) {
    return Diagnostic.of(DiagnosticCode.LISTING_DISAGREES, from.match().span(), message);
  }
}
