package org.grundy.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Holding;
import org.grundy.game.Heaps;
import org.grundy.solve.prover.HeapRules;

/**
 * The P-positions of a game of several heaps, ordered by the largest heap, then by the first, the second and so on: no
 * move leads from one to another. Where the order of the heaps does not matter, they ascend. Where moves only take,
 * options stand before their position; other options are played through, as deep as play is long.
 *
 * <p>Time: the moves of all positions up to the largest heap. Space: the P-positions, and those played through.
 */
final class HeapsInOrder {
  private final HeapRules rules;
  private final int count;
  private final Budget budget;
  private final Holding held;
  private final long each;
  private final List<long[]> rows = new ArrayList<>();
  private final Set<Heaps> lost = new HashSet<>();
  private final Map<Heaps, Boolean> played = new HashMap<>();
  /** The position reached; those before it are decided. */
  private final long[] at;

  private HeapsInOrder(HeapRules rules, int count, Budget budget) {
    this.rules = rules;
    this.count = count;
    this.budget = budget;
    this.held = new Holding(budget);
    this.each = Holding.ENTRY + (rules.heaps() + 2L) * Holding.ENTRY;
    this.at = new long[rules.heaps()];
  }

  /**
   * The first {@code count}; fewer when the budget ends first, but all with heaps up to the bound it tells.
   *
   * @throws BudgetSpent when the budget ends before the empty heaps are decided, or is cancelled
   */
  static PPositionSequence first(HeapRules rules, List<String> names, int count, Budget budget) {
    try (var scratch = budget.scratch()) {
      return new HeapsInOrder(rules, count, scratch.budget()).sequence(names);
    }
  }

  private PPositionSequence sequence(List<String> names) {
    int complete = 0;
    long lookedTo = Long.MAX_VALUE;
    for (long largest = 0; rows.size() < count; largest++)
      try {
        complete = rows.size();
        choose(0, largest, false);
      } catch (BudgetSpent spent) {
        spent.rethrowIfCancelled();
        if (complete == 0)
          throw spent;
        rows.subList(complete, rows.size()).clear();
        lookedTo = largest - 1;
        break;
      }
    return new PPositionSequence(PPositionSequence.TABLE, names, rows.toArray(long[][]::new), false, lookedTo);
  }

  /** Chooses the heaps from {@code place} on, of which one must be the largest unless one before is. */
  private void choose(int place, long largest, boolean reached) {
    if (place == at.length) {
      look();
      return;
    }
    long least = place > 0 && rules.symmetric() ? at[place - 1] : 0;
    if (place == at.length - 1 && !reached)
      least = largest;
    for (long heap = least; heap <= largest && rows.size() < count; heap++) {
      at[place] = heap;
      choose(place + 1, largest, reached || heap == largest);
    }
  }

  private void look() {
    budget.charge(1);
    Heaps position = Heaps.of(at.clone());
    if (isWon(position))
      return;
    held.add(each);
    lost.add(position);
    rows.add(at.clone());
  }

  private boolean isWon(Heaps position) {
    return rules.leads(position, option -> {
      budget.charge(1);
      return isLost(rules.symmetric() ? option.sorted() : option);
    });
  }

  private boolean isLost(Heaps option) {
    if (option.small() && isBefore(option.toLongs()))
      return lost.contains(option);
    Boolean known = played.get(option);
    if (known == null) {
      known = !isWon(option);
      held.add(each);
      played.put(option, known);
    }
    return known;
  }

  private boolean isBefore(long[] option) {
    int larger = Long.compare(largest(option), largest(at));
    return larger < 0 || larger == 0 && Arrays.compare(option, at) < 0;
  }

  private static long largest(long[] heaps) {
    return IntStream.range(0, heaps.length).mapToLong(i -> heaps[i]).max().orElse(0);
  }
}
