package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every link leads somewhere, every page can be reached, languages lead to each other. */
class LinksTest {
  @TempDir private Path folder;

  @Test
  void everyLinkLeadsSomewhere() {
    List<String> faults = new ArrayList<>();
    for (TestSite site : TestSite.all(folder)) {
      if (!site.name().equals("mock")) {
        new Links(site).faults().forEach(fault -> faults.add(site.name() + " " + fault));
      }
    }
    assertEquals("", String.join("\n", faults));
  }
}
