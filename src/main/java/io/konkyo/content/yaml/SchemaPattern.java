package io.konkyo.content.yaml;

import com.networknt.schema.regex.RegularExpression;
import java.util.regex.Pattern;

/** A regular expression of a schema, found anywhere in a value unless it is anchored. */
final class SchemaPattern implements RegularExpression {
  private final Pattern pattern;

  SchemaPattern(String regex) {
    this.pattern = Pattern.compile(regex);
  }

  @Override
  public boolean matches(String value) {
    try {
      return pattern.matcher(value).find();
    } catch (StackOverflowError e) {
      // The JDK recurses for every round of a repeated group; no id is that long.
      return false;
    }
  }
}
