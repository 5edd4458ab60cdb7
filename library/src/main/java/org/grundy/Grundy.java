package org.grundy;

import static org.grundy.Calls.call;
import static org.grundy.Calls.traced;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.calc.Calculator;
import org.grundy.calc.SharedCalculator;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.UserRules;
import org.grundy.conjecture.Inquiry;
import org.grundy.draw.BoardSvg;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Limits;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Document;
import org.grundy.explain.Explainer;
import org.grundy.explain.JsonText;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.HeapValues;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.PPositionSequence;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;

/**
 * Questions answered by one call each, as on the command line: {@code solve("wythoff", 7, 12)},
 * {@code g("{3|1}+*2").thermograph()}. A game is given by a name, a code, a set or a line of rules.
 *
 * <p>Any thread may call these methods, whatever the size of its stack. A call throws {@link BudgetSpent} when it
 * reaches its limits, which are {@link Limits#standard} unless it runs {@link #within} others. A thread interrupted
 * while it waits for an answer also gets {@link BudgetSpent}, and stays interrupted.
 */
public final class Grundy {
  private static final TextOptions ENGLISH = TextOptions.of(Voice.of(Language.EN));

  private Grundy() {
  }

  /**
   * Runs {@code calls} with other limits. They apply to each call, and to the values made in it wherever these are used
   * later: {@code within(Limits.standard().withTime(Duration.ofSeconds(2)), () -> g("amazons 4x4"))}.
   */
  public static <T> T within(Limits limits, Supplier<T> calls) {
    return Calls.within(limits, calls);
  }

  /** The solution of a position. It prints as {@code ./grundy solve} does. */
  public record Solved(Position position, Reply.Answer answer, String text) {
    /** Who wins. */
    public Outcome outcome() {
      return answer.outcome();
    }

    /** The size of the equal Nim heap; empty where there is none, or none was computed. */
    public Optional<BigInteger> nimValue() {
      return answer.worth().nimValue();
    }

    /**
     * The positions to which the winning moves of a player lead; if there are very many, only some of them. In impartial
     * games the player makes no difference.
     */
    public List<Position> winning(Player mover) {
      return answer.options(mover).winning().some().stream().map(Move::to).toList();
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
   * A decided statement, or the losing positions of a game. It prints as {@code ./grundy prove} does.
   *
   * @param holds   whether the statement is true; of a game, whether its losing positions are proved
   * @param example the least counterexample of a false "for all", or the least example of a true "for some": the
   *                numbers by their names; empty for other statements
   */
  public record Proof(boolean holds, Map<String, BigInteger> example, Document document, String text) {
    public Proof {
      example = Collections.unmodifiableMap(new LinkedHashMap<>(example));
    }

    /** What {@code ./grundy prove --json} prints. */
    public String toJson() {
      return json(document);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * Solves a position of heaps: who wins, its value, the winning moves, and why.
   *
   * @throws org.grundy.phrase.BadInput when there is no such game or position
   */
  public static Solved solve(String game, long... heaps) {
    return solve(game, Arrays.stream(heaps).mapToObj(Long::toString).collect(Collectors.joining(" ")));
  }

  /** The same for a position of any game: {@code solve("domineering", "3x4")}. */
  public static Solved solve(String game, String position) {
    return solve(game + " " + position);
  }

  /** Solves a position, or a sum of positions, given as text. */
  public static Solved solve(String position) {
    return call(budget -> {
      Catalog.Setup setup = Catalog.standard().withFiles().under(budget).read(position);
      return solve(setup.position(), setup.convention().orElse(Convention.NORMAL), budget);
    });
  }

  /** The same under a convention: {@code solve("nim 1 3 5 7", MISERE)}. */
  public static Solved solve(String position, Convention convention) {
    return call(budget -> solve(Catalog.standard().withFiles().under(budget).read(position).position(), convention,
        budget));
  }

  /** Solves a position under a convention. */
  public static Solved solve(Position position, Convention convention) {
    return call(budget -> solve(position, convention, budget));
  }

  /** The same for a ruleset, such as one of your own. */
  public static Solved solve(Ruleset<?> ruleset, String position) {
    return solve(ruleset, position, Convention.NORMAL);
  }

  /** The same under a convention. */
  public static Solved solve(Ruleset<?> ruleset, String position, Convention convention) {
    return call(budget -> solve(single(ruleset, position), convention, budget));
  }

  private static Solved solve(Position position, Convention convention, Budget budget) {
    var solver = new Solver(budget);
    Reply.Answer answer = solver.solve(new Question(position, convention)).answer();
    return new Solved(position, answer,
        String.join("\n", ReportText.lines(new Explainer(solver, false).report(answer), ENGLISH)));
  }

  /** The ruleset given by a name or a line of rules. */
  public static Ruleset<?> game(String rules) {
    return call(budget -> Catalog.standard().withFiles().under(budget).ruleset(rules));
  }

  /**
   * The ruleset in a Java file, as {@code --rules} reads it.
   *
   * @throws BadInput when it cannot be read, does not compile, or holds no ruleset
   */
  public static Ruleset<?> game(Path file) {
    return traced(() -> UserRules.compile(file));
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

  /**
   * The options of an impartial position, given as text.
   *
   * @throws BadInput also when the players have different moves
   */
  public static Stream<Position> options(String at) {
    Position position = position(at);
    if (!position.impartial())
      throw BadInput.because("{0}: the players have different moves; call {1}", position.text(),
          "options(position(at), Player.LEFT)").traced();
    return options(position, Player.LEFT);
  }

  /** The value of an expression: {@code {3|1}+*2}. */
  public static Value g(String expression) {
    return g(asked -> asked.value(expression));
  }

  /** The value of a position under normal play. */
  public static Value g(Position position) {
    return g(asked -> asked.value(position));
  }

  /** The same for a ruleset, such as one of your own. */
  public static Value g(Ruleset<?> ruleset, String position) {
    return g(asked -> asked.value(single(ruleset, position)));
  }

  private static Value g(Function<Calculator, Integer> question) {
    var calculator = new SharedCalculator(Catalog.standard().withFiles(), Calls.limits());
    return new Value(calculator, traced(() -> calculator.ask(question)));
  }

  private static <P> Position single(Ruleset<P> ruleset, String position) {
    return new Position.Single<>(ruleset, ruleset.notation().parse(position));
  }

  /**
   * All positions reachable from one, itself first, computed lazily; each text appears once. The moves of both players
   * are followed at every position.
   */
  public static Stream<Position> reachable(String from) {
    Deque<Position> open = new ArrayDeque<>(List.of(position(from)));
    Set<String> met = new HashSet<>(Set.of(open.getFirst().text()));
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

  /** A picture of a position or a sum, given as text: an SVG document. */
  public static String svg(String position) {
    return svg(position(position));
  }

  /** The same for a position. */
  public static String svg(Position position) {
    return call(_ -> BoardSvg.svg(position.pictures(), List.of(), Voice.of(Language.EN), position.text()));
  }

  /** The nim-values of the heaps 0 to {@code to}. */
  public static List<BigInteger> values(String rules, int to) {
    return values(game(rules), to);
  }

  /** The same for a ruleset, such as one of your own. */
  public static List<BigInteger> values(Ruleset<?> ruleset, int to) {
    requireNatural("to", to);
    return call(budget -> HeapSequence.of(ruleset, new Solver(budget)).values(BigInteger.valueOf(to)));
  }

  private static void requireNatural(String name, int number) {
    if (number < 0)
      throw BadInput.because("{0}: expected a whole number, 0 or more, found {1}", name, number).traced();
  }

  /**
   * How the nim-values of a game's heaps continue forever: the period, where it begins, and the gain per period. Empty
   * if neither a theorem nor the first few thousand values prove a period.
   */
  public static Optional<HeapValues.Law> period(String rules) {
    return period(game(rules));
  }

  /** The same for a ruleset, such as one of your own. */
  public static Optional<HeapValues.Law> period(Ruleset<?> ruleset) {
    return call(budget -> HeapSequence.of(ruleset, new Solver(budget)).law());
  }

  /** The first {@code count} P-positions, each a list of its heaps. */
  public static List<List<Long>> positions(String game, int count) {
    return positions(game(game), count);
  }

  /** The same for a ruleset, such as one of your own. */
  public static List<List<Long>> positions(Ruleset<?> ruleset, int count) {
    requireNatural("count", count);
    long[][] rows = call(
        budget -> PPositionSequence.first(ruleset, count, Optional.empty(), new Solver(budget)).rows());
    return Arrays.stream(rows).map(row -> Arrays.stream(row).boxed().toList()).toList();
  }

  /**
   * The closed form of a game's nim-values, or the rule for its P-positions if it has two to six heaps. Capital letters
   * in a line stand for any number, or for any set: {@code take k where k <= K}, {@code take k where k in S}.
   */
  public static Form conjecture(String rules) {
    return conjecture(rules, Convention.NORMAL);
  }

  /** The same under a convention. */
  public static Form conjecture(String rules, Convention play) {
    return form(budget -> Inquiry.ofLetters(rules, play, budget)
        .orElseGet(() -> answer(Catalog.standard().under(budget).ruleset(rules), play, budget)));
  }

  /** The same for a ruleset, such as one of your own. */
  public static Form conjecture(Ruleset<?> ruleset) {
    return conjecture(ruleset, Convention.NORMAL);
  }

  /** The same for a ruleset under a convention. */
  public static Form conjecture(Ruleset<?> ruleset, Convention play) {
    return form(budget -> answer(ruleset, play, budget));
  }

  private static Inquiry.Answer answer(Ruleset<?> ruleset, Convention play, Budget budget) {
    return Inquiry.ofGame(ruleset, play, Optional.empty(), budget).answer(budget);
  }

  private static Form form(Function<Budget, Inquiry.Answer> asked) {
    return call(budget -> {
      Inquiry.Answer answer = asked.apply(budget).complete();
      return new Form(answer, text(Form.document(answer)));
    });
  }

  /**
   * Decides a statement about all whole numbers from 0, {@code A n (n >= 1 => a(n+1) > a(n))}, or a theorem of Grundy,
   * {@code F5}; or finds and proves the losing positions of a game of heaps, for heaps of all sizes: {@code wythoff},
   * {@code (1,2) (2,1)}.
   *
   * @throws org.grundy.phrase.BadInput when it cannot be read, or has a free variable
   */
  public static Proof prove(String statement) {
    return call(budget -> new Proofs(budget).of(statement));
  }

  /** Finds and proves the losing positions of a game of heaps, for heaps of all sizes. */
  public static Proof prove(Ruleset<?> game) {
    return call(budget -> new Proofs(budget).of(game, OptionalInt.empty()));
  }

  /** The same for a game that allows any number of heaps, such as Nim. */
  public static Proof prove(Ruleset<?> game, int heaps) {
    return call(budget -> new Proofs(budget).of(game, OptionalInt.of(heaps)));
  }

  static String text(Document document) {
    return String.join("\n", ReportText.lines(document, ENGLISH));
  }

  static String json(Document document) {
    return JsonText.of(document::fields, Voice.of(Language.EN));
  }
}
