package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.ValueInstantiationException;

/** Says what a record did not take, at the node where Jackson stopped. */
final class BindingFault {
  private BindingFault() {}

  static Diagnostic of(JacksonException fault, YamlNode root) {
    InstancePlace place = InstancePlace.at(root, path(fault));
    boolean refused =
        fault instanceof ValueInstantiationException
            && fault.getCause() instanceof IllegalArgumentException
            && fault.getCause().getMessage() != null;
    boolean whole = place.key() == null && place.list().isEmpty();
    String subject = whole ? "the value" : place.subject();
    String message =
        refused ? fault.getCause().getMessage() : subject + " does not fit the format here";
    return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.value(), message)
        .withHelp("compare it with the documentation of the format");
  }

  private static List<Object> path(JacksonException fault) {
    return fault.getPath().stream()
        .<Object>map(
            step -> step.getPropertyName() != null ? step.getPropertyName() : step.getIndex())
        .toList();
  }
}
