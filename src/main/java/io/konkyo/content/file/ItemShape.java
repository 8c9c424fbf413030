package io.konkyo.content.file;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;

/** The shape of an item. */
public record ItemShape(
    YamlScalar id,
    YamlScalar type,
    YamlMapping stem,
    @JsonProperty("rests_on") List<YamlScalar> restsOn,
    YamlMapping options,
    YamlMapping explanation,
    List<AllowanceShape> allow) {}
