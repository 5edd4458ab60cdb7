package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.Heaps;

/**
 * The number of options of heaps of any size in a game that breaks a heap into two at most. Takes time linear in the
 * digits of the code for each heap. Options of different heaps differ, since the heaps stand where they stood.
 */
final class CodeCount {
  private final OctalCode code;

  private CodeCount(OctalCode code) {
    this.code = code;
  }

  /** Empty when a heap may break into three. */
  static Optional<Count> of(OctalCode code, Heaps at) {
    if (code.pieces() > 2)
      return Optional.empty();
    var count = new CodeCount(code);
    return Optional
        .of(new Count.Exactly(at.list().stream().map(count::options).reduce(BigInteger.ZERO, BigInteger::add)));
  }

  private BigInteger options(BigInteger heap) {
    BigInteger count = (code.digit(code.place(heap)) & 1) != 0 ? BigInteger.ONE : BigInteger.ZERO;
    for (int place = 0; place < code.prefix(); place++)
      count = count.add(options(place, heap.subtract(BigInteger.valueOf(place)), BigInteger.ZERO));
    // The places with one digit, in pairs of periods: so all the rests are odd or all are even.
    BigInteger step = BigInteger.valueOf(2L * code.period());
    for (int place = code.prefix(); place < code.prefix() + 2 * code.period(); place++)
      count = count.add(options(place, heap.subtract(BigInteger.valueOf(place)), step));
    return count;
  }

  /**
   * The options that leave {@code rest} tokens, {@code rest - step} tokens and so on, with the digit of one place.
   *
   * @param step even; 0 when there is one rest
   */
  private BigInteger options(int place, BigInteger rest, BigInteger step) {
    if (rest.signum() <= 0)
      return BigInteger.ZERO;
    int digit = code.digit(place);
    BigInteger last = step.signum() == 0 ? BigInteger.ZERO : rest.subtract(BigInteger.ONE).divide(step);
    BigInteger rests = last.add(BigInteger.ONE);
    BigInteger count = (digit & 2) != 0 ? rests : BigInteger.ZERO;
    if ((digit & 4) == 0)
      return count;
    BigInteger breaks = place == 0 && code.unequal() ? rest.subtract(BigInteger.ONE) : rest;
    BigInteger fewer = step.shiftRight(1).multiply(last).multiply(rests).shiftRight(1);
    return count.add(breaks.shiftRight(1).multiply(rests).subtract(fewer));
  }
}
