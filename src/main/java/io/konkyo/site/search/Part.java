package io.konkyo.site.search;

import java.util.Objects;

/**
 * One place that readers can be led to.
 *
 * @param group what it is
 * @param page the page's address inside the locale's folder
 * @param anchor element id on that page; empty for the page as a whole
 * @param title its heading, plain
 * @param text what else it says, plain; may be empty
 */
record Part(Group group, String page, String anchor, String title, String text) {
  Part {
    Objects.requireNonNull(group);
    Objects.requireNonNull(page);
    Objects.requireNonNull(anchor);
    Objects.requireNonNull(title);
    Objects.requireNonNull(text);
  }
}
