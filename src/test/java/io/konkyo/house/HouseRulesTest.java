package io.konkyo.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.konkyo.house.habits.BadHabits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Calls that would make output depend on the machine or the clock, or go around the user. */
class HouseRulesTest {

  /**
   * Members nobody may use.
   *
   * @param members {@code Class.member}; with {@code ()} only the form without parameters, with
   *     {@code (…)} those whose first parameter is not a {@code Locale}
   * @param except packages under {@code io.konkyo} that may, for the reason given
   */
  record Ban(Set<String> members, Set<String> except, String reason) {
    @Override
    public String toString() {
      return String.join(" ", new TreeSet<>(members));
    }
  }

  private static final List<Ban> BANS =
      List.of(
          new Ban(
              Set.of("java.lang.System.exit", "java.lang.Runtime.exit", "java.lang.Runtime.halt"),
              Set.of("cli"),
              "only the command line decides an exit code"),
          new Ban(
              Set.of("java.lang.Throwable.printStackTrace"),
              Set.of(),
              "no stack trace reaches a user"),
          new Ban(
              Set.of("java.lang.System.out", "java.lang.System.err", "java.lang.System.in"),
              Set.of("cli"),
              "streams are passed in"),
          new Ban(
              Set.of(
                  "java.util.Locale.getDefault",
                  "java.util.TimeZone.getDefault",
                  "java.time.ZoneId.systemDefault",
                  "java.nio.charset.Charset.defaultCharset",
                  "java.lang.System.lineSeparator"),
              Set.of("cli"),
              "same input, same bytes: nothing of the machine's settings"),
          new Ban(
              Set.of(
                  "java.lang.String.toLowerCase()",
                  "java.lang.String.toUpperCase()",
                  "java.lang.String.format(…)",
                  "java.lang.String.formatted"),
              Set.of(),
              "they follow the default locale: i is not I in Turkish, digits differ in Arabic"),
          new Ban(
              Set.of(
                  "java.lang.System.currentTimeMillis",
                  "java.lang.System.nanoTime",
                  "java.time.Instant.now",
                  "java.time.LocalDate.now",
                  "java.time.LocalDateTime.now",
                  "java.time.OffsetDateTime.now",
                  "java.time.ZonedDateTime.now",
                  "java.time.Year.now"),
              Set.of("cli", "serve"),
              "same input, same bytes: dates come from content; progress is the front's"),
          new Ban(
              Set.of("java.lang.System.getenv", "java.lang.System.getProperty"),
              Set.of("cli"),
              "settings are passed in"),
          new Ban(
              Set.of(
                  "java.util.Date.<init>",
                  "java.util.Calendar.getInstance",
                  "java.text.SimpleDateFormat.<init>"),
              Set.of("cli"),
              "java.time has the types that say what they mean"));

  private static final JavaClasses BAD_HABITS =
      new ClassFileImporter().importClasses(BadHabits.class);

  static List<Ban> bans() {
    return BANS;
  }

  @ParameterizedTest
  @MethodSource("bans")
  void nobodyUses(Ban ban) {
    String[] except =
        ban.except().stream().map(name -> "io.konkyo." + name + "..").toArray(String[]::new);
    ArchRule rule = rule(ban, except);
    rule.check(Production.CLASSES);
  }

  @ParameterizedTest
  @MethodSource("bans")
  void everyBanIsSeen(Ban ban) {
    List<String> details = rule(ban).evaluate(BAD_HABITS).getFailureReport().getDetails();
    String report = String.join("\n", details);
    List<String> unseen =
        ban.members().stream()
            .map(member -> member.replaceAll("\\(.*", ""))
            .filter(member -> !report.contains(member))
            .sorted()
            .toList();
    assertEquals(List.of(), unseen, report);
    assertFalse(report.contains(".kept("), report);
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    try (Stream<Path> files = Files.walk(Production.SOURCES)) {
      List<Path> silent =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(Path::getParent)
              .distinct()
              .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
              .sorted()
              .toList();
      assertEquals(List.of(), silent);
    }
  }

  private static ArchRule rule(Ban ban, String... except) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(except)
        .should()
        .accessTargetWhere(
            target(describe(ban.toString(), (AccessTarget used) -> isBanned(used, ban))))
        .because(ban.reason())
        .allowEmptyShould(true);
  }

  private static boolean isBanned(AccessTarget used, Ban ban) {
    return ban.members().stream().anyMatch(member -> names(member, used));
  }

  private static boolean names(String member, AccessTarget used) {
    String path = member.replaceAll("\\(.*", "");
    int dot = path.lastIndexOf('.');
    if (!used.getName().equals(path.substring(dot + 1))
        || !used.getOwner().isAssignableTo(path.substring(0, dot))) {
      return false;
    }
    if (member.equals(path) || !(used instanceof AccessTarget.CodeUnitAccessTarget call)) {
      return true;
    }
    return member.endsWith("()")
        ? call.getRawParameterTypes().isEmpty()
        : !call.getRawParameterTypes().get(0).isEquivalentTo(java.util.Locale.class);
  }
}
