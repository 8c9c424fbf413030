package io.konkyo.json;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.core.util.Separators.Spacing;

/** JSON over several lines, the same bytes on every machine. */
public final class JsonText {
  private JsonText() {}

  /** Returns what the generator is told, ended by a line feed. */
  public static String of(Consumer<JsonGenerator> body) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(new Layout(), out)) {
      body.accept(json);
    }
    return out.append('\n').toString();
  }

  private static final class Layout extends ObjectWriteContext.Base {
    @Override
    public PrettyPrinter getPrettyPrinter() {
      DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
      Separators separators =
          Separators.createDefaultInstance()
              .withObjectNameValueSpacing(Spacing.AFTER)
              .withObjectEmptySeparator("")
              .withArrayEmptySeparator("");
      return new DefaultPrettyPrinter(separators)
          .withObjectIndenter(indenter)
          .withArrayIndenter(indenter);
    }

    @Override
    public boolean hasPrettyPrinter() {
      return true;
    }
  }
}
