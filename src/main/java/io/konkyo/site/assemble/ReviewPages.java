package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Quiz;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.ReviewPage;
import java.util.List;

/** Builds the page of one locale where missed questions come back. */
final class ReviewPages {
  /** The same as in {@code schedule.js}, which a test holds to these. */
  private static final List<String> DAYS = List.of("1", "3", "7", "16");

  private final PageContext context;
  private final Frames frames;

  ReviewPages(PageContext context) {
    this.context = context;
    this.frames = new Frames(context);
  }

  ReviewPage page() {
    return new ReviewPage(
        frames.page(Addresses.REVIEW, context.word("word.review"), context.word("review.about")),
        DAYS,
        context.content().quizzes().values().stream().map(this::quiz).toList(),
        frames.onward(List.of()));
  }

  private ReviewPage.QuizPart quiz(Quiz quiz) {
    String id = quiz.id().value();
    return new ReviewPage.QuizPart(
        id,
        Link.to(Addresses.page(id), context.unlinked(quiz.title())),
        quiz.items().stream()
            .map(item -> new ReviewPage.ItemLine(item.id().value(), context.unlinked(item.stem())))
            .toList());
  }
}
