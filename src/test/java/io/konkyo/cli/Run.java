package io.konkyo.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * One run of the command line.
 *
 * @param code what the shell is told
 * @param out what stood on the standard output
 * @param err what stood on the error output
 */
record Run(int code, String out, String err) {
  static Run of(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream toOut = new PrintStream(out, /* autoFlush= */ true, StandardCharsets.UTF_8);
    PrintStream toErr = new PrintStream(err, /* autoFlush= */ true, StandardCharsets.UTF_8);
    int code = Main.run(toOut, toErr, arguments);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
