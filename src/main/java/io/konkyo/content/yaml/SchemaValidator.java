package io.konkyo.content.yaml;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.DialectId;
import com.networknt.schema.keyword.KeywordType;
import com.networknt.schema.path.PathType;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Validates trees by the JSON Schemas (draft 2020-12) under {@code io/konkyo/schema}. A schema is
 * compiled when it is first needed and kept. All values are text to a schema: {@code type} can only
 * be {@code string}, {@code object} or {@code array}.
 *
 * <p>Schemas speak to authors through two annotations: {@code title} is what a value is called,
 * without an article ("fact id"), {@code description} is a noun phrase for what to write ("Words in
 * lower case, joined by dots."). Both also serve editors.
 */
public final class SchemaValidator {
  private static final String VOCABULARY = "https://json-schema.org/draft/2020-12/vocab/";
  private static final List<String> VOCABULARIES =
      List.of("core", "applicator", "unevaluated", "validation", "meta-data");

  private final SchemaFiles files = new SchemaFiles();
  private final Map<String, Schema> compiled = new ConcurrentHashMap<>();
  private final SchemaRegistry registry;

  /** Prepares validation; nothing is read yet. */
  public SchemaValidator() {
    SchemaRegistryConfig config =
        SchemaRegistryConfig.builder()
            .failFast(false)
            .formatAssertionsEnabled(false)
            .locale(Locale.ROOT)
            .messageSource((key, fallback, locale, arguments) -> key)
            .pathType(PathType.JSON_POINTER)
            .preloadSchema(false)
            .regularExpressionFactory(SchemaPattern::new)
            .build();
    this.registry =
        SchemaRegistry.withDialect(
            withoutFormats(),
            builder ->
                builder
                    .schemaRegistryConfig(config)
                    .schemas((Function<String, String>) SchemaFiles::text));
  }

  /**
   * Validates a tree.
   *
   * <p>Errors: one diagnostic for each cause, at the node that shows it; false if there is any.
   * {@link IllegalArgumentException} if there is no such schema.
   *
   * @param schemaName the name of the schema, without its ending
   */
  public boolean validate(YamlNode root, String schemaName, Diagnostics diagnostics) {
    Schema schema = compiled.computeIfAbsent(schemaName, this::compile);
    List<SchemaFault> faults =
        schema.validate(JsonTree.of(root)).stream()
            .limit(InputLimits.SCHEMA_VIOLATIONS)
            .map(SchemaFault::of)
            .toList();
    if (faults.isEmpty()) {
      return true;
    }
    List<Diagnostic> told = new SchemaMessages(files, root).tell(faults);
    diagnostics.addAll(told.subList(0, Math.min(told.size(), InputLimits.FAULTS)));
    return false;
  }

  /** Draft 2020-12 without its formats, whose classes would be loaded and never used. */
  private static Dialect withoutFormats() {
    Dialect.Builder dialect =
        Dialect.builder(DialectId.DRAFT_2020_12)
            .specificationVersion(SpecificationVersion.DRAFT_2020_12)
            .idKeyword("$id")
            .keywords(KeywordType.getKeywords(SpecificationVersion.DRAFT_2020_12));
    VOCABULARIES.forEach(name -> dialect.vocabulary(VOCABULARY + name));
    return dialect.build();
  }

  private Schema compile(String name) {
    if (SchemaFiles.text(SchemaFiles.location(name).toString()) == null) {
      throw new IllegalArgumentException("no schema is called " + name);
    }
    return registry.getSchema(SchemaFiles.location(name));
  }
}
