package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.game.heap.FibonacciNim.At;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.grundy.word.numeration.Numeration;

/**
 * Write the heap as a sum of Fibonacci numbers no two of which are neighbours: the player to move wins when the least
 * of them may be taken. A move wins when it takes the least few and the next number is more than twice their sum: then
 * the other player cannot take the least of what is left. Takes the time of writing the heap in this way, and for the
 * moves a sum for each digit.
 */
final class FibonacciNimTheorem implements Theorem<At> {
  private static final int MOST_BITS = 16;

  @Override
  public Citation citation() {
    return new Citation("whinihan-1963",
        Phrase.of("losing when the least Fibonacci number in the heap is more than you may take"), "Whinihan 1963",
        "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963) no. 4, 9-13", "");
  }

  @Override
  public Optional<Worth> worth(At at, Convention convention) {
    boolean lost = at.most().compareTo(least(at.heap())) < 0 || at.heap().signum() == 0;
    return convention == Convention.NORMAL ? Optional.of(NimValue.impartial(lost, convention)) : Optional.empty();
  }

  /** The least of the heap's Fibonacci numbers; 0 when there are none. */
  private static BigInteger least(BigInteger heap) {
    String digits = Numeration.FIBONACCI.digits(heap);
    int last = digits.lastIndexOf('1');
    return last < 0 ? BigInteger.ZERO : Numeration.FIBONACCI.value(digits.substring(last));
  }

  @Override
  public Winning<At> winning(At at, Player mover, Convention convention) {
    String digits = Numeration.FIBONACCI.digits(at.heap());
    var found = new ArrayList<At>();
    BigInteger taken = BigInteger.ZERO;
    BigInteger weight = BigInteger.ONE;
    BigInteger next = BigInteger.TWO;
    for (int i = digits.length() - 1; i >= 0 && taken.compareTo(at.most()) <= 0; i--) {
      if (digits.charAt(i) == '1') {
        if (taken.signum() > 0 && exceedsTwice(weight, taken))
          found.add(at.less(taken));
        taken = taken.add(weight);
      }
      BigInteger sum = weight.add(next);
      weight = next;
      next = sum;
    }
    if (taken.signum() > 0 && taken.equals(at.heap()) && taken.compareTo(at.most()) <= 0)
      found.add(at.less(taken));
    return Winning.all(found);
  }

  /** Whether a &gt; 2 b, both positive; their lengths usually decide. */
  private static boolean exceedsTwice(BigInteger a, BigInteger b) {
    int longer = a.bitLength() - b.bitLength() - 1;
    return longer == 0 ? a.compareTo(b.shiftLeft(1)) > 0 : longer > 0;
  }

  @Override
  public Optional<Winning<At>> reaching(At at, Player mover, BigInteger value) {
    return value.signum() == 0 ? Optional.of(winning(at, mover, Convention.NORMAL)) : Optional.empty();
  }

  @Override
  public Reason proof(At at, Convention convention) {
    if (at.heap().signum() == 0 || at.most().signum() == 0)
      return Reason.NONE;
    BigInteger least = least(at.heap());
    if (least.compareTo(at.most()) <= 0)
      return least.equals(at.heap())
          ? Reason.of(Reason.say("{0} is a Fibonacci number, and you may take all of it.", least))
          : Reason.of(Reason.say(
              "Taking {0} leaves {1}, whose least Fibonacci number is {2}. It is not adjacent to {0}, so it is more "
                  + "than twice {0} and cannot be taken.",
              least, at.heap().subtract(least),
              least(at.heap().subtract(least))));
    BigInteger left = at.heap().subtract(at.most());
    return Reason.of(
        Reason.say("Take t from {0}. If the least Fibonacci number in {0} - t were more than 2 * t, it would not be "
            + "adjacent to those in t, and {0} would be a sum of several Fibonacci numbers, no two adjacent. But "
            + "there is only one such sum, {0} itself.", least),
        Reason.say("For example, taking {0} leaves {1}, whose least Fibonacci number {2} is at most 2 * {0} = {3}.",
            at.most(),
            left, least(left), at.most().shiftLeft(1)));
  }

  @Override
  public Reason why(At at, Convention convention) {
    if (at.heap().signum() == 0)
      return Reason.of(Reason.say("The heap is empty."));
    BigInteger least = least(at.heap());
    var items = new ArrayList<Reason.Item>();
    if (at.heap().bitLength() <= MOST_BITS)
      items.add(columns(at.heap()));
    items.add(least.compareTo(at.most()) <= 0
        ? Reason.say(
            "The least Fibonacci number in {0} is {1}, and you may take {2}. Take {1}: the other player may then take "
                + "at most twice that, less than the least Fibonacci number of what is left.",
            at.heap(), least, at.most())
        : Reason
            .say("The least Fibonacci number in {0} is {1}, and you may take only {2}. Whatever you take, the other "
                + "player can take the least Fibonacci number of what is left.", at.heap(), least, at.most()));
    return new Reason(items);
  }

  private static Exhibit columns(BigInteger heap) {
    String digits = Numeration.FIBONACCI.digits(heap);
    List<BigInteger> weights = Numeration.FIBONACCI.weights(digits.length()).reversed();
    List<String> parts = IntStream.range(0, digits.length()).filter(i -> digits.charAt(i) == '1')
        .mapToObj(i -> weights.get(i).toString()).toList();
    return new Exhibit.Columns(Exhibit.Numeration.FIBONACCI, weights.stream().map(BigInteger::toString).toList(),
        List.of(new Exhibit.Row(Phrase.verbatim(heap + " = " + String.join(" + ", parts)), "", digits, Phrase.of(""))),
        List.of());
  }
}
