package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LineRules;
import org.grundy.reason.Ground.Hypotheses;

/**
 * Checks a rule for several heaps against the moves that a line of rules lists: {@link PlainMex} for more than one
 * heap. All positions with few tokens are played out to the end. Mutable.
 */
final class PPositionCheck<P> {
  private static final int MOST_OF_TWO = 16;
  private static final int MOST_OF_THREE = 9;
  private static final int MOST_OF_MORE = 5;
  /** The mark of a position being searched; no move may return to it. */
  private static final int OPEN = -1;

  private final Impartial<P> game;
  private final Numbers<P> notation;
  private final Budget budget;
  private final Map<List<BigInteger>, Integer> values = new HashMap<>();
  private boolean returns;

  private PPositionCheck(Impartial<P> game, Numbers<P> notation, Budget budget) {
    this.game = game;
    this.notation = notation;
    this.budget = budget;
  }

  /**
   * The evidence for a theorem about the P-positions of a game; empty when the listed moves contradict it.
   *
   * @param value the nim-values, where the theorem gives them too
   */
  static <P> Optional<Hypotheses> hypotheses(Ruleset<P> ruleset, PPositionForm form, Optional<TermPPositions> value,
      int heaps,
      Budget budget) {
    if (!(ruleset instanceof LineRules))
      return Optional.of(new Hypotheses.OfTheGame(ruleset.name()));
    if (!(ruleset instanceof Impartial<P> game) || !(ruleset.notation() instanceof Numbers<P> notation))
      return Optional.empty();
    var plain = new PPositionCheck<>(game, notation, budget);
    int most = heaps == 2 ? MOST_OF_TWO : heaps == 3 ? MOST_OF_THREE : MOST_OF_MORE;
    long[] at = new long[heaps];
    long compared = 0;
    do {
      int listed = plain.value(notation.position(List.of(boxed(at))));
      if (plain.returns || form.lost(at) != (listed == 0)
          || value.isPresent() && value.get().term().value(at) != listed)
        return Optional.empty();
      compared++;
    } while (next(at, most));
    return Optional.of(new Hypotheses.Compared(compared));
  }

  private static BigInteger[] boxed(long[] heaps) {
    var boxed = new BigInteger[heaps.length];
    java.util.Arrays.setAll(boxed, i -> BigInteger.valueOf(heaps[i]));
    return boxed;
  }

  /** Advances to the next position within the limit on tokens; false after the last. */
  private static boolean next(long[] heaps, int most) {
    for (int i = 0; i < heaps.length; i++) {
      heaps[i]++;
      if (java.util.Arrays.stream(heaps).sum() <= most)
        return true;
      heaps[i] = 0;
    }
    return false;
  }

  /**
   * The mex of the positions that the listed moves lead to. The recursion is no deeper than the number of positions
   * with so few tokens.
   */
  private int value(P position) {
    List<BigInteger> heaps = notation.numbers(position);
    Integer known = values.get(heaps);
    if (known != null) {
      returns |= known == OPEN;
      return known;
    }
    values.put(heaps, OPEN);
    var met = new BitSet();
    budget.charge(1);
    game.moves(position, (to, _) -> {
      budget.charge(1);
      int value = value(to);
      if (!returns)
        met.set(value);
      return !returns;
    });
    values.put(heaps, met.nextClearBit(0));
    return met.nextClearBit(0);
  }
}
