package org.grundy.solve.key;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;

/**
 * Numbers whose sum never grows, though there may be more of them: each as so many ones and a zero, after a first one.
 */
record NumberRuns<P>(Ruleset<P> game, Numbers<P> notation, int bits) implements PositionCode<P> {
  @Override
  public OptionalLong code(P at) {
    long code = 1;
    int length = 1;
    for (BigInteger number : notation.numbers(game.normal(at))) {
      if (number.signum() < 0 || number.bitLength() >= Integer.SIZE || number.intValue() > bits - length - 1)
        return OptionalLong.empty();
      code = ((code + 1 << number.intValue()) - 1) << 1;
      length += number.intValue() + 1;
    }
    return OptionalLong.of(code);
  }

  @Override
  public Optional<P> position(long code) {
    var numbers = new ArrayList<BigInteger>();
    int number = 0;
    if (code == 0)
      return Optional.empty();
    for (int bit = Long.SIZE - 2 - Long.numberOfLeadingZeros(code); bit >= 0; bit--)
      if ((code >>> bit & 1) != 0) {
        number++;
      } else {
        numbers.add(BigInteger.valueOf(number));
        number = 0;
      }
    return number == 0 ? PositionCode.position(notation, numbers) : Optional.empty();
  }
}
