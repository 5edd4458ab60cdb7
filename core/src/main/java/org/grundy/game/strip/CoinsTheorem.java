package org.grundy.game.strip;

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
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * Coins on a strip are Nim on every second gap: pair the coins from the right; the gaps are the empty boxes between the
 * two coins of a pair, and those before the first coin if it has no partner. The answer to a move that widens such a
 * gap is to close it by the same amount. Linear in the coins.
 */
final class CoinsTheorem implements Theorem<List<Integer>> {
  private static final int MOST_NAMED = 4;

  @Override
  public Citation citation() {
    return new Citation("coins-folklore", Phrase.of("coins on a strip equal Nim on every other gap"), "Ferguson 2000",
        "T. S. Ferguson, Game Theory, part I, Impartial Combinatorial Games, section 2.6 and exercises", "");
  }

  /** The coin at the right end of gap i, counted from the right, from 0. */
  private static int coin(List<Integer> boxes, int gap) {
    return boxes.size() - 1 - 2 * gap;
  }

  /** The gaps that count, from the right. */
  private static List<BigInteger> gaps(List<Integer> boxes) {
    return IntStream.range(0, (boxes.size() + 1) / 2).map(i -> coin(boxes, i))
        .mapToObj(coin -> BigInteger.valueOf(boxes.get(coin) - Coins.before(boxes, coin) - 1L)).toList();
  }

  @Override
  public Optional<Worth> worth(List<Integer> boxes, Convention convention) {
    return Optional.of(convention == Convention.NORMAL ? new NimValue(NimRule.sum(gaps(boxes)))
        : new Worth.Only(NimRule.lost(gaps(boxes), convention) ? Outcome.P : Outcome.N));
  }

  @Override
  public Winning<List<Integer>> winning(List<Integer> boxes, Player mover, Convention convention) {
    List<BigInteger> gaps = gaps(boxes);
    return moves(boxes, IntStream.range(0, gaps.size()).mapToObj(i -> NimRule.wanted(gaps, i, convention)).toList());
  }

  @Override
  public Optional<Winning<List<Integer>>> reaching(List<Integer> boxes, Player mover, BigInteger value) {
    BigInteger change = NimRule.sum(gaps(boxes)).xor(value);
    return Optional.of(moves(boxes, gaps(boxes).stream().map(change::xor).toList()));
  }

  /** The moves that bring the i-th gap to the i-th size: its right coin comes nearer, or its left coin moves away. */
  private static Winning<List<Integer>> moves(List<Integer> boxes, List<BigInteger> wanted) {
    var found = new ArrayList<List<Integer>>();
    for (int gap = 0; gap < wanted.size(); gap++) {
      int coin = coin(boxes, gap);
      int size = boxes.get(coin) - Coins.before(boxes, coin) - 1;
      if (wanted.get(gap).bitLength() >= Integer.SIZE)
        continue;
      int change = wanted.get(gap).intValueExact() - size;
      if (change < 0)
        found.add(Coins.moved(boxes, coin, boxes.get(coin) + change));
      else if (change > 0 && coin > 0 && boxes.get(coin - 1) - change > Coins.before(boxes, coin - 1))
        found.add(Coins.moved(boxes, coin - 1, boxes.get(coin - 1) - change));
    }
    return Winning.all(found);
  }

  @Override
  public Reason proof(List<Integer> boxes, Convention convention) {
    if (convention == Convention.MISERE)
      return Reason.NONE;
    var items = new ArrayList<Reason.Item>();
    items.add(
        Reason.say("The right coin of a pair can shrink its gap by any number: a move of Nim in that heap."));
    items.add(
        Reason.say("Moving the left coin of a pair widens the gap by k. Then the right coin can follow by k, and the "
            + "gap is as before."));
    for (int gap = 0; gap < gaps(boxes).size(); gap++) {
      int right = coin(boxes, gap);
      if (right > 0 && boxes.get(right - 1) > Coins.before(boxes, right - 1) + 1) {
        items.add(Reason.say("Here the reply to {0}-{1} would be {2}-{3}.", boxes.get(right - 1),
            boxes.get(right - 1) - 1, boxes.get(right), boxes.get(right) - 1));
        break;
      }
    }
    items.add(Reason.say("Coins move only to the left, so play ends, and it ends with all gaps 0."));
    return new Reason(items);
  }

  @Override
  public Reason why(List<Integer> boxes, Convention convention) {
    List<BigInteger> gaps = gaps(boxes);
    var items = new ArrayList<Reason.Item>();
    items.add(Reason.say("Pairs from the right: {0}.", pairs(boxes)));
    var between = new ArrayList<Integer>();
    for (int gap = 0; gap < gaps.size(); gap++)
      IntStream.range(Coins.before(boxes, coin(boxes, gap)), boxes.get(coin(boxes, gap)) - 1).forEach(between::add);
    items.add(new Exhibit.Marks(between, Exhibit.Role.GAP));
    items.addAll(NimRule.asNim(gaps.reversed(), convention).items());
    items.add(
        Reason.say("Nim on every other gap: if a move widens a gap, close it by the same amount."));
    return NimRule.under(convention, new Reason(items));
  }

  @Override
  public Optional<Phrase> effect(List<Integer> boxes, List<Integer> to) {
    int coin = 0;
    while (boxes.get(coin).equals(to.get(coin)))
      coin++;
    boolean narrows = (boxes.size() - 1 - coin) % 2 == 0;
    int right = narrows ? coin : coin + 1;
    int before = boxes.get(right) - Coins.before(boxes, right) - 1;
    int after = to.get(right) - Coins.before(to, right) - 1;
    return Optional.of(narrows ? Phrase.of("gap {0} becomes {1}", before, after)
        : Phrase.of("gap {0} becomes {1}; widening it back gains nothing", before, after));
  }

  private static Phrase pairs(List<Integer> boxes) {
    var all = new ArrayList<Phrase>();
    for (int coin = boxes.size() - 1; coin >= 0 && all.size() < MOST_NAMED; coin -= 2) {
      int gap = boxes.get(coin) - Coins.before(boxes, coin) - 1;
      all.add(coin == 0 ? Phrase.of("{0} with {1} {1:box|boxes} before it", boxes.get(0), gap)
          : Phrase.of("{0},{1} with {2} {2:box|boxes} between", boxes.get(coin - 1), boxes.get(coin), gap));
    }
    if (2 * all.size() < boxes.size())
      all.add(Phrase.of("and so on"));
    return all.stream().reduce((a, b) -> Phrase.of("{0}; {1}", a, b)).orElseThrow();
  }
}
