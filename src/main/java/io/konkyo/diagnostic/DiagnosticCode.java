package io.konkyo.diagnostic;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Every rule that can speak, once. The kebab-case name is what users see, search and allow; it is
 * never given to another rule. Each has a page under {@code docs/diagnostics/}.
 */
public enum DiagnosticCode {
  /** The file is missing, is a folder, or may not be read. */
  UNREADABLE_FILE(Severity.ERROR),
  /** The file holds bytes that are not UTF-8. */
  NOT_UTF8(Severity.ERROR),
  /** The file holds nothing. */
  EMPTY_FILE(Severity.ERROR),
  /** The file, a line of it, or its nesting is larger than Konkyo reads. */
  INPUT_TOO_LARGE(Severity.ERROR),
  /** A character that no text may hold, such as a control character. */
  FORBIDDEN_CHARACTER(Severity.ERROR),
  /** A character that nobody sees and that changes what is seen, as the turn of direction. */
  HIDDEN_CHARACTER(Severity.ERROR),
  /** The file is not YAML. */
  YAML_SYNTAX(Severity.ERROR),
  /** A tab stands where YAML wants spaces. */
  YAML_TAB(Severity.ERROR),
  /** One key stands twice in a mapping. */
  DUPLICATE_KEY(Severity.ERROR),
  /** YAML would read the value as something else than what was typed. */
  YAML_TRAP(Severity.ERROR),
  /** A key the format does not know. */
  UNKNOWN_KEY(Severity.ERROR),
  /** A key the format demands is absent. */
  MISSING_KEY(Severity.ERROR),
  /** A value has the wrong shape for its place. */
  WRONG_SHAPE(Severity.ERROR),
  /** A text holds a mark that cannot be read, as stray braces or a link that is not allowed. */
  MALFORMED_TEXT(Severity.ERROR),
  /** A formula cannot be read. */
  FORMULA_SYNTAX(Severity.ERROR),
  /** A formula is longer, more nested or more chained than Konkyo reads. */
  FORMULA_TOO_LARGE(Severity.ERROR),
  /** A number cannot be read, or different readers would read it differently. */
  NUMBER_SYNTAX(Severity.ERROR),
  /** A unit nobody declared. */
  UNKNOWN_UNIT(Severity.ERROR),
  /** A unit that is written for different sizes, such as KB. */
  AMBIGUOUS_UNIT(Severity.ERROR),
  /** A formula or a placeholder names a fact, family or local name that does not exist. */
  UNKNOWN_NAME(Severity.ERROR),
  /** A formula calls a function or model that does not exist. */
  UNKNOWN_FUNCTION(Severity.ERROR),
  /** A function or model is given too few, too many or unfit arguments. */
  WRONG_ARGUMENTS(Severity.ERROR),
  /** A condition, a number, a list or a date stands where another of them belongs. */
  WRONG_TYPE(Severity.ERROR),
  /** Quantities of unlike dimensions are added, compared, converted, or held against each other. */
  UNIT_MISMATCH(Severity.ERROR),
  /** A percentage or percentage points meet a number they cannot be added to or compared with. */
  PERCENT_MISUSE(Severity.ERROR),
  /** A unit with an arbitrary zero, such as °C, is calculated with. */
  AFFINE_ARITHMETIC(Severity.ERROR),
  /** A formula divides by zero. */
  DIVISION_BY_ZERO(Severity.ERROR),
  /** A function or operator is given a number it is not defined for. */
  OUTSIDE_DOMAIN(Severity.ERROR),
  /** A calculation grows beyond what Konkyo computes: huge numbers, endless loops. */
  CALCULATION_TOO_LARGE(Severity.ERROR),
  /** A model calls itself, directly or through others. */
  MODEL_CYCLE(Severity.ERROR),
  /** A counted thing whose spelling another unit has. */
  UNIT_CLASH(Severity.ERROR),
  /** A template that cannot be used. */
  TEMPLATE_FAULT(Severity.ERROR),
  /** The site's folder cannot be written, or must not be replaced. */
  UNWRITABLE_FOLDER(Severity.ERROR),
  /** A file of the site is not what a build would write. */
  STALE_SITE(Severity.ERROR),
  /** A file the site cannot do without is absent. */
  MISSING_FILE(Severity.ERROR),
  /** A file or folder of the content whose name nobody reads. */
  UNKNOWN_FILE(Severity.ERROR),
  /** A name is given to two things. */
  DUPLICATE_ID(Severity.ERROR),
  /**
   * A field of the YAML names a setup, source, marker, fact, page or the like that nobody declared.
   */
  UNKNOWN_REFERENCE(Severity.ERROR),
  /** A text in a language the site does not have. */
  UNKNOWN_LOCALE(Severity.ERROR),
  /** A family lacks a value for a member of its axis. */
  MISSING_MEMBER(Severity.ERROR),
  /** What should be a number with its unit is none. */
  QUANTITY_SYNTAX(Severity.ERROR),
  /** A placeholder that cannot be read. */
  PLACEHOLDER_SYNTAX(Severity.ERROR),
  /** An option that is neither proved nor declared right or wrong. */
  OPTION_WITHOUT_PROOF(Severity.ERROR),
  /** Facts that are computed from each other in a circle. */
  CYCLIC_FORMULA(Severity.ERROR),
  /** A quotation that should be a number and cannot be read as one. */
  QUOTATION_UNREAD(Severity.WARNING, Silencing.WITH_REASON),
  /** A particle follows something whose reading is not known. */
  UNKNOWN_READING(Severity.ERROR),
  /** A particle token in a language that has no particles to choose. */
  STRAY_PARTICLE(Severity.ERROR),
  /** A quantity declared as words or as a name. */
  QUANTITY_IN_WORDS(Severity.ERROR, Silencing.WITH_REASON),
  /** A value outside the range it is said to be chosen from. */
  CHOSEN_RANGE(Severity.ERROR),
  /** A worked example of a model that does not come out. */
  MODEL_EXAMPLE(Severity.ERROR),
  /** A number we state that does not follow. */
  STATED_NUMBER(Severity.ERROR),
  /** A number we state with more digits than its inputs carry. */
  FALSE_PRECISION(Severity.WARNING, Silencing.WITH_REASON),
  /** A source prints a number its raw values do not support, and no finding says so. */
  QUOTATION_WITHOUT_FINDING(Severity.ERROR),
  /** A finding that no longer holds, or holds for another cause. */
  STALE_FINDING(Severity.ERROR),
  /** An example of a verdict that gets another verdict, or has another cause. */
  EXAMPLE_DISAGREES(Severity.ERROR),
  /** A raw value that is not what its listing shows, or that the listing does not show. */
  LISTING_DISAGREES(Severity.ERROR),
  /** A prediction and a measurement farther apart than their tolerance. */
  MODEL_DISAGREES(Severity.ERROR),
  /** A measurement on the wrong side of a prediction that bounds it. */
  CROSSED_BOUND(Severity.ERROR),
  /** A tolerance far wider than what was ever needed. */
  WEAK_AGREEMENT(Severity.WARNING, Silencing.WITH_REASON),
  /** A sum or difference of unlike statistics. */
  MIXED_STATISTICS(Severity.ERROR, Silencing.WITH_REASON),
  /** A sum or difference of figures of different things. */
  MIXED_OBSERVATIONS(Severity.ERROR, Silencing.WITH_REASON),
  /** A sum or difference of figures of different tools. */
  MIXED_INSTRUMENTS(Severity.ERROR, Silencing.WITH_REASON),
  /** A sum or difference of figures taken in different places or times. */
  MIXED_SETUPS(Severity.ERROR, Silencing.WITH_REASON),
  /** Arithmetic over figures taken under different conditions, which nothing says is meant. */
  MIXED_CONDITIONS(Severity.ERROR, Silencing.WITH_REASON),
  /** Percentiles added up or averaged. */
  COMBINED_PERCENTILES(Severity.ERROR, Silencing.WITH_REASON),
  /** The mean of means of samples of unlike size, as if they were alike. */
  UNWEIGHTED_MEAN(Severity.ERROR, Silencing.WITH_REASON),
  /** Rates or ratios averaged without saying which mean is meant. */
  AVERAGE_OF_RATES(Severity.WARNING, Silencing.WITH_REASON),
  /** Statistics of one sample that cannot stand in this order. */
  STATISTIC_ORDER(Severity.ERROR, Silencing.WITH_REASON),
  /** A count that is not whole, more than its whole, or a mean or share no counting can give. */
  COUNT_GRANULARITY(Severity.ERROR, Silencing.WITH_REASON),
  /** A figure passed to a model that holds for another statistic only. */
  MODEL_STATISTIC(Severity.ERROR, Silencing.WITH_REASON),
  /** A difference no larger than what its figures can tell apart. */
  BELOW_RESOLUTION(Severity.WARNING, Silencing.WITH_REASON),
  /** A rate carried on for longer than it was measured. */
  EXTRAPOLATION(Severity.WARNING, Silencing.WITH_REASON),
  /** A quantile finer than its sample supports. */
  FINE_QUANTILE(Severity.WARNING, Silencing.WITH_REASON),
  /** A percentage that does not say of what. */
  SHARE_WITHOUT_WHOLE(Severity.ERROR, Silencing.WITH_REASON),
  /** A share of more than the whole, or shares that add up to more than it. */
  SHARE_OVER_WHOLE(Severity.ERROR, Silencing.WITH_REASON),
  /** A spread told as a percentage that does not say of what. */
  SPREAD_WITHOUT_BASE(Severity.WARNING, Silencing.WITH_REASON),
  /** A difference of percentiles that is called the cost of something. */
  COST_OF_DIFFERENCE(Severity.WARNING, Silencing.WITH_REASON),
  /** A word such as "always" about what was measured in one run. */
  UNIVERSAL_WORDING(Severity.WARNING, Silencing.WITH_REASON),
  /** A cause given for figures that nothing but a benchmark backs. */
  CAUSAL_WORDING(Severity.WARNING, Silencing.WITH_REASON),
  /** A derived fact that rests on a claim or prediction. */
  CLAIM_AS_INPUT(Severity.ERROR, Silencing.WITH_REASON),
  /** A marker on a fact that lacks what the marker demands. */
  EVIDENCE_DEMAND(Severity.ERROR, Silencing.WITH_REASON),
  /** A row with a marker that none of its facts has. */
  UNSUPPORTED_MARKER(Severity.ERROR, Silencing.WITH_REASON),
  /** A key that rests on nothing but what is not verified. */
  UNVERIFIED_KEY(Severity.ERROR),
  /** An item about what was measured whose key rests on what somebody says. */
  MEASURED_ON_CLAIM(Severity.ERROR, Silencing.WITH_REASON),
  /** A source on the network that does not say when it was read. */
  MISSING_ACCESS_DATE(Severity.WARNING, Silencing.WITH_REASON),
  /** A citation of a source with places that names none. */
  MISSING_PLACE(Severity.WARNING, Silencing.WITH_REASON),
  /** A source that nothing names. */
  UNCITED_SOURCE(Severity.WARNING, Silencing.WITH_REASON),
  /** A fact that nothing names. */
  UNUSED_FACT(Severity.WARNING, Silencing.WITH_REASON),
  /** A text that is not written in a language whose readers are shown it. */
  MISSING_LOCALE(Severity.ERROR),
  /** A document that is not published in the language others are translated from. */
  SOURCE_LOCALE_LEFT_OUT(Severity.ERROR),
  /** A link to a page that is not published in the language of its text. */
  UNPUBLISHED_LINK(Severity.ERROR),
  /** A text that binds other facts in one language than in another. */
  UNLIKE_LOCALES(Severity.ERROR, Silencing.WITH_REASON),
  /** A sentence that is negative in one language only. */
  UNLIKE_POLARITY(Severity.WARNING, Silencing.WITH_REASON),
  /** A comparison that goes one way in one language and the other way in another. */
  UNLIKE_DIRECTIONS(Severity.WARNING, Silencing.WITH_REASON),
  /** A sentence that one language says with reserve and another without. */
  UNLIKE_HEDGES(Severity.WARNING, Silencing.WITH_REASON),
  /** A cause, or that something always holds, claimed in one language only. */
  UNLIKE_CLAIMS(Severity.WARNING, Silencing.WITH_REASON),
  /** Speech levels that change within a page. */
  MIXED_REGISTER(Severity.WARNING, Silencing.WITH_REASON),
  /** A text in letters that its language is not written in. */
  WRONG_SCRIPT(Severity.WARNING, Silencing.WITH_REASON),
  /** A translation that is a copy of its source. */
  UNTRANSLATED_TEXT(Severity.WARNING, Silencing.WITH_REASON),
  /** A phrase of comparison that goes the other way than the values. */
  WRONG_DIRECTION(Severity.ERROR),
  /** A phrase of a locale file that no page asks for. */
  UNKNOWN_PHRASE(Severity.ERROR),
  /** A phrase whose blanks are not those that are filled. */
  PHRASE_BLANKS(Severity.ERROR),
  /** Phrases that a language lacks, so that pages say them in English. */
  MISSING_PHRASE(Severity.WARNING),
  /** A text that shows a number otherwise than its source does. */
  UNLIKE_NUMBERS(Severity.ERROR, Silencing.WITH_REASON),
  /** A number word that the source of a text does not have. */
  UNLIKE_NUMBER_WORDS(Severity.WARNING, Silencing.WITH_REASON),
  /** The facts of a text in another order than in its source. */
  UNLIKE_ORDER(Severity.WARNING, Silencing.WITH_REASON),
  /** Digits in prose that nothing accounts for. */
  UNBOUND_NUMBER(Severity.ERROR),
  /** Something typed beside a placeholder that makes another number of it. */
  ALTERED_NUMBER(Severity.ERROR, Silencing.WITH_REASON),
  /** A particle typed right after a placeholder. */
  BARE_PARTICLE(Severity.ERROR),
  /** A translation whose source text has changed since the two were read side by side. */
  STALE_TRANSLATION(Severity.WARNING),
  /** A text about figures that compare otherwise than when it was reviewed. */
  REVERSED_COMPARISON(Severity.ERROR),
  /** A translation that nobody has reviewed as it is now. */
  UNREVIEWED_TRANSLATION(Severity.WARNING),
  /** A review of a text that is no longer there. */
  ORPHANED_REVIEW(Severity.WARNING),
  /** A line of a lock file that cannot be read, or a conflict marker in it. */
  MALFORMED_LOCK(Severity.ERROR),
  /** A key whose comparison is false. */
  KEY_FAILS(Severity.ERROR),
  /** A distractor whose comparison is true. */
  DISTRACTOR_HOLDS(Severity.ERROR),
  /** An item without a right option. */
  NO_KEY(Severity.ERROR),
  /** A single choice with more than one right option. */
  TWO_KEYS(Severity.ERROR),
  /** A key that is neither proved nor rests on anything. */
  KEY_WITHOUT_GROUNDS(Severity.ERROR),
  /** A number that an item prints as its answer, and would not accept. */
  ANSWER_REFUSED(Severity.ERROR),
  /** Elements of an order that no one can tell apart by what orders them. */
  TIED_ELEMENTS(Severity.ERROR),
  /** Elements that stand in the right order from the beginning. */
  ORDERED_ALREADY(Severity.WARNING, Silencing.WITH_REASON),
  /** A prompt for which no target, or more than one, is right. */
  UNMATCHED_PROMPT(Severity.ERROR),
  /** A wrong option that would hold if what it compares were rounded as it is printed. */
  DISTRACTOR_NEARLY_HOLDS(Severity.ERROR, Silencing.WITH_REASON),
  /** A right and a wrong option that print the same numbers. */
  SAME_NUMBERS(Severity.ERROR, Silencing.WITH_REASON),
  /** A wrong option that says how one gets to it, and whose numbers do not show it. */
  UNPROVED_MISREAD(Severity.WARNING, Silencing.WITH_REASON),
  /** A wrong option without a reason. */
  MISSING_REASON(Severity.ERROR),
  /** Two wrong options of an item with one reason. */
  REPEATED_REASON(Severity.ERROR, Silencing.WITH_REASON),
  /** An option that stands for all the others. */
  ALL_OF_THE_ABOVE(Severity.ERROR, Silencing.WITH_REASON),
  /** An option that stands for none of the others. */
  NONE_OF_THE_ABOVE(Severity.ERROR, Silencing.WITH_REASON),
  /** An option that names others by letter or place. */
  COMBINED_OPTIONS(Severity.ERROR, Silencing.WITH_REASON),
  /** A question for what is not so whose negation does not stand out. */
  NEGATIVE_STEM(Severity.WARNING, Silencing.WITH_REASON),
  /** A negative question with a negative option. */
  DOUBLE_NEGATIVE(Severity.ERROR, Silencing.WITH_REASON),
  /** A word such as "always" in wrong options alone. */
  ABSOLUTE_TERMS(Severity.WARNING, Silencing.WITH_REASON),
  /** An option that says how often in a vague word. */
  VAGUE_FREQUENCY(Severity.WARNING, Silencing.WITH_REASON),
  /** A right option that repeats the question as no other does. */
  STEM_WORDS_IN_KEY(Severity.WARNING, Silencing.WITH_REASON),
  /** A right option that is what the others have in common. */
  CONVERGING_KEY(Severity.WARNING, Silencing.WITH_REASON),
  /** A particle or article before or behind a gap that goes with the key alone. */
  GRAMMAR_CUE(Severity.WARNING, Silencing.WITH_REASON),
  /** A right option that ends as no other does. */
  UNLIKE_ENDINGS(Severity.WARNING, Silencing.WITH_REASON),
  /** Options that are numbers and do not stand in their order. */
  UNORDERED_NUMBERS(Severity.WARNING, Silencing.WITH_REASON),
  /** Options that give ranges with a value in common. */
  OVERLAPPING_RANGES(Severity.ERROR, Silencing.WITH_REASON),
  /** Two options that read the same. */
  DUPLICATE_OPTION(Severity.ERROR, Silencing.WITH_REASON),
  /** Fewer than three options, or more than five. */
  OPTION_COUNT(Severity.WARNING, Silencing.WITH_REASON),
  /** A right option that is much longer than the others. */
  LONGEST_KEY(Severity.WARNING, Silencing.WITH_REASON),
  /** An option that is more than twice as long as another. */
  UNEVEN_LENGTHS(Severity.WARNING, Silencing.WITH_REASON),
  /** A question with a gap before its end. */
  BLANK_IN_STEM(Severity.WARNING, Silencing.WITH_REASON),
  /** A stem that asks nothing. */
  STEM_WITHOUT_QUESTION(Severity.WARNING, Silencing.WITH_REASON),
  /** A question that says what the key of another says. */
  ITEM_CUES_ITEM(Severity.WARNING, Silencing.WITH_REASON),
  /** A reason for a wrong option that only repeats the key. */
  REASON_REPEATS_KEY(Severity.WARNING, Silencing.WITH_REASON),
  /** A question for what a table says. */
  TABLE_LOOKUP(Severity.WARNING, Silencing.WITH_REASON),
  /** Keys that are the longest or shortest option more often than by chance. */
  KEY_LENGTH_BIAS(Severity.WARNING, Silencing.WITH_REASON),
  /** Keys that stand at one place more often than by chance. */
  KEY_POSITION_BIAS(Severity.WARNING, Silencing.WITH_REASON),
  /** A finished page states arithmetic that is not true. */
  FALSE_EQUATION(Severity.ERROR),
  /** A finished page prints a number that is not what its fact is. */
  MISPRINTED_NUMBER(Severity.ERROR),
  /** What is otherwise than at an earlier revision. */
  CHANGED_SINCE(Severity.INFO),
  /** An {@code allow:} that silences nothing. */
  UNUSED_ALLOWANCE(Severity.WARNING);

  /** Whether an author may insist against a rule. */
  public enum Silencing {
    /** What the rule finds is wrong whatever the reason. */
    NEVER,
    /** A statement may allow it under {@code allow:}; readers are told the reason. */
    WITH_REASON
  }

  private final Severity severity;
  private final Silencing silencing;

  DiagnosticCode(Severity severity) {
    this(severity, Silencing.NEVER);
  }

  DiagnosticCode(Severity severity, Silencing silencing) {
    this.severity = severity;
    this.silencing = silencing;
  }

  /** Returns the kebab-case name, the same in messages, pages and SARIF. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the severity the rule speaks with unless a place says otherwise. */
  public Severity severity() {
    return severity;
  }

  /** Returns whether a statement may silence the rule. */
  public Silencing silencing() {
    return silencing;
  }

  /** Returns the code of that kebab-case name, if there is one. */
  public static Optional<DiagnosticCode> byId(String id) {
    return Arrays.stream(values()).filter(code -> code.id().equals(id)).findFirst();
  }
}
