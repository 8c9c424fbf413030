package io.konkyo.content.bind;

import io.konkyo.content.yaml.YamlMapping;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files of a content folder, every one of the shape its schema demands. Binding starts only
 * when all are: a file that is missing would make every name it declares unknown elsewhere.
 */
record ContentSheets(
    YamlMapping site,
    Optional<YamlMapping> evidence,
    Optional<YamlMapping> units,
    Optional<YamlMapping> axes,
    Optional<YamlMapping> terms,
    Optional<YamlMapping> models,
    Optional<YamlMapping> sources,
    Optional<YamlMapping> setups,
    List<ContentFiles.Read> facts,
    List<ContentFiles.Read> quizzes,
    List<ContentFiles.Read> pages,
    List<ContentFiles.Read> locales) {

  /** The schema of each file, and of the files of each folder. */
  static final Map<String, String> SCHEMAS =
      Map.ofEntries(
          Map.entry("site.yml", "site"),
          Map.entry("evidence.yml", "evidence"),
          Map.entry("units.yml", "units"),
          Map.entry("axes.yml", "axes"),
          Map.entry("terms.yml", "terms"),
          Map.entry("models.yml", "models"),
          Map.entry("sources.yml", "sources"),
          Map.entry("setups.yml", "setups"),
          Map.entry("facts", "facts"),
          Map.entry("quizzes", "quiz"),
          Map.entry("pages", "page"),
          Map.entry("locales", "locale"));

  /** Reads every file, so that all shape faults are told; empty if there was any. */
  static Optional<ContentSheets> read(ContentFiles files) {
    Optional<ContentFiles.Read> site = files.required("site.yml");
    Optional<YamlMapping> evidence = files.optional("evidence.yml");
    Optional<YamlMapping> units = files.optional("units.yml");
    Optional<YamlMapping> axes = files.optional("axes.yml");
    Optional<YamlMapping> terms = files.optional("terms.yml");
    Optional<YamlMapping> models = files.optional("models.yml");
    Optional<YamlMapping> sources = files.optional("sources.yml");
    Optional<YamlMapping> setups = files.optional("setups.yml");
    List<ContentFiles.Read> facts = files.folder("facts");
    List<ContentFiles.Read> quizzes = files.folder("quizzes");
    List<ContentFiles.Read> pages = files.folder("pages");
    List<ContentFiles.Read> locales = files.folder("locales");
    files.tellStrays(SCHEMAS.keySet());
    if (site.isEmpty() || files.anyRefused()) {
      return Optional.empty();
    }
    return Optional.of(
        new ContentSheets(
            site.get().root(),
            evidence,
            units,
            axes,
            terms,
            models,
            sources,
            setups,
            facts,
            quizzes,
            pages,
            locales));
  }
}
