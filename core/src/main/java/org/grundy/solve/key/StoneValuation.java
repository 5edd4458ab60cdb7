package org.grundy.solve.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.value.Player;

/**
 * Gives each position of a board of stones a number that is made from the numbers of its options. Of a position and the same
 * one with the other player to move, only the one with the lesser {@linkplain StoneKeys key} is kept.
 *
 * <p>Time: each position once, for each of its moves a few lookups. Space: 24 to 48 bytes for a position. Recursion is as
 * deep as play is long, at most the number of cells.
 */
public abstract class StoneValuation {
  private final Board board;
  /** By the complements of keys, because a key may be 0. */
  private final LongIntMap known;
  /** The options of the position at each depth. */
  private final List<LongList> options = new ArrayList<>();
  private int[] stack = new int[256];
  private int top;
  private int depth;

  /** A game of stones on boards with the same blocked cells. */
  public record Board(Ruleset<Grid> game, StoneKeys keys) {
    /** Empty for other games, and boards that are empty or too large. */
    public static Optional<Board> of(Ruleset<?> game, Grid at) {
      @SuppressWarnings("unchecked") // its positions are grids
      var grids = (Ruleset<Grid>) game;
      return StoneKeys.of(new Position.Single<>(grids, at)).map(keys -> new Board(grids, keys));
    }

    private OptionalLong key(Grid at) {
      return keys.key(new Position.Single<>(game, at), Player.LEFT);
    }
  }

  protected StoneValuation(Board board, Budget budget) {
    this.board = board;
    this.known = new LongIntMap(budget);
  }

  /** What the work is charged to. */
  protected abstract Budget budget();

  /**
   * The number of a position.
   *
   * @param key    of the position
   * @param values from {@code from} to {@code middle} those of the options of the player to move, then to {@code to} those of
   *               the other player's; each is that of the position with the player to move next in front
   */
  protected abstract int made(long key, int[] values, int from, int middle, int to);

  /** The number of a position when the other player is in front. */
  protected abstract int exchanged(int value);

  /** How many positions have a number. */
  public final int count() {
    return known.count();
  }

  protected final StoneKeys keys() {
    return board.keys;
  }

  /** Whether it knows the boards of a game with the same blocked cells as this one. */
  public final boolean holds(Ruleset<?> game, Grid at) {
    return board.game.equals(game) && board.key(at).isPresent();
  }

  /** The key of a board that it {@linkplain #holds holds}, with Left in front. */
  protected final long key(Grid at) {
    return board.key(at).orElseThrow();
  }

  /** The number of a position, given by its key. */
  protected final int valueOf(long key) {
    top = 0;
    depth = 0;
    return value(key);
  }

  private int value(long key) {
    long other = board.keys.exchanged(key);
    return Long.compareUnsigned(other, key) < 0 ? exchanged(least(other, key)) : least(key, other);
  }

  private int least(long key, long other) {
    int found = known.get(~key);
    if (found != LongIntMap.UNKNOWN)
      return found;
    int from = top;
    push(key);
    int middle = top;
    push(other);
    budget().charge(top - from + 1L);
    int value = made(key, stack, from, middle, top);
    top = from;
    known.put(~key, value);
    return value;
  }

  private void push(long key) {
    if (depth == options.size())
      options.add(new LongList());
    LongList found = options.get(depth++);
    found.clear();
    board.keys.options(key, found, budget());
    for (int i = 0; i < found.size; i++) {
      int value = value(found.items[i]);
      if (top == stack.length)
        stack = Arrays.copyOf(stack, 2 * top);
      stack[top++] = value;
    }
    depth--;
  }
}
