package io.konkyo.house;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which package may use which. A table has a line per package directly under the root, {@code name
 * : used packages}; {@code name+} means the package and all it uses, {@code above} every package of
 * the lines before. A library line is {@code package : packages that may use it | why}.
 */
final class PackageTable {
  private static final String JDK = "java";

  private final String root;
  private final Map<String, Set<String>> uses = new LinkedHashMap<>();
  private final Map<String, List<String>> libraries = new LinkedHashMap<>();

  PackageTable(String root, String table, String libraryTable) {
    this.root = root;
    table.lines().forEach(this::readPackage);
    libraryTable.lines().forEach(this::readLibrary);
  }

  /** Returns what breaks the table, one sentence each, sorted. */
  Set<String> violations(JavaClasses classes) {
    Set<String> violations = new TreeSet<>();
    for (JavaClass user : classes) {
      Optional<String> room = room(user.getPackageName());
      if (room.isEmpty() || !uses.containsKey(room.get())) {
        violations.add("package " + user.getPackageName() + " is not in the table");
        continue;
      }
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass().getBaseComponentType();
        if (!used.isPrimitive() && !mayUse(user, room.get(), used)) {
          violations.add(user.getName() + " must not use " + used.getName());
        }
      }
    }
    return violations;
  }

  private boolean mayUse(JavaClass user, String room, JavaClass used) {
    String usedPackage = used.getPackageName();
    if (isWithin(usedPackage, JDK)) {
      return true;
    }
    if (isWithin(usedPackage, root)) {
      return room(usedPackage)
          .filter(other -> other.equals(room) || uses.get(room).contains(other))
          .isPresent();
    }
    return libraries.entrySet().stream()
        .filter(library -> isWithin(usedPackage, library.getKey()))
        .flatMap(library -> library.getValue().stream())
        .anyMatch(allowed -> isWithin(user.getPackageName(), root + "." + allowed));
  }

  private Optional<String> room(String packageName) {
    if (!packageName.startsWith(root + ".")) {
      return Optional.empty();
    }
    return Optional.of(packageName.substring(root.length() + 1).split("\\.", 2)[0]);
  }

  private void readPackage(String line) {
    String[] sides = line.split(":", -1);
    Set<String> used = new TreeSet<>();
    for (String word : sides[1].strip().split(" +")) {
      if (word.equals("above")) {
        used.addAll(uses.keySet());
      } else if (word.endsWith("+")) {
        String name = word.substring(0, word.length() - 1);
        used.add(name);
        used.addAll(uses.get(name));
      } else if (!word.isEmpty()) {
        used.add(word);
      }
    }
    uses.put(sides[0].strip(), used);
  }

  private void readLibrary(String line) {
    String[] sides = line.split("[:|]", -1);
    if (sides.length != 3 || sides[2].isBlank()) {
      throw new IllegalArgumentException("a library without its reason: " + line);
    }
    libraries.put(sides[0].strip(), List.of(sides[1].strip().split(" +")));
  }

  private static boolean isWithin(String packageName, String outer) {
    return packageName.equals(outer) || packageName.startsWith(outer + ".");
  }
}
