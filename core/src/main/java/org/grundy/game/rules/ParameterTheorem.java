package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.grundy.word.formula.Linear;

/**
 * Take 1 to b tokens from a heap, where b is a multiple of another number, which no move changes, plus a constant: the
 * position is worth the heap modulo b + 1, by {@link IntervalTheorem}.
 */
final class ParameterTheorem implements Theorem<Heaps> {
  private final int heap;
  private final Linear most;

  private ParameterTheorem(int heap, Linear most) {
    this.heap = heap;
    this.most = most;
  }

  /** The theorem for such moves. */
  static Optional<Theorem<Heaps>> of(LimitedTaking moves) {
    return moves.limit().isEmpty() && moves.most().coefficient(0) >= 1 && moves.most().constant() >= 0
        ? Optional.of(new ParameterTheorem(moves.heap(), moves.most())) : Optional.empty();
  }

  @Override
  public Citation citation() {
    return new Citation("line-parameter",
        Phrase.of("a heap from which 1 to b tokens may be taken is worth its remainder after division by b + 1"),
        "induction", "", "");
  }

  @Override
  public Optional<PPositionRule> lostRule() {
    return Optional.of(new PPositionRule.Remainder(heap, most.coefficient(0), most.constant() + 1));
  }

  private BigInteger divisor(Heaps at) {
    return most.value(at.get(1 - heap)).add(BigInteger.ONE);
  }

  private BigInteger value(Heaps at) {
    return at.get(heap).mod(divisor(at));
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    return convention == Convention.NORMAL ? Optional.of(new NimValue(value(at))) : Optional.empty();
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    return reaching(at, mover, BigInteger.ZERO).orElseThrow();
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    if (value.compareTo(divisor(at)) >= 0)
      return Optional.of(Winning.none());
    BigInteger taken = at.get(heap).subtract(value).mod(divisor(at));
    return Optional.of(taken.signum() == 0 || taken.compareTo(at.get(heap)) > 0 ? Winning.none()
        : Winning.all(List.of(at.with(heap, at.get(heap).subtract(taken)))));
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    return Reason.of(Reason.say("You may take 1 to {0}, so the position is worth {1} mod {2} = {3}.",
        divisor(at).subtract(BigInteger.ONE), at.get(heap), divisor(at), value(at)));
  }
}
