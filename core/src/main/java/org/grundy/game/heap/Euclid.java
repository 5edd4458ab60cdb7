package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.HeapSteps;
import org.grundy.game.HeapTouches;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Euclid: from the greater of two heaps take a multiple of the smaller. */
public final class Euclid implements Impartial<Heaps> {
  @Override
  public String name() {
    return "euclid";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Take a multiple of the smaller heap's size from the larger heap. Play ends when a heap is empty.");
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(2);
  }

  @Override
  public List<String> examples() {
    return List.of("34 21", "25 7", "12 18");
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  /** The heap to take from. */
  static int greater(Heaps at) {
    return at.get(0).compareTo(at.get(1)) >= 0 ? 0 : 1;
  }

  @Override
  public void moves(Heaps at, Moves<Heaps> out) {
    int heap = greater(at);
    BigInteger smaller = at.get(1 - heap);
    if (smaller.signum() == 0)
      return;
    boolean equal = smaller.equals(at.get(heap));
    for (BigInteger left = at.get(heap).subtract(smaller); left.signum() >= 0; left = left.subtract(smaller))
      if (!out.to(at.with(heap, left), heap) || equal && !out.to(at.with(1 - heap, left), 1 - heap))
        return;
  }

  @Override
  public boolean legal(Heaps from, Player mover, Heaps to) {
    for (int heap = 0; heap < 2; heap++) {
      BigInteger other = from.get(1 - heap);
      BigInteger taken = from.get(heap).subtract(to.get(heap));
      if (other.signum() > 0 && other.equals(to.get(1 - heap)) && taken.signum() > 0 && taken.mod(other).signum() == 0)
        return true;
    }
    return false;
  }

  @Override
  public Optional<Count> moveCount(Heaps at, Player mover) {
    BigInteger smaller = at.get(0).min(at.get(1));
    if (smaller.signum() == 0)
      return Optional.of(Count.exactly(0));
    return Optional.of(at.get(0).equals(at.get(1)) ? Count.exactly(2)
        : new Count.Exactly(at.get(0).max(at.get(1)).divide(smaller)));
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    int heap = greater(at);
    List<Integer> touchable = at.get(1 - heap).signum() == 0 ? List.of()
        : at.get(0).equals(at.get(1)) ? List.of(0, 1) : List.of(heap);
    return HeapTouches.touched(at.list(), touchable, soFar, (touched, level) -> Optional.of(at.with(touched, level))
        .filter(to -> legal(at, mover, to)));
  }

  @Override
  public Optional<HeapSteps> steps() {
    return Optional.of(new HeapSteps("(x, y) -> (x - y, y) where y >= 1 in any order", Optional.of(this)));
  }

  @Override
  public Heaps normal(Heaps at) {
    return at.sorted();
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new EuclidTheorem());
  }
}
