package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import java.util.List;

/**
 * Numbers in order, such as the members of a family along its axis.
 *
 * <p>Shape: any number of members, none included; a formula that needs one says so.
 *
 * @param members the numbers
 */
public record ListValue(List<Quantity> members) implements Value {
  public ListValue {
    members = List.copyOf(members);
  }
}
