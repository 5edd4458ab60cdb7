package org.grundy;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.calc.QueryResult;
import org.grundy.calc.SharedCalculator;
import org.grundy.calc.ValueDocument;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.PPositionConjecture;
import org.grundy.conjecture.PPositionConjecturer;
import org.grundy.conjecture.TargetLanguage;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.draw.ThermographText;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.DeepStack;
import org.grundy.effort.Limits;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Document;
import org.grundy.explain.Explainer;
import org.grundy.explain.JsonText;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.PPositionSequence;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Order;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.PortableForm;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.jspecify.annotations.Nullable;

/**
 * Questions answered by one call each, as on the command line: {@code solve("wythoff", 7, 12)},
 * {@code g("{3|1}+*2").thermograph()}. A game is given by a name, a code, a set or a line of rules.
 *
 * <p>Any thread may call these methods, whatever the size of its stack. A call throws {@link BudgetSpent} when it
 * reaches its limits, which are {@link Limits#standard} unless it runs {@link #within} others. A thread interrupted
 * while it waits for an answer also gets {@link BudgetSpent}, and stays interrupted.
 */
public final class Grundy {
  private static final ScopedValue<Limits> LIMITS = ScopedValue.newInstance();
  private static final List<TargetLanguage> PROGRAMS = List.of(TargetLanguage.JAVA);

  private Grundy() {
  }

  /**
   * Runs {@code calls} with other limits. They apply to each call, and to the values made in it wherever these are used
   * later: {@code within(Limits.standard().withTime(Duration.ofSeconds(2)), () -> g("amazons 4x4"))}.
   */
  public static <T> T within(Limits limits, Supplier<T> calls) {
    return ScopedValue.where(LIMITS, limits).call(calls::get);
  }

  /** Runs one call on a stack deep enough for it. */
  private static <T> T call(Function<Budget, T> work) {
    Budget budget = LIMITS.orElse(Limits.standard()).budget();
    return DeepStack.call(budget, () -> work.apply(budget));
  }

  /** The solution of a position. It prints as {@code ./grundy solve} does. */
  public record Solved(Position position, Reply.Answer answer, String text) {
    /** Who wins. */
    public Outcome outcome() {
      return answer.outcome();
    }

    /** What {@code ./grundy solve --json} prints. */
    public String toJson() {
      return json(AnswerDocument.of(answer, AnswerDocument.Detail.STANDARD));
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A text drawing; it prints starting on a new line. */
  public record Drawing(String text) {
    @Override
    public String toString() {
      return "\n" + text;
    }
  }

  /**
   * The value of a game, as a canonical form that supports arithmetic. It prints as {@code ./grundy eval} does.
   *
   * <p>Values are immutable and safe for any number of threads. Threads take turns on values derived from one another;
   * values from different calls of {@link #g} do not wait for each other. {@link #equals} is equality of games,
   * wherever the values come from, and agrees with {@link #hashCode}. Deep values do not need a deep stack in the
   * caller. Every method throws {@link BudgetSpent} when it reaches the limits under which the value was made; see
   * {@link #within}.
   */
  public static final class Value {
    private static final int LONGEST = 1 << 20;

    private final SharedCalculator calculator;
    private final int value;
    private volatile @Nullable String text;
    private volatile @Nullable PortableForm portable;

    private Value(SharedCalculator calculator, int value) {
      this.calculator = calculator;
      this.value = value;
    }

    /** Combines this value with another, which may come from another calculator. */
    private Value with(Value other, Operation<Integer> operation) {
      return new Value(calculator, ask(other, operation));
    }

    private interface Operation<T> {
      T of(ShortGames values, int value, int other);
    }

    private <T> T ask(Function<ShortGames, T> question) {
      return calculator.ask(asked -> question.apply(asked.values()));
    }

    private <T> T ask(Value other, Operation<T> operation) {
      if (other.calculator == calculator)
        return ask(values -> operation.of(values, value, other.value));
      PortableForm foreign = other.portable();
      return ask(values -> operation.of(values, value, values.copied(foreign)));
    }

    private PortableForm portable() {
      PortableForm known = portable;
      if (known == null) {
        known = ask(values -> values.portable(value));
        portable = known;
      }
      return known;
    }

    private Value value(Function<ShortGames, Integer> question) {
      return new Value(calculator, ask(question));
    }

    public Value plus(Value other) {
      return with(other, ShortGames::plus);
    }

    public Value minus(Value other) {
      return with(other, ShortGames::minus);
    }

    public Value negative() {
      return value(values -> values.negative(value));
    }

    public Value times(long times) {
      return value(values -> values.times(times, value));
    }

    /** How the two values compare, found by play without computing the form of their difference. */
    public Order compare(Value other) {
      return ask(other, ShortGames::compare);
    }

    public Outcome outcome() {
      return ask(values -> values.outcome(value));
    }

    /** The options of a player. */
    public List<Value> options(Player player) {
      return ask(values -> Arrays.stream(values.options(value, player)).boxed().toList()).stream()
          .map(option -> new Value(calculator, option)).toList();
    }

    public Dyadic mean() {
      return graph().mean();
    }

    public Dyadic temperature() {
      return graph().temperature();
    }

    private Thermograph graph() {
      return ask(values -> new Thermographs(values).of(value));
    }

    /** The number at which play stops when Left moves first. */
    public Dyadic leftStop() {
      return ask(values -> values.leftStop(value));
    }

    /** The number at which play stops when Right moves first. */
    public Dyadic rightStop() {
      return ask(values -> values.rightStop(value));
    }

    /**
     * A function of this value, written as it would follow a point: {@code Cool(1/2)}, {@code Freeze},
     * {@code AtomicWeight}.
     *
     * @throws org.grundy.phrase.BadInput when there is no such function
     */
    public Value ask(String function) {
      return new Value(calculator, calculator.ask(asked -> asked.value(value, function)));
    }

    /**
     * Whether this value passes a test, written as it would follow a point: {@code IsNumber}, {@code IsAllSmall}.
     *
     * @throws org.grundy.phrase.BadInput when there is no such test
     */
    public boolean is(String test) {
      return calculator.ask(asked -> asked.told(value, test))
          .map(told -> told instanceof QueryResult.YesNo(boolean holds)
              ? Optional.of(holds) : Optional.<Boolean>empty())
          .flatMap(Function.identity())
          .orElseThrow(() -> BadInput.because("expected a test, such as {0}, found {1}", "IsNumber",
              BadInput.quoted(test)));
    }

    /** The thermograph, as a text drawing. */
    public Drawing thermograph() {
      return new Drawing(String.join("\n", ThermographText.lines(graph(), Voice.of(Language.EN))));
    }

    /** The shortest standard name, or a phrase that says so when it has more than {@value #LONGEST} characters. */
    public String text() {
      String known = text;
      if (known == null) {
        known = ask(values -> ValueText.ascii(values).of(value, LONGEST)
            .orElse("a value whose text has more than " + LONGEST + " characters"));
        text = known;
      }
      return known;
    }

    /** What {@code ./grundy eval --json} prints for {@link #text}. */
    public String toJson() {
      String name = text();
      return calculator.ask(asked -> json(new ValueDocument(name, asked, value, ValueText.ascii(asked.values()), false,
          List.of())));
    }

    /** Whether the other is the value of an equal game. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Value that
          && (that.calculator == calculator ? that.value == value : portable().equals(that.portable()));
    }

    @Override
    public int hashCode() {
      return portable().hashCode();
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /**
   * The closed form found for a game. It prints as {@code ./grundy conjecture} does.
   *
   * @param values the closed form of the nim-values, for a game of single heaps
   * @param lost   the rule for the P-positions, for a game of two to six heaps
   */
  public record Form(Optional<Conjecture> values, Optional<PPositionConjecture> lost, String text) {
    /** What {@code ./grundy conjecture --code java --json} prints. */
    public String toJson() {
      return json(values.<Document>map(found -> found.document(PROGRAMS))
          .orElseGet(() -> lost.orElseThrow().document(PROGRAMS)));
    }

    @Override
    public String toString() {
      return text;
    }
  }

  private static TextOptions english() {
    return TextOptions.of(Voice.of(Language.EN));
  }

  /**
   * Solves a position of heaps: who wins, its value, the winning moves, and why.
   *
   * @throws org.grundy.phrase.BadInput when there is no such game or position
   */
  public static Solved solve(String game, long... heaps) {
    String numbers = Arrays.stream(heaps).mapToObj(Long::toString).collect(Collectors.joining(" "));
    return solve(game + " " + numbers);
  }

  /** Solves a position, or a sum of positions, given as text. */
  public static Solved solve(String position) {
    return call(budget -> {
      Catalog.Setup setup = Catalog.standard().withFiles().under(budget).read(position);
      return solve(setup.position(), setup.convention().orElse(Convention.NORMAL), budget);
    });
  }

  /** Solves a position under a convention. */
  public static Solved solve(Position position, Convention convention) {
    return call(budget -> solve(position, convention, budget));
  }

  private static Solved solve(Position position, Convention convention, Budget budget) {
    var solver = new Solver(budget);
    Reply.Answer answer = solver.solve(new Question(position, convention)).answer();
    return new Solved(position, answer,
        String.join("\n", ReportText.lines(new Explainer(solver, false).report(answer), english())));
  }

  /** The ruleset given by a name or a line of rules. */
  public static Ruleset<?> game(String rules) {
    return call(budget -> Catalog.standard().withFiles().under(budget).ruleset(rules));
  }

  /** Reads a position or a sum from text. */
  public static Position position(String text) {
    return call(budget -> Catalog.standard().withFiles().under(budget).read(text).position());
  }

  /** The options of a player, each once; in impartial games the player makes no difference. */
  public static Stream<Position> options(Position at, Player mover) {
    return call(budget -> {
      Set<Position> options = new LinkedHashSet<>();
      at.moves(mover, move -> {
        budget.charge(1);
        options.add(move.to());
        return true;
      });
      return options;
    }).stream();
  }

  /** The options of an impartial position, given as text. */
  public static Stream<Position> options(String at) {
    return options(position(at), Player.LEFT);
  }

  /** The value of an expression: {@code {3|1}+*2}. */
  public static Value g(String expression) {
    var calculator = new SharedCalculator(Catalog.standard().withFiles(), LIMITS.orElse(Limits.standard()));
    return new Value(calculator, calculator.ask(asked -> asked.value(expression)));
  }

  /** The same for a ruleset, such as one of your own. */
  public static Solved solve(Ruleset<?> ruleset, String position) {
    return call(budget -> solve(single(ruleset, position), Convention.NORMAL, budget));
  }

  private static <P> Position single(Ruleset<P> ruleset, String position) {
    return new Position.Single<>(ruleset, ruleset.notation().parse(position));
  }

  /**
   * All positions reachable from one, itself first, computed lazily; each text appears once. The moves of both players
   * are followed at every position.
   */
  public static Stream<Position> reachable(String from) {
    Set<String> met = new HashSet<>();
    Deque<Position> open = new ArrayDeque<>(List.of(position(from)));
    met.add(open.getFirst().text());
    return Stream.iterate(open, next -> !next.isEmpty(), next -> next).map(next -> {
      Position at = next.removeFirst();
      for (Player mover : Player.values())
        at.moves(mover, move -> {
          if (met.add(move.to().text()))
            next.addLast(move.to());
          return true;
        });
      return at;
    });
  }

  /** The nim-values of the heaps 0 to {@code to}. */
  public static List<BigInteger> values(String rules, int to) {
    return values(game(rules), to);
  }

  /** The same for a ruleset, such as one of your own. */
  public static List<BigInteger> values(Ruleset<?> ruleset, int to) {
    return call(budget -> HeapSequence.of(ruleset, new Solver(budget)).values(BigInteger.valueOf(to)));
  }

  /** The first {@code count} P-positions, each a row of numbers. */
  public static long[][] positions(String game, int count) {
    return positions(game(game), count);
  }

  /** The same for a ruleset, such as one of your own. */
  public static long[][] positions(Ruleset<?> ruleset, int count) {
    return call(budget -> PPositionSequence.first(ruleset, count, Optional.empty(), new Solver(budget)).rows());
  }

  /** The closed form of a game's nim-values, or the rule for its P-positions if it has two to six heaps. */
  public static Form conjecture(String rules) {
    return conjecture(game(rules));
  }

  /** The same for a ruleset, such as one of your own. */
  public static Form conjecture(Ruleset<?> ruleset) {
    return call(budget -> conjecture(ruleset, budget));
  }

  private static Form conjecture(Ruleset<?> ruleset, Budget budget) {
    if (!Conjecturer.fits(ruleset, budget) && PPositionConjecturer.fits(ruleset)) {
      PPositionConjecture lost = new PPositionConjecturer(budget).of(ruleset);
      return new Form(Optional.empty(), Optional.of(lost), text(lost.document(PROGRAMS)));
    }
    Conjecture conjecture = new Conjecturer(budget).ofGame(ruleset);
    return new Form(Optional.of(conjecture), Optional.empty(), text(conjecture.document(PROGRAMS)));
  }

  private static String text(Document document) {
    return String.join("\n", ReportText.lines(document, english()));
  }

  private static String json(Document document) {
    return JsonText.of(document::fields, Voice.of(Language.EN));
  }
}
