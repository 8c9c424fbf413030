package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class RationalLawsTest {
  private static final int ROUNDS = 20_000;

  private final Samples samples = new Samples(getClass());

  @Test
  void sumIsThatOfCrossMultipliedWholeNumbers() {
    agree(
        Rational::plus,
        (a, b) ->
            fraction(
                a.numerator()
                    .multiply(b.denominator())
                    .add(b.numerator().multiply(a.denominator())),
                a.denominator().multiply(b.denominator())));
  }

  @Test
  void differenceIsThatOfCrossMultipliedWholeNumbers() {
    agree(
        Rational::minus,
        (a, b) ->
            fraction(
                a.numerator()
                    .multiply(b.denominator())
                    .subtract(b.numerator().multiply(a.denominator())),
                a.denominator().multiply(b.denominator())));
  }

  @Test
  void productIsThatOfNumeratorsOverThatOfDenominators() {
    agree(
        Rational::times,
        (a, b) ->
            fraction(
                a.numerator().multiply(b.numerator()), a.denominator().multiply(b.denominator())));
  }

  @Test
  void quotientIsProductWithTheReciprocal() {
    agree(
        (a, b) -> b.signum() == 0 ? Rational.ZERO : a.dividedBy(b),
        (a, b) ->
            b.signum() == 0
                ? fraction(BigInteger.ZERO, BigInteger.ONE)
                : fraction(
                    a.numerator().multiply(b.denominator()),
                    a.denominator().multiply(b.numerator())));
  }

  @Test
  void orderIsThatOfCrossMultipliedWholeNumbers() {
    for (int i = 0; i < ROUNDS; i++) {
      Rational a = samples.rational();
      Rational b = samples.rational();
      int expected =
          a.numerator()
              .multiply(b.denominator())
              .compareTo(b.numerator().multiply(a.denominator()));
      assertEquals(expected, Integer.signum(a.compareTo(b)), () -> a + " against " + b);
      assertEquals(expected == 0, a.equals(b));
      assertEquals(expected <= 0 ? a : b, a.min(b));
      assertEquals(expected >= 0 ? a : b, a.max(b));
    }
  }

  @Test
  void fieldLawsHold() {
    for (int i = 0; i < ROUNDS; i++) {
      Rational a = samples.rational();
      Rational b = samples.rational();
      Rational c = samples.nonZero();
      assertEquals(a.plus(b), b.plus(a));
      assertEquals(a.times(b), b.times(a));
      assertEquals(a.plus(b).plus(c), a.plus(b.plus(c)));
      assertEquals(a.times(b).times(c), a.times(b.times(c)));
      assertEquals(a.times(b.plus(c)), a.times(b).plus(a.times(c)));
      assertEquals(a, a.plus(Rational.ZERO));
      assertEquals(a, a.times(Rational.ONE));
      assertEquals(Rational.ZERO, a.minus(a));
      assertEquals(Rational.ONE, c.times(c.reciprocal()));
      assertEquals(a, a.dividedBy(c).times(c));
      assertEquals(a, a.minus(b).plus(b));
      assertEquals(a, a.negated().negated());
    }
  }

  @Test
  void oneValueHasOneRepresentation() {
    for (int i = 0; i < ROUNDS; i++) {
      Rational value = samples.rational();
      BigInteger factor = samples.whole();
      if (factor.signum() != 0) {
        Rational same =
            Rational.of(value.numerator().multiply(factor), value.denominator().multiply(factor));
        assertEquals(value, same);
        assertEquals(value.hashCode(), same.hashCode());
        assertEquals(value.getClass(), same.getClass());
      }
    }
  }

  @Test
  void powerIsRepeatedProduct() {
    for (int i = 0; i < 500; i++) {
      Rational base = samples.nonZero();
      int exponent = samples.below(12);
      Rational product = Rational.ONE;
      for (int j = 0; j < exponent; j++) {
        product = product.times(base);
      }
      assertEquals(product, base.pow(exponent));
      assertEquals(product.reciprocal(), base.pow(-exponent));
    }
  }

  @Test
  void floorAndCeilingEncloseTheValue() {
    for (int i = 0; i < ROUNDS; i++) {
      Rational value = samples.rational();
      Rational floor = Rational.of(value.floor());
      Rational ceiling = Rational.of(value.ceil());
      assertTrue(floor.compareTo(value) <= 0 && value.compareTo(ceiling) <= 0);
      assertEquals(value.isInteger() ? Rational.ZERO : Rational.ONE, ceiling.minus(floor));
    }
  }

  private void agree(
      BiFunction<Rational, Rational, Rational> operation,
      BiFunction<Rational, Rational, BigInteger[]> oracle) {
    for (int i = 0; i < ROUNDS; i++) {
      Rational a = samples.rational();
      Rational b = samples.rational();
      Rational result = operation.apply(a, b);
      BigInteger[] expected = oracle.apply(a, b);
      assertEquals(expected[0], result.numerator(), () -> a + " and " + b);
      assertEquals(expected[1], result.denominator(), () -> a + " and " + b);
      assertEquals(expected[0].signum(), result.signum());
      assertEquals(expected[1].equals(BigInteger.ONE), result.isInteger());
      assertEquals(expected[0].abs().bitLength() + expected[1].bitLength(), result.bitLength());
    }
  }

  /** Returns numerator and denominator in lowest terms, by means the product does not use. */
  private static BigInteger[] fraction(BigInteger numerator, BigInteger denominator) {
    BigInteger a = numerator.abs();
    BigInteger b = denominator.abs();
    while (b.signum() != 0) {
      BigInteger rest = a.mod(b);
      a = b;
      b = rest;
    }
    BigInteger divisor = denominator.signum() < 0 ? a.negate() : a;
    return new BigInteger[] {numerator.divide(divisor), denominator.divide(divisor)};
  }
}
