package org.grundy.solve.arena;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.game.ImpartialForm;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.StoneGame;
import org.grundy.solve.key.LongIntMap;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.StoneKeys;
import org.grundy.value.Player;

/**
 * Nim-values of boards of at most 32 cells on which each player may place stones of both colours, on words of bits. A
 * position is a number of {@link StoneKeys}, the lesser of those with either colour in front.
 *
 * <p>Time: each position once, for each of its moves a few lookups. Space: 24 to 48 bytes for a position. Recursion is as
 * deep as play is long, at most the number of cells.
 */
final class StoneNimbers {
  private final Ruleset<Grid> game;
  private final StoneKeys keys;
  private final Budget budget;
  /** By the complements of numbers, because a number may be 0. */
  private final LongIntMap known;
  /** The options of the position at each depth. */
  private final List<LongList> options = new ArrayList<>();
  private int depth;

  private StoneNimbers(Ruleset<Grid> game, StoneKeys keys, Budget budget) {
    this.game = game;
    this.keys = keys;
    this.budget = budget;
    this.known = new LongIntMap(budget);
  }

  /** For boards with the same blocked cells as a part; empty for other games and larger boards. */
  static Optional<StoneNimbers> of(Arena.Described part, Budget budget) {
    if (!(part.game() instanceof ImpartialForm<?> form && form.of() instanceof StoneGame))
      return Optional.empty();
    @SuppressWarnings("unchecked") // its positions are grids
    var game = (Ruleset<Grid>) form.of();
    return StoneKeys.of(new Position.Single<>(game, part.board())).map(keys -> new StoneNimbers(game, keys, budget));
  }

  /** How many positions have a nim-value. */
  int count() {
    return known.count();
  }

  /** Whether it values a board. */
  boolean holds(Arena.Described part) {
    return part.game() instanceof ImpartialForm<?> form && form.of().equals(game) && key(part.board()).isPresent();
  }

  private OptionalLong key(Grid board) {
    return keys.key(new Position.Single<>(game, board), Player.LEFT);
  }

  int value(Grid board) {
    depth = 0;
    return value(key(board).orElseThrow());
  }

  private int value(long key) {
    long exchanged = keys.exchanged(key);
    return Long.compareUnsigned(exchanged, key) < 0 ? normalValue(exchanged, key) : normalValue(key, exchanged);
  }

  private int normalValue(long key, long exchanged) {
    int found = known.get(~key);
    if (found != LongIntMap.UNKNOWN)
      return found;
    if (depth == options.size())
      options.add(new LongList());
    LongList after = options.get(depth++);
    after.clear();
    keys.options(key, after, budget);
    keys.options(exchanged, after, budget);
    budget.charge(after.size + 1L);
    var seen = new BitSet(after.size + 1);
    for (int i = 0; i < after.size; i++)
      seen.set(value(after.items[i]));
    depth--;
    int value = seen.nextClearBit(0);
    known.put(~key, value);
    return value;
  }
}
