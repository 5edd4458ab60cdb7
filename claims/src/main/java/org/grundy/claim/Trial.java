package org.grundy.claim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.retrograde.Remoteness;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;

/**
 * The tools of a check: a budget, a solver, and plain play, which lists the moves of impartial games and uses no
 * theorem. Plain values are cached, so repeated questions are answered faster; the recursion is as deep as the longest
 * play. Not thread-safe.
 */
public final class Trial {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private final Budget budget;
  private final Solver solver;
  private final Catalog catalog = Catalog.standard();
  private final Theory theory = Theory.shipped();
  private final Map<String, Decision> theorems = new HashMap<>();
  private final Map<Position, Integer> values = new HashMap<>();
  private final Map<Position, Boolean> leftWins = new HashMap<>();
  private final Map<Position, Boolean> rightWins = new HashMap<>();
  private final Map<Position, Boolean> lostMisere = new HashMap<>();

  public Trial(Budget budget) {
    this.budget = budget;
    this.solver = new Solver(budget);
  }

  /** The prover's decision of a theorem of the shipped theories. */
  Decision theorem(String name) {
    Decision known = theorems.get(name);
    if (known == null) {
      known = new Prover(budget).decide(theory.theorem(name).orElseThrow().statement());
      theorems.put(name, known);
    }
    return known;
  }

  /** The recheck of the steps in a theorem's proof. */
  Recheck recheck(String name) {
    return Recheck.of(theory.theorem(name).orElseThrow().statement().digits(), theorem(name).claims(), budget);
  }

  /** The prover's decision of a statement in the language of the shipped theories. */
  Decision decide(String statement) {
    return new Prover(budget).decide(theory.read(statement));
  }

  Budget budget() {
    return budget;
  }

  Solver solver() {
    return solver;
  }

  /** A position as a person writes it; a step of the budget. */
  Position position(String text) {
    budget.charge(1);
    return catalog.read(text).position();
  }

  Position position(String game, long... heaps) {
    return position(
        game + " " + String.join(" ", IntStream.range(0, heaps.length).mapToObj(i -> "" + heaps[i]).toList()));
  }

  /** The solver's answer in normal play. */
  Reply.Answer answer(String text) {
    return answer(text, Convention.NORMAL);
  }

  Reply.Answer answer(String text, Convention convention) {
    return solver.solve(new Question(position(text), convention)).answer();
  }

  Outcome outcome(Position position) {
    return solver.decide(new Question(position, Convention.NORMAL));
  }

  /** The length of play when {@code mover} begins and both play best; empty when it is drawn. */
  OptionalInt plies(Question question, Player mover) {
    try (var scratch = budget.scratch()) {
      return Remoteness.of(question, scratch.budget()).plies(question.position(), mover);
    }
  }

  /** The different options of an impartial position. */
  List<Position> options(Position position) {
    var options = new ArrayList<Position>();
    position.moves(Player.LEFT, move -> {
      budget.charge(1);
      options.add(normal(move.to()));
      return true;
    });
    return options.stream().distinct().toList();
  }

  /** The mex of the values of the options. */
  int nimValue(Position position) {
    Position at = normal(position);
    Integer known = values.get(at);
    if (known != null)
      return known;
    var seen = new BitSet();
    options(at).forEach(option -> seen.set(nimValue(option)));
    int value = seen.nextClearBit(0);
    values.put(at, value);
    return value;
  }

  int nimValue(String text) {
    return nimValue(position(text));
  }

  /** Whether {@code mover}, who is to move, can make the last move; for partizan positions too. */
  boolean winsMoving(Position position, Player mover) {
    Map<Position, Boolean> known = mover == Player.LEFT ? leftWins : rightWins;
    Position at = normal(position);
    Boolean found = known.get(at);
    if (found != null)
      return found;
    boolean[] wins = {false};
    at.moves(mover, move -> {
      budget.charge(1);
      wins[0] |= !winsMoving(move.to(), mover.opponent());
      return !wins[0];
    });
    known.put(at, wins[0]);
    return wins[0];
  }

  /** Whether the player to move loses in mis&egrave;re play. */
  boolean lostMisere(Position position) {
    Position at = normal(position);
    Boolean known = lostMisere.get(at);
    if (known != null)
      return known;
    List<Position> options = options(at);
    boolean lost = !options.isEmpty() && options.stream().noneMatch(this::lostMisere);
    lostMisere.put(at, lost);
    return lost;
  }

  private static Position normal(Position position) {
    return position instanceof Position.Single<?> single ? normal(single) : position;
  }

  private static <P> Position normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }

  /** All heaps (x, y) with x and y up to {@code most}, row y by row. */
  static Stream<long[]> pairs(int most) {
    return IntStream.rangeClosed(0, most).boxed()
        .flatMap(y -> IntStream.rangeClosed(0, most).mapToObj(x -> new long[]{x, y}));
  }

  /** All heaps x &le; y &le; z up to {@code most}. */
  static Stream<long[]> triples(int most) {
    return IntStream.rangeClosed(0, most).boxed().flatMap(z -> IntStream.rangeClosed(0, z).boxed()
        .flatMap(y -> IntStream.rangeClosed(0, y).mapToObj(x -> new long[]{x, y, z})));
  }

  static long nimSum(long... heaps) {
    long sum = 0;
    for (long heap : heaps)
      sum ^= heap;
    return sum;
  }

  /** The heaps of a position written as numbers; no heaps when it is empty. */
  static long[] heaps(Position position) {
    return NUMBER.matcher(position.written()).results().mapToLong(number -> Long.parseLong(number.group())).toArray();
  }

  static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }
}
