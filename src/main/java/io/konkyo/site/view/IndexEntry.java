package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/** Something to open from the index. */
public sealed interface IndexEntry {
  /** Returns the kebab-case name by which the template tells the entries apart. */
  String kind();

  /**
   * A quiz.
   *
   * @param id the quiz's id, under which progress is kept
   * @param href relative address
   * @param title phrasing markup without links
   * @param scope phrasing markup; may be empty
   * @param count how many items it has, as printed
   * @param items every item with its version, to tell which saved answers still count
   */
  record Quiz(String id, String href, Html title, Html scope, String count, List<ItemVersion> items)
      implements IndexEntry {
    public Quiz {
      Objects.requireNonNull(id);
      Objects.requireNonNull(href);
      Objects.requireNonNull(title);
      Objects.requireNonNull(scope);
      Objects.requireNonNull(count);
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "quiz";
    }
  }

  /**
   * An appendix or report page.
   *
   * @param href relative address
   * @param title phrasing markup without links
   * @param lead phrasing markup; may be empty
   * @param count how many sections it has, as printed
   */
  record Report(String href, Html title, Html lead, String count) implements IndexEntry {
    public Report {
      Objects.requireNonNull(href);
      Objects.requireNonNull(title);
      Objects.requireNonNull(lead);
      Objects.requireNonNull(count);
    }

    @Override
    public String kind() {
      return "report";
    }
  }

  /**
   * The version of one quiz item.
   *
   * @param id the item's id
   * @param version hash of key, options and bound facts; short, {@code [0-9a-z]+}
   */
  record ItemVersion(String id, String version) {
    public ItemVersion {
      Objects.requireNonNull(id);
      Objects.requireNonNull(version);
    }
  }
}
