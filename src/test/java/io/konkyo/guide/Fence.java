package io.konkyo.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A block of code in a document.
 *
 * @param file the document
 * @param line number of the line after the opening fence, from one
 * @param info what stands after the opening fence: a language, then what the test needs to know
 * @param lines the block's lines
 */
record Fence(Path file, int line, List<String> info, List<String> lines) {
  private static final String MARK = "```";

  Fence {
    info = List.copyOf(info);
    lines = List.copyOf(lines);
  }

  /** Returns the blocks of a document in order. */
  static List<Fence> in(Path file) throws IOException {
    List<Fence> fences = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(MARK)) {
        int end = i + 1;
        while (!lines.get(end).equals(MARK)) {
          end++;
        }
        List<String> info = List.of(lines.get(i).substring(MARK.length()).strip().split(" +"));
        fences.add(new Fence(file, i + 2, info, lines.subList(i + 1, end)));
        i = end;
      }
    }
    return fences;
  }

  String language() {
    return info.get(0);
  }

  /** Returns the word after the language, or an empty text. */
  String word() {
    return info.size() > 1 ? info.get(1) : "";
  }

  /** Returns whether the block is a file, whose path stands after the language. */
  boolean isFile() {
    return word().contains("/");
  }

  void writeInto(Path folder) throws IOException {
    Path target = folder.resolve(word());
    Files.createDirectories(target.getParent());
    Files.writeString(target, String.join("\n", lines) + "\n");
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
