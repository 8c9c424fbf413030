package io.konkyo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.content.Content;
import io.konkyo.content.bind.ContentReader;
import io.konkyo.content.fact.Derived;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TracePiece;
import io.konkyo.formula.TraceTerm;
import io.konkyo.formula.TraceText;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.LedgerBuilder;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Explanations of every derived fact of the site in this repository end with what it prints. */
class ContentExplanationsTest {
  private static final Pattern NUMBER =
      Pattern.compile("(\u2212?)\\D*?([0-9][0-9,]*)(?:\\.([0-9]+))?(…?)");

  private static Content content;
  private static Ledger ledger;

  @BeforeAll
  static void evaluate() {
    content = ContentReader.read(Path.of("content"), new Diagnostics()).orElseThrow();
    ledger = LedgerBuilder.build(content, new Diagnostics());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void lastLineEndsWithWhatIsPrinted(String locale) {
    FactPrinter printer = new FactPrinter(locale, content.counted());
    LocaleTraceForms forms = new LocaleTraceForms(ledger, printer);
    int explained = 0;
    for (Entry entry : ledger.entries().values()) {
      if (entry.fact() instanceof Derived) {
        Trace trace = FactTrace.of(entry, ledger, forms).orElseThrow();
        String lastLine = TraceText.of(trace.result());
        assertTrue(TraceText.of(trace).endsWith(lastLine), entry.id());
        assertTrue(lastLine.endsWith(ending(entry, printer)), () -> entry.id() + ": " + lastLine);
        explained++;
      }
    }
    assertTrue(explained > 50, explained + " derived facts");
  }

  private static String ending(Entry entry, FactPrinter printer) {
    if (entry.value().orElseThrow() instanceof BooleanValue truth) {
      return truth.value() ? "✓" : "✗";
    }
    return printer.print(entry);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void exactMemberIsTheValueOfTheLedger(String locale) {
    FactPrinter printer = new FactPrinter(locale, content.counted());
    LocaleTraceForms forms = new LocaleTraceForms(ledger, printer);
    int compared = 0;
    for (Entry entry : ledger.entries().values()) {
      Optional<Quantity> value = entry.value().flatMap(Value::asQuantity);
      if (entry.fact() instanceof Derived && value.isPresent()) {
        Trace trace = FactTrace.of(entry, ledger, forms).orElseThrow();
        List<TracePiece> exact = trace.result().pieces(TraceTerm.Role.EXACT);
        if (exact.isEmpty()) {
          // What is printed is exact.
          assertEquals(value.get(), printed(entry).in(value.get().unit()), entry.id());
        } else {
          shows(TraceText.of(exact.get(0)), value.get().in(printed(entry).unit()), entry.id());
          compared++;
        }
      }
    }
    assertTrue(compared > 20, compared + " exact members");
  }

  private static Quantity printed(Entry entry) {
    return ((Printed.Number) entry.printed()).quantity().quantity();
  }

  private static void shows(String text, Quantity value, String id) {
    Matcher number = NUMBER.matcher(text);
    assertTrue(number.find(), () -> id + ": " + text);
    String decimals = number.group(3) == null ? "" : number.group(3);
    String digits = number.group(2).replace(",", "") + "." + decimals + "0";
    Rational magnitude = Rational.parse(digits);
    Rational shown = number.group(1).isEmpty() ? magnitude : magnitude.negated();
    Rational expected =
        number.group(4).isEmpty()
            ? value.value()
            : Rounding.TOWARD_ZERO.round(value.value(), decimals.length());
    assertEquals(expected, shown, () -> id + ": " + text + " for " + value);
  }
}
