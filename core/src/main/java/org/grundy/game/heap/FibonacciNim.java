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

/**
 * Fibonacci Nim: one heap, from which the first player may take any number but not all, and then nobody may take more
 * than twice what the other player has just taken. {@code 20; 6} has 20 left, of which at most 6 may be taken;
 * {@code 20} is the start of a game.
 */
public record FibonacciNim() implements Impartial<FibonacciNim.At> {
  /**
   * A position.
   *
   * @param most the most that may be taken, no more than the heap holds
   */
  public record At(BigInteger heap, BigInteger most) {
    static At of(BigInteger heap, Optional<BigInteger> most) {
      return new At(heap, most.orElse(first(heap)).min(heap));
    }

    /** The most that the first player may take from a heap. */
    static BigInteger first(BigInteger heap) {
      return heap.subtract(BigInteger.ONE).max(BigInteger.ZERO);
    }

    /** The position after {@code taken} tokens are taken. */
    At less(BigInteger taken) {
      return of(heap.subtract(taken), Optional.of(taken.shiftLeft(1)));
    }
  }

  @Override
  public String name() {
    return "fibonacci-nim";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("On the first move, take any number of tokens but not the whole heap; after that, take at most twice as "
            + "many as the previous move took.");
  }

  @Override
  public Notation<At> notation() {
    return new HeapsAnd<>(Heaps.notation().count(1), Phrase.of("how many may be taken"),
        (heaps, most) -> At.of(heaps.get(0), most), at -> Heaps.of(List.of(at.heap)),
        at -> Optional.of(at.most).filter(most -> !most.equals(At.first(at.heap))),
        Phrase.of(
            "Write the size of the heap. After the first move, add a semicolon and the most that the next move may "
                + "take: {0}. If that is more than the heap, the next move may take the whole heap.",
            "12; 4"));
  }

  @Override
  public List<String> examples() {
    return List.of("20", "13", "12; 4");
  }

  @Override
  public Picture picture(At at) {
    Picture heap = Picture.heaps(List.of(at.heap));
    return new Picture(heap.layout(), heap.parts(), List.of(new Picture.Counter(Phrase.of("may be taken"), at.most)));
  }

  @Override
  public void moves(At at, Moves<At> out) {
    for (BigInteger taken = BigInteger.ONE; taken.compareTo(at.most) <= 0; taken = taken.add(BigInteger.ONE))
      if (!out.to(at.less(taken), 0))
        return;
  }

  @Override
  public boolean legal(At from, Player mover, At to) {
    BigInteger taken = from.heap.subtract(to.heap);
    return taken.signum() > 0 && taken.compareTo(from.most) <= 0 && to.equals(from.less(taken));
  }

  @Override
  public Optional<Count> moveCount(At at, Player mover) {
    return Optional.of(new Count.Exactly(at.most));
  }

  @Override
  public BigInteger level(At option, int part) {
    return option.heap;
  }

  @Override
  public TouchResult<At> touched(At at, Player mover, List<Touch> soFar) {
    return HeapTouches.touched(List.of(at.heap), at.most.signum() > 0 ? List.of(0) : List.of(), soFar, (_, level) -> {
      BigInteger taken = at.heap.subtract(level);
      return taken.signum() > 0 && taken.compareTo(at.most) <= 0 ? Optional.of(at.less(taken)) : Optional.empty();
    });
  }

  /** The second number is the most that may be taken, if the heap holds so many. */
  @Override
  public Optional<HeapSteps> steps() {
    return Optional.of(HeapSteps.single("(n, q) -> (n - k, 2k) where 1 <= k <= q"));
  }

  @Override
  public List<Theorem<At>> theorems() {
    return List.of(new FibonacciNimTheorem());
  }
}
