package io.konkyo.formula;

/** What kind of value a formula has, known before any value is. */
public sealed interface Type permits QuantityType, BooleanType, ListType, StepsType, MomentType {

  /** Returns the type of a value. */
  static Type of(Value value) {
    if (value instanceof QuantityValue quantity) {
      return QuantityType.of(quantity.quantity().unit());
    }
    if (value instanceof ListValue list) {
      return list.members().isEmpty()
          ? new ListType(QuantityType.PLAIN)
          : new ListType(QuantityType.of(list.members().get(0).unit()));
    }
    if (value instanceof StepsValue steps) {
      return new StepsType(QuantityType.of(steps.start().unit()));
    }
    return value instanceof MomentValue moment ? new MomentType(moment.kind()) : new BooleanType();
  }

  /** Returns the words by which messages call it, such as {@code time} or {@code list of time}. */
  String description();
}
