package org.grundy.solve.region;

import java.util.Arrays;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.LeastImage;
import org.grundy.value.shortgame.ShortGames;

/**
 * Looks the values of regions up in a {@link RegionTable}, for one thread and one owner of values. The handle of each form
 * is made when it is first asked for, and kept: 4 bytes for each form of the table.
 *
 * <p>Looking a region up takes some 20 operations for each symmetry and three cache misses.
 */
public final class RegionValues {
  /** The table does not have the region. Handles are 0 or more. */
  public static final int UNKNOWN = RegionTable.UNKNOWN;

  private final RegionTable table;
  private final ShortGames values;
  private final LeastImage images;
  /** By the number of the form, plus 1; 0 where it is not made yet. */
  private int[] handles;
  private long found;

  /** @throws org.grundy.effort.BudgetSpent when there is no memory for the handles */
  public RegionValues(RegionTable table, ShortGames values) {
    this(table, values, new int[table.forms()]);
    values.budget().reserve((long) Integer.BYTES * handles.length);
  }

  /** The same handles for another thread, whose values are a view of the same ones. */
  public RegionValues(RegionValues leader, ShortGames values) {
    this(leader.table, values, leader.handles);
  }

  private RegionValues(RegionTable table, ShortGames values, int[] handles) {
    this.table = table;
    this.values = values;
    this.images = table.rules().images();
    this.handles = handles;
  }

  public RegionTable table() {
    return table;
  }

  /** How many regions were found. */
  public long found() {
    return found;
  }

  /** Makes room for the forms of tiers that were added. */
  void enlarge() {
    if (handles.length < table.forms())
      handles = Arrays.copyOf(handles, values.budget().grown(handles.length, table.forms(), Integer.BYTES));
  }

  /**
   * The value of a region; {@link #UNKNOWN} if the table does not have it.
   *
   * @param low    the first bits of its cells' codes, and {@code high} the second, as in {@link RegionRules}
   * @param layout on which they lie
   */
  public int value(long low, long high, BitboardLayout layout) {
    BitboardLayout own = table.rules().layout();
    if (layout.stride() == own.stride())
      return value(low, high);
    int corner = layout.corner(low | high);
    long cells = (low | high) >>> corner;
    int rows = (Long.SIZE - 1 - Long.numberOfLeadingZeros(cells)) / layout.stride() + 1;
    if (rows > own.rows() || width(cells, layout) > own.columns())
      return UNKNOWN;
    return value(laid(low >>> corner, layout, rows, own), laid(high >>> corner, layout, rows, own));
  }

  private static int width(long cells, BitboardLayout layout) {
    long columns = 0;
    for (int row = 0; row < Long.SIZE / layout.stride(); row++)
      columns |= row(cells, row, layout);
    return Long.SIZE - Long.numberOfLeadingZeros(columns);
  }

  private static long row(long cells, int row, BitboardLayout layout) {
    long mask = layout.stride() == Long.SIZE ? -1 : (1L << layout.stride()) - 1;
    return cells >>> row * layout.stride() & mask;
  }

  private static long laid(long cells, BitboardLayout from, int rows, BitboardLayout to) {
    long laid = 0;
    for (int row = 0; row < rows; row++)
      laid |= row(cells, row, from) << row * to.stride();
    return laid;
  }

  /** The value of a region that lies as those of the table. */
  int value(long low, long high) {
    images.find(low, high);
    int number = table.find(images.low(), images.high());
    if (number == RegionTable.UNKNOWN)
      return UNKNOWN;
    found++;
    int handle = handle(number);
    return images.negated() ? values.negative(handle) : handle;
  }

  /** Tells the numbers of the forms that have handles. */
  void tell(NewForms forms) {
    for (int number = 0; number < handles.length; number++)
      if (handles[number] != 0)
        forms.know(handles[number] - 1, number);
  }

  /** The handle of a form; its options are made first. */
  int handle(int number) {
    if (handles[number] != 0)
      return values.received(handles[number] - 1);
    int[] form = table.list().get(number);
    int made;
    if (RegionForms.isSum(form)) {
      RegionListing.Sum sum = RegionForms.sum(form);
      made = values.sum(sum.number(), sum.ups(), sum.nimber());
    } else {
      int[] options = new int[form.length - 1];
      for (int i = 0; i < options.length; i++)
        options[i] = handle(form[i + 1]);
      made = values.make(options, 0, RegionForms.lefts(form), options.length);
    }
    handles[number] = made + 1;
    return made;
  }
}
