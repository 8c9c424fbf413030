package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of an agreement. */
public record AgreementShape(
    Optional<YamlMapping> label,
    Optional<YamlScalar> over,
    YamlScalar model,
    YamlScalar observed,
    YamlScalar tolerance,
    Optional<YamlScalar> bound,
    YamlMapping because,
    List<QuotationShape> quoted,
    List<AllowanceShape> allow) {}
