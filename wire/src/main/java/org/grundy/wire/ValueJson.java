package org.grundy.wire;

import java.util.Arrays;
import java.util.List;
import org.grundy.calc.Calculator;
import org.grundy.effort.BudgetSpent;
import org.grundy.number.Dyadic;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.Wall;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What expressions are worth: {@code value} and {@code comparison} in the schema. Numbers that may be fractions are text. */
public final class ValueJson {
  /** A longer text is left out. */
  private static final int LONGEST = 1 << 20;

  private ValueJson() {
  }

  public static ObjectNode of(String expression, Values values, int value) {
    ObjectNode document = Json.document();
    document.put("expression", expression);
    ValueText.ascii(values).of(value, LONGEST).ifPresent(text -> document.put("value", text));
    ValueText.latex(values).of(value, LONGEST).ifPresent(text -> document.put("latex", text));
    document.put("outcome", values.outcome(value).code());
    Thermograph thermograph = new Thermographs(values).of(value);
    document.put("leftStop", values.leftStop(value).toString()).put("rightStop", values.rightStop(value).toString());
    document.put("mean", thermograph.mean().toString()).put("temperature", thermograph.temperature().toString());
    document.set("birthday", Json.whole(new Followers(values).birthday(value)));
    ObjectNode walls = document.putObject("thermograph");
    wall(walls.putArray("left"), thermograph.left());
    wall(walls.putArray("right"), thermograph.right());
    return document;
  }

  private static void wall(ArrayNode into, Wall wall) {
    for (Wall.Corner corner : wall.corners()) {
      Dyadic at = corner.temperature();
      into.addObject().put("temperature", at.toString()).put("value", corner.value().toString());
    }
  }

  public static ObjectNode of(String expression, Calculator.Compared compared) {
    return Json.document().put("expression", expression).put("holds", compared.holds())
        .put("order", compared.order().sign());
  }

  /** Whether a value passes a test. */
  public static ObjectNode of(String expression, boolean holds) {
    return Json.document().put("expression", expression).put("holds", holds);
  }

  /** The games born by a day, in order of their names. */
  public static ObjectNode days(int day, Values values, int[] games) {
    ObjectNode document = Json.document().put("day", day);
    ArrayNode list = document.putArray("values");
    ValueText text = ValueText.ascii(values);
    Arrays.stream(games).mapToObj(text::of).sorted().forEach(list::add);
    return document;
  }

  /** The values of rectangles, row by row. */
  public static ObjectNode table(String game, List<String> rows, List<String> columns, List<List<String>> cells) {
    ObjectNode document = Json.document().put("game", game);
    rows.forEach(document.putArray("rows")::add);
    columns.forEach(document.putArray("columns")::add);
    ArrayNode table = document.putArray("valueTable");
    for (List<String> row : cells)
      row.forEach(table.addArray()::add);
    return document;
  }

  /**
   * An expression for which the budget did not suffice.
   *
   * @param valued how many positions had a value then, and {@code stored} how many values were stored
   */
  public static ObjectNode gaveUp(String expression, BudgetSpent spent, long valued, long stored) {
    ObjectNode document = Json.document().put("expression", expression);
    ObjectNode gaveUp = document.putObject("gaveUp").put("limit", Json.code(spent.limit()));
    gaveUp.set("work", Json.whole(spent.spent().work()));
    gaveUp.set("positions", Json.whole(valued));
    gaveUp.set("values", Json.whole(stored));
    return document;
  }
}
