package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contrast of the colours that meet on a page, by WCAG 2.2, 1.4.3 (text) and 1.4.11 (frames). */
class ContrastTest {
  private static final Pattern COLOUR = Pattern.compile("--([a-z0-9-]+): (#[0-9a-f]{6});");

  @ParameterizedTest
  @CsvSource({
    "ink, paper, 7",
    "ink, shade, 7",
    "ink, right-shade, 7",
    "ink, wrong-shade, 7",
    "ink-2, paper, 4.5",
    "ink-2, shade, 4.5",
    "ink-2, right-shade, 4.5",
    "ink-2, wrong-shade, 4.5",
    "link, paper, 4.5",
    "link, shade, 4.5",
    "seal, paper, 4.5",
    "seal, shade, 4.5",
    "on-seal, seal, 4.5",
    "right, paper, 4.5",
    "right, right-shade, 4.5",
    "wrong, paper, 4.5",
    "wrong, shade, 4.5",
    "wrong, wrong-shade, 4.5",
    "paper, ink, 4.5",
    "paper, link, 4.5",
    "frame, paper, 3",
    "frame, shade, 3",
    "seal, right-shade, 3",
    "seal, wrong-shade, 3"
  })
  void contrastIsEnough(String front, String back, double least) {
    String css = new String(SiteAssets.builtIn().get("base.css"), StandardCharsets.UTF_8);
    int dark = css.indexOf("@media (prefers-color-scheme: dark)");
    Map<String, String> light = colours(css.substring(0, dark));
    Map<String, String> night = new HashMap<>(light);
    night.putAll(colours(css.substring(dark)));
    assertContrast("light", light, front, back, least);
    assertContrast("dark", night, front, back, least);
  }

  private static void assertContrast(
      String scheme, Map<String, String> colours, String front, String back, double least) {
    double ratio = ratio(luminance(colours.get(front)), luminance(colours.get(back)));
    assertTrue(ratio >= least, scheme + ": " + front + " on " + back + " is " + ratio);
  }

  private static Map<String, String> colours(String css) {
    Map<String, String> colours = new HashMap<>();
    Matcher colour = COLOUR.matcher(css);
    while (colour.find()) {
      colours.put(colour.group(1), colour.group(2));
    }
    return colours;
  }

  private static double ratio(double one, double other) {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  /** Relative luminance as WCAG 2.2 defines it. */
  private static double luminance(String colour) {
    return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
  }

  private static double channel(String colour, int from) {
    double value = Integer.parseInt(colour.substring(from, from + 2), 16) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}
