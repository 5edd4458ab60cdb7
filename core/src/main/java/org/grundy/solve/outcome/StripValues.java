package org.grundy.solve.outcome;

import org.grundy.effort.Budget;

/**
 * The {@link ValueBounds} of every set of free cells of a strip of two lines, with the player as Left, and of three lines
 * once enough strips have been asked for to be worth the time. One thread makes them, others use them. A budget that does
 * not suffice for a table gets none.
 *
 * <p>Time: a pass over the placements that fit, for each set without idle cells, charged to the budget of the whole
 * computation: the turn in which a table is made takes so much longer. Space: 4 bytes for each set; strips of
 * three lines of nine cells have 2^27 sets.
 */
final class StripValues {
  private static final int TWO_LINES = 2;
  /** The most cells of a strip of three lines. */
  private static final int MOST_CELLS = 27;
  /** How many sets are worth one question. */
  private static final int SETS_PER_QUESTION = 1 << 8;
  /** How many sets are made before the budget is asked. */
  private static final int SETS_AT_ONCE = 1 << 10;
  /** Sets take less time than positions. */
  private static final int SETS_PER_STEP = 8;

  private final StripRules rules;
  private final Budget budget;
  private volatile Table table = Table.NONE;
  private long asked;
  /** Whether no larger table is going to be made. */
  private boolean settled;

  /**
   * The bounds of all sets of cells.
   *
   * @param height how many lines a strip has; 0 before there is one
   * @param second when the player moves second
   * @param first  when the player moves first
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Table(int height, char[] second, char[] first) {
    static final Table NONE = new Table(0, new char[0], new char[0]);
  }

  StripValues(StripRules rules, Budget budget) {
    this.rules = rules;
    this.budget = budget;
    this.settled = StripRules.HEIGHT * rules.width() > MOST_CELLS || rules.lines() < StripRules.HEIGHT;
  }

  StripRules rules() {
    return rules;
  }

  /** The table so far. */
  Table table() {
    return table;
  }

  /** The table, made if there is none and the budget allows, or a larger one if this was asked often enough. */
  Table grownTable() {
    if (table.height == 0 && affords(TWO_LINES))
      table = made(TWO_LINES);
    asked++;
    if (!settled && asked > sets(StripRules.HEIGHT) / SETS_PER_QUESTION) {
      settled = true;
      if (affords(StripRules.HEIGHT)) {
        long before = bytes(table.height);
        table = made(StripRules.HEIGHT);
        budget.release(before);
      }
    }
    return table;
  }

  private boolean affords(int height) {
    return budget.affords(2 * bytes(height)) && budget.workLeft() > 2L * sets(height) / SETS_PER_STEP;
  }

  private int sets(int height) {
    return 1 << height * rules.width();
  }

  private long bytes(int height) {
    return 2L * Character.BYTES * sets(height);
  }

  private Table made(int height) {
    budget.reserve(bytes(height));
    int count = sets(height);
    var made = new Table(height, new char[count], new char[count]);
    var bounds = new ValueBounds();
    StripShape[] left = rules.placements().toArray(StripShape[]::new);
    StripShape[] right = rules.replies().toArray(StripShape[]::new);
    for (int cells = 0; cells < count; cells++) {
      if (cells % SETS_AT_ONCE == 0)
        budget.charge(SETS_AT_ONCE / SETS_PER_STEP);
      int usable = usable(left, cells) | usable(right, cells);
      if (usable == cells)
        add(cells, made, left, right, bounds);
      else {
        made.second[cells] = made.second[usable];
        made.first[cells] = made.first[usable];
      }
    }
    return made;
  }

  /** The cells of some free ones that some shapes can use. */
  private static int usable(StripShape[] shapes, int free) {
    int usable = 0;
    for (StripShape shape : shapes)
      usable |= shape.cells(shape.fits(free));
    return usable;
  }

  private static void add(int cells, Table made, StripShape[] left, StripShape[] right, ValueBounds bounds) {
    bounds.clear();
    for (StripShape shape : left)
      for (int places = shape.fits(cells); places != 0; places &= places - 1)
        bounds.addLeft(made.second[cells & ~shape.cells(Integer.lowestOneBit(places))]);
    for (StripShape shape : right)
      for (int places = shape.fits(cells); places != 0; places &= places - 1)
        bounds.addRight(made.first[cells & ~shape.cells(Integer.lowestOneBit(places))]);
    bounds.make();
    made.second[cells] = (char) bounds.second();
    made.first[cells] = (char) bounds.first();
  }
}
