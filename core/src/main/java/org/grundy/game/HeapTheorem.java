package org.grundy.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * A theorem that gives the nim-value of a heap of any size, in a game whose moves replace one heap by a single other
 * heap. Under normal play it answers for one heap, and heaps add; under mis&egrave;re play it answers when play goes as
 * in Nim with the values as heaps.
 */
public abstract class HeapTheorem implements Theorem<Heaps> {
  /** Whether mis&egrave;re play of sums of heaps goes as in mis&egrave;re Nim with the nim-values as heaps. */
  protected boolean tame() {
    return false;
  }

  /** The known values of heaps of every size. */
  public abstract HeapValues values();

  /** The heaps of nim-value {@code value} that one move makes of a heap, each once. */
  protected abstract Winning<BigInteger> becoming(BigInteger heap, BigInteger value);

  /** Why a heap has its value. */
  protected abstract Reason why(BigInteger heap, BigInteger value);

  @Override
  public final Optional<HeapValues> heapValues() {
    return Optional.of(values());
  }

  @Override
  public final void prepare(Heaps at, Budget budget) {
    values().prepare(budget);
  }

  @Override
  public final Optional<Worth> worth(Heaps at, Convention convention) {
    List<BigInteger> heaps = at.list();
    if (convention == Convention.MISERE)
      return tame() ? values(heaps).map(values -> new Worth.Only(
          NimRule.lost(values, Convention.MISERE) ? Outcome.P : Outcome.N)) : Optional.empty();
    return HeapTouches.nonEmpty(heaps).size() > 1 ? Optional.empty()
        : values().value(heaps.stream().reduce(BigInteger.ZERO, BigInteger::max)).map(NimValue::new);
  }

  private Optional<List<BigInteger>> values(List<BigInteger> heaps) {
    var found = new ArrayList<BigInteger>();
    for (BigInteger heap : heaps) {
      Optional<BigInteger> value = values().value(heap);
      if (value.isEmpty())
        return Optional.empty();
      found.add(value.get());
    }
    return Optional.of(found);
  }

  @Override
  public final Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    List<BigInteger> values = values(at.list()).orElseThrow();
    return moves(at, IntStream.range(0, at.count()).mapToObj(i -> NimRule.wanted(values, i, convention)).toList());
  }

  @Override
  public final Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    return HeapTouches.nonEmpty(at.list()).size() > 1 || worth(at, Convention.NORMAL).isEmpty() ? Optional.empty()
        : Optional.of(moves(at, IntStream.range(0, at.count()).mapToObj(_ -> value).toList()));
  }

  /** The moves that bring the nim-value of heap i to the i-th value. */
  private Winning<Heaps> moves(Heaps at, List<BigInteger> wanted) {
    var some = new ArrayList<Heaps>();
    Count count = Count.exactly(0);
    for (int i : HeapTouches.nonEmpty(at.list())) {
      Winning<BigInteger> becoming = becoming(at.get(i), wanted.get(i));
      becoming.some().forEach(size -> some.add(at.with(i, size)));
      count = count.plus(becoming.count());
    }
    return new Winning<>(some, count);
  }

  /** Why the term holds for all heaps, or, without a term, why the values continue forever as their law says. */
  @Override
  public Reason proof(Heaps at, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.NONE;
    return closed().map(term -> new Reason(term.why().stream().<Reason.Item>map(Reason.Sentence::new).toList()))
        .or(() -> values().law()
            .map(law -> Reason.of(Reason.technical("The values continue like this forever: {0}.", law.why()))))
        .orElse(Reason.NONE);
  }

  @Override
  public final Reason why(Heaps at, Convention convention) {
    List<BigInteger> values = values(at.list()).orElseThrow();
    if (convention == Convention.NORMAL) {
      List<Integer> some = HeapTouches.nonEmpty(at.list());
      int heap = some.isEmpty() ? 0 : some.getFirst();
      return at.count() == 0 ? Reason.NONE : why(at.get(heap), values.get(heap));
    }
    List<Integer> some = HeapTouches.nonEmpty(at.list());
    if (some.size() != 1)
      return NimRule.misere(values);
    BigInteger value = values.get(some.getFirst());
    List<Reason.Item> items = new ArrayList<>(why(at.get(some.getFirst()), value).items());
    items.addAll(NimRule.misere(List.of(value)).items());
    return new Reason(items);
  }
}
