package io.konkyo.browser.matrix;

/**
 * A page of a site.
 *
 * @param path where it is in its site
 */
record Page(TestSite site, String path) {
  String address() {
    return site.address(path);
  }

  String text() {
    return site.text(path);
  }

  boolean isQuiz() {
    return text().contains("data-question=");
  }

  @Override
  public String toString() {
    return site.name() + "/" + path;
  }
}
