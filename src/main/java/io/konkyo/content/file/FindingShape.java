package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;

/** The shape of a finding. */
public record FindingShape(
    YamlScalar about, QuotationShape quoted, YamlScalar cause, YamlMapping why) {}
