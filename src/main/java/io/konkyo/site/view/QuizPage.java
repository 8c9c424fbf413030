package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A quiz.
 *
 * @param frame what stands around the content
 * @param id the quiz's id, under which progress is kept, the same in every language
 * @param title the quiz's title
 * @param scope block markup: the note under the title; may be empty
 * @param record facts about the record the quiz rests on, such as its date; may be empty
 * @param questions the items in order
 * @param shuffle whether a learner may have them in another order
 * @param legend the markers that occur in it
 * @param foot block markup after the last item; may be empty
 * @param links pages to go on to
 */
public record QuizPage(
    PageFrame frame,
    String id,
    Title title,
    Html scope,
    List<Detail> record,
    List<Question> questions,
    boolean shuffle,
    List<LegendEntry> legend,
    Html foot,
    List<Link> links)
    implements PageView {
  public QuizPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(id);
    Objects.requireNonNull(title);
    Objects.requireNonNull(scope);
    Objects.requireNonNull(foot);
    record = List.copyOf(record);
    questions = List.copyOf(questions);
    legend = List.copyOf(legend);
    links = List.copyOf(links);
  }

  @Override
  public String template() {
    return "quiz";
  }
}
