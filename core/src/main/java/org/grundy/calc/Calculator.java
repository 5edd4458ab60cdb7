package org.grundy.calc;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.line.LineReader;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.Expression;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.shortgame.Order;
import org.grundy.value.shortgame.Values;

/**
 * Works out expressions under a budget. It owns the values that come out. A text that begins with the name of a game is a
 * position; within an expression a position stands as {@code game(domineering 2x3)}.
 */
public final class Calculator {
  /** The name of a game and a position, or a name alone that is no value and no function. */
  private static final Pattern POSITION = Pattern.compile("(?!v+(?![a-z]))[a-z][a-z0-9-]*(?::\\S+)?(?:\\s.*|$)");

  private static final Pattern TERMS = Pattern.compile(" [+-] ");

  private final Catalog catalog;
  private final Values values;
  private final Functions functions;
  private final Tests tests;
  private final Solver solver;
  private final Evaluation evaluation;

  public Calculator(Catalog catalog, Budget budget) {
    this.catalog = catalog;
    this.values = new Values(budget);
    this.functions = new Functions(values);
    this.tests = new Tests(values);
    this.solver = new Solver(budget);
    this.evaluation = new Evaluation(values, new Evaluation.Words() {
      @Override
      public OptionalInt call(String name, int[] arguments) {
        return functions.call(name, arguments);
      }

      @Override
      public int position(String text) {
        return Calculator.this.position(text);
      }
    });
  }

  public Values values() {
    return values;
  }

  /** How many positions of games have been given a value so far. */
  public long valued() {
    return solver.valued();
  }

  /**
   * The value of an expression.
   *
   * @throws BadInput                              what was expected, what was found, and where
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public int value(String text) {
    try {
      return isPosition(text) ? position(text) : evaluation.value(ExpressionReader.read(text));
    } catch (ArithmeticException _) {
      throw BadInput.because("a multiple is too large to be worked out: {0}", BadInput.quoted(text));
    }
  }

  /** Whether a text is a position, also of a line of rules, or a sum in which one stands. */
  public static boolean isPosition(String text) {
    return LineReader.begins(text.strip()) || TERMS.splitAsStream(text.strip())
        .anyMatch(term -> POSITION.matcher(term).matches() || LineReader.begins(term.strip()));
  }

  private int position(String text) {
    Catalog.Setup setup = catalog.read(text);
    BadInput unknown = BadInput.because("no value is known of {0}", setup.position().text());
    if (setup.convention().orElse(Convention.NORMAL) == Convention.MISERE)
      throw unknown;
    return solver.form(setup.position(), values).orElseThrow(() -> unknown);
  }

  /** The names of functions and of tests, in alphabetical order. */
  public List<String> names() {
    var names = new TreeSet<>(functions.names());
    names.addAll(tests.names());
    return List.copyOf(names);
  }

  /** Whether a value passes the test that is put, such as {@code IsAllSmall(^)}; empty when the text is no test. */
  public Optional<Boolean> tested(String text) {
    return !isPosition(text) && ExpressionReader.read(text) instanceof Expression.Call(String name, var of, int _)
        && of.size() == 1 && tests.names().contains(name)
            ? tests.passes(name, evaluation.value(of.getFirst()))
            : Optional.empty();
  }

  /** A form as it was written: its options in their order, each by its value; empty when it is not written with braces. */
  public Optional<Written> written(String text) {
    return !isPosition(text)
        && ExpressionReader.read(text) instanceof Expression.Game(var left, var right)
            ? Optional.of(new Written(left.stream().map(evaluation::value).toList(),
                right.stream().map(evaluation::value).toList()))
            : Optional.empty();
  }

  /** The options of both players, by handles. */
  public record Written(List<Integer> left, List<Integer> right) {
  }

  /** A comparison that was put. */
  public record Compared(int[] left, String sign, int[] right, Order order) {
    /** Whether it is as was put. */
    public boolean holds() {
      return switch (sign) {
        case "<" -> order == Order.LESS;
        case ">" -> order == Order.GREATER;
        case "<=" -> order == Order.LESS || order == Order.EQUAL;
        case ">=" -> order == Order.GREATER || order == Order.EQUAL;
        case "!=" -> order != Order.EQUAL;
        case "<>", "||" -> order == Order.CONFUSED;
        default -> order == Order.EQUAL;
      };
    }
  }

  /** How the two sides of a comparison compare, found by play in their terms; empty when the text is no comparison. */
  public Optional<Compared> compared(String text) {
    if (isPosition(text))
      return Optional.empty();
    return ExpressionReader.readComparison(text).map(read -> {
      int[] left = evaluation.terms(read.left());
      int[] right = evaluation.terms(read.right());
      Order order = values.compare(left, right);
      return new Compared(left, read.sign(), right, order);
    });
  }
}
