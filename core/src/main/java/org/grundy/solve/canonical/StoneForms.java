package org.grundy.solve.canonical;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.solve.key.StoneValuation;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.shortgame.ShortGames;

/**
 * Values of boards of at most 32 cells on which stones are placed and stay. With the players exchanged, a value is the
 * negative. The cost is that of {@link StoneValuation} and of the canonical forms.
 */
final class StoneForms extends StoneValuation implements BoardForms {
  private final ShortGames values;
  private long asked;
  /** The most moves that could follow in a position with a value. */
  private int largest;

  private StoneForms(Board board, ShortGames values) {
    super(board, values.budget());
    this.values = values;
  }

  /** For boards with the same blocked cells as this one; empty for other games and larger boards. */
  static Optional<StoneForms> of(Ruleset<?> game, Grid at, ShortGames values) {
    return Board.of(game, at).map(board -> new StoneForms(board, values));
  }

  @Override
  public int doublings() {
    return BoardForms.doublings(keys().tier(asked), largest, count());
  }

  @Override
  public Optional<RegionUse> use() {
    return Optional.empty();
  }

  @Override
  public int value(Grid at) {
    asked = key(at);
    return valueOf(asked);
  }

  @Override
  protected Budget budget() {
    return values.budget();
  }

  @Override
  protected int exchanged(int value) {
    return values.negative(value);
  }

  /** After a move of the player in front, the other player is in front. */
  @Override
  protected int made(long key, int[] options, int from, int middle, int to) {
    for (int i = from; i < middle; i++)
      options[i] = values.negative(options[i]);
    largest = Math.max(largest, keys().tier(key));
    return values.make(options, from, middle, to);
  }
}
