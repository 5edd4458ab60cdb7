package org.grundy.game.take;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;

/** When all numbers but a few may be taken, the nim-values grow by a constant from period to period. */
final class AllButTheorem extends HeapTheorem {
  private final AmountList barred;
  private final AllButValues values;

  AllButTheorem(AmountList barred) {
    this.barred = barred;
    this.values = new AllButValues(barred);
  }

  @Override
  public Citation citation() {
    return new Citation("winning-ways-all-but",
        Phrase.of("the nim-values are periodic up to a constant gain, and decide misere play as in Nim"),
        "Berlekamp, Conway, Guy 1982",
        "Winning Ways for your Mathematical Plays, chapter 4; T. S. Ferguson, On sums of graph games with last player"
            + " losing, International Journal of Game Theory 3 (1974) 159-167",
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

  /** Few heaps share a value, and they are near each other. */
  @Override
  protected Winning<BigInteger> becoming(BigInteger heap, BigInteger value) {
    Optional<Law> law = values.law();
    long end = law.map(l -> l.from() + l.period()).orElseGet(() -> heap.longValueExact());
    Stream<BigInteger> withValue = Stream.iterate(0, i -> i < end, i -> i + 1)
        .flatMap(i -> of(i, value, law).stream());
    List<BigInteger> found = withValue
        .filter(size -> size.compareTo(heap) < 0 && !barred.contains(heap.subtract(size))).toList();
    return Winning.all(found);
  }

  /** The heap with the value {@code value} whose folded heap is {@code i}. */
  private Optional<BigInteger> of(int i, BigInteger value, Optional<Law> law) {
    BigInteger more = value.subtract(BigInteger.valueOf(values.small(i)));
    if (more.signum() == 0)
      return Optional.of(BigInteger.valueOf(i));
    if (law.isEmpty() || i < law.get().from() || more.signum() < 0 || law.get().gain() == 0)
      return Optional.empty();
    BigInteger[] periods = more.divideAndRemainder(BigInteger.valueOf(law.get().gain()));
    return periods[1].signum() != 0 ? Optional.empty()
        : Optional.of(BigInteger.valueOf(i).add(periods[0].multiply(BigInteger.valueOf(law.get().period()))));
  }

  @Override
  protected Reason why(BigInteger heap, BigInteger value) {
    return values.law().filter(law -> heap.compareTo(BigInteger.valueOf(law.from() + law.period())) >= 0)
        .map(law -> Reason.of(Reason.technical(
            "From n = {0} on, G(n + {1}) = G(n) + {2}: G({3}) = G({4}) + {5} = {6}.", law.from(), law.period(),
            law.gain(), heap, law.folded(heap), law.gained(heap), value)))
        .orElseGet(
            () -> Reason.of(Reason.technical("G({0}) = {1}, the least number that no move leads to.", heap, value)));
  }
}
