package io.konkyo.quality;

import io.konkyo.content.Content;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Misread;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Severity;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Solution;
import io.konkyo.source.Located;
import io.konkyo.source.Location;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Gathers what is known of each item from what rules said of it. */
final class Items {
  private final Map<String, ItemKey> keys;
  private final List<Diagnostic> told;
  private final List<AllowanceUse> allowances;
  private final Set<Location> unproved = new HashSet<>();

  Items(
      Map<String, ItemKey> keys,
      List<Diagnostic> told,
      List<Allowed> allowed,
      List<AllowanceUse> allowances) {
    this.keys = keys;
    this.told = told;
    this.allowances = allowances;
    told.forEach(this::unproved);
    allowed.forEach(silenced -> unproved(silenced.diagnostic()));
  }

  private void unproved(Diagnostic diagnostic) {
    if (diagnostic.code() == DiagnosticCode.UNPROVED_MISREAD) {
      unproved.add(diagnostic.location());
    }
  }

  /** Returns the items of all quizzes, in their order. */
  List<ItemReport> of(Content content) {
    List<ItemReport> reports = new ArrayList<>();
    for (Quiz quiz : content.quizzes().values()) {
      for (int i = 0; i < quiz.items().size(); i++) {
        reports.add(report(quiz, i + 1, quiz.items().get(i)));
      }
    }
    return reports;
  }

  private ItemReport report(Quiz quiz, int number, Item item) {
    String path = quiz.id().value() + "/" + item.id().value();
    ItemKey key = keys.get(path);
    List<Optional<Located<String>>> misreads = misreads(item.response(), key);
    return new ItemReport(
        quiz.id().value(),
        number,
        item,
        key.proved(),
        answers(item.response()),
        wrong(item.response(), key),
        new ItemReport.Misreads(
            (int) misreads.stream().filter(Optional::isPresent).count(),
            (int) misreads.stream().flatMap(Optional::stream).filter(this::isProved).count()),
        remarks(item.extent()),
        allowances.stream()
            .filter(use -> use.allowance().statement().equals("quizzes/" + path))
            .toList());
  }

  private boolean isProved(Located<String> misread) {
    return Misread.byId(misread.value())
            .filter(known -> known.group() != Misread.Group.SAID)
            .isPresent()
        && !unproved.contains(misread.span());
  }

  private SortedMap<DiagnosticCode, Integer> remarks(Span extent) {
    SortedMap<DiagnosticCode, Integer> remarks = new TreeMap<>();
    for (Diagnostic diagnostic : told) {
      if (diagnostic.severity() != Severity.ERROR && extent.holds(diagnostic.location())) {
        remarks.merge(diagnostic.code(), 1, Integer::sum);
      }
    }
    return remarks;
  }

  private static int answers(Response response) {
    if (response instanceof Response.Choice choice) {
      return choice.options().size();
    }
    if (response instanceof Response.Ordering ordering) {
      return ordering.elements().size();
    }
    return response instanceof Response.Matching matching ? matching.targets().size() : 0;
  }

  private static int wrong(Response response, ItemKey key) {
    if (response instanceof Response.Choice choice) {
      return (int) choice.options().stream().filter(option -> isWrong(option, key)).count();
    }
    if (response instanceof Response.Numeric numeric) {
      return numeric.mistakes().size();
    }
    return response instanceof Response.Matching matching
            && key.solution().orElse(null) instanceof Solution.Matching pairs
        ? matching.targets().size() - new HashSet<>(pairs.targets().values()).size()
        : 0;
  }

  private static List<Optional<Located<String>>> misreads(Response response, ItemKey key) {
    if (response instanceof Response.Choice choice) {
      return choice.options().stream()
          .filter(option -> isWrong(option, key))
          .map(Option::misread)
          .toList();
    }
    return response instanceof Response.Numeric numeric
        ? numeric.mistakes().stream().map(Response.Mistake::misread).toList()
        : List.of();
  }

  private static boolean isWrong(Option option, ItemKey key) {
    return Boolean.FALSE.equals(key.right().get(option.id().value()));
  }
}
