package io.konkyo.house;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;

/** The product's own classes and sources, without its tests. */
final class Production {
  static final Path SOURCES = Path.of("src", "main", "java");
  static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  private Production() {}
}
