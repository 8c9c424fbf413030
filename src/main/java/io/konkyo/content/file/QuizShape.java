package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of a file under {@code quizzes/}. */
public record QuizShape(
    YamlScalar id,
    List<YamlScalar> locales,
    YamlMapping title,
    Optional<YamlMapping> scope,
    List<YamlMapping> items,
    Optional<YamlMapping> foot,
    List<YamlScalar> links,
    Optional<YamlScalar> shuffle,
    List<AllowanceShape> allow) {}
