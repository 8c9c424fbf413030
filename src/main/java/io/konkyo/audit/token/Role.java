package io.konkyo.audit.token;

/** What a word does beside numbers. */
public enum Role {
  /** Names a unit. */
  UNIT,
  /** Names a function. */
  FUNCTION,
  /** Says that the number after it is rounded. */
  ABOUT,
  /** Stands after (in English before) what a change begins with. */
  FROM,
  /** Stands after what a change ends with. */
  TO,
  /** Stands between a size and its rate. */
  AT,
  /** Stands after a rate. */
  BY,
  /** Says that what stands before it is how much more there is now. */
  RISE,
  /** Says that what stands before it is how much less there is now. */
  FALL,
  /** Joins two conditions. */
  AND,
  /** Parts two conditions of which one is enough. */
  OR,
  /** Turns a condition around. */
  NOT,
  /** Joins the last two members of a list. */
  WITH,
  /** Says that two sides are equal. */
  EQUAL
}
