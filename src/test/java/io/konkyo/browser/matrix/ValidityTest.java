package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every file that a browser reads is valid in the opinion of the Nu HTML checker. */
class ValidityTest {
  @TempDir private Path folder;

  @Test
  void everyFileIsValid() {
    NuChecker checker = new NuChecker();
    List<String> faults = new ArrayList<>();
    int files = 0;
    for (TestSite site : TestSite.all(folder)) {
      // Assets are the same everywhere.
      boolean own = site.name().equals("site");
      for (String kind : own ? List.of(".html", ".css", ".svg") : List.of(".html")) {
        for (String file : site.files(kind)) {
          checker
              .check(site.folder().resolve(file))
              .forEach(fault -> faults.add(site.name() + "/" + file + " " + fault));
          files++;
        }
      }
    }
    assertTrue(files > 50, files + " files");
    assertEquals("", String.join("\n", faults));
  }
}
