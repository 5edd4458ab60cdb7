package org.grundy.solve.key;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.Tuples;
import org.grundy.phrase.BadInput;

/** How a position is written in bits. */
sealed interface PositionCode<P> permits NumberRuns, NumberFields, CharacterRows, KeptEdges {
  int bits();

  /**
   * The bits of a position, shared only by positions with the same moves, and mostly by all with one normal form; empty
   * when it does not fit.
   */
  OptionalLong code(P at);

  /** The position of these bits; empty when they stand for none. */
  Optional<P> position(long code);

  /**
   * The code of the positions that can be reached from one; empty when their notation has no code.
   *
   * @throws BadInput when numbers are negative or too large
   */
  static <P> Optional<PositionCode<P>> of(Ruleset<P> game, P start) {
    return switch (game.notation()) {
      case Numbers<P> numbers -> Optional.of(of(game, numbers, numbers.numbers(start)));
      case Characters<P> characters -> Optional.of(new CharacterRows<>(game, characters, characters.format(start)));
      case Edges<P> edges -> Optional.of(new KeptEdges<>(edges, KeptEdges.words(edges, start)));
      case Tuples<P> _, Notation.Free<P> _ -> Optional.empty();
    };
  }

  private static <P> PositionCode<P> of(Ruleset<P> game, Numbers<P> notation, List<BigInteger> written) {
    BigInteger sum = written.stream().reduce(BigInteger.ZERO, BigInteger::add);
    boolean tokens = game.counts() && !game.loopy();
    BigInteger most = tokens ? sum : notation.most().orElse(sum);
    if (most.bitLength() >= Integer.SIZE - 1)
      throw BadInput.because("numbers up to {0} are too large to solve strongly", most);
    if (written.stream().anyMatch(number -> number.signum() < 0))
      throw BadInput.because("strong cannot solve positions with negative numbers");
    BigInteger together = sum.shiftLeft(1).add(BigInteger.valueOf(written.size() + 1L));
    return tokens && together.compareTo(BigInteger.valueOf(PositionKeys.MOST_BITS)) < 0
        ? new NumberRuns<>(game, notation, together.intValueExact())
        : new NumberFields<>(game, notation, written.size(), most.add(BigInteger.ONE).bitLength());
  }

  /**
   * The position of these numbers, if there is one. Where the notation has no empty list, a normal form without numbers
   * stands for the smallest position.
   */
  static <P> Optional<P> position(Numbers<P> notation, List<BigInteger> numbers) {
    try {
      return numbers.isEmpty() ? Optional.of(notation.smallest()) : Optional.of(notation.position(numbers));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /** The position of a text, if there is one. */
  static <P> Optional<P> read(Notation<P> notation, String text) {
    try {
      return Optional.of(notation.parse(text));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }
}
