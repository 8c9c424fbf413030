package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Severity;
import java.io.IOException;
import java.util.List;

/**
 * Workflow commands of GitHub Actions, which become annotations on the changed lines of a pull
 * request.
 *
 * <p>Source: GitHub documentation, "Workflow commands", and the escapes of {@code actions/toolkit}.
 */
public final class GithubReporter implements Reporter {

  @Override
  public void report(List<Diagnostic> diagnostics, Summary summary, Appendable out)
      throws IOException {
    for (Diagnostic diagnostic : diagnostics) {
      out.append(command(diagnostic)).append("\n");
    }
    out.append(SummaryText.of(summary));
  }

  private static String command(Diagnostic diagnostic) {
    StringBuilder command = new StringBuilder("::");
    command.append(level(diagnostic.severity())).append(' ');
    Place.of(diagnostic.location()).ifPresent(place -> place(place, command));
    command.append("title=").append(property(diagnostic.code().id()));
    return command.append("::").append(data(PlainMessage.of(diagnostic))).toString();
  }

  private static void place(Place place, StringBuilder command) {
    command.append("file=").append(property(place.file())).append(',');
    place
        .region()
        .ifPresent(
            region ->
                command
                    .append("line=" + region.line() + ",col=" + region.column())
                    .append(",endLine=" + region.endLine() + ","));
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "notice";
    };
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
