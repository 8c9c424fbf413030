package io.konkyo.site;

import freemarker.template.ObjectWrapper;
import freemarker.template.TemplateHashModel;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A record as a template sees it: its components, and what it answers without being asked anything,
 * such as {@code kind}. FreeMarker's own view of a record would bring every method of it along.
 */
record RecordModel(Record subject, ObjectWrapper wrapper) implements TemplateHashModel {
  private static final Set<String> OF_EVERY_OBJECT = Set.of("toString", "hashCode");

  private static final ClassValue<Map<String, Method>> PROPERTIES =
      new ClassValue<>() {
        @Override
        protected Map<String, Method> computeValue(Class<?> type) {
          return Arrays.stream(type.getDeclaredMethods())
              .filter(RecordModel::isProperty)
              .collect(Collectors.toUnmodifiableMap(Method::getName, method -> method));
        }
      };

  private static boolean isProperty(Method method) {
    return method.getParameterCount() == 0
        && Modifier.isPublic(method.getModifiers())
        && !Modifier.isStatic(method.getModifiers())
        && !method.isBridge()
        && !OF_EVERY_OBJECT.contains(method.getName());
  }

  @Override
  public TemplateModel get(String name) throws TemplateModelException {
    Method property = PROPERTIES.get(subject.getClass()).get(name);
    if (property == null) {
      return null;
    }
    try {
      return wrapper.wrap(property.invoke(subject));
    } catch (ReflectiveOperationException e) {
      throw new TemplateModelException("cannot read " + name, e);
    }
  }

  @Override
  public boolean isEmpty() {
    return false;
  }
}
