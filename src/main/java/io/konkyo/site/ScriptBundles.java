package io.konkyo.site;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Scripts as pages load them: one file for each kind of page, put together from parts that are
 * written and read one by one, without comments and indentation. One file is asked for once, and
 * compresses better than its parts.
 *
 * @param parts the file names of its parts, in the order they run in, by file name of the bundle
 */
record ScriptBundles(SortedMap<String, List<String>> parts) {
  /** Names the parts of every bundle, and lies beside them. */
  static final String LIST = "bundles.properties";

  private static final String ENDING = ".js";

  /** Comments that have their lines to themselves; no string of a script reaches over lines. */
  private static final Pattern COMMENT =
      Pattern.compile(
          "^[ \t]*(?:/\\*.*?\\*/|//[^\n]*)[ \t]*\n", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern INDENTATION = Pattern.compile("^\\s+", Pattern.MULTILINE);

  /** Reads a list: {@code bundle = part part …}, without the endings of files. */
  static ScriptBundles of(String list) {
    Properties lines = new Properties();
    try {
      lines.load(new StringReader(list));
    } catch (IOException e) {
      throw new UncheckedIOException("a text that is here", e);
    }
    SortedMap<String, List<String>> parts = new TreeMap<>();
    for (String name : lines.stringPropertyNames()) {
      List<String> files =
          Pattern.compile(" +")
              .splitAsStream(lines.getProperty(name).strip())
              .map(part -> part + ENDING)
              .toList();
      parts.put(name + ENDING, files);
    }
    return new ScriptBundles(parts);
  }

  /** Returns every bundle by its file name, of parts that are found by theirs. */
  SortedMap<String, byte[]> assembled(UnaryOperator<String> part) {
    SortedMap<String, byte[]> bundles = new TreeMap<>();
    parts.forEach(
        (name, files) -> {
          String script =
              files.stream().map(part).map(ScriptBundles::bare).collect(Collectors.joining());
          bundles.put(name, script.getBytes(StandardCharsets.UTF_8));
        });
    return bundles;
  }

  /** Returns a script as it runs, ending in a line end. */
  private static String bare(String script) {
    String uncommented = COMMENT.matcher(script).replaceAll("");
    return INDENTATION.matcher(uncommented).replaceAll("").stripTrailing() + "\n";
  }
}
