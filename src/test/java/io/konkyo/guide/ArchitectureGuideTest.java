package io.konkyo.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The architecture guide names the packages and libraries there are. */
class ArchitectureGuideTest {
  private static final Path GUIDE = Path.of("docs/architecture.md");
  private static final Pattern DEPENDENCY =
      Pattern.compile("<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");
  private static final Pattern PROPERTY = Pattern.compile("<([a-z.]+\\.version)>([^<]+)<");

  @Test
  void packagesAreAllListed() throws IOException {
    TreeSet<String> packages = new TreeSet<>();
    try (Stream<Path> folders = Files.list(Path.of("src/main/java/io/konkyo"))) {
      folders.map(folder -> folder.getFileName().toString()).forEach(packages::add);
    }
    assertEquals(packages, new TreeSet<>(DocumentTable.named(GUIDE, "package").codesOf(0)));
  }

  @Test
  void librariesAreAllListedWithTheirVersions() throws IOException {
    Map<String, String> listed = new TreeMap<>();
    for (DocumentTable table : DocumentTable.in(GUIDE)) {
      if (table.head().get(0).equals("library")) {
        for (List<String> row : table.rows()) {
          listed.put(DocumentTable.codes(row.get(0)).get(0), row.get(1));
        }
      }
    }
    assertEquals(dependencies(), listed);
  }

  private static Map<String, String> dependencies() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    Map<String, String> properties = new TreeMap<>();
    Matcher property = PROPERTY.matcher(pom);
    while (property.find()) {
      properties.put("${" + property.group(1) + "}", property.group(2));
    }
    Map<String, String> dependencies = new TreeMap<>();
    String section = pom.substring(pom.indexOf("<dependencies>"), pom.indexOf("</dependencies>"));
    Matcher dependency = DEPENDENCY.matcher(section);
    while (dependency.find()) {
      String version = dependency.group(2);
      dependencies.put(dependency.group(1), properties.getOrDefault(version, version));
    }
    return dependencies;
  }
}
