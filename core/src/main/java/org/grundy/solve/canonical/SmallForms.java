package org.grundy.solve.canonical;

import java.util.Arrays;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.PartForms;
import org.grundy.solve.engine.Context;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/**
 * Values parts that have few options. How many are few is found out: until a value takes too many steps, parts with a few
 * options more than the last ones are tried as well.
 *
 * <p>Time: at most {@link #WORK} steps for each part, and more than that only once. Space: an int for each part, and what
 * the canonical forms take.
 */
public final class SmallForms implements PartForms {
  /** Steps that a value may take, some 100 times those of a position that is searched. */
  private static final long WORK = 60_000;
  /** Of both players, tried first. */
  private static final int FEW_OPTIONS = 12;
  private static final int MORE_OPTIONS = 2;
  private static final int UNKNOWN = -1;
  private static final int NEVER = -2;

  private final Arena parts;
  private final CanonicalForms forms;
  private final ShortGames values;
  /** By part. */
  private int[] known = {};
  private int mostOptions = FEW_OPTIONS;
  /** Whether a value took too long. */
  private boolean settled;

  public SmallForms(Context context) {
    this.parts = context.arena();
    this.values = new ShortGames(context.budget());
    this.forms = new CanonicalForms(context, values);
  }

  @Override
  public ShortGames values() {
    return values;
  }

  @Override
  public OptionalInt value(int handle) {
    int part = handle / 2;
    ensure(part);
    if (known[part] == UNKNOWN)
      attempt(part);
    if (known[part] < 0)
      return OptionalInt.empty();
    return OptionalInt.of((handle & 1) != 0 ? values.negative(known[part]) : known[part]);
  }

  private void ensure(int part) {
    if (part < known.length)
      return;
    int from = known.length;
    known = Arrays.copyOf(known, values.budget().grown(from, Math.max(part + 1L, 2L * from)));
    Arrays.fill(known, from, known.length, UNKNOWN);
  }

  private void attempt(int part) {
    int options = parts.optionCount(2 * part, Player.LEFT) + parts.optionCount(2 * part, Player.RIGHT);
    if (options > mostOptions)
      return;
    known[part] = NEVER;
    Budget turn = values.budget().part(WORK);
    try {
      known[part] = values.within(turn, () -> forms.value(2 * part));
      if (!settled)
        mostOptions = Math.max(mostOptions, options + MORE_OPTIONS);
    } catch (BudgetSpent spent) {
      turn.forgive(spent);
      settled = true;
      mostOptions = Math.min(mostOptions, options - 1);
    }
  }
}
