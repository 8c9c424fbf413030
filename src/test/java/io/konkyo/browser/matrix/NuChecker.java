package io.konkyo.browser.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nu.validator.validation.SimpleDocumentValidator;
import nu.validator.validation.SimpleDocumentValidator.SchemaReadException;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** The Nu HTML checker, which is the one of the W3C: pages, style sheets and drawings. */
final class NuChecker {
  private static final String HTML = "http://s.validator.nu/html5-all.rnc";
  private static final String SVG = "http://s.validator.nu/svg-xhtml5-rdf-mathml.rnc";

  /** It takes pages from files, where none but the policy's own origin can be told. */
  private static final String POLICY = "Resource violates Content Security Policy";

  /** Defined in CSS Pseudo-Elements 4 and newer than the checker. */
  private static final String NEWER = "Unknown pseudo-element or pseudo-class “::details-content”.";

  /** It takes data for a script; our own lint tells what would be run. */
  private static final String DATA = "Inline script violates Content Security Policy";

  private static final List<String> IGNORED = List.of(POLICY, NEWER, DATA);

  private final Collector told = new Collector();
  private SimpleDocumentValidator validator;
  private String schema = "";

  /** Returns errors and warnings; the rule of each is the kind of file. */
  List<Fault> check(Path file) {
    String name = file.getFileName().toString();
    String kind = name.substring(name.lastIndexOf('.') + 1);
    told.messages.clear();
    try {
      switch (kind) {
        case "html" -> with(HTML).checkHtmlFile(file.toFile(), true);
        case "css" -> with(HTML).checkCssFile(file.toFile(), true);
        case "svg" -> with(SVG).checkXmlFile(file.toFile());
        default -> throw new IllegalArgumentException(name);
      }
    } catch (IOException | SAXException e) {
      throw new AssertionError(name + " could not be read", e);
    }
    return told.messages.stream()
        .filter(message -> IGNORED.stream().noneMatch(message::contains))
        .map(message -> new Fault(kind, message))
        .toList();
  }

  private SimpleDocumentValidator with(String wanted) {
    if (!wanted.equals(schema)) {
      validator = new SimpleDocumentValidator(false);
      try {
        validator.setUpMainSchema(wanted, told);
        validator.setUpValidatorAndParsers(told, false, false);
      } catch (SchemaReadException e) {
        throw new AssertionError("the checker cannot read " + wanted, e);
      } catch (Exception e) {
        throw new AssertionError("the checker does not start", e);
      }
      schema = wanted;
    }
    return validator;
  }

  private static final class Collector implements ErrorHandler {
    private final List<String> messages = new ArrayList<>();

    @Override
    public void warning(SAXParseException said) {
      error(said);
    }

    @Override
    public void error(SAXParseException said) {
      messages.add(said.getLineNumber() + ": " + said.getMessage());
    }

    @Override
    public void fatalError(SAXParseException said) {
      error(said);
    }
  }
}
