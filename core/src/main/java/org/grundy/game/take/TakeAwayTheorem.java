package org.grundy.game.take;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;

/** The nim-values of a take-away set are periodic, and they decide mis&egrave;re play. */
final class TakeAwayTheorem extends HeapTheorem {
  private final AmountList amounts;
  private final TakeAwayValues values;

  TakeAwayTheorem(AmountList amounts) {
    this.amounts = amounts;
    this.values = new TakeAwayValues(amounts);
  }

  @Override
  public Citation citation() {
    return new Citation("ferguson-1974",
        Phrase.of("the nim-values of a take-away set are periodic, and decide misere play as in Nim"),
        "Ferguson 1974",
        "T. S. Ferguson, On sums of graph games with last player losing, International Journal of Game Theory 3 (1974)"
            + " 159-167",
        "10.1007/BF01763255");
  }

  @Override
  protected boolean tame() {
    return true;
  }

  @Override
  public HeapValues values() {
    return values;
  }

  @Override
  protected Winning<BigInteger> becoming(BigInteger heap, BigInteger value) {
    List<BigInteger> found = Arrays.stream(amounts.toArray()).mapToObj(BigInteger::valueOf)
        .filter(amount -> amount.compareTo(heap) <= 0).map(heap::subtract)
        .filter(left -> values.value(left).filter(value::equals).isPresent()).toList();
    return Winning.all(found);
  }

  @Override
  protected Reason why(BigInteger heap, BigInteger value) {
    return values.law().filter(law -> heap.compareTo(BigInteger.valueOf(law.from() + law.period())) >= 0)
        .map(law -> Reason
            .of(Reason.technical("The nim-values have period {0} from n = {1}: G({2}) = G({3}) = {4}.", law.period(),
                law.from(), heap, law.folded(heap), value)))
        .orElseGet(
            () -> Reason.of(Reason.technical("G({0}) = {1}, the least number that no move leads to.", heap, value)));
  }
}
