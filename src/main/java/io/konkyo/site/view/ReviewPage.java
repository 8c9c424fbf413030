package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Where learners meet again what they missed. The page holds every question; a script leaves those
 * that are to come back.
 *
 * @param frame what stands around the content
 * @param days after how many days a question comes back, time after time, as printed
 * @param quizzes every quiz in the order of the site
 * @param links pages to go on to
 */
public record ReviewPage(
    PageFrame frame, List<String> days, List<QuizPart> quizzes, List<Link> links)
    implements PageView {
  public ReviewPage {
    Objects.requireNonNull(frame);
    days = List.copyOf(days);
    quizzes = List.copyOf(quizzes);
    links = List.copyOf(links);
  }

  @Override
  public String template() {
    return "review";
  }

  /**
   * One quiz.
   *
   * @param id the quiz's id, under which answers are kept
   * @param title a link to it
   */
  public record QuizPart(String id, Link title, List<ItemLine> items) {
    public QuizPart {
      Objects.requireNonNull(id);
      Objects.requireNonNull(title);
      items = List.copyOf(items);
    }
  }

  /**
   * One question.
   *
   * @param id the item's id; its anchor is {@code q-} and the id
   * @param stem phrasing markup without links
   */
  public record ItemLine(String id, Html stem) {
    public ItemLine {
      Objects.requireNonNull(id);
      Objects.requireNonNull(stem);
    }
  }
}
