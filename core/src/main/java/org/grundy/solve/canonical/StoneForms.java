package org.grundy.solve.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.solve.key.LongIntMap;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.StoneKeys;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/**
 * Values of boards of at most 32 cells on which stones are placed and stay. A position is a number of {@link StoneKeys}, and
 * its value is that with the player to move as Left, which is the negative of that with the other player to move. Of
 * these two numbers, the lesser one is looked up.
 *
 * <p>Time: each position once, for each of its moves a few lookups. Space: 24 to 48 bytes for a position, and the canonical
 * forms. Recursion is as deep as play is long, at most the number of cells.
 */
final class StoneForms implements BoardForms {
  private final Ruleset<Grid> game;
  private final StoneKeys keys;
  private final ShortGames values;
  /** By the complements of numbers, because a number may be 0. */
  private final LongIntMap known;
  /** The options of the position at each depth. */
  private final List<LongList> options = new ArrayList<>();
  private int[] stack = new int[256];
  private int top;
  private int depth;
  private long asked;
  /** The most moves that could follow in a position with a value. */
  private int largest;

  private StoneForms(Ruleset<Grid> game, StoneKeys keys, ShortGames values) {
    this.game = game;
    this.keys = keys;
    this.values = values;
    this.known = new LongIntMap(values.budget());
  }

  /** For boards with the same blocked cells as this one; empty for other games and larger boards. */
  static Optional<StoneForms> of(Ruleset<?> game, Grid board, ShortGames values) {
    @SuppressWarnings("unchecked") // its positions are grids
    var grids = (Ruleset<Grid>) game;
    return StoneKeys.of(new Position.Single<>(grids, board)).map(keys -> new StoneForms(grids, keys, values));
  }

  /** Whether it values a board. */
  boolean holds(Grid board) {
    return key(board).isPresent();
  }

  private OptionalLong key(Grid board) {
    return keys.key(new Position.Single<>(game, board), Player.LEFT);
  }

  @Override
  public int count() {
    return known.count();
  }

  @Override
  public int doublings() {
    return BoardForms.doublings(keys.tier(asked), largest, count());
  }

  @Override
  public Optional<RegionUse> use() {
    return Optional.empty();
  }

  @Override
  public int value(Grid board) {
    int before = top;
    depth = 0;
    asked = key(board).orElseThrow();
    try {
      return value(asked);
    } finally {
      top = before;
    }
  }

  /** The value when the player to move is Left. */
  private int value(long key) {
    long exchanged = keys.exchanged(key);
    return Long.compareUnsigned(exchanged, key) < 0 ? values.negative(normalValue(exchanged, key))
        : normalValue(key, exchanged);
  }

  private int normalValue(long key, long exchanged) {
    int found = known.get(~key);
    if (found != LongIntMap.UNKNOWN)
      return found;
    int from = top;
    options(key, true);
    int middle = top;
    options(exchanged, false);
    values.budget().charge(top - from + 1L);
    int value = values.make(stack, from, middle, top);
    top = from;
    known.put(~key, value);
    largest = Math.max(largest, keys.tier(key));
    return value;
  }

  /** The values of the options of the player to move; after a move, the other player is to move. */
  private void options(long key, boolean left) {
    if (depth == options.size())
      options.add(new LongList());
    LongList found = options.get(depth++);
    found.clear();
    keys.options(key, found, values.budget());
    for (int i = 0; i < found.size; i++) {
      int value = value(found.items[i]);
      if (top == stack.length)
        stack = Arrays.copyOf(stack, 2 * top);
      stack[top++] = left ? values.negative(value) : value;
    }
    depth--;
  }
}
