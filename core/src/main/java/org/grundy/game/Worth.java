package org.grundy.game;

import java.math.BigInteger;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Result;
import org.grundy.value.shortgame.Values;

/** What has been shown of a position's worth, never more; the kind says what it may be added to. */
public sealed interface Worth {
  Outcome outcome();

  /** What a theorem shows that tells lost positions of an impartial game from the others, and nothing more. */
  static Worth impartial(boolean lost, Convention convention) {
    if (!lost)
      return new Only(Outcome.N);
    return convention == Convention.NORMAL ? NimValue.ZERO : new Only(Outcome.P);
  }

  /** The outcome is known and nothing else: adds with nothing. */
  record Only(Outcome outcome) implements Worth {
  }

  /**
   * Equal to the Nim heap of this size as a game under normal play, not only alike in outcome: adds with everything.
   *
   * @param value 0 or more
   */
  record NimValue(BigInteger value) implements Worth {
    public static final NimValue ZERO = new NimValue(BigInteger.ZERO);

    public NimValue {
      if (value.signum() < 0)
        throw new IllegalArgumentException("a nim-value is 0 or more, not " + value);
    }

    public static NimValue of(long value) {
      return new NimValue(BigInteger.valueOf(value));
    }

    @Override
    public Outcome outcome() {
      return value.signum() == 0 ? Outcome.P : Outcome.N;
    }
  }

  /**
   * Equal to a short game under normal play, of which the canonical form is known: adds with every short game.
   *
   * @param values the owner of the form, which lives as long as it does
   */
  record Form(Values values, int value) implements Worth {
    @Override
    public Outcome outcome() {
      return values.outcome(value);
    }
  }

  /**
   * Left's points less Right's under best play, by who starts: adds with scoring games that are searched together.
   */
  record Score(long leftStarts, long rightStarts) implements Worth {
    @Override
    public Outcome outcome() {
      return new Outcome(result(leftStarts), result(rightStarts));
    }

    private static Result result(long lead) {
      return lead > 0 ? Result.LEFT : lead < 0 ? Result.RIGHT : Result.DRAW;
    }
  }
}
