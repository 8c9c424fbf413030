package io.konkyo.check.translation;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.translation.Translations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reviews of texts that are no longer there; told once for each lock file. */
public final class OrphanedReviews implements Check {
  /** A file that was deleted leaves many. */
  private static final int NAMED = 5;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    // Texts of what could not be understood are missing for that reason, which has been told.
    if (!input.content().broken().isEmpty() || !input.content().brokenModels().isEmpty()) {
      return;
    }
    Translations translations = input.translations();
    Map<String, List<Translations.Orphan>> files = new LinkedHashMap<>();
    translations
        .orphans()
        .forEach(o -> files.computeIfAbsent(o.lock(), key -> new ArrayList<>()).add(o));
    files.forEach(
        (lock, orphans) -> diagnostics.add(describe(orphans, translations.hasContentFile(lock))));
  }

  private static Diagnostic describe(List<Translations.Orphan> orphans, boolean hasContentFile) {
    boolean one = orphans.size() == 1;
    String texts = one ? "a text that is" : "texts that are";
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticCode.ORPHANED_REVIEW,
            orphans.get(0).review().span(),
            (one ? "a review is of " : orphans.size() + " reviews are of ")
                + (hasContentFile ? texts : "a content file that is")
                + " no longer there");
    List<String> names =
        orphans.stream()
            .map(o -> "`" + o.review().path() + "` (" + o.review().locale() + ")")
            .toList();
    String named = String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
    String more = names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "";
    return diagnostic
        .withNote(named + more)
        .withHelp("`konkyo translate review --prune` forgets what is no longer there");
  }
}
