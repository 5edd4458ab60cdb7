package org.grundy;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.calc.Calculator;
import org.grundy.calc.Facts;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.Code;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.LostConjecture;
import org.grundy.conjecture.LostConjecturer;
import org.grundy.draw.ConjectureText;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.draw.ThermographText;
import org.grundy.effort.Budget;
import org.grundy.explain.Explainer;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.number.Dyadic;
import org.grundy.solve.ColdPositions;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Question;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Order;

/**
 * Questions in one call each, as they are put on the command line: {@code solve("wythoff", 7, 12)},
 * {@code g("{3|1}+*2").thermograph()}. Games are names, codes, sets or lines of rules. Nothing is limited; what needs limits
 * takes a {@link Budget} in the classes that these methods call.
 */
public final class Grundy {
  private Grundy() {
  }

  /** What somebody is told of a position. It prints as {@code ./grundy solve} does. */
  public record Solved(Position position, Reply.Answer answer, String text) {
    /** Who wins. */
    public Outcome outcome() {
      return answer.outcome();
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** What is drawn with letters; it prints as it is. */
  public record Drawing(String text) {
    @Override
    public String toString() {
      return "\n" + text;
    }
  }

  /** The value of a game as a canonical form. It prints as {@code ./grundy eval} does, and is calculated with. */
  public record Value(Calculator calculator, int value, String text) {
    private static Value of(Calculator calculator, int value) {
      return new Value(calculator, value, ValueText.ascii(calculator.values()).of(value));
    }

    /** Another value among the values of this one: its text is read. */
    private int here(Value other) {
      return other.calculator.equals(calculator) ? other.value : calculator.value(other.text);
    }

    public Value plus(Value other) {
      return of(calculator, calculator.values().plus(value, here(other)));
    }

    public Value minus(Value other) {
      return of(calculator, calculator.values().minus(value, here(other)));
    }

    public Value negative() {
      return of(calculator, calculator.values().negative(value));
    }

    public Value times(long times) {
      return of(calculator, calculator.values().times(times, value));
    }

    /** How the two compare; found by play, without the form of a difference. */
    public Order compare(Value other) {
      return calculator.values().compare(value, here(other));
    }

    public Outcome outcome() {
      return calculator.values().outcome(value);
    }

    /** The options of a player. */
    public List<Value> options(Player player) {
      return Arrays.stream(calculator.values().options(value, player)).mapToObj(option -> of(calculator, option))
          .toList();
    }

    public Dyadic mean() {
      return new Facts(calculator.values(), value).thermograph().mean();
    }

    public Dyadic temperature() {
      return new Facts(calculator.values(), value).thermograph().temperature();
    }

    /**
     * A function of this value, written as after a point: {@code Cool(1/2)}, {@code Freeze}, {@code AtomicWeight}.
     *
     * @throws org.grundy.phrase.BadInput when there is no such function
     */
    public Value ask(String function) {
      return of(calculator, calculator.value("(" + text + ")." + function));
    }

    /** The thermograph, drawn with letters. */
    public Drawing thermograph() {
      return new Drawing(String.join("\n", ThermographText
          .lines(new Facts(calculator.values(), value).thermograph(), Voice.of(Language.EN))));
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * What was found of a game. It prints as {@code ./grundy conjecture} does.
   *
   * @param values of a game of single heaps, the closed form of their nim-values
   * @param lost   of a game of two or three heaps, the rule for the lost positions
   */
  public record Form(Optional<Conjecture> values, Optional<LostConjecture> lost, String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  private static TextOptions english() {
    return TextOptions.of(Voice.of(Language.EN));
  }

  /**
   * Who wins a position of heaps, what it is worth, which moves win, and why.
   *
   * @throws org.grundy.phrase.BadInput when there is no such game or position
   */
  public static Solved solve(String game, long... heaps) {
    String numbers = Arrays.stream(heaps).mapToObj(Long::toString).collect(Collectors.joining(" "));
    return solve(game + " " + numbers);
  }

  /** The same of a position, or a sum of positions, as text. */
  public static Solved solve(String position) {
    Catalog.Setup setup = Catalog.standard().withFiles().read(position);
    return solve(setup.position(), setup.convention().orElse(Convention.NORMAL));
  }

  /** The same under a convention. */
  public static Solved solve(Position position, Convention convention) {
    var solver = new Solver(Budget.unlimited());
    var answer = (Reply.Answer) solver.solve(new Question(position, convention));
    return new Solved(position, answer,
        String.join("\n", ReportText.lines(new Explainer(solver, false).report(answer), english())));
  }

  /** The ruleset of a name or of a line of rules. */
  public static Ruleset<?> game(String rules) {
    return Catalog.standard().withFiles().ruleset(rules);
  }

  /** A position as text. */
  public static Position position(String text) {
    return Catalog.standard().withFiles().read(text).position();
  }

  /** The positions to which the player may move, for streams; for impartial games the player makes no difference. */
  public static Stream<Position> options(Position at, Player mover) {
    List<Position> options = new ArrayList<>();
    at.moves(mover, move -> options.add(move.to()));
    return options.stream();
  }

  /** The same for impartial games. */
  public static Stream<Position> options(String at) {
    return options(position(at), Player.LEFT);
  }

  /** The value of an expression: {@code {3|1}+*2}. */
  public static Value g(String expression) {
    var calculator = new Calculator(Catalog.standard().withFiles(), Budget.unlimited());
    int value = calculator.value(expression);
    return Value.of(calculator, value);
  }

  /** The same of a ruleset, such as one of your own. */
  public static Solved solve(Ruleset<?> ruleset, String position) {
    return solve(single(ruleset, position), Convention.NORMAL);
  }

  private static <P> Position single(Ruleset<P> ruleset, String position) {
    return new Position.Single<>(ruleset, ruleset.notation().parse(position));
  }

  /**
   * All positions that play may reach from one, itself first, each once by its text; as they are looked at. The position
   * of an impartial game; of another the moves of both players are followed.
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

  /** The same of a ruleset, such as one of your own. */
  public static List<BigInteger> values(Ruleset<?> ruleset, int to) {
    return HeapSequence.of(ruleset, new Solver(Budget.unlimited())).values(BigInteger.valueOf(to));
  }

  /** The first {@code count} P-positions, a row of numbers each. */
  public static long[][] positions(String game, int count) {
    return positions(game(game), count);
  }

  /** The same of a ruleset, such as one of your own. */
  public static long[][] positions(Ruleset<?> ruleset, int count) {
    return ColdPositions.first(ruleset, count, Optional.empty(), new Solver(Budget.unlimited())).rows();
  }

  /** The closed form of a game's nim-values, or the rule for its lost positions when it has two or three heaps. */
  public static Form conjecture(String rules) {
    return conjecture(game(rules));
  }

  /** The same of a ruleset, such as one of your own. */
  public static Form conjecture(Ruleset<?> ruleset) {
    Budget budget = Budget.unlimited();
    if (!Conjecturer.fits(ruleset) && LostConjecturer.fits(ruleset)) {
      LostConjecture lost = new LostConjecturer(budget).of(ruleset);
      return new Form(Optional.empty(), Optional.of(lost),
          String.join("\n", ConjectureText.lines(lost, List.of(Code.JAVA), english())));
    }
    Conjecture conjecture = new Conjecturer(budget).ofGame(ruleset);
    return new Form(Optional.of(conjecture), Optional.empty(),
        String.join("\n", ConjectureText.lines(conjecture, List.of(Code.JAVA), english())));
  }
}
