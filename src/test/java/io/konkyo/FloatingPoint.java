package io.konkyo;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** Finds {@code float} and {@code double} in compiled classes, in what the JDK's javap prints. */
final class FloatingPoint {
  private static final Pattern CLASS_FILE = Pattern.compile("^Classfile (.*)$");
  private static final Pattern CONSTANT = Pattern.compile("^#\\d+ = (\\w+) .*");
  private static final Pattern OBJECT = Pattern.compile("L[^;]*;");
  private static final Pattern BOXED = Pattern.compile("java/lang/(Float|Double)\\b");
  private static final Pattern INSTRUCTION =
      Pattern.compile(
          "^\\d+: ([dfil]2[df]|[df]2[il]|newarray +(float|double)"
              + "|[df](add|sub|mul|div|rem|neg|cmp[lg]|return|a?load|a?store|const)(_\\d)?)\\b.*");

  private FloatingPoint() {}

  /** Returns the lines that betray floating point, each after the name of its class file. */
  static List<String> findIn(List<Path> classFiles) {
    List<String> found = new ArrayList<>();
    String file = "";
    for (String line : listing(classFiles).lines().map(String::strip).toList()) {
      var start = CLASS_FILE.matcher(line);
      if (start.matches()) {
        file = Path.of(start.group(1)).getFileName().toString();
      } else if (betrays(line)) {
        found.add(file + ": " + line);
      }
    }
    return found;
  }

  private static String listing(List<Path> classFiles) {
    List<String> arguments = new ArrayList<>(List.of("-v", "-p"));
    classFiles.forEach(path -> arguments.add(path.toString()));
    StringWriter listing = new StringWriter();
    StringWriter errors = new StringWriter();
    int exit =
        ToolProvider.findFirst("javap")
            .orElseThrow()
            .run(
                new PrintWriter(listing),
                new PrintWriter(errors),
                arguments.toArray(String[]::new));
    if (exit != 0) {
      throw new IllegalStateException("javap: " + errors);
    }
    return listing.toString();
  }

  private static boolean betrays(String line) {
    if (INSTRUCTION.matcher(line).matches()) {
      return true;
    }
    var constant = CONSTANT.matcher(line);
    if (constant.matches()) {
      return switch (constant.group(1)) {
        case "Float", "Double" -> true;
        case "NameAndType", "MethodType", "Class" -> refersToIt(line);
        default -> false;
      };
    }
    return line.startsWith("descriptor: ") && isDescriptorOfIt(line.substring(12))
        || line.startsWith("Signature: ") && BOXED.matcher(line).find();
  }

  private static boolean refersToIt(String line) {
    String reference = line.substring(line.indexOf("// ") + 3).replace("\"", "");
    if (BOXED.matcher(reference).find()) {
      return true;
    }
    int colon = reference.indexOf(':');
    boolean descriptor = colon >= 0 || reference.startsWith("(") || reference.startsWith("[");
    return descriptor && isDescriptorOfIt(reference.substring(colon + 1));
  }

  private static boolean isDescriptorOfIt(String descriptor) {
    String primitives = OBJECT.matcher(descriptor).replaceAll("");
    return primitives.indexOf('D') >= 0 || primitives.indexOf('F') >= 0;
  }
}
