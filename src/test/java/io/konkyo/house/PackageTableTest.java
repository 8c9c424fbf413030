package io.konkyo.house;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A stage knows only the stages above it. */
class PackageTableTest {
  /**
   * {@code audit} computes printed numbers again, so it must not use {@code formula}, which
   * computes the numbers that are printed: a checker must not agree with itself.
   */
  private static final String PACKAGES =
      """
      source      :
      json        :
      spelling    :
      quantity    : spelling
      diagnostic  : source
      formula     : source quantity diagnostic spelling
      verdict     : formula+
      content     : verdict+
      ledger      : content+
      text        : ledger+
      usage       : ledger+
      quality     : ledger+ usage
      edition     : ledger+ usage
      translation : ledger+ json edition
      check       : text+ translation usage edition quality
      site        : text+ json usage edition quality
      edit        : source diagnostic
      exchange    : text+ json
      audit       : quantity verdict
      pipeline    : above
      change      : text+ translation check usage edition site json pipeline
      report      : source diagnostic json
      serve       : pipeline report source diagnostic
      cli         : above
      """;

  private static final String LIBRARIES =
      """
      org.yaml.snakeyaml               : content.yaml | the tree with places hides the parser
      com.networknt.schema             : content.yaml | schemas are checked where the tree is read
      tools.jackson                    : content.yaml json report site translation change exchange | binding of YAML; JSON that leaves the product
      com.fasterxml.jackson.annotation : content | records say how they are bound
      com.vladsch.flexmark             : content.markdown | blocks and inlines of our own hide the parser
      freemarker                       : site | templates see view records only
      org.jsoup                        : site audit pipeline exchange | finished pages and foreign HTML are read, never written
      com.sun.net.httpserver           : serve | the loopback server of the JDK
      picocli                          : cli | nothing below knows the command line
      """;

  @Test
  void everyPackageUsesOnlyWhatTheTableGivesIt() {
    PackageTable table = new PackageTable("io.konkyo", PACKAGES, LIBRARIES);
    assertEquals("", String.join("\n", table.violations(Production.CLASSES)));
  }

  @Test
  void packagesFormNoCycle() {
    slices()
        .matching("io.konkyo.(**)")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(Production.CLASSES);
  }

  @Test
  void tableSeesWhatBreaksIt() {
    String root = "io.konkyo.house.fixture";
    JavaClasses classes = new ClassFileImporter().importPackages(root);
    PackageTable table =
        new PackageTable(
            root,
            """
            source     :
            quantity   :
            diagnostic : source
            """,
            "org.jsoup : diagnostic | the fixture may\n");
    assertEquals(
        Set.of(
            root + ".source.ReachesDown must not use " + root + ".diagnostic.MayUseSource",
            root + ".quantity.ReachesLibrary must not use org.jsoup.nodes.Element",
            "package " + root + ".attic is not in the table"),
        table.violations(classes));
  }

  @Test
  void libraryNeedsItsReason() {
    assertThrows(
        IllegalArgumentException.class, () -> new PackageTable("a", "b :", "org.jsoup : b |"));
  }
}
