package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.NimRule;
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
 * Staircase Nim is Nim with what lies on the odd steps: tokens that come down to an odd step can be moved on at once.
 * Linear in the digits of the heaps.
 */
final class StaircaseTheorem implements Theorem<Heaps> {
  @Override
  public Optional<PPositionRule> lostRule() {
    return Optional.of(new PPositionRule.NimSum(2));
  }

  @Override
  public Citation citation() {
    return new Citation("staircase-folklore", Phrase.of("Staircase Nim equals Nim with the heaps on the odd steps"),
        "Ferguson 2000", "T. S. Ferguson, Game Theory, part I, Impartial Combinatorial Games, section 2.6", "");
  }

  private static List<BigInteger> odd(Heaps at) {
    return IntStream.range(0, at.count()).filter(i -> i % 2 == 0).mapToObj(at::get).toList();
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    return Optional.of(convention == Convention.NORMAL ? new NimValue(NimRule.sum(odd(at)))
        : new Worth.Only(lost(at) ? Outcome.P : Outcome.N));
  }

  private static boolean lost(Heaps at) {
    return NimRule.lost(odd(at), Convention.MISERE);
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    List<BigInteger> heaps = odd(at);
    return moves(at, IntStream.range(0, heaps.size()).mapToObj(i -> NimRule.wanted(heaps, i, convention)).toList());
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    List<BigInteger> heaps = odd(at);
    BigInteger change = NimRule.sum(heaps).xor(value);
    return Optional.of(moves(at, heaps.stream().map(change::xor).toList()));
  }

  /** The moves that bring the i-th odd step to the size i, from it or to it. */
  private static Winning<Heaps> moves(Heaps at, List<BigInteger> wanted) {
    var found = new ArrayList<Heaps>();
    for (int step = 0; step < at.count(); step++) {
      BigInteger amount = step % 2 == 0 ? at.get(step).subtract(wanted.get(step / 2))
          : wanted.get(step / 2).subtract(at.get(step - 1));
      if (amount.signum() > 0 && amount.compareTo(at.get(step)) <= 0)
        found.add(Staircase.moved(at, step, amount));
    }
    return Winning.all(found);
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.NONE;
    var items = new ArrayList<Reason.Item>();
    items.add(
        Reason.say("Any number of tokens can move down from an odd step to an even step or to the ground: a move "
            + "of Nim in that heap."));
    items.add(
        Reason.say("If k tokens come down from an even step to the odd step below, the same k can move on at once: the "
            + "odd steps are as they were."));
    IntStream.range(0, at.count()).filter(i -> i % 2 == 1 && at.get(i).signum() > 0).findFirst().ifPresent(
        i -> items.add(Reason.say("Here the reply to 1 from step {0} would be 1 from step {1}.", i + 1, i)));
    items.add(Reason.say("Tokens only move down, so play ends, and it ends with nothing on the odd steps."));
    return new Reason(items);
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    return NimRule.under(convention, Reason
        .of(Reason.technical(
            Phrase.of("Steps 1, 3, 5 and so on act as Nim heaps. Their nim-sum is {0}.", NimRule.sum(odd(at))),
            Phrase.of("Steps 1, 3, 5 and so on act as Nim heaps.")))
        .then(NimRule.asNim(odd(at), convention))
        .then(Reason.of(
            Reason.say("When tokens come down to an odd step, reply by moving as many on from there."))));
  }
}
