package io.konkyo.guide;

import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.pipeline.Analysis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The site whose files a guide shows. */
final class GuideSite {
  private static final String NO_BREAK_SPACE = "\u00a0";

  private final Path folder;

  GuideSite(Path folder, Path guide) throws IOException {
    this.folder = folder;
    for (Fence fence : Fence.in(guide)) {
      if (fence.isFile()) {
        fence.writeInto(folder);
      }
    }
  }

  /** Returns texts as they print on a page of the site. */
  List<String> print(String locale, List<String> texts) throws IOException {
    StringBuilder page = new StringBuilder("id: try\ntitle: {en: Try, ko: 시험}\nsections:\n");
    page.append("  - id: texts\n    title: {en: Texts, ko: 글}\n    blocks:\n");
    for (String text : texts) {
      page.append("      - prose:\n          en: \"").append(text).append("\"\n");
      page.append("          ko: \"").append(text).append("\"\n");
    }
    Files.writeString(folder.resolve("content/pages/try.yml"), page);
    Diagnostics diagnostics = new Diagnostics();
    Analysis analysis = Analysis.of(folder.resolve("content"), diagnostics).orElseThrow();
    if (!diagnostics.isEmpty()) {
      throw new IllegalStateException(diagnostics.inFileOrder().toString());
    }
    return printed(analysis, analysis.content().pages().get("try"), locale);
  }

  private static List<String> printed(Analysis analysis, Page page, String locale) {
    List<String> printed = new ArrayList<>();
    for (Block block : page.sections().get(0).blocks()) {
      String plain =
          analysis.texts().in(locale, ((Block.Prose) block).text()).orElseThrow().plain();
      printed.add(plain.replace(NO_BREAK_SPACE, " "));
    }
    return printed;
  }
}
