package org.grundy.value.shortgame;

/**
 * Makes the canonical form of a game from its options (Conway 1976, chapter 10): tests for a number first, then drops
 * dominated options and bypasses reversible ones until none are left. Before all this, it looks up the options in the
 * store, where canonical ones are found at once.
 *
 * <p>Comparing creates no values, so one {@link UncanonicalForm} serves all games in turn. Time is dominated by
 * comparisons: for n options at most n^2 between options, and one between the game and each answer to an option.
 */
final class Canonicaliser {
  private final NumberUpStars nus;
  private final Store store;
  private final ValueComparator comparison;
  private final Meter meter;
  private final UncanonicalForm draft;
  private final SimplestNumber simplest;
  private final Shapes shapes;

  Canonicaliser(NumberUpStars nus, Store store, ValueComparator comparison, Meter meter) {
    this.nus = nus;
    this.store = store;
    this.comparison = comparison;
    this.meter = meter;
    this.draft = new UncanonicalForm(nus, comparison, meter);
    this.simplest = new SimplestNumber(nus, comparison);
    this.shapes = new Shapes(nus);
  }

  /** The value of {@code {options[from..middle) | options[middle..to)}}. Too long for the JIT compiler to inline. */
  int make(int[] options, int from, int middle, int to) {
    meter.charge(1L + to - from);
    Side left = draft.left;
    Side right = draft.right;
    copy(options, from, middle, left);
    copy(options, middle, to, right);
    if (left.count == 0 || right.count == 0)
      return simplest.number(left, right);
    int leftStop = simplest.greatest(left);
    int rightStop = simplest.least(right);
    int number = simplest.number(left, leftStop, right, rightStop);
    if (number != Store.UNKNOWN)
      return number;
    // Another option's right stop is above a left stop that is below the game's.
    int kept = 0;
    for (int i = 0; i < left.count; i++)
      if (nus.compareNumbers(comparison.leftStop(left.options[i]), leftStop) >= 0)
        left.options[kept++] = left.options[i];
    left.count = kept;
    kept = 0;
    for (int i = 0; i < right.count; i++)
      if (nus.compareNumbers(comparison.rightStop(right.options[i]), rightStop) <= 0)
        right.options[kept++] = right.options[i];
    right.count = kept;
    left.sort();
    right.sort();
    int found = store.find(left.options, left.count, right.options, right.count);
    if (found != Store.UNKNOWN)
      return found;
    draft.removeDominated(left);
    draft.removeDominated(right);
    found = store.find(left.options, left.count, right.options, right.count);
    if (found != Store.UNKNOWN)
      return found;
    draft.begin(leftStop, rightStop);
    while (bypassLeft(left))
      reduce(left);
    while (bypassRight(right))
      reduce(right);
    return intern(left, right, leftStop, rightStop);
  }

  private static void copy(int[] options, int from, int to, Side side) {
    side.clear();
    for (int i = from; i < to; i++)
      side.add(options[i]);
  }

  private int intern(Side left, Side right, int leftStop, int rightStop) {
    int sum = shapes.recognised(left, right);
    if (sum != Store.UNKNOWN)
      return sum;
    int found = store.find(left.options, left.count, right.options, right.count);
    return found != Store.UNKNOWN ? found
        : store.add(left.options, left.count, right.options, right.count, leftStop, rightStop, draft.signature());
  }

  /** The value with options known to be canonical, which is not a number: a translate of a stored value. */
  int translate(int[] options, int from, int middle, int to, int leftStop, int rightStop) {
    copy(options, from, middle, draft.left);
    copy(options, middle, to, draft.right);
    draft.left.sort();
    draft.right.sort();
    return intern(draft.left, draft.right, leftStop, rightStop);
  }

  private void reduce(Side side) {
    side.sort();
    draft.removeDominated(side);
  }

  /**
   * Bypasses Left's first reversible option, if there is one. A number that is not dominated is the game's left stop,
   * and no answer to it can be both above that and below the game, so numbers never reverse.
   */
  private boolean bypassLeft(Side left) {
    for (int i = 0; i < left.count; i++) {
      int option = left.options[i];
      if (nus.isNumber(option))
        continue;
      int answers = comparison.rightCount(option);
      for (int j = 0; j < answers; j++) {
        int answer = comparison.right(option, j);
        if (draft.atLeast(answer)) {
          left.removeAt(i);
          addLefts(answer, left);
          return true;
        }
      }
    }
    return false;
  }

  private boolean bypassRight(Side right) {
    for (int i = 0; i < right.count; i++) {
      int option = right.options[i];
      if (nus.isNumber(option))
        continue;
      int answers = comparison.leftCount(option);
      for (int j = 0; j < answers; j++) {
        int answer = comparison.left(option, j);
        if (draft.atMost(answer)) {
          right.removeAt(i);
          addRights(answer, right);
          return true;
        }
      }
    }
    return false;
  }

  /** All of Left's options, including those of a number. */
  void addLefts(int value, Side out) {
    if (nus.isNumber(value))
      NumberForms.left(nus, value).ifPresent(out::add);
    else
      for (int i = 0, count = comparison.leftCount(value); i < count; i++)
        out.add(comparison.left(value, i));
  }

  void addRights(int value, Side out) {
    if (nus.isNumber(value))
      NumberForms.right(nus, value).ifPresent(out::add);
    else
      for (int i = 0, count = comparison.rightCount(value); i < count; i++)
        out.add(comparison.right(value, i));
  }
}
