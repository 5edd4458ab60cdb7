package org.grundy.calc;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/** Writes the fields for programs about several values, and about those that a budget did not cover. */
public final class ValueFields {
  /** The longest text written; longer ones are left out. */
  static final int LONGEST = 1 << 20;

  private ValueFields() {
  }

  /** The values in order of their names. */
  static List<String> names(ShortGames values, int[] of) {
    ValueText text = ValueText.ascii(values);
    return Arrays.stream(of).mapToObj(value -> text.of(value, LONGEST).orElse("..")).sorted().toList();
  }

  /** The games born by a day. */
  public static void day(Fields out, int day, ShortGames values, int[] games) {
    out.put("day", day).list("values", names(values, games));
  }

  /**
   * The values of rectangles, row by row.
   *
   * @param spent the limit reached before there were more rows
   */
  public static void table(Fields out, String game, List<String> rows, List<String> columns, List<List<String>> cells,
      Optional<BudgetSpent> spent) {
    out.put("game", game).list("rows", rows).list("columns", columns).list("valueTable", cells);
    spent.ifPresent(ended -> limit(out.object("gaveUp"), ended));
  }

  /**
   * An expression that the budget did not cover.
   *
   * @param valued the number of positions valued by then, and {@code stored} the number of values stored
   */
  public static void gaveUp(Fields out, String expression, BudgetSpent spent, long valued, long stored) {
    limit(out.put("expression", expression).object("gaveUp"), spent).put("positions", valued).put("values", stored);
  }

  static Fields limit(Fields out, BudgetSpent spent) {
    return out.put("limit", spent.limit()).put("work", spent.spent().work());
  }
}
