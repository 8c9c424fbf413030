package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Location;
import io.konkyo.source.Span;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;

/** Says what a record did not take, at the node where Jackson stopped. */
final class BindingFault {
  private BindingFault() {}

  static Diagnostic of(JacksonException fault, YamlTreeParser parser) {
    Location place = place(parser);
    if (fault instanceof UnrecognizedPropertyException unknown) {
      return Diagnostic.of(
              DiagnosticCode.UNKNOWN_KEY, place, "unknown key `" + unknown.getPropertyName() + "`")
          .withHelp("remove it");
    }
    boolean refused =
        fault instanceof ValueInstantiationException
            && fault.getCause() instanceof IllegalArgumentException;
    String reason = refused ? fault.getCause().getMessage() : null;
    String shown =
        parser.currentNode() instanceof YamlScalar scalar
            ? Quoting.shown(scalar.text())
            : "the value";
    String message = reason != null ? reason : shown + " does not fit here";
    return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place, message)
        .withHelp("compare it with the documentation of the format");
  }

  private static Location place(YamlTreeParser parser) {
    if (parser.currentNode() == null) {
      return Location.nowhere();
    }
    Span span = parser.currentNode().span();
    int end = Math.min(span.end(), Lines.end(span.file().text(), span.start()));
    return span.file().span(span.start(), Math.max(span.start(), end));
  }
}
