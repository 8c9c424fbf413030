package io.konkyo.browser.matrix;

/**
 * What a check found.
 *
 * @param rule the id of the rule that was broken, as its check calls it
 * @param what the element, in the words of the check
 */
record Fault(String rule, String what) {
  @Override
  public String toString() {
    return rule + ": " + what;
  }
}
