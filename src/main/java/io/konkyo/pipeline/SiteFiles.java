package io.konkyo.pipeline;

import io.konkyo.content.yaml.SourceReader;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.site.SiteAssets;
import io.konkyo.site.TemplateFault;
import io.konkyo.site.TemplateRenderer;
import io.konkyo.site.assemble.SiteAssembler;
import io.konkyo.source.SourceFile;
import io.konkyo.source.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes the files of a site that has been analysed. */
final class SiteFiles {
  private SiteFiles() {}

  /** Returns the files by relative path; empty if something is missing or wrong, which is told. */
  static Optional<SortedMap<String, byte[]>> make(
      Analysis analysis, Folders folders, Diagnostics diagnostics) {
    try {
      return Optional.of(
          SiteAssembler.assemble(
              analysis.content(),
              analysis.ledger(),
              analysis.editions(),
              analysis.texts(),
              analysis.keys(),
              listings(analysis),
              analysis.quality(),
              TemplateRenderer.withOverrides(folders.templates()),
              SiteAssets.withOverrides(folders.templates())));
    } catch (TemplateFault fault) {
      diagnostics.add(describe(fault, folders.templates()));
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNREADABLE_FILE,
                  new WholeFile(folders.templates().toString()),
                  "the templates cannot be read")
              .withHelp("name another folder with --templates DIR"));
    }
    return Optional.empty();
  }

  private static Map<String, String> listings(Analysis analysis) {
    Map<String, String> listings = new TreeMap<>();
    analysis.content().listings().forEach((name, file) -> listings.put(name, file.text()));
    return listings;
  }

  private static Diagnostic describe(TemplateFault fault, Path templates) {
    Path file = templates.resolve(fault.template());
    return Diagnostic.of(
            DiagnosticCode.TEMPLATE_FAULT,
            place(fault, file),
            "template `" + fault.template() + "` fails: " + fault.problem())
        .withHelp("mend the template, or remove it so that the built-in one serves");
  }

  private static io.konkyo.source.Location place(TemplateFault fault, Path file) {
    Optional<SourceFile> source =
        Files.isRegularFile(file)
            ? SourceReader.read(file, file.toString().replace('\\', '/'), new Diagnostics())
            : Optional.empty();
    if (source.isEmpty() || fault.line() < 1 || fault.line() > source.get().lineCount()) {
      return new WholeFile(file.toString().replace('\\', '/'));
    }
    int offset =
        source
            .get()
            .offsetAt(
                new io.konkyo.source.Position(fault.line() - 1, Math.max(0, fault.column() - 1)));
    return source.get().span(offset, offset);
  }
}
