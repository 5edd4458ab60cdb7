package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
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
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Staircase Nim: heap i lies on step i, and its tokens move to step i - 1; from step 1 they go to the ground, out of
 * play.
 */
public final class Staircase implements Impartial<Heaps> {
  @Override
  public String name() {
    return "staircase";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move any positive number of tokens from one step to the next step down; from step 1 they leave "
        + "the game.");
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().called(Phrase.of("step"))
        .written(Phrase.of("Write the number of tokens on each step, from step 1 up."));
  }

  @Override
  public List<String> examples() {
    return List.of("2 3 4", "1 0 5 2", "3 7 3");
  }

  @Override
  public boolean putsTokens() {
    return true;
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  /** The position after {@code amount} tokens, 1 to the heap's size, move down from a step. */
  static Heaps moved(Heaps at, int step, BigInteger amount) {
    List<BigInteger> to = new ArrayList<>(at.list());
    to.set(step, to.get(step).subtract(amount));
    if (step > 0)
      to.set(step - 1, to.get(step - 1).add(amount));
    return Heaps.of(to);
  }

  @Override
  public void moves(Heaps at, Moves<Heaps> out) {
    for (int step = 0; step < at.count(); step++)
      for (BigInteger n = BigInteger.ONE; n.compareTo(at.get(step)) <= 0; n = n.add(BigInteger.ONE))
        if (!out.to(moved(at, step, n), step))
          return;
  }

  @Override
  public boolean legal(Heaps from, Player mover, Heaps to) {
    if (from.count() != to.count())
      return false;
    int[] fallen = IntStream.range(0, from.count()).filter(i -> to.get(i).compareTo(from.get(i)) < 0).toArray();
    return fallen.length == 1
        && moved(from, fallen[0], from.get(fallen[0]).subtract(to.get(fallen[0]))).equals(to);
  }

  @Override
  public Optional<Count> moveCount(Heaps at, Player mover) {
    return Optional.of(new Count.Exactly(at.list().stream().reduce(BigInteger.ZERO, BigInteger::add)));
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    return HeapTouches.touched(at.list(), HeapTouches.nonEmpty(at.list()), soFar,
        (step, level) -> level.compareTo(at.get(step)) < 0
            ? Optional.of(moved(at, step, at.get(step).subtract(level)))
            : Optional.empty());
  }

  /** The position without empty steps at the top. */
  @Override
  public Heaps normal(Heaps at) {
    int steps = at.count();
    while (steps > 0 && at.get(steps - 1).signum() == 0)
      steps--;
    return steps == at.count() ? at : Heaps.of(at.list().subList(0, steps));
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new StaircaseTheorem());
  }
}
