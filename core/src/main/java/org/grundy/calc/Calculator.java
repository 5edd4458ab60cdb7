package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Table;
import org.grundy.value.Convention;
import org.grundy.value.Order;
import org.grundy.value.Player;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.Expression;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.shortgame.ShortGames;

/**
 * Evaluates expressions under a budget and owns the resulting values. A text that begins with the name of a game is a
 * position; inside an expression a position is written {@code game(domineering 2x3)}. Values can be given names, which
 * later expressions use.
 */
public final class Calculator {
  /** The name of a game and a position, or a lone name that is neither a value nor a function. */
  private static final Pattern POSITION = Pattern.compile("(?!v+(?![a-z]))[a-z][a-z0-9-]*(?::\\S+)?(?:\\s.*|$)");

  private static final Pattern TERMS = Pattern.compile(" [+-] ");

  /** What may be a position within an expression: a name, a space, and more up to a sign that only expressions have. */
  private static final Pattern WITHIN = Pattern.compile(
      "(?<!game\\(|[\\w:-])[a-z][a-z0-9-]*+(?::[^\\s,|(){}<>=!]++)?\\s++[^,|(){}<>=!]*[^\\s,|(){}<>=!+-]");

  /** A name that a value is given, in letters. */
  private static final Pattern DEFINED = Pattern.compile("\\s*([A-Z][A-Za-z]*)\\s*:=\\s*");

  /** What stands where a name would. */
  private static final Pattern MISNAMED = Pattern.compile("\\s*(\\w+)\\s*:=.*", Pattern.DOTALL);

  private static final Pattern CALL = Pattern.compile("([A-Za-z]\\w*)\\(");

  /** A name that a value is given with the wrong sign. */
  private static final Pattern EQUATED = Pattern.compile("(\\s*([A-Z][A-Za-z]*)\\s*)=(?!=)(.*;.*)", Pattern.DOTALL);

  private final Catalog catalog;
  private final ShortGames values;
  private final Functions functions;
  private final Questions questions;
  private final Set<String> names;
  private final List<Table> tables;
  private final Map<String, Expression> named = new HashMap<>();
  private Solver solver;
  private Budget solving;
  private final Evaluation evaluation;

  public Calculator(Catalog catalog, Budget budget) {
    this(catalog, budget, List.of());
  }

  /** @param tables in which nim-values of positions are looked up before anything is computed */
  public Calculator(Catalog catalog, Budget budget, List<Table> tables) {
    this.catalog = catalog;
    this.tables = List.copyOf(tables);
    this.values = new ShortGames(budget);
    this.functions = new Functions(values);
    this.questions = new Questions(values);
    this.names = new TreeSet<>(functions.names());
    names.addAll(questions.names());
    this.solver = new Solver(budget, tables);
    this.solving = budget;
    this.evaluation = new Evaluation(values, new Evaluation.Words() {
      @Override
      public OptionalInt call(String name, int[] arguments) {
        return functions.call(name, arguments);
      }

      @Override
      public int position(String text) {
        return Calculator.this.position(text);
      }

      @Override
      public Optional<Phrase> instead(String name) {
        return Calculator.this.instead(name);
      }
    });
  }

  public ShortGames values() {
    return values;
  }

  /** The number of positions valued so far. */
  public long valued() {
    return solver.valued();
  }

  /** What was taken from tables so far. */
  public List<Evidence> consulted() {
    return solver.consulted();
  }

  /** Whether a text gives a value a name: {@code G := {3|1}}. */
  public static boolean isDefinition(String text) {
    return DEFINED.matcher(text).lookingAt();
  }

  /**
   * Gives values the names that a text begins with, and returns the expression at its end: of {@code G := {3|1}; G + *}
   * it is {@code G + *}, of {@code G := {3|1}} it is {@code {3|1}}.
   *
   * @throws BadInput                              when a value cannot be read or its name is a function's
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public String defining(String text) {
    String rest = text;
    for (Matcher matcher = DEFINED.matcher(rest); matcher.lookingAt(); matcher = DEFINED.matcher(rest)) {
      String name = matcher.group(1);
      if (names().contains(name))
        throw BadInput.because("{0} is a function; give the value another name", BadInput.quoted(name));
      int end = rest.indexOf(';', matcher.end());
      if (end < 0)
        return rest.substring(matcher.end());
      named.put(name, new Expression.Handle(value(rest.substring(matcher.end(), end))));
      rest = rest.substring(end + 1);
    }
    Matcher misnamed = MISNAMED.matcher(rest);
    if (misnamed.matches())
      throw BadInput.because("expected a name such as {0}, letters with a capital first, found {1}", "G",
          BadInput.quoted(misnamed.group(1)));
    return rest.strip();
  }

  private Expression read(String text) {
    return ExpressionReader.read(text, known());
  }

  private Optional<ExpressionReader.Comparison> readComparison(String text) {
    return ExpressionReader.readComparison(text, known());
  }

  private ExpressionReader.Names known() {
    return new ExpressionReader.Names(named, names());
  }

  /**
   * The value of an expression.
   *
   * @throws BadInput                              what was expected, what was found, and where
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public int value(String text) {
    try {
      return isPosition(text) ? reading(text, this::position)
          : evaluation.value(reading(text, this::read));
    } catch (ArithmeticException _) {
      throw BadInput.because("a multiple is too large to compute: {0}", BadInput.quoted(text));
    }
  }

  /**
   * The value of functions applied to a value, as written after a point: {@code Cool(1/2)}, {@code Cool(1).Mean}.
   *
   * @throws BadInput when there is no such function, or its result is not a value
   */
  public int value(int of, String functions) {
    return evaluation.value(ExpressionReader.readAsked(new Expression.Handle(of), functions));
  }

  /** The result of a query on a value that is not itself a value, as written after a point: {@code IsNumber}. */
  public Optional<QueryResult> told(int of, String functions) {
    return told(ExpressionReader.readAsked(new Expression.Handle(of), functions));
  }

  /** Whether a text is a position, possibly of a line of rules, or a sum that contains one. */
  public static boolean isPosition(String text) {
    return LineReader.begins(text.strip()) || TERMS.splitAsStream(text.strip())
        .anyMatch(term -> POSITION.matcher(term).matches() || LineReader.begins(term.strip()));
  }

  /** The error for an unknown name, or one with wrong arguments or in the wrong place. */
  private Optional<Phrase> instead(String name) {
    if (questions.names().contains(name))
      return Optional.of(Phrase.of("{0} is not a value that can be used in calculations", BadInput.quoted(name)));
    if (functions.names().contains(name))
      return Optional.of(Phrase.of("it is written {0}", functions.usage(name)));
    return names().stream().filter(known -> known.equalsIgnoreCase(name)).findFirst()
        .map(known -> Phrase.of("did you mean {0}?", known));
  }

  /**
   * Reads a text; where that fails because a position in it lacks {@code game(..)}, the error suggests to add it, unless
   * the text calls what is no function besides.
   */
  private <T> T reading(String text, Function<String, T> read) {
    try {
      return read.apply(text);
    } catch (BadInput bad) {
      Matcher equated = EQUATED.matcher(text);
      if (equated.matches() && !names().contains(equated.group(2)))
        throw BadInput.because("a name gets its value from {0}, not from {1}", ":=", "=").about(equated.group(2))
            .meaning(equated.group(1) + ":=" + equated.group(3));
      String meant = WITHIN.matcher(text).replaceAll(found -> Matcher
          .quoteReplacement(isReadable(found.group(), this::setup) ? "game(" + found.group() + ")" : found.group()));
      if (meant.equals(text) || isReadable(text, this::setup) || !isReadable(meant, this::readComparison))
        throw bad;
      throw unknownFunction(WITHIN.matcher(text).replaceAll("0")).map(
          name -> BadInput.because("there is no function {0}", BadInput.quoted(name))).orElse(bad.meaning(meant));
    }
  }

  private Optional<String> unknownFunction(String text) {
    return CALL.matcher(text).results().map(call -> call.group(1)).filter(name -> !names().contains(name)).findFirst();
  }

  private static boolean isReadable(String text, Consumer<String> read) {
    try {
      read.accept(text);
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  private Catalog.Setup setup(String text) {
    try {
      return catalog.under(values.budget()).read(text);
    } catch (BadInput bad) {
      throw TERMS.splitAsStream(text.strip()).flatMap(term -> SpelledValues.refused(term).stream()).findFirst()
          .orElse(bad);
    }
  }

  private int position(String text) {
    return value(normalPlay(text));
  }

  private Position normalPlay(String text) {
    Catalog.Setup setup = setup(text);
    if (setup.convention().orElse(Convention.NORMAL) == Convention.MISERE)
      throw unknown(setup.position());
    return setup.position();
  }

  private static BadInput unknown(Position position) {
    return BadInput.because("the value of {0} is not known", position.text());
  }

  /**
   * The value of a position under normal play.
   *
   * @throws BadInput                              when it is not known
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public int value(Position position) {
    if (solving != values.budget()) {
      solving = values.budget();
      solver = new Solver(solving, tables);
    }
    return solver.form(position, values).orElseThrow(() -> unknown(position));
  }

  /** The names of functions and queries, in alphabetical order. */
  public Set<String> names() {
    return Collections.unmodifiableSet(names);
  }

  /**
   * The result of a query that is not itself a value, such as {@code IsAllSmall(^)} or {@code Incentives({3|1})}; empty
   * when the text is not such a query.
   */
  public Optional<QueryResult> told(String text) {
    return isPosition(text) ? Optional.empty() : told(reading(text, this::read));
  }

  private Optional<QueryResult> told(Expression read) {
    return read instanceof Expression.Call(String name, var of, int _) && of.size() == 1
        && questions.names().contains(name)
            ? questions.tell(name, evaluation.value(of.getFirst()))
            : Optional.empty();
  }

  /** The names of the tests that a value passes, in alphabetical order. */
  public List<String> passed(int value) {
    return questions.names().stream().filter(name -> name.startsWith("Is"))
        .filter(name -> questions.tell(name, value).filter(new QueryResult.YesNo(true)::equals).isPresent()).toList();
  }

  /**
   * A form as written, its options in order, each by its value: of a position where its moves lead, of braces what stands
   * in them, of a sum a move in one part with the others as they are, of a negative the same with the players exchanged;
   * empty for other texts.
   */
  public Optional<Written> written(String text) {
    return isPosition(text) ? Optional.of(reading(text, this::options))
        : written(reading(text, this::read));
  }

  /** Where the moves of a position lead, by value. */
  private Written options(String text) {
    Position position = normalPlay(text);
    return new Written(options(position, Player.LEFT), options(position, Player.RIGHT));
  }

  private List<Integer> options(Position position, Player mover) {
    var found = new LinkedHashSet<Integer>();
    position.moves(mover, move -> {
      values.budget().charge(1);
      found.add(value(move.to()));
      return true;
    });
    return List.copyOf(found);
  }

  private Optional<Written> written(Expression read) {
    return switch (read) {
      case Expression.Game(var left, var right) -> Optional.of(new Written(
          left.stream().map(evaluation::value).toList(), right.stream().map(evaluation::value).toList()));
      case Expression.InGame(String position, int _) -> Optional.of(options(position));
      case Expression.Sum(var terms) -> Optional.of(added(terms));
      case Expression.Negative(Expression of) -> written(of).map(form -> new Written(negatives(form.right),
          negatives(form.left)));
      default -> Optional.empty();
    };
  }

  /** The options of a sum, part by part. */
  private Written added(List<Expression> terms) {
    var left = new ArrayList<Integer>();
    var right = new ArrayList<Integer>();
    for (int i = 0; i < terms.size(); i++) {
      int moved = i;
      int value = evaluation.value(terms.get(i));
      Written part = written(terms.get(i)).orElseGet(() -> new Written(
          Arrays.stream(values.left(value)).boxed().toList(), Arrays.stream(values.right(value)).boxed().toList()));
      int others = IntStream.range(0, terms.size()).filter(j -> j != moved)
          .map(j -> evaluation.value(terms.get(j))).reduce(ShortGames.ZERO, values::plus);
      part.left.forEach(option -> left.add(values.plus(option, others)));
      part.right.forEach(option -> right.add(values.plus(option, others)));
    }
    return new Written(left.stream().distinct().toList(), right.stream().distinct().toList());
  }

  private List<Integer> negatives(List<Integer> options) {
    return options.stream().map(values::negative).toList();
  }

  /** The options of both players, by handles. */
  public record Written(List<Integer> left, List<Integer> right) {
  }

  /** A comparison and its result. */
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

  /** The result of a comparison, found by play in the terms of both sides; empty when the text is not a comparison. */
  public Optional<Compared> compared(String text) {
    if (isPosition(text))
      return Optional.empty();
    return reading(text, this::readComparison).map(read -> {
      int[] left = evaluation.terms(read.left());
      int[] right = evaluation.terms(read.right());
      Order order = values.compare(left, right);
      return new Compared(left, read.sign(), right, order);
    });
  }
}
