package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;

/** A game whose positions are sums of single heaps, as a heap game. Its moves are listed. */
record SingleHeaps(Impartial<Heaps> game) implements HeapGame {
  /** The ruleset as a heap game; empty when play may not end, or positions are not sums of single heaps. */
  static Optional<HeapGame> of(Ruleset<?> ruleset) {
    if (ruleset.loopy())
      return Optional.empty();
    if (ruleset instanceof HeapGame heaps)
      return Optional.of(heaps);
    return ruleset instanceof Impartial<?> impartial && fallsApart(ruleset)
        ? Optional.of(new SingleHeaps(ofHeaps(impartial))) : Optional.empty();
  }

  @SuppressWarnings("unchecked") // a position that is Heaps belongs to a game of heaps
  private static Impartial<Heaps> ofHeaps(Impartial<?> impartial) {
    return (Impartial<Heaps>) impartial;
  }

  private static <P> boolean fallsApart(Ruleset<P> ruleset) {
    try {
      if (!(ruleset.notation() instanceof Numbers<P> numbers))
        return false;
      P at = numbers.position(List.of(BigInteger.TWO, BigInteger.TEN));
      return at instanceof Heaps && ruleset.summands(at).size() == 2
          && numbers.position(List.of(BigInteger.TEN)) instanceof Heaps;
    } catch (BadInput _) {
      return false;
    }
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return game.theorems();
  }

  @Override
  public void from(long heap, Become out) {
    game.moves(Heaps.of(heap), (to, _) -> out.heaps(to.toLongs()));
  }
}
