package io.konkyo.content.quiz;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How learners get to a wrong answer: the closed list that {@code misread:} names. The first ones
 * are slips that a number shows, and are proved; the others are said.
 *
 * <p>Source: the distractors of the documents the project began with, and the repairs of {@code
 * verdict.repair}, whose names the first group bears.
 */
public enum Misread {
  BINARY_AS_DECIMAL(Group.REPAIR),
  DECIMAL_AS_BINARY(Group.REPAIR),
  BIT_AS_BYTE(Group.REPAIR),
  BYTE_AS_BIT(Group.REPAIR),
  POWER_OF_TEN(Group.REPAIR),
  TIME_UNIT(Group.REPAIR),
  YEAR_LENGTH(Group.REPAIR),
  FRACTION_AS_PERCENT(Group.REPAIR),
  PERCENT_AS_FRACTION(Group.REPAIR),
  PERCENT_FOR_POINTS(Group.REPAIR),
  POINTS_FOR_PERCENT(Group.REPAIR),
  SWAPPED_OPERANDS(Group.REPAIR),
  OTHER_BASE(Group.REPAIR),
  MEAN_BASE(Group.REPAIR),
  PRINTED_AS_INPUT(Group.REPAIR),
  /** The mean taken for the median, or another statistic of the same readings. */
  OTHER_STATISTIC(Group.NUMBERS),
  /** The difference of two values taken for one of them. */
  INCREMENT_FOR_VALUE(Group.NUMBERS),
  /** One of two values taken for their difference. */
  VALUE_FOR_INCREMENT(Group.NUMBERS),
  /** The value of another member of the same family. */
  NEIGHBOUR_MEMBER(Group.NUMBERS),
  /** The value of another fact of the same dimension. */
  OTHER_RECORD(Group.NUMBERS),
  /** A value that was taken under other conditions. */
  OTHER_CONDITION(Group.NUMBERS),
  /** One member's value taken for the whole family. */
  ONE_FOR_ALL(Group.NUMBERS),
  /** One of two equal sides, ends or records counted, or one too many. */
  ONE_SIDE_ONLY(Group.NUMBERS),
  /** One too many or too few of what is counted. */
  OFF_BY_ONE(Group.NUMBERS),
  /** The right values in the wrong order. */
  ORDER_SWAPPED(Group.NUMBERS),
  /** A part of the record taken for all of it. */
  PART_FOR_WHOLE(Group.SAID),
  /** All of something taken for a part of it. */
  WHOLE_FOR_PART(Group.SAID),
  /** A speed taken for an amount, or the reverse. */
  RATE_FOR_AMOUNT(Group.SAID),
  /** A limit, a rule or a setting taken for another. */
  ROLE_CONFUSED(Group.SAID),
  /** A cause given that the record does not show. */
  CAUSE_ASSUMED(Group.SAID),
  /** Said of something that was not measured. */
  NOT_MEASURED(Group.SAID);

  /** What shows that an option is what it says it is. */
  public enum Group {
    /** A repair of a printed number, tried as findings try it. */
    REPAIR,
    /** How its numbers stand to the right ones. */
    NUMBERS,
    /** Nothing but its author's word. */
    SAID
  }

  private final Group group;

  Misread(Group group) {
    this.group = group;
  }

  public Group group() {
    return group;
  }

  /** Returns the word that authors write. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Misread> byId(String id) {
    return Arrays.stream(values()).filter(misread -> misread.id().equals(id)).findFirst();
  }

  /** Returns every word there is. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(Misread::id).toList();
  }
}
