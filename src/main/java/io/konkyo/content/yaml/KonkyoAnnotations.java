package io.konkyo.content.yaml;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.lang.reflect.Method;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/**
 * Hides the factories for scalars from Jackson, which would take the one with a {@link YamlScalar}
 * for mappings too and then ignore the record's constructor.
 */
final class KonkyoAnnotations extends JacksonAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  @Override
  public JsonCreator.Mode findCreatorAnnotation(MapperConfig<?> config, Annotated annotated) {
    boolean factory =
        annotated.getAnnotated() instanceof Method method && ScalarFactory.isFactory(method);
    return factory ? JsonCreator.Mode.DISABLED : super.findCreatorAnnotation(config, annotated);
  }
}
