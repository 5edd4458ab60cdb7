package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.HeapTouches;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.number.Factors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Take a divisor of a heap from it: a proper one, {@code divisor}, or any, {@code divisor-any}. Heaps may be of any
 * size, and a move is checked at any size; all of them are listed for heaps that can be split into primes. For other
 * heaps, only divisors made of small primes are listed, {@link #moveCount} gives a lower bound, and asking for more is
 * refused with a message.
 *
 * @param whole whether the heap itself may be taken
 */
public record Divisor(boolean whole) implements Impartial<Heaps> {
  @Override
  public String name() {
    return whole ? "divisor-any" : "divisor";
  }

  @Override
  public Phrase rules() {
    return whole ? Phrase.of("Take from a heap any divisor of its size, even the whole heap.")
        : Phrase.of("Take from a heap any proper divisor of its size.");
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation();
  }

  @Override
  public List<String> examples() {
    return List.of("12", "6 9", "1048576");
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  @Override
  public void moves(Heaps at, Moves<Heaps> out) {
    for (int heap : HeapTouches.nonEmpty(at.list())) {
      BigInteger size = at.get(heap);
      Factors factors = Factors.of(size);
      if (!factors.divisors(d -> !whole && d.equals(size) || out.to(at.with(heap, size.subtract(d)), heap)))
        return;
      if (!factors.complete())
        throw BadInput
            .because("heap {0}: expected a number that can be split into primes, found {1}; so not all moves are"
                + " known", heap + 1, size);
    }
  }

  /** Whether a move turns one heap into another. */
  boolean becomes(BigInteger from, BigInteger to) {
    BigInteger taken = from.subtract(to);
    return taken.signum() > 0 && to.signum() >= (whole ? 0 : 1) && from.mod(taken).signum() == 0;
  }

  @Override
  public boolean legal(Heaps from, Player mover, Heaps to) {
    if (from.count() != to.count())
      return false;
    int[] changed = IntStream.range(0, from.count()).filter(i -> !from.get(i).equals(to.get(i))).toArray();
    return changed.length == 1 && becomes(from.get(changed[0]), to.get(changed[0]));
  }

  @Override
  public Optional<Count> moveCount(Heaps at, Player mover) {
    Count count = Count.exactly(0);
    for (int heap : HeapTouches.nonEmpty(at.list())) {
      Factors factors = Factors.of(at.get(heap));
      BigInteger known = whole ? factors.count() : factors.count().subtract(BigInteger.ONE);
      count = count.plus(factors.complete() ? new Count.Exactly(known) : new Count.AtLeast(known));
    }
    return Optional.of(count);
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    List<Integer> movable = HeapTouches.nonEmpty(at.list()).stream()
        .filter(heap -> whole || !at.get(heap).equals(BigInteger.ONE)).toList();
    return HeapTouches.touched(at.list(), movable, soFar,
        (heap, level) -> becomes(at.get(heap), level) ? Optional.of(at.with(heap, level)) : Optional.empty());
  }

  @Override
  public Heaps normal(Heaps at) {
    return at.sortedWithoutEmpty();
  }

  @Override
  public List<Heaps> summands(Heaps at) {
    List<Heaps> alone = HeapTouches.nonEmpty(at.list()).stream().map(at::only).toList();
    return alone.size() < 2 ? List.of(at) : alone;
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new DivisorTheorem(this));
  }
}
