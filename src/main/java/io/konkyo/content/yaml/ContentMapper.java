package io.konkyo.content.yaml;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Binds trees to records.
 *
 * <p>Components may be {@code String}, enums (by their names in kebab-case, or {@code
 * JsonProperty}), nested records, {@code Optional}, {@code List} and {@code Map} of them (in the
 * order of the file), and, for places, {@link YamlScalar}, {@link Located}, any {@link YamlNode},
 * and {@code YamlScalar} or {@code Located<String>} as keys of maps. Absent lists and maps are
 * empty; a single value may stand for a list of one. A class with a static {@code JsonCreator} of
 * one {@link YamlScalar} or string may be written as a scalar, besides as a mapping.
 */
public final class ContentMapper {
  private static final JsonSetter.Value EMPTY_IF_ABSENT =
      JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY);

  private final SchemaValidator validator;
  private final JsonMapper mapper;

  public ContentMapper() {
    this(new SchemaValidator());
  }

  /** Shares a validator, and so its compiled schemas. */
  public ContentMapper(SchemaValidator validator) {
    this.validator = validator;
    this.mapper =
        JsonMapper.builder()
            .annotationIntrospector(new KonkyoAnnotations())
            .enumNamingStrategy(EnumNamingStrategies.KEBAB_CASE)
            // Unknown keys are the schema's to tell; one mapping may bind to several records.
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
            .withConfigOverride(List.class, override -> override.setNullHandling(EMPTY_IF_ABSENT))
            .withConfigOverride(Map.class, override -> override.setNullHandling(EMPTY_IF_ABSENT))
            .addModule(module())
            .build();
  }

  /**
   * Validates a tree and binds it.
   *
   * <p>Errors: nothing, with diagnostics, if the tree breaks the schema or the type refuses it.
   *
   * @param schemaName the name of the schema, without its ending
   */
  public <T> Optional<T> bind(
      YamlNode root, String schemaName, Class<T> type, Diagnostics diagnostics) {
    if (!validator.validate(root, schemaName, diagnostics)) {
      return Optional.empty();
    }
    return bind(root, type, diagnostics);
  }

  /**
   * Binds a tree, or a part of one, that is already validated.
   *
   * <p>Errors: nothing, with one diagnostic, if the type refuses it. The message of an {@link
   * IllegalArgumentException} thrown by a constructor becomes the message of the diagnostic.
   */
  public <T> Optional<T> bind(YamlNode node, Class<T> type, Diagnostics diagnostics) {
    try {
      return Optional.of(mapper.readValue(new YamlTreeParser(node), type));
    } catch (JacksonException e) {
      diagnostics.add(BindingFault.of(e, node));
      return Optional.empty();
    }
  }

  private static SimpleModule module() {
    SimpleModule module = new SimpleModule("konkyo");
    module.addDeserializer(YamlNode.class, new NodeDeserializer<>(YamlNode.class));
    module.addDeserializer(YamlScalar.class, new NodeDeserializer<>(YamlScalar.class));
    module.addDeserializer(YamlMapping.class, new NodeDeserializer<>(YamlMapping.class));
    module.addDeserializer(YamlSequence.class, new NodeDeserializer<>(YamlSequence.class));
    module.addDeserializer(Located.class, new LocatedDeserializer());
    module.addKeyDeserializer(YamlScalar.class, new PlacedKeys.AsScalar());
    module.addKeyDeserializer(Located.class, new PlacedKeys.AsLocated());
    module.setDeserializerModifier(new ScalarOrMapping.Modifier());
    return module;
  }
}
