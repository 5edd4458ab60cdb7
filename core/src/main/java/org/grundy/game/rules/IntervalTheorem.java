package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.ClosedTerm;
import org.grundy.game.Count;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;

/**
 * Take any number from a to b: a heap of n is worth floor((n mod (a + b)) / a). The induction is that of
 * {@link #why(Phrase, Phrase, Phrase)}. Values take constant time, whatever the size of a and b.
 */
final class IntervalTheorem extends HeapTheorem {
  private static final int MOST_LISTED = 1000;

  private final BigInteger least;
  private final BigInteger most;
  private final BigInteger period;
  private final List<Phrase> why;

  /** @param amounts all numbers that may be taken, from 1 or more */
  IntervalTheorem(Range amounts) {
    least = BigInteger.valueOf(amounts.least());
    most = BigInteger.valueOf(amounts.most());
    period = least.add(most);
    why = why(Phrase.of("{0}", least), Phrase.of("{0}", most), Phrase.of("{0}", period));
  }

  /** The induction for the least and the greatest number that may be taken, and for their sum. */
  static List<Phrase> why(Phrase least, Phrase most, Phrase sum) {
    return least.toString().equals("1")
        ? List.of(Phrase.of("Every move takes 1 to {0}, so it changes n mod {1}; and some move reaches each "
            + "smaller remainder.", most, sum))
        : least.equals(most)
            ? List.of(
                Phrase.of("Every move takes {0}, so it lowers floor(n / {0}) by 1; the value is 1 where that is odd.",
                    least))
        : List.of(
            Phrase.of("Let r = n mod {2}. A move takes {0} to {1}: either r falls by {0} or more, or it wraps around"
                + " and grows by {0} or more. So every move changes floor(r / {0}).", least, most, sum),
            Phrase.of("Every smaller value w is reached: the remainders from w * {0} on that are worth w are {0} in a"
                + " row, and some amount from {0} to {1} leads from r to one of them.", least, most));
  }

  private BigInteger value(BigInteger heap) {
    return heap.mod(period).divide(least);
  }

  @Override
  public Citation citation() {
    return new Citation("line-interval", Phrase.of("a heap of n is worth {0}", Phrase.verbatim(term())), "induction",
        "",
        "");
  }

  private String term() {
    return least.equals(BigInteger.ONE) ? "n % " + period : "n % " + period + " / " + least;
  }

  @Override
  public HeapValues values() {
    return heap -> Optional.of(value(heap));
  }

  @Override
  public Optional<ClosedTerm> closed() {
    Phrase meaning = least.equals(BigInteger.ONE)
        ? Phrase.of("the remainder of {1} divided by {0}", period, ClosedTerm.N)
        : Phrase.of("the remainder of {1} divided by {0}, divided by {2}", period, ClosedTerm.N, least);
    return Optional.of(new ClosedTerm(term(), meaning, 0, why));
  }

  /** The heaps of that value among those that a move leaves, which are worth it {@code least} in a row. */
  @Override
  protected Winning<BigInteger> becoming(BigInteger heap, BigInteger wanted) {
    BigInteger low = heap.subtract(most).max(BigInteger.ZERO);
    BigInteger high = heap.subtract(least);
    BigInteger first = wanted.multiply(least);
    BigInteger last = first.add(least).min(period).subtract(BigInteger.ONE);
    var found = new ArrayList<BigInteger>();
    BigInteger count = BigInteger.ZERO;
    for (BigInteger block = low.subtract(low.mod(period)); block.compareTo(high) <= 0; block = block.add(period)) {
      BigInteger from = block.add(first).max(low);
      BigInteger to = block.add(last).min(high);
      if (from.compareTo(to) > 0)
        continue;
      count = count.add(to.subtract(from)).add(BigInteger.ONE);
      for (BigInteger size = from; size.compareTo(to) <= 0 && found.size() < MOST_LISTED; size = size.add(
          BigInteger.ONE))
        found.add(size);
    }
    return new Winning<>(found, new Count.Exactly(count));
  }

  /** The reason is the proof. */
  @Override
  public Reason proof(Heaps at, Convention convention) {
    return Reason.NONE;
  }

  @Override
  protected Reason why(BigInteger heap, BigInteger worth) {
    return Reason.of(why.stream().map(Reason.Sentence::new).toArray(Reason.Item[]::new));
  }
}
