package org.grundy.wire;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.calc.Calculator;
import org.grundy.calc.Reducing;
import org.grundy.calc.Told;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Courses;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Incentives;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.UptimalExpansion;
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

  /** What is told of a value and is none itself; a thermograph as it stands in {@link #of(String, Values, int)}. */
  public static ObjectNode of(String expression, Values values, Told told) {
    ObjectNode document = Json.document().put("expression", expression);
    return switch (told) {
      case Told.YesNo(boolean holds) -> document.put("holds", holds);
      case Told.Several(List<Integer> several) -> {
        names(document.putArray("values"), values, several.stream().mapToInt(Integer::intValue).toArray());
        yield document;
      }
      case Told.Words(Phrase phrase) -> document.put("told", phrase.toString());
      case Told.Walls(int value) -> of(expression, values, value);
    };
  }

  /** Adds what {@code --all} tells besides. */
  public static void everything(ObjectNode document, Calculator calculator, int value) {
    Values values = calculator.values();
    var incentives = new Incentives(values);
    names(document.putArray("leftOptions"), values, values.left(value));
    names(document.putArray("rightOptions"), values, values.right(value));
    names(document.putArray("leftIncentives"), values, incentives.left(value));
    names(document.putArray("rightIncentives"), values, incentives.right(value));
    name(document, "reduced", values, new Reduction(values).of(value));
    name(document, "frozen", values, new Cooling(values, new Thermographs(values)).freeze(value));
    new AtomicWeights(values).of(value).ifPresent(weight -> name(document, "atomicWeight", values, weight));
    UptimalExpansion.of(values, value).ifPresent(expansion -> document.put("uptimal", expansion.text()));
    document.set("followers", Json.whole(new Followers(values).count(value)));
    document.set("courses", Json.whole(new Courses(values).count(value)));
    calculator.passed(value).forEach(document.putArray("tests")::add);
  }

  private static void name(ObjectNode document, String field, Values values, int value) {
    ValueText.ascii(values).of(value, LONGEST).ifPresent(text -> document.put(field, text));
  }

  private static void names(ArrayNode into, Values values, int[] of) {
    ValueText text = ValueText.ascii(values);
    Arrays.stream(of).mapToObj(value -> text.of(value, LONGEST).orElse("..")).sorted().forEach(into::add);
  }

  /** Steps and reasons, in a language. */
  public static void lines(ArrayNode into, List<Reducing.Line> lines, Voice voice) {
    for (Reducing.Line line : lines)
      into.addObject().put("about", voice.say(line.about())).put("said", voice.say(line.said()));
  }

  /** The games born by a day, in order of their names. */
  public static ObjectNode days(int day, Values values, int[] games) {
    ObjectNode document = Json.document().put("day", day);
    ArrayNode list = document.putArray("values");
    ValueText text = ValueText.ascii(values);
    Arrays.stream(games).mapToObj(text::of).sorted().forEach(list::add);
    return document;
  }

  /**
   * The values of rectangles, row by row.
   *
   * @param spent the limit that was reached before there were more rows
   */
  public static ObjectNode table(String game, List<String> rows, List<String> columns, List<List<String>> cells,
      Optional<BudgetSpent> spent) {
    ObjectNode document = Json.document().put("game", game);
    rows.forEach(document.putArray("rows")::add);
    columns.forEach(document.putArray("columns")::add);
    ArrayNode table = document.putArray("valueTable");
    for (List<String> row : cells)
      row.forEach(table.addArray()::add);
    spent.ifPresent(ended -> document.putObject("gaveUp").put("limit", Json.code(ended.limit())).set("work",
        Json.whole(ended.spent().work())));
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
