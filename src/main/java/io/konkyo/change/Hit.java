package io.konkyo.change;

import io.konkyo.source.Span;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;

/**
 * One thing that hangs on a name.
 *
 * @param what the thing, down to the field, as in {@code quizzes/latency/first/stem}; of a derived
 *     fact its id
 * @param through the name it uses, by which it hangs on the one that was asked for
 * @param depth how many steps it is away: 1 for what uses the name itself
 * @param locale the language of a text; empty for what all languages share
 * @param remark what else is to be said of it; may be empty
 */
public record Hit(
    Group group,
    String what,
    String through,
    int depth,
    Optional<String> locale,
    Span place,
    String remark) {

  /** By group, then the nearest first for facts, then by place. */
  static final Comparator<Hit> ORDER =
      Comparator.comparing(Hit::group)
          .thenComparing(hit -> hit.group() == Group.FACTS ? hit.depth() : 0)
          .thenComparing(hit -> hit.place().file().path())
          .thenComparing(hit -> hit.place().start())
          .thenComparing(Hit::what)
          .thenComparing(hit -> hit.locale().orElse(""))
          .thenComparing(Hit::through);

  public Hit {
    Objects.requireNonNull(group);
    Objects.requireNonNull(what);
    Objects.requireNonNull(through);
    Objects.requireNonNull(locale);
    Objects.requireNonNull(place);
    Objects.requireNonNull(remark);
  }
}
