package io.konkyo.content.yaml;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;

/**
 * A static method of a class that makes it of one scalar, as a short form of its mapping.
 *
 * @param method the method, annotated as a creator, taking a {@link YamlScalar} or a string
 */
record ScalarFactory(Method method) {

  static Optional<ScalarFactory> of(Class<?> type) {
    if (type.isInterface() && !type.isSealed() || type.getName().startsWith("java.")) {
      return Optional.empty();
    }
    return Arrays.stream(type.getDeclaredMethods())
        .filter(ScalarFactory::isFactory)
        .findFirst()
        .map(ScalarFactory::new);
  }

  static boolean isFactory(Method method) {
    return Modifier.isStatic(method.getModifiers())
        && method.getParameterCount() == 1
        && method.isAnnotationPresent(JsonCreator.class)
        && (method.getParameterTypes()[0] == YamlScalar.class
            || method.getParameterTypes()[0] == String.class);
  }

  /**
   * Makes the value.
   *
   * <p>Errors: {@link IllegalArgumentException} if the method refuses the scalar.
   */
  Object make(YamlScalar scalar) {
    boolean text = method.getParameterTypes()[0] == String.class;
    try {
      method.setAccessible(true);
      return method.invoke(null, text ? scalar.text() : scalar);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException refused) {
        throw refused;
      }
      throw new IllegalStateException(method + " failed", e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(method + " cannot be called", e);
    }
  }
}
