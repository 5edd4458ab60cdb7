package org.grundy.solve.region;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.grid.GridGame;
import org.grundy.number.Dyadic;
import org.grundy.solve.board.BitboardLayout;

/** Lists the regions and forms of a {@link RegionTable}, for other programs. */
public record RegionListing(RegionTable table) {
  /**
   * A region and its value.
   *
   * @param cells the contents from the top left corner, with {@code /} between rows; {@code #} is outside the region
   * @param form  the number of its form
   */
  public record Region(String cells, int form) {
  }

  /**
   * A canonical form: a sum of a number, ups and a nimber, or its options.
   *
   * @param number its place among all
   * @param left   the numbers of Left's options, which are less than its own; none for a sum
   */
  public record Form(int number, Optional<Sum> sum, List<Integer> left, List<Integer> right) {
  }

  /** A number, so many ups, and a Nim heap. */
  public record Sum(Dyadic number, long ups, int nimber) {
  }

  /** Takes rows. */
  @FunctionalInterface
  public interface Sink<T> {
    void row(T row) throws IOException;
  }

  /** The regions of a tier, in the order of the table. */
  public void regions(int tier, Sink<Region> rows) throws IOException {
    RegionTier of = table.tier(tier);
    for (int i = 0; i < of.keys().size(); i++)
      rows.row(new Region(cells(of.keys().low(i), of.keys().high(i)), of.number(i)));
  }

  private String cells(long low, long high) {
    BitboardLayout layout = table.rules().layout();
    int rows = 0;
    int columns = 0;
    for (long rest = low | high; rest != 0; rest &= rest - 1) {
      rows = Math.max(rows, Long.numberOfTrailingZeros(rest) / layout.stride() + 1);
      columns = Math.max(columns, Long.numberOfTrailingZeros(rest) % layout.stride() + 1);
    }
    var text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "/");
      for (int column = 0; column < columns; column++) {
        int cell = layout.stride() * row + column;
        int code = (int) (low >>> cell & 1 | (high >>> cell & 1) << 1);
        text.append(code == 0 ? GridGame.BLOCKED : table.rules().content(code));
      }
    }
    return text.toString();
  }

  /** The forms that a tier has and lower ones do not, ascending. */
  public void forms(int tier, Sink<Form> rows) throws IOException {
    int first = IntStream.range(0, tier).map(table::newForms).sum();
    for (int number = first; number < first + table.newForms(tier); number++) {
      int[] form = table.list().get(number);
      if (RegionForms.isSum(form)) {
        rows.row(new Form(number, Optional.of(RegionForms.sum(form)), List.of(), List.of()));
      } else {
        List<Integer> options = IntStream.of(form).skip(1).boxed().toList();
        rows.row(new Form(number, Optional.empty(), options.subList(0, RegionForms.lefts(form)),
            options.subList(RegionForms.lefts(form), options.size())));
      }
    }
  }
}
