package io.konkyo.content.bind;

import io.konkyo.content.yaml.YamlMapping;
import java.util.List;
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
    List<ContentFiles.Read> pages) {

  /** Reads every file, so that all shape faults are told; empty if there was any. */
  static Optional<ContentSheets> read(ContentFiles files) {
    Optional<ContentFiles.Read> site = files.required("site.yml", "site");
    Optional<YamlMapping> evidence = files.optional("evidence.yml", "evidence");
    Optional<YamlMapping> units = files.optional("units.yml", "units");
    Optional<YamlMapping> axes = files.optional("axes.yml", "axes");
    Optional<YamlMapping> terms = files.optional("terms.yml", "terms");
    Optional<YamlMapping> models = files.optional("models.yml", "models");
    Optional<YamlMapping> sources = files.optional("sources.yml", "sources");
    Optional<YamlMapping> setups = files.optional("setups.yml", "setups");
    List<ContentFiles.Read> facts = files.folder("facts", "facts");
    List<ContentFiles.Read> quizzes = files.folder("quizzes", "quiz");
    List<ContentFiles.Read> pages = files.folder("pages", "page");
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
            pages));
  }
}
