package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** A quotation of a value. */
public record QuotationShape(YamlScalar text, YamlScalar at, Optional<YamlScalar> member) {}
