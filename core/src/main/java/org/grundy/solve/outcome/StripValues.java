package org.grundy.solve.outcome;

import java.util.List;
import org.grundy.value.shortgame.ShortGames;

/**
 * The {@link ValueBounds} of every set of free cells of a strip, with the player as Left. They come from its canonical form,
 * and are found when they are first asked for, by one thread.
 *
 * <p>Time: the canonical forms of the connected sets of cells that are met. Space: 12 bytes for each set of cells, and the
 * forms.
 */
final class StripValues {
  private final StripRules rules;
  private final ValueBounds found;
  private final ShortGames values;
  /** The form of each set of cells, plus 1; 0 where it is not known yet. */
  private int[] forms = {};
  /** The bounds of each set of cells. */
  private volatile long[] bounds = {};

  StripValues(StripRules rules, ValueBounds found) {
    this.rules = rules;
    this.found = found;
    this.values = found.values();
  }

  StripRules rules() {
    return rules;
  }

  /** The bounds of the value of some free cells. */
  long bounds(int cells) {
    if (bounds.length == 0)
      makeTables();
    if (bounds[cells] == ValueBounds.UNKNOWN)
      bounds[cells] = found.of(form(cells));
    return bounds[cells];
  }

  /** What {@link #bounds} found before, for any thread. */
  long known(int cells) {
    long[] now = bounds;
    return now.length == 0 ? ValueBounds.UNKNOWN : now[cells];
  }

  private void makeTables() {
    int size = 1 << 2 * rules.width();
    found.budget().reserve((Integer.BYTES + (long) Long.BYTES) * size);
    forms = new int[size];
    bounds = new long[size];
  }

  /** The value of some free cells: the sum of those of its connected parts. */
  private int form(int cells) {
    if (forms[cells] == 0) {
      int sum = ShortGames.ZERO;
      for (int rest = cells; rest != 0;) {
        int part = connected(rest);
        rest &= ~part;
        sum = values.plus(sum, formOfPart(part, cells));
      }
      forms[cells] = sum + 1;
    }
    return forms[cells] - 1;
  }

  private int formOfPart(int part, int whole) {
    if (part != whole)
      return form(part);
    values.budget().charge(1);
    return values.make(options(rules.placements(), part), options(rules.replies(), part));
  }

  private int[] options(List<Integer> placements, int cells) {
    return placements.stream().filter(placement -> (placement & ~cells) == 0)
        .mapToInt(placement -> form(cells & ~placement)).toArray();
  }

  /** The cells that placements connect with the first of some. */
  private int connected(int cells) {
    int part = Integer.lowestOneBit(cells);
    for (int before = 0; before != part;) {
      before = part;
      for (List<Integer> placements : List.of(rules.placements(), rules.replies()))
        for (int placement : placements)
          if ((placement & ~cells) == 0 && (placement & part) != 0)
            part |= placement;
    }
    return part;
  }
}
