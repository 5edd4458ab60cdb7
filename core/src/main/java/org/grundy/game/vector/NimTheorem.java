package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * A position of Nim is worth the nim-sum of its heaps. Under mis&egrave;re play the player to move loses when the
 * nim-sum is 0 and some heap has 2 or more, or when no heap does and the number of 1s is odd. All answers take time
 * linear in the digits of the heaps and of what is listed.
 */
final class NimTheorem implements Theorem<Heaps> {
  /** The most heaps in the list of winning moves, over all moves together; every winning move is counted. */
  private static final int MOST_LISTED = 1 << 20;

  /** The most heaps, and the most digits of a heap, for a computation shown in one line. */
  private static final int FEW = 4;

  @Override
  public Optional<PPositionRule> lostRule() {
    return Optional.of(new PPositionRule.NimSum(1));
  }

  @Override
  public Citation citation() {
    return new Citation("bouton-1901", Phrase.of("the nim-sum of the heaps decides who wins Nim, normal or misere"),
        "Bouton 1901",
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics (2) 3 (1901-1902) 35-39",
        "10.2307/1967631");
  }

  static BigInteger nimSum(Heaps at) {
    return at.list().stream().reduce(BigInteger.ZERO, BigInteger::xor);
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    if (convention == Convention.NORMAL)
      return Optional.of(new NimValue(nimSum(at)));
    boolean lost = someBig(at) ? nimSum(at).signum() == 0 : nimSum(at).signum() != 0;
    return Optional.of(new Worth.Only(lost ? Outcome.P : Outcome.N));
  }

  private static boolean big(BigInteger heap) {
    return heap.bitLength() > 1;
  }

  private static boolean someBig(Heaps at) {
    return at.list().stream().anyMatch(NimTheorem::big);
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    return reaching(at, mover, nimSumWanted(at, convention)).orElseThrow();
  }

  /** The nim-sum after a move to a P-position: 0, but 1 under mis&egrave;re play if no heap of 2 or more is left. */
  private static BigInteger nimSumWanted(Heaps at, Convention convention) {
    boolean oddOnes = convention == Convention.MISERE && at.list().stream().filter(NimTheorem::big).count() <= 1;
    return oddOnes ? BigInteger.ONE : BigInteger.ZERO;
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    List<BigInteger> heaps = at.list();
    BigInteger change = nimSum(at).xor(value);
    int[] changed = IntStream.range(0, heaps.size())
        .filter(i -> heaps.get(i).xor(change).compareTo(heaps.get(i)) < 0).toArray();
    List<Heaps> some = IntStream.of(changed).limit(Math.max(1, MOST_LISTED / Math.max(1, heaps.size())))
        .mapToObj(i -> at.with(i, heaps.get(i).xor(change))).toList();
    return Optional.of(new Winning<>(some, Count.exactly(changed.length)));
  }

  @Override
  public Phrase measure() {
    return Phrase.of("nim-sum");
  }

  @Override
  public Optional<Phrase> working(Heaps at) {
    List<String> heaps = at.list().stream().filter(heap -> heap.signum() > 0).map(BigInteger::toString).toList();
    return heaps.size() < 2 || heaps.size() > FEW || heaps.stream().anyMatch(heap -> heap.length() > FEW)
        ? Optional.empty() : Optional.of(Phrase.verbatim(String.join(" xor ", heaps)));
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    return convention == Convention.NORMAL ? NimProof.normal(at) : NimProof.misere();
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    return convention == Convention.NORMAL ? NimReasons.normal(at) : NimReasons.misere(at);
  }
}
