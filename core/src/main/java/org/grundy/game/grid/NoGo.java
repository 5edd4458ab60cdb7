package org.grundy.game.grid;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.game.Characters;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * NoGo (N. Elran, Anti-Atari Go; introduced at Banff in 2011): stones are placed as in Go, but every group of either
 * player must keep an empty cell beside it.
 */
public final class NoGo extends Stones implements StoneGame {
  @Override
  public String name() {
    return "nogo";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Place one of your stones on an empty cell so that every group of stones, yours and the other "
        + "player's, still has an empty cell next to it.");
  }

  @Override
  public List<String> examples() {
    return List.of("3x3", "2x2", "1x4", "x.o/...");
  }

  /** Every group has an empty cell beside it, or no move could have led there. */
  @Override
  public Notation<Grid> notation() {
    return Characters.over(alphabet()).standard((rows, columns) -> start(rows, columns).lines())
        .meaning(cell -> meaning((char) cell)).as(NoGo::settled, Grid::lines)
        .mended(lines -> mended(Grid.of(lines)).lines());
  }

  /** Without the stones that have no empty cell beside their group. */
  private static Grid mended(Grid drawn) {
    Grid at = drawn;
    for (int place = 0; place < at.size(); place++)
      if (!stands(at, place))
        at = at.with(EMPTY, place);
    return at;
  }

  /** Whether the content of a cell may stand there. */
  private static boolean stands(Grid at, int place) {
    return at.get(place) != LEFT && at.get(place) != RIGHT || free(at, place);
  }

  private static Grid settled(List<String> lines) {
    Grid at = Grid.of(lines);
    for (int place = 0; place < at.size(); place++)
      if (!stands(at, place))
        throw BadInput.because("row {0}, column {1}: expected an empty cell next to each group of stones, found none",
            place / at.columns() + 1, place % at.columns() + 1);
    return at;
  }

  @Override
  public String touchedAlike() {
    return "" + LEFT + RIGHT;
  }

  @Override
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    for (int place = 0; place < at.size(); place++)
      if (at.get(place) == EMPTY) {
        Grid after = at.with(stone(mover), place);
        if (free(after, place) && besideAreFree(after, place) && !out.to(after, place))
          return;
      }
  }

  private static boolean besideAreFree(Grid at, int place) {
    for (int[] step : SIDES) {
      int next = beside(at, place, step);
      if (next != NOWHERE && (at.get(next) == LEFT || at.get(next) == RIGHT) && !free(at, next))
        return false;
    }
    return true;
  }

  /** Whether the group of a stone has an empty cell beside it. */
  private static boolean free(Grid at, int place) {
    char colour = at.get(place);
    var seen = new BitSet(at.size());
    var open = new ArrayDeque<Integer>();
    seen.set(place);
    open.add(place);
    while (!open.isEmpty()) {
      int stone = open.pop();
      for (int[] step : SIDES) {
        int next = beside(at, stone, step);
        if (next != NOWHERE && at.get(next) == EMPTY)
          return true;
        if (next != NOWHERE && at.get(next) == colour && !seen.get(next)) {
          seen.set(next);
          open.push(next);
        }
      }
    }
    return false;
  }

  /**
   * {@inheritDoc} On a line, two stones of different colours beside each other separate what is left of them from what is
   * right: each has its empty cells on its own side.
   */
  @Override
  public List<Grid> summands(Grid at) {
    if (!isLine(at))
      return super.summands(at);
    var runs = new ArrayList<BitSet>();
    var run = new BitSet(at.size());
    for (int place = 0; place < at.size(); place++) {
      if (place > 0 && !run.isEmpty() && separated(at.get(place - 1), at.get(place))) {
        runs.add(run);
        run = new BitSet(at.size());
      }
      if (at.get(place) != BLOCKED)
        run.set(place);
    }
    if (!run.isEmpty())
      runs.add(run);
    return split(at, runs);
  }

  private static boolean separated(char before, char after) {
    return before == BLOCKED || after == BLOCKED || before != EMPTY && after != EMPTY && before != after;
  }

  private static boolean isLine(Grid at) {
    return at.rows() == 1 || at.columns() == 1;
  }

  /** {@inheritDoc} On a line, a group is as good as one stone. */
  @Override
  public Grid normal(Grid at) {
    return super.normal(isLine(at) ? withSingleStones(at) : at);
  }

  private static Grid withSingleStones(Grid at) {
    var kept = new StringBuilder();
    for (int place = 0; place < at.size(); place++)
      if (place == 0 || at.get(place) == EMPTY || at.get(place) != at.get(place - 1))
        kept.append(at.get(place));
    return Grid.of(List.of(kept.toString()));
  }

  /**
   * {@inheritDoc} A stone takes an empty cell from the groups beside it: from none of the opponent's that has no other, and its
   * own group needs another.
   */
  @Override
  public long legal(Lattice board, long own, long others, long empty) {
    long roomy = 0;
    for (long left = own; left != 0;) {
      long group = board.connected(Long.lowestOneBit(left), own);
      left &= ~group;
      if (Long.bitCount(board.beside(group) & empty) > 1)
        roomy |= group;
    }
    long last = 0;
    for (long left = others; left != 0;) {
      long group = board.connected(Long.lowestOneBit(left), others);
      left &= ~group;
      long free = board.beside(group) & empty;
      if (Long.bitCount(free) == 1)
        last |= free;
    }
    return empty & ~last & board.beside(empty | roomy);
  }

  @Override
  public boolean forbidsStoneByStone() {
    return false;
  }
}
