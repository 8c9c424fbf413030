package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import java.util.List;

/** Which results are possible. Units: coherent base units. */
sealed interface Reach {

  /** Returns whether a result in the interval is possible. */
  Meeting meets(Interval window);

  /** Returns whether all between the bounds is proved to be possible. */
  default boolean isProved() {
    return false;
  }

  /** One result only. */
  record Nowhere() implements Reach {
    @Override
    public Meeting meets(Interval window) {
      return Meeting.NO;
    }
  }

  /** All between the bounds, and nothing beyond. */
  record Everywhere(Interval bounds) implements Reach {
    @Override
    public Meeting meets(Interval window) {
      return bounds.meets(window) ? Meeting.YES : Meeting.NO;
    }

    @Override
    public boolean isProved() {
      return true;
    }
  }

  /** Nothing beyond the bounds; what lies between them is not known. */
  record Within(Interval bounds) implements Reach {
    @Override
    public Meeting meets(Interval window) {
      return bounds.meets(window) ? Meeting.UNKNOWN : Meeting.NO;
    }
  }

  /** What a subdivision finds. */
  record Divided(Subdivision subdivision) implements Reach {
    @Override
    public Meeting meets(Interval window) {
      return subdivision.meets(window);
    }

    @Override
    public boolean isProved() {
      return subdivision.isProved();
    }
  }

  /** A formula that cannot be enclosed; its corners are computed when they are asked for. */
  record Sampled(Samples samples) implements Reach {
    @Override
    public Meeting meets(Interval window) {
      return samples.results().stream().anyMatch(window::contains) ? Meeting.YES : Meeting.UNKNOWN;
    }

    Interval hull() {
      List<Rational> results = samples.results();
      Rational low = results.get(0);
      Rational high = low;
      for (Rational result : results) {
        low = low.min(result);
        high = high.max(result);
      }
      return new Interval(low, high);
    }
  }
}
