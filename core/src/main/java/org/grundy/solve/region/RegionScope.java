package org.grundy.solve.region;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.solve.board.BitboardLayout;

/** Which regions a database has. */
public sealed interface RegionScope {
  /** Of at most so many cells, with any contents; from 1 to 64. They fit into 8 by 8 cells. */
  record Cells(int most) implements RegionScope {
    public Cells {
      if (most < 1 || most > Long.SIZE)
        throw new IllegalArgumentException("cells: from 1 to " + Long.SIZE + ", not " + most);
    }

    @Override
    public String text() {
      return "of at most " + most + " cells";
    }

    @Override
    public BitboardLayout layout() {
      return layoutOf(SQUARE);
    }
  }

  /** Those that occur on boards, from their starting positions on. */
  record Boards(int fromRows, int toRows, int fromColumns, int toColumns) implements RegionScope {
    /** @throws BadInput when the largest does not fit into a word */
    public Boards {
      if (!fits(toRows, toColumns))
        throw BadInput.because(
            "boards of regions have at most {0}, {1}, {2} or {3} rows and columns, found {4}", "8x8", "4x16", "2x32",
            "1x64", toRows + "x" + toColumns);
    }

    /** Each as {@code RxC}. */
    public List<String> boards() {
      return IntStream.rangeClosed(fromRows, toRows).boxed()
          .flatMap(rows -> IntStream.rangeClosed(fromColumns, toColumns).mapToObj(columns -> rows + "x" + columns))
          .toList();
    }

    @Override
    public String text() {
      return "on boards " + ranges();
    }

    /** As they are given: {@code 1..4 1..6}. */
    public String ranges() {
      return fromRows + ".." + toRows + " " + fromColumns + ".." + toColumns;
    }

    @Override
    public BitboardLayout layout() {
      return layoutOf(stride(toColumns));
    }
  }

  int SQUARE = 8;

  /** In one line of a manifest. */
  String text();

  /** Where regions lie. */
  BitboardLayout layout();

  /** The layout of all boards that have a stride. */
  private static BitboardLayout layoutOf(int stride) {
    return new BitboardLayout(stride, Long.SIZE / stride, stride);
  }

  private static int stride(int columns) {
    return Math.max(SQUARE, Integer.highestOneBit(2 * columns - 1));
  }

  /** The scope that a manifest names; empty when it names none. */
  static Optional<RegionScope> parse(String text) {
    Matcher cells = Pattern.compile("of at most ([0-9]{1,2}) cells").matcher(text);
    if (cells.matches()) {
      int most = Integer.parseInt(cells.group(1));
      return most < 1 || most > Long.SIZE ? Optional.empty() : Optional.of(new Cells(most));
    }
    Matcher boards = Pattern.compile("on boards ([0-9]{1,2})\\.\\.([0-9]{1,2}) ([0-9]{1,2})\\.\\.([0-9]{1,2})")
        .matcher(text);
    if (!boards.matches())
      return Optional.empty();
    int[] ends = IntStream.rangeClosed(1, 4).map(group -> Integer.parseInt(boards.group(group))).toArray();
    return fits(ends[1], ends[3]) ? Optional.of(new Boards(ends[0], ends[1], ends[2], ends[3])) : Optional.empty();
  }

  private static boolean fits(int rows, int columns) {
    return columns <= Long.SIZE && rows <= Long.SIZE / stride(columns);
  }
}
