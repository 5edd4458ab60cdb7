package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.NimRule;
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
 * Poker Nim is Nim with the same heaps: what one player adds the other takes away again, and the stones to add run out.
 * The same holds under mis&egrave;re play: with no stones in the heaps and some to add, the player to move adds one,
 * and the other must take it or face one stone in the end. Linear in the digits of the heaps.
 */
final class PokerNimTheorem implements Theorem<PokerNim.At> {
  @Override
  public Citation citation() {
    return new Citation("poker-nim-folklore",
        Phrase.of("Poker Nim equals Nim with the same heaps: undo whatever is added"),
        "Berlekamp, Conway, Guy 1982", "Winning Ways for your Mathematical Plays, chapter 3", "");
  }

  @Override
  public Optional<Worth> worth(PokerNim.At at, Convention convention) {
    List<BigInteger> heaps = at.heaps().list();
    return Optional.of(convention == Convention.NORMAL ? new NimValue(NimRule.sum(heaps))
        : new Worth.Only(NimRule.lost(heaps, convention) ? Outcome.P : Outcome.N));
  }

  @Override
  public Winning<PokerNim.At> winning(PokerNim.At at, Player mover, Convention convention) {
    List<BigInteger> heaps = at.heaps().list();
    return moves(at, IntStream.range(0, heaps.size()).mapToObj(i -> NimRule.wanted(heaps, i, convention)).toList());
  }

  @Override
  public Optional<Winning<PokerNim.At>> reaching(PokerNim.At at, Player mover, BigInteger value) {
    BigInteger change = NimRule.sum(at.heaps().list()).xor(value);
    return Optional.of(moves(at, at.heaps().list().stream().map(change::xor).toList()));
  }

  private static Winning<PokerNim.At> moves(PokerNim.At at, List<BigInteger> wanted) {
    var found = new ArrayList<PokerNim.At>();
    for (int i = 0; i < wanted.size(); i++) {
      BigInteger added = wanted.get(i).subtract(at.heaps().get(i));
      if (added.signum() != 0 && added.compareTo(at.reserve()) <= 0)
        found.add(at.with(i, wanted.get(i)));
    }
    return Winning.all(found);
  }

  @Override
  public Reason proof(PokerNim.At at, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.NONE;
    var items = new ArrayList<Reason.Item>();
    items.add(
        Reason.say("Taking stones is a move of Nim. If k stones are added to a heap, taking those k back leaves the "
            + "heaps as they were and k fewer stones to add."));
    if (at.reserve().signum() > 0 && at.heaps().count() > 0)
      items.add(Reason.say(
          "Here the reply to {0} -> {1} would be {1} -> {0}, with {2} {2:stone|stones} left to add.",
          at.heaps().get(0), at.heaps().get(0).add(BigInteger.ONE), at.reserve().subtract(BigInteger.ONE)));
    items.add(Reason.say("The number of stones to add only falls, so play ends."));
    return new Reason(items);
  }

  @Override
  public Reason why(PokerNim.At at, Convention convention) {
    return NimRule.under(convention, Reason.of(
        Reason.say("Adding gains nothing: the other player takes the same stones away again, and at most {0} "
            + "{0:stone|stones} can be added in all. So this is Nim.", at.reserve()))
        .then(NimRule.asNim(at.heaps().list(), convention)));
  }
}
