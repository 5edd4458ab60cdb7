package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.ClosedTerm;
import org.grundy.game.Count;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.Winning;
import org.grundy.number.Factors;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;

/**
 * A heap of n &ge; 1 is worth v<sub>2</sub>(n), the exponent of 2 in n, when proper divisors may be taken, and one more
 * when n itself may. The value takes no time; the moves take the time of factoring n.
 */
final class DivisorTheorem extends HeapTheorem {
  /** The most divisors searched for moves to a value. */
  private static final int MOST_DIVISORS = 1 << 16;

  private final Divisor game;

  DivisorTheorem(Divisor game) {
    this.game = game;
  }

  @Override
  public Citation citation() {
    return game.whole()
        ? new Citation("divisor-any-folklore",
            Phrase.of("a heap of n is worth v2(n) + 1, v2(n) the exponent of 2 in n"),
            "folklore",
            "J. I. Gunawan, Combinatorial Game Theory (slides, National University of Singapore), corrected", "")
        : new Citation("divisor-folklore", Phrase.of("a heap of n is worth v2(n), the exponent of 2 in n"), "folklore",
            "J. I. Gunawan, Combinatorial Game Theory (slides, National University of Singapore), corrected", "");
  }

  @Override
  public HeapValues values() {
    return heap -> Optional.of(BigInteger.valueOf(exponent(heap)));
  }

  @Override
  public Optional<ClosedTerm> closed() {
    Phrase meaning = Phrase.of("the exponent of 2 in {0}", ClosedTerm.N);
    Phrase reached = Phrase
        .of("Let k = v2(n), the exponent of 2 in n. Taking 2^j with j < k leaves a heap with exponent "
            + "j: all of 0..k-1 occur.");
    return Optional.of(game.whole()
        ? new ClosedTerm("v2(n) + 1", Phrase.of("one more than the exponent of 2 in {0}", ClosedTerm.N), 1,
            List.of(
                Phrase.of("Let k = v2(n), the exponent of 2 in n. Taking 2^j with j < k leaves a heap with exponent j, "
                    + "worth j + 1, and taking the whole heap leaves 0: all of 0..k occur."),
                Phrase.of("No move leaves exponent k, since odd - odd is even. Mex = k + 1.").asTechnical()))
        : new ClosedTerm("v2(n)", meaning, 1,
            List.of(reached, Phrase.of("No move leaves exponent k: a divisor d with v2(d) < k leaves v2(d); one with"
                + " v2(d) = k leaves more, since odd - odd is even. Mex = k.").asTechnical())));
  }

  /** The value of a heap. */
  private int exponent(BigInteger heap) {
    return heap.signum() == 0 ? 0 : heap.getLowestSetBit() + (game.whole() ? 1 : 0);
  }

  /** All heaps of the value, if the heap's divisors can be searched; otherwise those reached by powers of 2. */
  @Override
  protected Winning<BigInteger> becoming(BigInteger heap, BigInteger value) {
    if (value.bitLength() >= Integer.SIZE || value.intValueExact() == exponent(heap))
      return Winning.none();
    int wanted = value.intValueExact();
    Factors factors = Factors.of(heap);
    var found = new ArrayList<BigInteger>();
    if (factors.complete() && factors.count().bitLength() <= 1 + Integer.numberOfTrailingZeros(MOST_DIVISORS)) {
      factors.divisors(d -> leaves(heap, d, wanted, found));
      return Winning.all(found);
    }
    for (int power = 0; power <= heap.getLowestSetBit(); power++)
      if (power == wanted - (game.whole() ? 1 : 0) || power == heap.getLowestSetBit())
        leaves(heap, BigInteger.ONE.shiftLeft(power), wanted, found);
    if (game.whole())
      leaves(heap, heap, wanted, found);
    return game.whole() && wanted == 0 ? Winning.all(found) : new Winning<>(found, Count.atLeast(found.size()));
  }

  private boolean leaves(BigInteger heap, BigInteger divisor, int wanted, List<BigInteger> found) {
    BigInteger left = heap.subtract(divisor);
    if (game.becomes(heap, left) && exponent(left) == wanted)
      found.add(left);
    return true;
  }

  @Override
  protected Reason why(BigInteger heap, BigInteger value) {
    if (heap.signum() == 0)
      return Reason.of(Reason.say("The heap is empty."));
    int power = heap.getLowestSetBit();
    if (power == 0)
      return Reason.of(game.whole()
          ? Reason.technical(
              Phrase
                  .of("{0} is odd, so every divisor is odd: a move leaves an even heap, of value 2 or more, and taking "
                      + "all of it leaves value 0.", heap),
              Phrase.of("Taking the whole heap wins."))
          : Reason
              .say(
                  "{0} is odd, so every divisor is odd: a move, if there is one, leaves an even heap, and taking 1 from that leaves an odd heap again. So the player to move is left with 1 in the end.",
                  heap));
    return Reason.of(game.whole()
        ? Reason.technical(
            Phrase.of("{0} = 2^{1} * {2}: taking 2^j with j < {1} leaves a heap with exponent j, and taking all of it "
                + "leaves 0, so every smaller value is reached. No move leaves exponent {1}: odd minus odd is even.",
                heap, power, heap.shiftRight(power)),
            Phrase.of("Taking the whole heap wins."))
        : Reason.technical(
            Phrase.of(
                "{0} = 2^{1} * {2}: taking 2^j with j < {1} leaves a heap with exponent j, so every smaller value "
                    + "is reached. No move leaves exponent {1}: odd minus odd is even.",
                heap, power,
                heap.shiftRight(power)),
            Phrase
                .of("Taking 1 leaves an odd heap. A divisor of that is odd, so a move leaves an even heap, from which "
                    + "1 can be taken again. Only the other player can be left with 1.")));
  }
}
