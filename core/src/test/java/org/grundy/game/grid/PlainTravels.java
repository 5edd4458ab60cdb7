package org.grundy.game.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.value.Player;

/** The moves of games whose stones travel, written out by hand: what the patterns are compared with. */
public final class PlainTravels {
  private static final int[][] SIDES = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  private static final int[][] QUEEN = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

  private PlainTravels() {
  }

  /** An option with what is touched. */
  public static String move(Grid option, int... touched) {
    return option + " " + Arrays.toString(touched);
  }

  private static char at(Grid board, int row, int column) {
    return row < 0 || column < 0 || row >= board.rows() || column >= board.columns() ? '!' : board.get(row, column);
  }

  private static char stone(Player player) {
    return player == Player.LEFT ? 'x' : 'o';
  }

  public static List<String> clobber(Grid board, Player mover) {
    var moves = new ArrayList<String>();
    for (int from = 0; from < board.size(); from++)
      for (int[] step : SIDES) {
        int to = from + step[0] * board.columns() + step[1];
        if (board.get(from) == stone(mover) && at(board, from / board.columns() + step[0],
            from % board.columns() + step[1]) == stone(mover.opponent()))
          moves.add(move(board.with('.', from).with(stone(mover), to), from, to));
      }
    return moves;
  }

  public static List<String> konane(Grid board, Player mover) {
    var moves = new ArrayList<String>();
    for (int from = 0; from < board.size(); from++)
      for (int[] step : SIDES) {
        if (board.get(from) != stone(mover))
          continue;
        int row = from / board.columns();
        int column = from % board.columns();
        Grid after = board;
        while (at(board, row + step[0], column + step[1]) == stone(mover.opponent())
            && at(board, row + 2 * step[0], column + 2 * step[1]) == '.') {
          int over = (row + step[0]) * board.columns() + column + step[1];
          row += 2 * step[0];
          column += 2 * step[1];
          int to = row * board.columns() + column;
          after = after.with('.', over);
          moves.add(move(after.with('.', from).with(stone(mover), to), from, to));
        }
      }
    return moves;
  }

  public static List<String> amazons(Grid board, Player mover) {
    var moves = new ArrayList<String>();
    for (int from = 0; from < board.size(); from++)
      if (board.get(from) == stone(mover)) {
        Grid lifted = board.with('.', from);
        for (int to : reached(lifted, from))
          for (int arrow : reached(lifted, to))
            moves.add(move(lifted.with(stone(mover), to).with('#', arrow), from, to, arrow));
      }
    return moves;
  }

  private static List<Integer> reached(Grid board, int from) {
    var reached = new ArrayList<Integer>();
    for (int[] step : QUEEN)
      for (int far = 1; at(board, from / board.columns() + far * step[0],
          from % board.columns() + far * step[1]) == '.'; far++)
        reached.add(from + far * (step[0] * board.columns() + step[1]));
    return reached;
  }

  public static List<String> creatures(String line, Player mover, boolean jumps) {
    var moves = new ArrayList<String>();
    char own = mover == Player.LEFT ? 't' : 'f';
    int step = mover == Player.LEFT ? 1 : -1;
    for (int from = 0; from < line.length(); from++) {
      if (line.charAt(from) != own)
        continue;
      int far = cell(line, from + step) == '.' ? 1
          : jumps && cell(line, from + step) == (own == 't' ? 'f' : 't') && cell(line, from + 2 * step) == '.' ? 2 : 0;
      if (far > 0) {
        char[] after = line.toCharArray();
        after[from] = '.';
        after[from + far * step] = own;
        moves.add(new String(after) + " " + Arrays.toString(new int[]{from, from + far * step}));
      }
    }
    return moves;
  }

  private static char cell(String line, int place) {
    return place < 0 || place >= line.length() ? '!' : line.charAt(place);
  }
}
