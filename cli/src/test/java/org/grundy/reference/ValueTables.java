package org.grundy.reference;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.reference.TableCheck.Found;
import org.grundy.value.Outcome;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Companion;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Incentives;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.StopCounts;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.UptimalExpansion;
import org.grundy.value.thermal.Wall;

/** The tables of values: each row is computed anew, and values are compared as values. */
final class ValueTables {
  private final Calculator calculator = new Calculator(Catalog.standard(), Budget.unlimited());
  private final ShortGames values = calculator.values();
  private final Evaluation evaluation = new Evaluation(values);
  private final Thermographs thermographs = new Thermographs(values);
  private final Reduction reduction = new Reduction(values);
  private final AtomicWeights weights = new AtomicWeights(values);
  private final Followers followers = new Followers(values);
  private final StopCounts courses = new StopCounts(values);
  private final Incentives incentives = new Incentives(values);
  private final Companion companion = new Companion(values);

  private int read(String text) {
    return evaluation.value(ExpressionReader.read(text));
  }

  private static Found of(boolean passed) {
    return passed ? new TableCheck.Passed() : new TableCheck.Failed("the values differ");
  }

  TableCheck boards() {
    return columns(this::board, "game", "position", "outcome", "temperature", "value");
  }

  TableCheck expressions() {
    return columns(this::expression, "expression", "expected");
  }

  TableCheck shortGames() {
    return columns(this::shortGame, "property", "game", "expected");
  }

  TableCheck day3() {
    return columns(this::gameOfDay3, "game", "birthday", "outcome", "leftStop", "rightStop", "mean", "temperature",
        "atomicWeight", "rcf", "stopCount", "followerCount", "allSmall", "evenTempered", "companion", "G+G", "G+*",
        "G:*");
  }

  /** A check of the rows of a table whose columns are named. */
  private static TableCheck columns(Function<Row, Found> check, String... names) {
    return fields -> {
      if (fields.length != names.length)
        return new TableCheck.Failed("expected " + names.length + " columns, found " + fields.length);
      var cells = new LinkedHashMap<String, String>();
      for (int i = 0; i < names.length; i++)
        cells.put(names[i], fields[i]);
      return check.apply(new Row(cells));
    };
  }

  private Found board(Row row) {
    String position = row.get("game") + " " + row.get("position");
    try {
      Catalog.standard().ruleset(row.get("game"));
    } catch (BadInput _) {
      return new TableCheck.OutOfReach();
    }
    int value = calculator.value(position);
    return of(value == read(row.get("value")) && values.outcome(value).code().equals(row.get("outcome"))
        && (row.get("temperature").isEmpty()
            || thermographs.of(value).temperature().toString().equals(row.get("temperature"))));
  }

  private Found expression(Row row) {
    int expected;
    int found;
    try {
      expected = read(row.get("expected"));
      found = calculator.value(row.get("expression"));
    } catch (BadInput _) {
      return new TableCheck.OutOfReach();
    }
    return of(expected == found);
  }

  private Found gameOfDay3(Row row) {
    int game = read(row.get("game"));
    Thermograph thermograph = thermographs.of(game);
    OptionalInt weight = weights.of(game);
    String expected = row.get("atomicWeight");
    boolean weighed = weight.isEmpty() ? expected.equals("\"none\"")
        : !expected.equals("\"none\"") && weight.getAsInt() == read(expected);
    return of(weighed && followers.birthday(game).toString().equals(row.get("birthday"))
        && values.outcome(game).code().equals(row.get("outcome"))
        && values.leftStop(game).toString().equals(row.get("leftStop"))
        && values.rightStop(game).toString().equals(row.get("rightStop"))
        && thermograph.mean().toString().equals(row.get("mean"))
        && thermograph.temperature().toString().equals(row.get("temperature"))
        && reduction.of(game) == read(row.get("rcf"))
        && followers.count(game).toString().equals(row.get("followerCount"))
        && String.valueOf(followers.isAllSmall(game)).equals(row.get("allSmall"))
        && String.valueOf(courses.evenTempered(game)).equals(row.get("evenTempered"))
        && courses.count(game).toString().equals(row.get("stopCount"))
        && companion.of(game) == read(row.get("companion"))
        && values.plus(game, game) == read(row.get("G+G")) && values.plus(game, ShortGames.STAR) == read(row.get("G+*"))
        && calculatedOrdinal(game, row.get("game")) == read(row.get("G:*")));
  }

  private int calculatedOrdinal(int game, String text) {
    int ordinal = calculator.value("Ordinal(" + text + ",*)");
    return game == ShortGames.ZERO ? ShortGames.STAR : ordinal;
  }

  private Found shortGame(Row row) {
    int game;
    try {
      game = read(row.get("game"));
    } catch (BadInput _) {
      return new TableCheck.OutOfReach();
    }
    String expected = row.get("expected");
    Thermograph thermograph = thermographs.of(game);
    return switch (row.get("property")) {
      case "Birthday" -> same(followers.birthday(game), expected);
      case "FollowerCount" -> same(followers.count(game), expected);
      case "Followers" -> set(followers.of(game), expected);
      case "Options(Left)", "LeftOptions" -> set(values.left(game), expected);
      case "Options(Right)", "RightOptions" -> set(values.right(game), expected);
      case "Incentives" -> set(incentives.all(game), expected);
      case "LeftIncentives" -> set(incentives.left(game), expected);
      case "RightIncentives" -> set(incentives.right(game), expected);
      case "LeftStop", "Stop(Left)" -> same(values.leftStop(game), expected);
      case "RightStop", "Stop(Right)" -> same(values.rightStop(game), expected);
      case "Mean" -> same(thermograph.mean(), expected);
      case "Temperature" -> same(thermograph.temperature(), expected);
      case "Thermograph" -> of(thermograph(thermograph).equals(expected.replace(" ", "")));
      case "OutcomeClass" -> same(values.outcome(game), expected);
      case "Freeze" -> of(new Cooling(values, thermographs).freeze(game) == read(expected));
      case "Cool(-3/8)" -> of(new Cooling(values, thermographs).cool(game, Dyadic.of(-3, 3)) == read(expected));
      case "ReducedCanonicalForm" -> of(reduction.of(game) == read(expected));
      case "AtomicWeight" -> of(weights.of(game).isPresent() && weights.of(game).getAsInt() == read(expected));
      case "IsAtomic" -> same(weights.of(game).isPresent(), expected);
      case "IsEven" -> same(calculator.passed(game).contains("IsEven"), expected);
      case "IsOdd" -> same(calculator.passed(game).contains("IsOdd"), expected);
      case "IsNumber" -> same(values.isNumber(game), expected);
      case "IsInteger" -> same(values.isNumber(game) && values.numberPart(game).isInteger(), expected);
      case "IsNumberish" -> same(values.isNumberish(game), expected);
      case "IsInfinitesimal" -> same(values.isInfinitesimal(game), expected);
      case "IsAllSmall" -> same(followers.isAllSmall(game), expected);
      case "IsNimber" -> same(values.asNimber(game).isPresent(), expected);
      case "IsEvenTempered" -> same(courses.evenTempered(game), expected);
      case "IsOddTempered" -> same(courses.oddTempered(game), expected);
      case "StopCount" -> same(courses.count(game), expected);
      case "UptimalExpansion" ->
        same(UptimalExpansion.of(values, game).map(UptimalExpansion::text).orElse("none"), expected);
      case "IsUptimal" -> same(UptimalExpansion.of(values, game).isPresent(), expected);
      case "IsIdempotent" -> same(values.plus(game, game) == game, expected);
      case "Overheat(0,0)" -> of(calculator.value("Overheat(" + row.get("game") + ",0,0)") == read(expected));
      case "Companion" -> of(companion.of(game) == read(expected));
      case "PowTo(3)" -> of(calculator.value("PowTo(" + row.get("game") + ",3)") == read(expected));
      case "IsZero" -> same(game == ShortGames.ZERO, expected);
      default -> new TableCheck.OutOfReach();
    };
  }

  private static Found same(Object found, String expected) {
    return of(found.toString().equals(expected));
  }

  private static Found same(Outcome found, String expected) {
    return of(found.code().equals(expected));
  }

  /** A set of values as the braces of a set: read as Left's options of a form that is not computed. */
  private Found set(int[] found, String expected) {
    if (!expected.startsWith("{") || !expected.endsWith("}"))
      return new TableCheck.OutOfReach();
    int[] read = expected.equals("{}") ? new int[0] : split(expected.substring(1, expected.length() - 1));
    return of(
        Arrays.equals(Arrays.stream(found).sorted().distinct().toArray(), Arrays.stream(read).sorted().toArray()));
  }

  private int[] split(String list) {
    int depth = 0;
    var parts = new StringBuilder();
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
      parts.append(c == ',' && depth == 0 ? '\n' : c);
    }
    return parts.toString().lines().mapToInt(this::read).toArray();
  }

  /** Mast, corners from the highest down, and the slopes between and below them, of each wall. */
  private static String thermograph(Thermograph thermograph) {
    return "Thermograph(" + wall(thermograph.left(), thermograph.mean()) + ","
        + wall(thermograph.right(), thermograph.mean()) + ")";
  }

  private static String wall(Wall wall, Dyadic mast) {
    int corners = wall.corners().size();
    String at = IntStream.range(1, corners).map(i -> corners - i)
        .mapToObj(i -> wall.corners().get(i).temperature().toString())
        .collect(Collectors.joining(","));
    String slopes = IntStream.range(0, corners).map(i -> corners - 1 - i).mapToObj(i -> String.valueOf(wall.slope(i)))
        .collect(Collectors.joining(","));
    return mast + ",[" + at + "],[" + slopes + "]";
  }
}
