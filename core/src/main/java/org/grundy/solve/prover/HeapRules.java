package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LineReader;
import org.grundy.game.rules.LineRules;
import org.grundy.game.vector.Amount;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.VectorRules;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.grundy.word.formula.Relation;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.LinearTerm;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;

/** The rules of a game in which play ends: as the game checks a move, and the same data as a formula. */
public sealed interface HeapRules {
  /** The name of a game, or something as short. */
  Pattern NAME = Pattern.compile("[\\p{L}0-9][\\p{L}0-9:.,-]*");

  Impartial<Heaps> game();

  default String name() {
    return game().name();
  }

  /** How many heaps a position has. */
  int heaps();

  /** What formulas and automata call the heaps, in their order. */
  default List<String> names() {
    return List.of("x", "y", "z", "p", "q", "r").subList(0, heaps());
  }

  /** Whether the order of the heaps does not matter; positions then have ascending heaps. */
  boolean symmetric();

  /** Whether only what a move takes decides if it is allowed, given that the heaps are large enough. */
  boolean byAmounts();

  /** Whether a move from some position may take these amounts; where that is not known beforehand, true. */
  default boolean takes(@SuppressWarnings("unused") int[] amounts) {
    return true;
  }

  /** The P-positions as the game states them for the prover, if it does. */
  default Optional<String> lost() {
    return Optional.empty();
  }

  /** That a move leads from the heaps before to those after. */
  Formula move(List<Variable> before, List<Variable> after);

  /** The same, with parts compiled to automata over a numeration system where that is better. */
  default Formula move(List<Variable> before, List<Variable> after, DigitSystem system, Prover prover) {
    return move(before, after);
  }

  /**
   * That something falls from the heaps before to those after, with every move; always where a move only takes. Else it is
   * to be decided.
   */
  default Optional<Formula> falls(List<Variable> before, List<Variable> after) {
    return Optional.empty();
  }

  /**
   * The steps, where a move is one of them, once or several times in a row; empty where moves are not made of steps. In each
   * position, at most one step is possible, apart from the order of the heaps.
   */
  default List<Formula> steps(List<Variable> before, List<Variable> after) {
    return List.of();
  }

  /** Whether moves are made of {@link #steps}. */
  default boolean repeats() {
    return false;
  }

  /** Whether a move leads from one position to the other. */
  boolean leads(Heaps from, Heaps to);

  /** Whether a move leads to a wanted position. Lists moves until one does. */
  default boolean leads(Heaps from, Predicate<Heaps> wanted) {
    var found = new boolean[1];
    game().moves(from, (to, _) -> {
      found[0] = wanted.test(to);
      return !found[0];
    });
    return found[0];
  }

  /**
   * What is known of the rules of a game.
   *
   * @param heaps how many, of a game with any number
   * @return empty when the game is not described by what is taken from heaps
   */
  static Optional<HeapRules> of(Ruleset<?> game, int heaps) {
    return switch (game) {
      case VectorGame vectors -> Optional.of(new Alike(vectors, heaps));
      case VectorRules vectors -> Optional.of(new Listed(vectors));
      case LineRules line when line.heaps() == heaps && changes(line) -> Lined.of(line).map(lined -> lined);
      default -> Optional.empty();
    };
  }

  /**
   * The rules of a game for a proof of its losing positions.
   *
   * @param heaps how many, of a game with any number
   * @throws BadInput when nothing describes them
   */
  static HeapRules provable(Ruleset<?> game, int heaps, Budget budget) {
    return of(game, heaps).or(() -> stated(game, budget)).orElseThrow(() -> BadInput.because(
        "the moves of {0} are not amounts taken from heaps; {1} or {2} can be proved", game.name(),
        "wythoff, wythoff:k, tribonacci, vector:...", "nim --heaps 3"));
  }

  /**
   * How many heaps the positions of a game have.
   *
   * @param asked   the number asked for; empty for the one that the game has
   * @param name    what messages call it
   * @param example how to ask for a number
   * @throws BadInput when the game has another number, or any
   */
  static int heaps(Ruleset<?> game, OptionalInt asked, String name, String example) {
    int has = switch (game) {
      case VectorGame vectors -> vectors.heaps();
      case VectorRules vectors -> vectors.heaps();
      case LineRules line -> line.heaps();
      default -> 1;
    };
    if (asked.isEmpty() && has == 0)
      throw BadInput.because("{0} takes any number of heaps; say how many, for example {1}", game.name(), example);
    int count = asked.orElse(has);
    if (count < 1 || count > Rule.MOST_HEAPS)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", name, 1, Rule.MOST_HEAPS,
          count);
    if (has != 0 && count != has)
      throw BadInput.because("{0} has {1} {1:heap|heaps}, not {2}", game.name(), has, count);
    return count;
  }

  /**
   * Whether a text that could be a statement is meant as a game: a name, vectors or a line of rules. Names of theorems
   * look the same.
   */
  static boolean isGame(String text) {
    return NAME.matcher(text).matches() || text.startsWith("vector:") || LineReader.begins(text);
  }

  /**
   * The rules that a game states for a proof. Other uses would need positions of the game that are its heaps.
   *
   * @param budget charged for reading the rules
   */
  static Optional<HeapRules> stated(Ruleset<?> game, Budget budget) {
    return game.steps().flatMap(steps -> {
      Optional<Lined> lined = Optional.of(LineReader.read(steps.line(), budget)).filter(LineRules.class::isInstance)
          .flatMap(line -> Lined.of((LineRules) line)).map(step -> new Lined(step.game, game.name()));
      return lined.map(step -> steps.repeating().<HeapRules>map(whole -> new Repeated(step, whole)).orElse(step));
    });
  }

  /** Whether every move keeps the number of heaps; otherwise it leaves several positions of one heap each. */
  private static boolean changes(LineRules line) {
    return line.ways().stream().allMatch(way -> way.results().size() == line.heaps());
  }

  /** Rules that treat all heaps alike. */
  record Alike(VectorGame game, int heaps) implements HeapRules {
    @Override
    public boolean symmetric() {
      return true;
    }

    @Override
    public boolean byAmounts() {
      return game.moveRules().stream().allMatch(rule -> rule.exceptions().isEmpty());
    }

    @Override
    public Optional<String> lost() {
      return game.lost();
    }

    @Override
    public Formula move(List<Variable> before, List<Variable> after) {
      return new MoveFormulas(before, after).move(game.moveRules());
    }

    @Override
    public boolean takes(int[] amounts) {
      return game.kernel().takes(amounts);
    }

    @Override
    public boolean leads(Heaps from, Heaps to) {
      return game.by(from, to).isPresent();
    }
  }

  /** Vectors of what is taken from each heap. */
  record Listed(VectorRules game) implements HeapRules {
    @Override
    public int heaps() {
      return game.heaps();
    }

    @Override
    public boolean symmetric() {
      return game.symmetric();
    }

    @Override
    public boolean byAmounts() {
      return true;
    }

    @Override
    public Formula move(List<Variable> before, List<Variable> after) {
      return new Formula.Or(game.vectors().stream().map(vector -> taken(vector, before, after)).toList());
    }

    private static Formula taken(List<Amount> vector, List<Variable> before, List<Variable> after) {
      Map<Character, Variable> letters = new LinkedHashMap<>();
      List<Formula> parts = new ArrayList<>(IntStream.range(0, vector.size()).mapToObj(i -> {
        Amount amount = vector.get(i);
        LinearTerm left = LinearTerm.of(after.get(i)).plus(LinearTerm.constant(amount.plus().longValueExact()));
        if (!amount.fixed())
          left = left.plus(
              LinearTerm.of(letters.computeIfAbsent(amount.letter(), c -> new Variable(String.valueOf(c)))),
              amount.times().longValueExact());
        return left.minus(LinearTerm.of(before.get(i))).compared(Relation.EQUAL);
      }).toList());
      letters.values()
          .forEach(letter -> parts.add(LinearTerm.constant(1).minus(LinearTerm.of(letter)).compared(Relation.AT_MOST)));
      Formula all = new Formula.And(parts);
      return letters.isEmpty() ? all : Formula.some(List.copyOf(letters.values()), all);
    }

    @Override
    public boolean leads(Heaps from, Heaps to) {
      return game.legal(from, Player.LEFT, to);
    }
  }

  /** Moves by terms that have a formula. */
  record Lined(LineRules game, String name) implements HeapRules {
    /** The rules of a line; empty when some term of it has no formula. */
    static Optional<Lined> of(LineRules game) {
      var lined = new Lined(game, game.name());
      List<Variable> before = variables(game.heaps());
      List<Variable> after = variables(game.heaps());
      return game.ways().stream().allMatch(way -> LineFormulas.move(way, before, after).isPresent())
          ? Optional.of(lined) : Optional.empty();
    }

    private static List<Variable> variables(int count) {
      return IntStream.range(0, count).mapToObj(i -> new Variable("h" + i)).toList();
    }

    @Override
    public int heaps() {
      return game.heaps();
    }

    @Override
    public boolean symmetric() {
      return game.anyOrder();
    }

    @Override
    public boolean byAmounts() {
      return game.ways().stream().allMatch(LineRules.Way::byAmounts);
    }

    @Override
    public Formula move(List<Variable> before, List<Variable> after) {
      return Formula.and(new Formula.Or(ways(before, after)), changed(before, after));
    }

    /** Each kind of move becomes an automaton of its own: together they would have too many variables. */
    @Override
    public Formula move(List<Variable> before, List<Variable> after, DigitSystem system, Prover prover) {
      return Formula.and(LineFormulas.any(ways(before, after), Stream.concat(before.stream(), after.stream()).toList(),
          system, prover), changed(before, after));
    }

    private List<Formula> ways(List<Variable> before, List<Variable> after) {
      return orders().stream().flatMap(order -> game.ways().stream().map(way -> LineFormulas
          .move(way, order.stream().map(before::get).toList(), order.stream().map(after::get).toList()).orElseThrow()))
          .toList();
    }

    private Formula changed(List<Variable> before, List<Variable> after) {
      return new Formula.Or(IntStream.range(0, heaps()).mapToObj(
          i -> LinearTerm.of(before.get(i)).minus(LinearTerm.of(after.get(i))).compared(Relation.UNEQUAL)).toList());
    }

    private List<List<Integer>> orders() {
      return game.anyOrder() ? MoveFormulas.choices(heaps(), heaps())
          : List.of(IntStream.range(0, heaps()).boxed().toList());
    }

    /** The first weighted sum that changes falls. */
    @Override
    public Optional<Formula> falls(List<Variable> before, List<Variable> after) {
      var ways = new ArrayList<Formula>();
      var equal = new ArrayList<Formula>();
      for (long[] weights : game.falling()) {
        LinearTerm change = LinearTerm.constant(0);
        for (int i = 0; i < weights.length; i++)
          change = change.plus(LinearTerm.of(after.get(i)), weights[i]).plus(LinearTerm.of(before.get(i)), -weights[i]);
        var all = new ArrayList<>(equal);
        all.add(change.compared(Relation.LESS));
        ways.add(new Formula.And(all));
        equal.add(change.compared(Relation.EQUAL));
      }
      return Optional.of(new Formula.Or(ways));
    }

    @Override
    public boolean leads(Heaps from, Heaps to) {
      return leads(from, to::equals);
    }
  }

  /** Moves that make a step one or more times in a row; {@link #move} is a step. */
  record Repeated(Lined step, Impartial<Heaps> game) implements HeapRules {
    @Override
    public int heaps() {
      return step.heaps();
    }

    @Override
    public boolean symmetric() {
      return step.symmetric();
    }

    @Override
    public boolean byAmounts() {
      return false;
    }

    @Override
    public boolean repeats() {
      return true;
    }

    @Override
    public Formula move(List<Variable> before, List<Variable> after) {
      return new Formula.Or(steps(before, after));
    }

    @Override
    public List<Formula> steps(List<Variable> before, List<Variable> after) {
      return step.ways(before, after);
    }

    @Override
    public Optional<Formula> falls(List<Variable> before, List<Variable> after) {
      return step.falls(before, after);
    }

    @Override
    public boolean leads(Heaps from, Heaps to) {
      return game.legal(from, Player.LEFT, to);
    }
  }
}
