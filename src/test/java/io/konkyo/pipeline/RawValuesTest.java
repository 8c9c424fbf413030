package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.example.ExampleContent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Raw values as sources print them: registers, moments, numbers without units, premises. */
class RawValuesTest {
  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void layOutSite() {
    content = ExampleContent.in(folder);
    lay("sources.yml", "sources: {report: {title: {ko: 보고서, ja: 報告}}}");
    lay("listings/links.txt", "same_az: up (SStatus 123)", "cross_az: up (SStatus 113)");
  }

  @Test
  void familyIsReadAgainMemberByMemberInBaseSixteen() {
    registers("{same_az: 0x123, cross_az: 0x113}");
    assertEquals(List.of(), codes());
  }

  @Test
  void memberUnlikeItsLineOfTheListingIsTold() {
    registers("{same_az: 0x133, cross_az: 0x113}");
    assertTrue(codes().contains("listing-disagrees"), codes()::toString);
  }

  @Test
  void exactReadingHasNoRoundingToCarry() {
    facts(
        "measured:",
        "  buffer:",
        "    {observes: buffer, statistic: exact, value: 65536 B, quoted: [{text: \"65536\", at:"
            + " report}]}",
        "derived:",
        "  buffer.rate: {formula: buffer / 35 ms -> B/s, stated: 1872457.143 B/s}");
    assertEquals(List.of(), codes());
  }

  @Test
  void numberWithoutUnitIsReadInThatOfItsFact() {
    facts("given:", "  mtu: {value: 1500 B, quoted: [{text: \"1500\", at: report}]}");
    assertEquals(List.of(), codes());
  }

  @Test
  void wrongNumberWithoutUnitIsTold() {
    facts("given:", "  mtu: {value: 1500 B, quoted: [{text: \"1492\", at: report}]}");
    assertEquals(List.of("quotation-without-finding"), codes());
  }

  @Test
  void momentsDifferByTheTimeBetweenTheirOffsets() {
    facts(
        "given:",
        "  ended: {instant: 2026-08-07T23:31:52+09:00}",
        "  started: {instant: 2026-08-07T14:31:54Z}",
        "derived:",
        "  gap: {formula: started - ended, stated: 2 s}");
    assertEquals(List.of(), codes());
  }

  @Test
  void momentWithoutOffsetIsNone() {
    facts("given:", "  ended: {instant: 2026-08-07T23:31:52}");
    assertEquals(List.of("wrong-shape"), codes());
  }

  @Test
  void premiseMayBeQuotedInWords() {
    facts(
        "given:",
        "  ports: 3",
        "findings:",
        "  unwired:",
        "    about: ports",
        "    quoted: {text: not wired at all, at: report}",
        "    cause: premise",
        "    why: {ko: 마스크는 배선을 말하지 않습니다., ja: マスクは配線を語りません。}");
    assertEquals(List.of(), codes());
  }

  private void registers(String values) {
    facts(
        "measured:",
        "  status:",
        "    observes: register",
        "    statistic: exact",
        "    over: path",
        "    values: " + values,
        "    from: {listing: links.txt, match: '{member}: .*SStatus ([0-9A-F]+)', base: 16}");
  }

  private void facts(String... lines) {
    lay("facts/more.yml", "title: {ko: 더, ja: さらに}\n" + String.join("\n", lines));
  }

  private void lay(String path, String... lines) {
    String text = String.join("\n", lines) + "\n";
    content.write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private List<String> codes() {
    return content.check().stream().map(Diagnostic::code).map(code -> code.id()).toList();
  }
}
