package org.grundy.solve.region;

import java.util.OptionalInt;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.solve.board.LeastImage;

/** Looks nim-values of boards of an impartial game up in a {@link RegionTable}. For one thread. */
public final class RegionNimbers {
  private final RegionTable table;
  private final LeastImage images;
  private long found;

  public RegionNimbers(RegionTable table) {
    this.table = table;
    this.images = table.rules().images();
  }

  /** How many regions were found. */
  public long found() {
    return found;
  }

  public RegionTable table() {
    return table;
  }

  /** The nim-value of a board of a game; empty if it is another game, or some region of it is not in the table. */
  public OptionalInt value(Ruleset<?> game, Grid board) {
    RegionRules rules = table.rules();
    if (!table.isOf(game) || board.rows() > rules.layout().rows() || board.columns() > rules.layout().columns())
      return OptionalInt.empty();
    long[] words = rules.words(board);
    int sum = 0;
    int regions = 0;
    for (long rest = words[0] | words[1]; rest != 0;) {
      long cells = rules.connections().first(rest);
      rest &= ~cells;
      if (!rules.isLive(words[0] & cells, words[1] & cells))
        continue;
      images.find(words[0] & cells, words[1] & cells);
      int number = table.find(images.low(), images.high());
      OptionalInt nimber = number == RegionTable.UNKNOWN ? OptionalInt.empty()
          : RegionForms.asNimber(table.list().get(number));
      if (nimber.isEmpty())
        return nimber;
      sum ^= nimber.getAsInt();
      regions++;
    }
    found += regions;
    return OptionalInt.of(sum);
  }
}
