package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.ledger.ItemKey;
import io.konkyo.site.view.Question;
import io.konkyo.site.view.QuizPage;
import java.util.ArrayList;
import java.util.List;

/** Turns quizzes into pages. */
final class QuizPages {
  private final PageContext context;
  private final Frames frames;
  private final Markers markers;
  private final FactEntries facts;
  private final Responses responses;
  private final Shuffles shuffles;
  private final ItemGrounds grounds;

  QuizPages(PageContext context, FactLabels labels, FactEntries facts) {
    this.context = context;
    this.frames = new Frames(context);
    this.markers = new Markers(context);
    this.facts = facts;
    this.responses = new Responses(context, labels);
    this.shuffles = new Shuffles(context::source);
    this.grounds = new ItemGrounds(context);
  }

  QuizPage of(Quiz quiz) {
    String id = quiz.id().value();
    List<Question> questions = new ArrayList<>();
    List<List<String>> evidence = new ArrayList<>();
    for (int i = 0; i < quiz.items().size(); i++) {
      Item item = quiz.items().get(i);
      ItemKey key = context.key(id, item.id().value());
      List<String> marked = grounds.evidence(item, key);
      evidence.add(marked);
      questions.add(question(item, i + 1, key, marked));
    }
    return new QuizPage(
        frames.page(Addresses.page(id), context.plain(quiz.title()), context.plain(quiz.scope())),
        id,
        context.title(quiz.title()),
        context.block(quiz.scope()),
        List.of(),
        questions,
        quiz.shuffle(),
        markers.legend(evidence),
        context.block(quiz.foot()),
        frames.onward(quiz.links()));
  }

  private Question question(Item item, int number, ItemKey key, List<String> evidence) {
    Question.Item shared =
        new Question.Item(
            item.id().value(),
            Integer.toString(number),
            new ItemVersion(context.ledger()).of(item, key),
            context.phrasing(item.stem()),
            context.block(item.hint()),
            shuffles.of(item),
            context.block(item.explanation()),
            key.proved() ? Question.Basis.PROVED : Question.Basis.EVIDENCE,
            markers.stamps(evidence),
            facts.links(grounds.facts(item, key)));
    return responses.question(shared, item, key);
  }
}
