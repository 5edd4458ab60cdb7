package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.LongStream;
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
 * Take at most the limit from a heap; after k tokens are taken, the limit is f(k) = ck + d, where f(1) is 1 or more. Write the
 * heap as a sum of the numbers of {@link PPositionRule.GreedySum}, each time the greatest that fits: the player to move
 * loses when the last of them exceeds the limit, and when the heap is empty.
 *
 * <p>Any sum of these numbers with f(h) less than the number before each h is the greedy one: by induction, such a sum that
 * begins with a number is less than the next one. So after a number less than the last one is taken, the sums of what is left of
 * the last one and of what was taken cannot be joined to such a sum: the last number of what is left is at most f of the
 * greatest number of what was taken, and so at most the limit.
 *
 * <p>Takes a search among the numbers for each number of the sum.
 */
final class GrowingLimitTheorem implements Theorem<Heaps> {
  /** With this bound, a few thousand numbers reach the largest heap, and products stay far below 2<sup>63</sup>. */
  private static final long MOST = 100;

  private final int heap;
  private final PPositionRule.GreedySum rule;

  private GrowingLimitTheorem(int heap, PPositionRule.GreedySum rule) {
    this.heap = heap;
    this.rule = rule;
  }

  /** The theorem for such moves; empty where the limit may be less than what was taken, or grows too fast. */
  static Optional<Theorem<Heaps>> of(LimitedTaking moves) {
    boolean plain = moves.most().equals(Linear.constant(1, 0).plusVariable(0, 1));
    return moves.limit().filter(_ -> plain).filter(next -> next.coefficient(0) >= 1 && next.coefficient(0) <= MOST
        && next.constant() <= MOST && next.coefficient(0) + next.constant() >= 1)
        .map(next -> new GrowingLimitTheorem(moves.heap(),
            new PPositionRule.GreedySum(moves.heap(), next.coefficient(0), next.constant())));
  }

  @Override
  public Citation citation() {
    return new Citation("schwenk-1970",
        Phrase.of("losing when the last number of the heap's greedy sum is more than you may take"), "Schwenk 1970",
        "A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970) 225-234", "");
  }

  @Override
  public Optional<PPositionRule> lostRule() {
    return Optional.of(rule);
  }

  private Optional<long[]> sum(Heaps at) {
    BigInteger size = at.get(heap);
    return size.compareTo(BigInteger.valueOf(PPositionRule.GreedySum.LARGEST)) > 0 ? Optional.empty()
        : Optional.of(rule.sum(size.longValueExact()));
  }

  private long[] known(Heaps at) {
    return sum(at).orElseThrow(() -> new IllegalArgumentException(
        "heap greater than " + PPositionRule.GreedySum.LARGEST + ": " + at.get(heap)));
  }

  private boolean lost(Heaps at, long[] sum) {
    return sum.length == 0 || at.get(1 - heap).compareTo(BigInteger.valueOf(sum[sum.length - 1])) < 0;
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    return convention == Convention.NORMAL
        ? sum(at).map(sum -> NimValue.impartial(lost(at, sum), convention)) : Optional.empty();
  }

  /** A move wins when it takes the last few numbers, and the one before them is more than the next limit. */
  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    long[] sum = known(at);
    var found = new ArrayList<Heaps>();
    long taken = 0;
    for (int i = sum.length - 1; i >= 0; i--) {
      taken += sum[i];
      if (at.get(1 - heap).compareTo(BigInteger.valueOf(taken)) < 0)
        break;
      if (i == 0 || rule.limit(taken) < sum[i - 1])
        found.add(after(at, taken));
    }
    return Winning.all(found);
  }

  private Heaps after(Heaps at, long taken) {
    return at.with(heap, at.get(heap).subtract(BigInteger.valueOf(taken)))
        .with(1 - heap, BigInteger.valueOf(rule.limit(taken)));
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    return value.signum() == 0 && sum(at).isPresent() ? Optional.of(winning(at, mover, Convention.NORMAL))
        : Optional.empty();
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    long[] sum = known(at);
    if (sum.length == 0)
      return Reason.of(Reason.say("The heap is empty."));
    String written = at.get(heap) + " = " + Phrase.sequence(LongStream.of(sum).boxed().toList(), " + ");
    long last = sum[sum.length - 1];
    var items = new ArrayList<Reason.Item>();
    items.add(
        Reason.say("Each time the greatest of {0}, .. that fits: {1}.", Phrase.sequence(rule.first(), ", "), written));
    if (lost(at, sum))
      items.add(
          Reason.say("You may take at most {0}, less than {1}. Whatever you take, the other player can take the last "
              + "number of what is left.", at.get(1 - heap), last));
    else if (sum.length == 1)
      items.add(Reason.say("You may take all of it."));
    else
      items.add(Reason.say("You may take {0}. Then the other player may take at most {1}, less than the last number of "
          + "what is left.", last, rule.limit(last)));
    return new Reason(items);
  }
}
