package io.konkyo.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes digits of a typed number, never so that it begins with a zero too many. */
final class Digits {
  private static final Pattern NUMBER = Pattern.compile("[0-9][0-9,_]*(\\.[0-9]+)?");

  private Digits() {}

  /** Returns one mutant for each digit. */
  static List<Mutant> ofAll(Typed typed, Random random) {
    List<Mutant> mutants = new ArrayList<>();
    for (int at : places(typed)) {
      mutants.add(mutant(typed, at, random));
    }
    return mutants;
  }

  /** Returns one mutant. */
  static Mutant ofOne(Typed typed, Random random) {
    List<Integer> places = places(typed);
    return mutant(typed, places.get(random.nextInt(places.size())), random);
  }

  private static Mutant mutant(Typed typed, int at, Random random) {
    char digit = typed.span().file().text().charAt(at);
    boolean first = at == places(typed).get(0);
    char other;
    do {
      other = (char) ('0' + random.nextInt(10));
    } while (other == digit || first && other == '0');
    return new Mutant(typed, at, other);
  }

  private static List<Integer> places(Typed typed) {
    String text = typed.span().text();
    Matcher number = NUMBER.matcher(text);
    if (!number.find()) {
      throw new IllegalStateException(typed.span() + " holds no number: " + text);
    }
    List<Integer> places = new ArrayList<>();
    for (int i = number.start(); i < number.end(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        places.add(typed.span().start() + i);
      }
    }
    return places;
  }
}
