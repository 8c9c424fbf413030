package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Reads text files as strict UTF-8, within limits. */
public final class SourceReader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private SourceReader() {}

  /**
   * Reads a file.
   *
   * <p>Shape: the text without a byte order mark; line ends as they are.
   *
   * <p>Errors: nothing, with one diagnostic, for a file that cannot be opened, is empty, too large,
   * has too long a line, or is not UTF-8.
   *
   * @param path where the file is
   * @param shownPath the path as users see it, with {@code /} between folders
   */
  public static Optional<SourceFile> read(Path path, String shownPath, Diagnostics diagnostics) {
    byte[] bytes;
    try (InputStream stream = Files.newInputStream(path)) {
      bytes = stream.readNBytes(InputLimits.FILE_BYTES + 1);
    } catch (IOException e) {
      diagnostics.add(unreadable(path, shownPath, e));
      return Optional.empty();
    }
    return read(bytes, shownPath, diagnostics);
  }

  /**
   * Reads the bytes of a file, as {@link #read(Path, String, Diagnostics)} does.
   *
   * @param bytes the content of the file
   * @param shownPath the path as users see it, with {@code /} between folders
   */
  public static Optional<SourceFile> read(byte[] bytes, String shownPath, Diagnostics diagnostics) {
    if (bytes.length > InputLimits.FILE_BYTES) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.INPUT_TOO_LARGE,
                  new WholeFile(shownPath),
                  "the file is larger than " + InputLimits.FILE_BYTES / 1024 / 1024 + " MiB")
              .withHelp("split the file; one file per topic or quiz is enough"));
      return Optional.empty();
    }
    Utf8Text decoded = Utf8Text.decode(bytes);
    SourceFile file = new SourceFile(shownPath, withoutMark(decoded.text()));
    Optional<Diagnostic> fault =
        notUtf8(file, bytes, decoded).or(() -> empty(file)).or(() -> longLine(file));
    fault.ifPresent(diagnostics::add);
    return fault.isPresent() ? Optional.empty() : Optional.of(file);
  }

  private static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  private static Diagnostic unreadable(Path path, String shownPath, IOException cause) {
    WholeFile place = new WholeFile(shownPath);
    if (cause instanceof NoSuchFileException) {
      return Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, place, "the file does not exist")
          .withHelp("check the path, its spelling and the case of its letters");
    }
    if (Files.isDirectory(path)) {
      return Diagnostic.of(
              DiagnosticCode.UNREADABLE_FILE, place, "a folder stands where a file should")
          .withHelp("name the file inside the folder");
    }
    String reason =
        cause instanceof AccessDeniedException
            ? "the file may not be read by this user"
            : "the file cannot be read";
    return Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, place, reason)
        .withHelp("check the permissions of the file and its folder");
  }

  private static Optional<Diagnostic> notUtf8(SourceFile file, byte[] bytes, Utf8Text decoded) {
    if (Utf8Text.isUtf16(bytes)) {
      return Optional.of(
          Diagnostic.of(
                  DiagnosticCode.NOT_UTF8, new WholeFile(file.path()), "the file is UTF-16 text")
              .withHelp("save the file as UTF-8"));
    }
    if (decoded.firstBadChar().isEmpty()) {
      return Optional.empty();
    }
    int removed = decoded.text().length() - file.text().length();
    int at = decoded.firstBadChar().getAsInt() - removed;
    String bad = String.format(Locale.ROOT, "%02X", bytes[decoded.firstBadByte()] & 0xFF);
    return Optional.of(
        Diagnostic.of(
                DiagnosticCode.NOT_UTF8,
                file.span(at, at + 1),
                "the byte 0x" + bad + " is not UTF-8 text")
            .withNote("it is byte " + (decoded.firstBadByte() + 1) + " of the file")
            .withHelp("save the file as UTF-8; editors may have chosen CP949, EUC or Shift_JIS"));
  }

  private static Optional<Diagnostic> empty(SourceFile file) {
    if (!file.text().isBlank()) {
      return Optional.empty();
    }
    return Optional.of(
        Diagnostic.of(
                DiagnosticCode.EMPTY_FILE, new WholeFile(file.path()), "the file holds nothing")
            .withHelp("write its content, or remove the file"));
  }

  private static Optional<Diagnostic> longLine(SourceFile file) {
    int limit = InputLimits.LINE_LENGTH;
    if (file.text().length() <= limit) {
      return Optional.empty();
    }
    for (int line = 0; line < file.lineCount(); line++) {
      int start = file.lineStart(line);
      int end = line + 1 < file.lineCount() ? file.lineStart(line + 1) : file.text().length();
      if (end - start > limit) {
        Span place = file.span(start + limit, start + limit);
        return Optional.of(
            Diagnostic.of(
                    DiagnosticCode.INPUT_TOO_LARGE,
                    place,
                    "the line is longer than " + limit + " characters")
                .withHelp("break the line"));
      }
    }
    return Optional.empty();
  }
}
