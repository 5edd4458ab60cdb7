package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.reason.Reason;

/**
 * The proof of Bouton's theorem on one position: some move makes the nim-sum 0 unless it is 0, and no move leads from a
 * nim-sum of 0 to one of 0.
 */
final class NimProof {
  private NimProof() {
  }

  static Reason normal(Heaps at) {
    BigInteger sum = NimTheorem.nimSum(at);
    var items = new ArrayList<Reason.Item>();
    if (sum.signum() != 0) {
      Heaps to = reply(at, sum, items);
      if (to.list().stream().anyMatch(heap -> heap.signum() > 0))
        noWayBack(to, items);
      items.add(Reason.technical("So after each of your moves the nim-sum is 0, and after the opponent's it is not. "
          + "When all heaps are 0 the nim-sum is 0: you make the last move."));
      return new Reason(items);
    }
    if (at.list().stream().allMatch(heap -> heap.signum() == 0))
      return Reason.of(Reason.say("All heaps are 0: there is no move, and the other player has moved last."));
    Heaps after = noWayBack(at, items);
    items.add(Reason.say("The other player replies by the second part of the proof:"));
    reply(after, NimTheorem.nimSum(after), items);
    items.add(
        Reason.technical(
            "So after each of the other player's moves the nim-sum is 0, and that player makes the last one."));
    return new Reason(items);
  }

  /** Says how a move makes the nim-sum 0, and returns the resulting position. */
  private static Heaps reply(Heaps at, BigInteger sum, List<Reason.Item> items) {
    int heap = IntStream.range(0, at.count()).filter(i -> at.get(i).testBit(sum.bitLength() - 1)).findFirst()
        .orElseThrow();
    BigInteger size = at.get(heap);
    BigInteger less = size.xor(sum);
    items
        .add(Reason.technical(
            "The nim-sum is {0}. Its leading 1 is in the column of {1}; since that column is odd, some heap has a 1 "
                + "there: heap {2}, {3}.",
            sum, BigInteger.ONE.shiftLeft(sum.bitLength() - 1), heap + 1, size));
    items.add(Reason
        .say("{0} xor {1} = {2} has a 0 there and the same digits to the left: it is less than {0}, so taking {3} is a "
            + "legal move.", size, sum, less, size.subtract(less)));
    items.add(Reason.technical("The nim-sum becomes {0} xor {0} = 0.", sum));
    return at.with(heap, less);
  }

  /** Says why no move keeps a nim-sum of 0, and returns the result of one move. */
  private static Heaps noWayBack(Heaps at, List<Reason.Item> items) {
    int heap = IntStream.range(0, at.count()).filter(i -> at.get(i).signum() > 0).findFirst().orElseThrow();
    BigInteger size = at.get(heap);
    BigInteger less = size.subtract(BigInteger.ONE);
    items.add(Reason.technical(
        "From nim-sum 0 no move leads to nim-sum 0: taking y >= 1 from a heap x changes the nim-sum from 0 to x xor (x "
            + "- y), which is 0 only if y = 0."));
    items.add(
        Reason.technical("Here, for example, heap {0}: {1} becomes {2}, and the nim-sum becomes {1} xor {2} = {3}.",
            heap + 1,
            size, less,
            size.xor(less)));
    return at.with(heap, less);
  }

  static Reason misere() {
    return Reason.of(
        Reason.technical(
            "The player who follows the nim-sum never leaves exactly one heap of 2 or more, since its nim-sum is "
                + "not 0; so the other player does."),
        Reason.say(
            "From there you can leave an odd or an even number of 1s, as you like. Leave an odd number: the 1s go "
                + "one by one, and the other player takes the last."));
  }
}
