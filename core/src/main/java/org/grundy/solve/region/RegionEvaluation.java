package org.grundy.solve.region;

import org.grundy.solve.board.Connections;
import org.grundy.solve.key.LongList;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/** Values regions by their moves, when the regions that moves leave have values. For one thread. */
final class RegionEvaluation {
  private final RegionRules rules;
  private final Connections connections;
  private final RegionValues known;
  private final ShortGames values;
  private final LongList boards = new LongList();
  private int[] options = new int[64];

  RegionEvaluation(RegionValues known, ShortGames values) {
    this.rules = known.table().rules();
    this.connections = rules.connections();
    this.known = known;
    this.values = values;
  }

  /** The value of a region; {@link RegionValues#UNKNOWN} when one that a move leaves is unknown. */
  int value(long low, long high) {
    boards.clear();
    rules.options(Player.LEFT, low, high, boards);
    int middle = boards.size / 2;
    rules.options(Player.RIGHT, low, high, boards);
    int count = boards.size / 2;
    values.budget().charge(count + 1L);
    if (count > options.length)
      options = new int[2 * count];
    for (int i = 0; i < count; i++) {
      options[i] = sum(boards.items[2 * i], boards.items[2 * i + 1]);
      if (options[i] == RegionValues.UNKNOWN)
        return RegionValues.UNKNOWN;
    }
    return values.make(options, 0, middle, count);
  }

  private int sum(long low, long high) {
    int sum = ShortGames.ZERO;
    for (long rest = low | high; rest != 0;) {
      long cells = connections.first(rest);
      rest &= ~cells;
      if (rules.isLive(low & cells, high & cells)) {
        int value = known.value(low & cells, high & cells);
        if (value == RegionValues.UNKNOWN)
          return RegionValues.UNKNOWN;
        sum = values.plus(sum, value);
      }
    }
    return sum;
  }
}
