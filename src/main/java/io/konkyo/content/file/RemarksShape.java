package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import java.util.List;
import java.util.Optional;

/** What is said about any fact beside its value. */
public record RemarksShape(
    Optional<YamlMapping> label,
    Optional<YamlMapping> of,
    Optional<YamlMapping> note,
    List<QuotationShape> quoted,
    List<AllowanceShape> allow) {}
