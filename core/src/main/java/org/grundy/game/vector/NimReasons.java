package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;

/** Why a position of Nim is an N- or P-position, in binary columns if they fit. */
final class NimReasons {
  private static final int MOST_COLUMNS = 30;
  private static final int MOST_ROWS = 8;
  private static final Phrase NOTHING = Phrase.of("");

  private NimReasons() {
  }

  static Reason normal(Heaps at) {
    BigInteger sum = NimTheorem.nimSum(at);
    var items = new ArrayList<Reason.Item>();
    boolean shown = fits(at) && at.count() > 0;
    if (shown && at.list().stream().filter(heap -> heap.signum() > 0).count() > 1)
      items.add(decided(at, sum));
    if (shown)
      items.add(columns(at, sum));
    else
      items.add(Reason.technical("The nim-sum of the {0} {0:heap|heaps} is {1}.", at.count(), sum));
    if (sum.signum() == 0) {
      items.add(Reason.say(
          "Every binary column has an even number of 1s. Any move makes some column odd; reply by making all of them "
              + "even again."));
    } else {
      int heap = candidates(at, sum)[0];
      items.add(shown
          ? Reason.say(
              "{0} xor {1} = {2} flips exactly those bits. Every column is now even, and any reply makes one odd again.",
              at.get(heap), sum, at.get(heap).xor(sum))
          : Reason.say(
              "Heap {0} has a 1 in the top odd column: {1} xor {2} = {3} makes every column even, and any reply makes "
                  + "one odd again.",
              heap + 1, at.get(heap), sum, at.get(heap).xor(sum)));
    }
    return new Reason(items);
  }

  /** The nim-sum, the move that makes it 0, and why that wins. */
  private static Reason.Item decided(Heaps at, BigInteger sum) {
    if (sum.signum() == 0)
      return Reason.say("{0} = 0, so the player to move loses: any move makes it something else, and a reply makes it 0"
          + " again, until nothing is left.", sumText(at));
    BigInteger heap = at.get(candidates(at, sum)[0]);
    return Reason.say("{0} = {1}, which is not 0, so the player to move wins: {2} -> {3} makes it 0. Any reply makes it"
        + " something else, and it can be made 0 again, until nothing is left.", sumText(at), sum, heap, heap.xor(sum));
  }

  private static boolean fits(Heaps at) {
    return at.count() <= MOST_ROWS && at.list().stream().allMatch(heap -> heap.bitLength() <= MOST_COLUMNS);
  }

  /** The heaps with a 1 in the leading place of the nim-sum. */
  private static int[] candidates(Heaps at, BigInteger sum) {
    return IntStream.range(0, at.count()).filter(i -> at.get(i).testBit(sum.bitLength() - 1)).toArray();
  }

  private static Exhibit columns(Heaps at, BigInteger sum) {
    int width = Math.max(1, at.list().stream().mapToInt(BigInteger::bitLength).max().orElse(0));
    var weights = new ArrayList<String>();
    for (int bit = width - 1; bit >= 0; bit--)
      weights.add(BigInteger.ONE.shiftLeft(bit).toString());
    int[] candidates = sum.signum() == 0 ? new int[0] : candidates(at, sum);
    var rows = new ArrayList<Exhibit.Row>();
    for (int i = 0; i < at.count(); i++)
      rows.add(row(Phrase.of("heap {0}", i + 1), at.get(i), width, remark(i, candidates)));
    return new Exhibit.Columns(Exhibit.Numeration.BINARY, weights, rows,
        List.of(row(Phrase.of("nim-sum"), sum, width, odd(sum))));
  }

  private static Phrase remark(int heap, int[] candidates) {
    if (candidates.length == 1 && candidates[0] == heap)
      return Phrase.of("only heap with a 1 in the top odd column");
    return IntStream.of(candidates).anyMatch(i -> i == heap) ? Phrase.of("has a 1 in the top odd column") : NOTHING;
  }

  /** The columns with an odd number of 1s. */
  private static Phrase odd(BigInteger sum) {
    List<String> odd = IntStream.iterate(sum.bitLength() - 1, bit -> bit >= 0, bit -> bit - 1).filter(sum::testBit)
        .mapToObj(bit -> BigInteger.ONE.shiftLeft(bit).toString()).toList();
    return switch (odd.size()) {
      case 0 -> Phrase.of("every column is even");
      case 1 -> Phrase.of("odd column: {0}", odd.getFirst());
      default -> Phrase.of("odd columns: {0} and {1}", String.join(", ", odd.subList(0, odd.size() - 1)),
          odd.getLast());
    };
  }

  private static Exhibit.Row row(Phrase label, BigInteger value, int width, Phrase remark) {
    String digits = value.toString(2);
    return new Exhibit.Row(label, value.toString(), "0".repeat(width - digits.length()) + digits, remark);
  }

  static Reason misere(Heaps at) {
    var items = new ArrayList<Reason.Item>();
    items.add(Reason.technical(
        Phrase.of("While some heap has 2 or more, a position is losing when the nim-sum is 0, as in normal play."),
        Phrase
            .of("While some heap has 2 or more, a position is losing when the heaps combine to 0 by xor, as in normal "
                + "play.")));
    items.add(Reason.say("When every heap is 0 or 1, a position is losing when the number of 1s is odd."));
    List<BigInteger> heaps = at.list();
    List<BigInteger> big = heaps.stream().filter(heap -> heap.bitLength() > 1).toList();
    long ones = heaps.stream().filter(BigInteger.ONE::equals).count();
    BigInteger sum = NimTheorem.nimSum(at);
    if (fits(at))
      items.addFirst(columns(at, sum));
    if (heaps.stream().filter(heap -> heap.signum() > 0).count() == 1 && !big.isEmpty())
      items.add(Reason.say("Here there is one heap, of {0}.", sum));
    else if (big.isEmpty())
      items.add(Reason.say("Here the number of 1s is {0}.", ones));
    else
      items.add(Reason.say("Here {0} = {1}, and some heap has 2 or more.", sumText(at), sum));
    if (big.size() == 1)
      items.add(Reason.say(
          "Heap {0} is the only one with 2 or more: reduce it to {1}, so that the number of 1s is odd.",
          heaps.indexOf(big.getFirst()) + 1, ones % 2 == 0 ? 1 : 0));
    else if (!big.isEmpty() && sum.signum() != 0)
      items.add(nimSumMove(at, sum));
    return new Reason(items);
  }

  private static Reason.Item nimSumMove(Heaps at, BigInteger sum) {
    int heap = candidates(at, sum)[0];
    BigInteger left = at.get(heap).xor(sum);
    return Reason.technical(
        Phrase.of("{0} xor {1} = {2} makes the nim-sum 0, and a heap of 2 or more remains.", at.get(heap), sum, left),
        Phrase.of("{0} -> {1} makes it 0, and a heap of 2 or more remains.", at.get(heap), left));
  }

  private static Phrase sumText(Heaps at) {
    return fits(at) ? Phrase.verbatim(at.list().stream().map(BigInteger::toString).collect(Collectors.joining(" xor ")))
        : Phrase.of("the nim-sum");
  }
}
