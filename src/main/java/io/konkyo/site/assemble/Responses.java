package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.quiz.Standing;
import io.konkyo.formula.Formula;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Rank;
import io.konkyo.ledger.Solution;
import io.konkyo.quantity.Interval;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Proof;
import io.konkyo.site.view.Question;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lays out how items are answered. */
final class Responses {
  private final PageContext context;
  private final Proofs proofs;
  private final AnswerTraces traces;

  Responses(PageContext context, FactLabels labels) {
    this.context = context;
    this.proofs = new Proofs(context, labels);
    this.traces = new AnswerTraces(context, labels);
  }

  Question question(Question.Item shared, Item item, ItemKey key) {
    if (item.response() instanceof Response.Numeric numeric) {
      return numeric(shared, numeric, (Solution.Numeric) key.solution().orElseThrow());
    }
    if (item.response() instanceof Response.Ordering ordering) {
      return ordering(shared, ordering, (Solution.Ordering) key.solution().orElseThrow());
    }
    if (item.response() instanceof Response.Matching matching) {
      return matching(shared, matching, (Solution.Matching) key.solution().orElseThrow());
    }
    Question.Mode mode =
        item.type() == ItemType.MULTIPLE ? Question.Mode.MULTIPLE : Question.Mode.SINGLE;
    List<Question.Option> options = new ArrayList<>();
    for (int i = 0; i < item.options().size(); i++) {
      options.add(option(item.options().get(i), i, key));
    }
    return new Question.Choice(shared, mode, options);
  }

  private String misread(Optional<Located<String>> misread) {
    return misread.map(word -> context.word("misread." + word.value())).orElse("");
  }

  private static String letter(int index) {
    return Character.toString('A' + index);
  }

  private Question.Option option(Option option, int index, ItemKey key) {
    Proof proof =
        option.standing() instanceof Standing.Proof proved ? proofs.of(proved.holds()) : Proof.NONE;
    return new Question.Option(
        option.id().value(),
        letter(index),
        context.label(option.text()),
        key.right().getOrDefault(option.id().value(), false),
        context.phrasing(option.why()),
        misread(option.misread()),
        proof);
  }

  private Question numeric(
      Question.Item shared, Response.Numeric numeric, Solution.Numeric solution) {
    Formula formula = numeric.answer().orElseThrow();
    List<Question.Mistake> mistakes = new ArrayList<>();
    for (Response.Mistake mistake : numeric.mistakes()) {
      Computed value = solution.mistakes().get(mistake.id().value());
      Interval typed = solution.typed(value);
      mistakes.add(
          new Question.Mistake(
              mistake.id().value(),
              typed.low().toString(),
              typed.high().toString(),
              traces.figure(mistake.value().orElseThrow(), solution.shown(value)),
              traces.derivation(
                  mistake.value().orElseThrow(),
                  new Computed(value.exact(), solution.shown(value))),
              context.phrasing(mistake.why()),
              misread(mistake.misread())));
    }
    TypedUnits units = TypedUnits.of(solution.unit(), context);
    return new Question.Numeric(
        shared,
        context.facts().quantities().unitAlone(solution.unit()),
        traces.figure(formula, solution.answer().printed()),
        traces.derivation(formula, solution.answer()),
        tolerance(numeric, solution),
        context.facts().quantities().print(solution.answer().printed()),
        new Question.Grading(
            solution.accepted().low().toString(),
            solution.accepted().high().toString(),
            units.spellings(),
            units.examples()),
        mistakes);
  }

  /** Half a unit in the last printed place is told like what an author allows. */
  private Html tolerance(Response.Numeric numeric, Solution.Numeric solution) {
    return numeric
        .tolerance()
        .map(Located::value)
        .or(solution::printedTolerance)
        .map(allowed -> "±" + context.facts().quantities().print(allowed))
        .map(allowed -> context.linked().figure("tolerance", allowed))
        .orElse(Html.NONE);
  }

  private Question ordering(
      Question.Item shared, Response.Ordering ordering, Solution.Ordering solution) {
    List<Question.Element> elements = new ArrayList<>();
    for (Response.Element element : ordering.elements()) {
      String id = element.id().value();
      elements.add(
          new Question.Element(
              id,
              letter(elements.size()),
              context.label(element.text()),
              solution.order().indexOf(id) + 1,
              traces.figure(element.by().orElseThrow(), solution.values().get(id)),
              traces.worked(element.by().orElseThrow(), solution.values().get(id)),
              context.phrasing(element.why())));
    }
    boolean ofTime = solution.values().values().stream().allMatch(Rank.Moment.class::isInstance);
    Question.Direction direction =
        switch (ordering.direction()) {
          case ASCENDING -> ofTime ? Question.Direction.EARLIEST : Question.Direction.ASCENDING;
          case DESCENDING -> ofTime ? Question.Direction.LATEST : Question.Direction.DESCENDING;
        };
    return new Question.Ordering(shared, direction, elements);
  }

  private Question matching(
      Question.Item shared, Response.Matching matching, Solution.Matching solution) {
    Map<String, Answer> answers = new HashMap<>();
    List<Question.Target> shown = new ArrayList<>();
    for (Response.Target target : matching.targets()) {
      String id = target.id().value();
      Question.Target view =
          new Question.Target(id, letter(shown.size()), context.label(target.text()));
      shown.add(view);
      answers.put(id, new Answer(view, context.figures(target.text())));
    }
    List<Question.Prompt> prompts =
        matching.prompts().stream()
            .map(prompt -> prompt(prompt, solution, answers.get(target(prompt, solution))))
            .toList();
    return new Question.Matching(shared, prompts, shown);
  }

  /** A target and the numbers it prints. */
  private record Answer(Question.Target target, List<String> figures) {}

  private static String target(Response.Prompt prompt, Solution.Matching solution) {
    return solution.targets().get(prompt.id().value());
  }

  /** A number that its target prints is not told again. */
  private Question.Prompt prompt(
      Response.Prompt prompt, Solution.Matching solution, Answer answer) {
    String id = prompt.id().value();
    Optional<Computed> computed = solution.values().prompt(id);
    Optional<Html> value =
        computed
            .map(Computed::printed)
            .filter(n -> !answer.figures().contains(context.facts().quantities().print(n)))
            .map(number -> traces.figure(prompt.value().orElseThrow(), number));
    return new Question.Prompt(
        id,
        context.label(prompt.text()),
        answer.target(),
        value.orElse(Html.NONE),
        computed
            .map(number -> traces.worked(prompt.value().orElseThrow(), number))
            .orElse(Html.NONE),
        prompt.holds().map(proofs::of).orElse(Proof.NONE),
        context.phrasing(prompt.why()));
  }
}
