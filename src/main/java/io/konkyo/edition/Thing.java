package io.konkyo.edition;

import java.util.List;

/**
 * The name of a thing of a site as the beginning of the paths of its texts and fields: {@code
 * facts/ping.rtt}, {@code sources/log/places/table}.
 */
final class Thing {
  /** What every page shows around its content. */
  static final String SITE = "site";

  /** Fields of facts files; facts have none of that name. */
  private static final List<String> OF_FACTS_FILE = List.of("title", "intro");

  private Thing() {}

  static String of(String kind, String id) {
    return kind + "/" + id;
  }

  static String place(String source, String place) {
    return "sources/" + source + "/places/" + place;
  }

  static String factsFile(String id) {
    return "files/" + id;
  }

  /** Returns the thing that a text or another field belongs to. */
  static String owner(String path) {
    String[] steps = path.split("/", -1);
    if (steps[0].equals(SITE)) {
      return SITE;
    }
    if (steps[0].equals("facts") && steps.length == 3 && OF_FACTS_FILE.contains(steps[2])) {
      return factsFile(steps[1]);
    }
    boolean ofPlace = steps[0].equals("sources") && steps.length == 4;
    return ofPlace ? path : of(steps[0], steps[1]);
  }
}
