package org.grundy.game.strip;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
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

/** Nimble is Nim: a coin is a heap with one token for each box on its left. Linear in the coins. */
final class NimbleTheorem implements Theorem<List<Integer>> {
  @Override
  public Citation citation() {
    return new Citation("nimble-folklore", Phrase.of("Nimble is Nim, a coin in box b a heap of b - 1"), "Ferguson 2000",
        "T. S. Ferguson, Game Theory, part I, Impartial Combinatorial Games, section 2.6", "");
  }

  @Override
  public Optional<Worth> worth(List<Integer> boxes, Convention convention) {
    List<BigInteger> heaps = Nimble.heaps(boxes);
    return Optional.of(convention == Convention.NORMAL ? new NimValue(NimRule.sum(heaps))
        : new Worth.Only(NimRule.lost(heaps, convention) ? Outcome.P : Outcome.N));
  }

  @Override
  public Winning<List<Integer>> winning(List<Integer> boxes, Player mover, Convention convention) {
    List<BigInteger> heaps = Nimble.heaps(boxes);
    return moves(boxes, IntStream.range(0, heaps.size()).mapToObj(i -> NimRule.wanted(heaps, i, convention)).toList());
  }

  @Override
  public Optional<Winning<List<Integer>>> reaching(List<Integer> boxes, Player mover, BigInteger value) {
    BigInteger change = NimRule.sum(Nimble.heaps(boxes)).xor(value);
    return Optional.of(moves(boxes, Nimble.heaps(boxes).stream().map(change::xor).toList()));
  }

  private static Winning<List<Integer>> moves(List<Integer> boxes, List<BigInteger> wanted) {
    var found = new LinkedHashSet<List<Integer>>();
    for (int coin = 0; coin < boxes.size(); coin++)
      if (wanted.get(coin).compareTo(BigInteger.valueOf(boxes.get(coin) - 1L)) < 0)
        found.add(Coins.moved(boxes, coin, wanted.get(coin).intValueExact() + 1));
    return Winning.all(new ArrayList<>(found));
  }

  @Override
  public Reason proof(List<Integer> boxes, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.NONE;
    var items = new ArrayList<Reason.Item>();
    items.add(
        Reason.say("Coins do not block each other: a coin in box b can go to any of the boxes 1 to b - 1, just as a "
            + "heap of b - 1 can become any smaller heap. So every move is a move of Nim, and every move of Nim is a "
            + "move here."));
    boxes.stream().filter(box -> box > 1).findFirst().ifPresent(box -> items.add(Reason.say(
        "The coin in box {0} is a heap of {1}: it can go to box {1}, as the heap can become {2}, and so on down to"
            + " box 1, as the heap can become 0.",
        box, box - 1, box - 2)));
    return new Reason(items);
  }

  @Override
  public Reason why(List<Integer> boxes, Convention convention) {
    List<BigInteger> heaps = Nimble.heaps(boxes);
    return NimRule.under(convention, Reason.of(
        Reason.technical(Phrase.of("A coin in box b is a heap of b - 1. The nim-sum is {0}.", NimRule.sum(heaps)),
            Phrase.of("A coin in box b is a heap of b - 1.")))
        .then(NimRule.asNim(heaps, convention)));
  }
}
