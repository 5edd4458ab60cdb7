package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.MovesAhead;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * With n1 and n2 tokens the game is worth n1 - n2, as if one token were taken at a time: taking more wastes moves.
 * Under mis&egrave;re play players want to run out and take as many as possible: the first player wins if able to
 * finish in no more moves than the other.
 */
final class TwoHeapsTheorem implements Theorem<Heaps> {
  private static final int MOST_LISTED = 1 << 10;

  private final TwoHeaps game;

  TwoHeapsTheorem(TwoHeaps game) {
    this.game = game;
  }

  @Override
  public Citation citation() {
    return new Citation("integer-conway-1976",
        Phrase
            .of("free moves add up to a whole number: n1 - n2; in misere play the player who can finish in fewer moves "
                + "wins"),
        "Conway 1976",
        "J. H. Conway, On Numbers and Games, chapter 7", "");
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    if (convention == Convention.NORMAL && at.get(0).equals(at.get(1)))
      return Optional.of(NimValue.ZERO);
    return Optional.of(new Worth.Only(new Outcome(
        Result.win(wins(at, Player.LEFT, convention) ? Player.LEFT : Player.RIGHT),
        Result.win(wins(at, Player.RIGHT, convention) ? Player.RIGHT : Player.LEFT))));
  }

  @Override
  public Optional<Dyadic> number(Heaps at) {
    return Optional.of(Dyadic.of(at.get(0).subtract(at.get(1))));
  }

  /** Whether a player wins moving first. */
  private boolean wins(Heaps at, Player mover, Convention convention) {
    return convention == Convention.NORMAL
        ? at.get(TwoHeaps.heap(mover)).compareTo(at.get(TwoHeaps.heap(mover.opponent()))) > 0
        : game.fewest(at, mover).compareTo(game.fewest(at, mover.opponent())) <= 0;
  }

  /** Taking n wins under normal play up to some n, and under mis&egrave;re play from some n on. */
  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    if (!wins(at, mover, convention))
      return Winning.none();
    int heap = TwoHeaps.heap(mover);
    BigInteger size = at.get(heap);
    BigInteger most = game.most(at, mover);
    BigInteger from = BigInteger.ONE;
    BigInteger to = most;
    if (convention == Convention.NORMAL) {
      to = most.min(size.subtract(at.get(1 - heap)));
    } else {
      // The rest must be gone in at most the moves that the other needs, less this one.
      BigInteger moves = game.fewest(at, mover.opponent()).subtract(BigInteger.ONE);
      BigInteger each = mover == Player.LEFT ? game.left() : game.right();
      from = size.subtract(moves.max(BigInteger.ZERO).multiply(each)).max(BigInteger.ONE);
    }
    var some = new ArrayList<Heaps>();
    for (BigInteger n = from; n.compareTo(to) <= 0 && some.size() < MOST_LISTED; n = n.add(BigInteger.ONE))
      some.add(at.with(heap, size.subtract(n)));
    return new Winning<>(some, new Count.Exactly(to.subtract(from).add(BigInteger.ONE).max(BigInteger.ZERO)));
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.NONE;
    return Reason.of(
        Reason
            .say("From your own heap of n you can leave smaller heaps, and n - 1 is the best: the others are "
                + "dominated. So Left's heap is {0} = n if the smaller ones are whole numbers too, and the empty "
                + "heap is {1} = 0.", "{n - 1 | }", "{ | }"),
        Reason.say("Right's heap is the negative of such a heap. Here {0} and -{1} add up to {2}.", at.get(0),
            at.get(1),
            at.get(0).subtract(at.get(1))));
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.of(Reason.say(
          "The player who has no token left on their turn wins. Left can finish in {0} {0:move|moves}, Right in {1}.",
          game.fewest(at, Player.LEFT), game.fewest(at, Player.RIGHT)));
    return Reason.of(Reason.say(
        "Taking more than one at a time wastes moves. So Left has {0} {0:move|moves} and Right {1}: it is worth "
            + "{0} - {1} = {2}, whatever the limits.",
        at.get(0), at.get(1), at.get(0).subtract(at.get(1))),
        MovesAhead.decided(at.get(0).subtract(at.get(1))));
  }
}
