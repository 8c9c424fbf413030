package io.konkyo.content.file;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of an item. Which of its maps it has depends on its type. */
public record ItemShape(
    YamlScalar id,
    YamlScalar type,
    YamlMapping stem,
    @JsonProperty("rests_on") List<YamlScalar> restsOn,
    Optional<YamlMapping> options,
    Optional<AnswerShape> answer,
    Optional<YamlMapping> mistakes,
    Optional<YamlScalar> order,
    Optional<YamlMapping> elements,
    Optional<YamlMapping> prompts,
    Optional<YamlMapping> targets,
    Optional<YamlMapping> hint,
    Optional<YamlScalar> shuffle,
    YamlMapping explanation,
    List<AllowanceShape> allow) {}
