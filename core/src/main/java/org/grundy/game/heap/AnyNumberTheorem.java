package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;

/** If any number may be taken, 0.[3], a heap is a Nim heap: its nim-value is its size. All answers are immediate. */
final class AnyNumberTheorem extends HeapTheorem {
  static final OctalCode CODE = OctalCode.parse("0.[3]");

  @Override
  public Citation citation() {
    return new Citation("bouton-1901-heap", Phrase.of("a heap from which any number may be taken is worth its size"),
        "Bouton 1901",
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics (2) 3 (1901-1902) 35-39",
        "10.2307/1967631");
  }

  @Override
  protected boolean tame() {
    return true;
  }

  @Override
  public HeapValues values() {
    return new HeapValues() {
      @Override
      public Optional<BigInteger> value(BigInteger heap) {
        return Optional.of(heap);
      }

      @Override
      public Optional<Law> law() {
        return Optional.of(new Law(0, 1, 1, Phrase.of("a heap is worth its size (Bouton 1901)")));
      }
    };
  }

  @Override
  protected Winning<BigInteger> becoming(BigInteger heap, BigInteger value) {
    return value.compareTo(heap) < 0 ? Winning.all(List.of(value)) : Winning.none();
  }

  /** The reason is the proof. */
  @Override
  public Reason proof(Heaps at, Convention convention) {
    return Reason.NONE;
  }

  @Override
  protected Reason why(BigInteger heap, BigInteger value) {
    return Reason.of(Reason.say("A move can leave any smaller heap, and no other: a heap of {0} is worth {0}.", heap));
  }
}
