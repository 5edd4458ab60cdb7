package org.grundy.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.grundy.calc.Calculator;
import org.grundy.calc.Findings;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** What expressions are worth: {@code value} and {@code comparison} in the schema. Numbers that may be fractions are text. */
public final class ValueJson {
  /** A longer text is left out. */
  private static final int LONGEST = 1 << 20;

  private ValueJson() {
  }

  /**
   * The value of an expression. Of its outcome and stops the budget must not end; what else it does not suffice for stands in
   * {@code leftOut}.
   */
  public static ObjectNode of(String expression, Values values, int value) {
    return of(expression, values, value, List.of());
  }

  /** The same with what {@code --all} tells besides. */
  public static ObjectNode everything(String expression, Calculator calculator, int value) {
    return of(expression, calculator.values(), value, besides(calculator, value));
  }

  private static ObjectNode of(String expression, Values values, int value, List<Field> besides) {
    ObjectNode document = Json.document();
    document.put("expression", expression);
    ValueText.ascii(values).of(value, LONGEST).ifPresent(text -> document.put("value", text));
    ValueText.latex(values).of(value, LONGEST).ifPresent(text -> document.put("latex", text));
    document.put("outcome", values.outcome(value).code());
    document.put("leftStop", values.leftStop(value).toString()).put("rightStop", values.rightStop(value).toString());
    var thermographs = new Thermographs(values);
    var fields = new ArrayList<Field>();
    fields.add(text("mean", () -> thermographs.of(value).mean().toString()));
    fields.add(text("temperature", () -> thermographs.of(value).temperature().toString()));
    fields.add(new Field("birthday", () -> Optional.of(Json.whole(new Followers(values).birthday(value)))));
    fields.add(new Field("thermograph", () -> Optional.of(walls(thermographs.of(value)))));
    fields.addAll(besides);
    add(document, values, fields);
    return document;
  }

  /** A field to be worked out; not every value has one. */
  private record Field(String name, Supplier<Optional<JsonNode>> content) {
  }

  private static Field text(String name, Supplier<String> text) {
    return new Field(name, () -> Optional.of(StringNode.valueOf(text.get())));
  }

  private static void add(ObjectNode document, Values values, List<Field> fields) {
    Findings<Optional<JsonNode>> findings = Findings.of(values, fields.stream().map(Field::content).toList());
    var leftOut = new ArrayList<String>();
    for (int i = 0; i < fields.size(); i++) {
      String name = fields.get(i).name();
      findings.results().get(i).ifPresentOrElse(content -> content.ifPresent(node -> document.set(name, node)),
          () -> leftOut.add(name));
    }
    findings.spent().ifPresent(spent -> {
      ObjectNode told = document.putObject("leftOut");
      leftOut.forEach(told.putArray("fields")::add);
      told.put("limit", Json.code(spent.limit())).set("work", Json.whole(spent.spent().work()));
    });
  }

  /** Whether the budget ended before all fields of the value of an expression were worked out. */
  public static boolean complete(ObjectNode document) {
    return !document.has("leftOut");
  }

  private static ObjectNode walls(Thermograph thermograph) {
    ObjectNode walls = Json.object();
    wall(walls.putArray("left"), thermograph.left());
    wall(walls.putArray("right"), thermograph.right());
    return walls;
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

  private static List<Field> besides(Calculator calculator, int value) {
    Values values = calculator.values();
    return List.of(new Field("leftOptions", () -> names(values, values.left(value))),
        new Field("rightOptions", () -> names(values, values.right(value))),
        new Field("leftIncentives", () -> names(values, new Incentives(values).left(value))),
        new Field("rightIncentives", () -> names(values, new Incentives(values).right(value))),
        new Field("reduced", () -> name(values, new Reduction(values).of(value))),
        new Field("frozen", () -> name(values, new Cooling(values, new Thermographs(values)).freeze(value))),
        new Field("atomicWeight", () -> weight(values, value)),
        new Field("uptimal", () -> UptimalExpansion.of(values, value).map(found -> StringNode.valueOf(found.text()))),
        new Field("followers", () -> Optional.of(Json.whole(new Followers(values).count(value)))),
        new Field("courses", () -> Optional.of(Json.whole(new Courses(values).count(value)))),
        new Field("tests", () -> Optional.of(tests(calculator, value))));
  }

  private static Optional<JsonNode> weight(Values values, int value) {
    OptionalInt weight = new AtomicWeights(values).of(value);
    return weight.isPresent() ? name(values, weight.getAsInt()) : Optional.empty();
  }

  private static JsonNode tests(Calculator calculator, int value) {
    ArrayNode tests = Json.array();
    calculator.passed(value).forEach(tests::add);
    return tests;
  }

  private static Optional<JsonNode> name(Values values, int value) {
    return ValueText.ascii(values).of(value, LONGEST).map(StringNode::valueOf);
  }

  private static Optional<JsonNode> names(Values values, int[] of) {
    ArrayNode into = Json.array();
    names(into, values, of);
    return Optional.of(into);
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
   * An expression that the budget did not cover.
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
