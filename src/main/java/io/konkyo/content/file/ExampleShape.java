package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;

/** A worked example of a model. */
public record ExampleShape(YamlScalar call, YamlScalar gives) {}
