package org.grundy.solve.key;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;

/** Numbers in fields of equal width, each plus 1, and 0 for those that are missing at the end. */
record NumberFields<P>(Ruleset<P> game, Numbers<P> notation, int count, int width) implements PositionCode<P> {
  @Override
  public int bits() {
    return Math.max(1, count * width);
  }

  @Override
  public OptionalLong code(P at) {
    List<BigInteger> numbers = notation.numbers(game.normal(at));
    if (numbers.size() > count)
      return OptionalLong.empty();
    long code = 0;
    for (int i = 0; i < count; i++) {
      BigInteger field = i < numbers.size() ? numbers.get(i).add(BigInteger.ONE) : BigInteger.ZERO;
      if (i < numbers.size() && field.signum() <= 0 || field.bitLength() > width)
        return OptionalLong.empty();
      code = code << width | field.longValue();
    }
    return OptionalLong.of(code);
  }

  @Override
  public Optional<P> position(long code) {
    var numbers = new ArrayList<BigInteger>();
    boolean ended = false;
    for (int i = count - 1; i >= 0; i--) {
      long field = code >>> i * width & (1L << width) - 1;
      if (ended && field != 0)
        return Optional.empty();
      ended |= field == 0;
      if (!ended)
        numbers.add(BigInteger.valueOf(field - 1));
    }
    return PositionCode.position(notation, numbers);
  }
}
