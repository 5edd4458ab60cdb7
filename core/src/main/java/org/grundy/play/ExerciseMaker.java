package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Move;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Makes exercises on a game from random positions: find the one winning move, find the P-positions among several,
 * complete a table of nim-values. The same seed makes the same exercises.
 */
public final class ExerciseMaker {
  /** Levels of difficulty, from 1. */
  public static final int LEVELS = 3;
  /** The first level whose sheets ask for nim-values. */
  private static final int FIRST_WITH_VALUES = 2;
  private static final int DRAWS = 600;
  /** So many draws are for positions of at least half the size that the level asks for. */
  private static final int LARGE_DRAWS = 400;
  /** How many positions play must lead to on each level, where random positions are as large. */
  private static final int[] LEAST = {8, 30, 60};
  private static final int CHOICES = 5;
  private static final long WORK_FOR_ONE = 400_000;

  private final Ruleset<?> ruleset;
  private final Convention convention;
  private final int size;
  private final boolean values;
  /** How many positions play should lead to. */
  private final int least;
  private final Budget budget;
  private final Random random;
  private final Set<Position> used = new HashSet<>();

  /**
   * @param level from 1 to {@value #LEVELS}: sets the size of positions; the first level asks for no nim-values
   * @throws BadInput when there is no such level
   */
  public ExerciseMaker(Ruleset<?> ruleset, Convention convention, int level, long seed, Budget budget) {
    if (level < 1 || level > LEVELS)
      throw BadInput.because("{0}: expected a number from {1} to {2}, found {3}", "--level", 1, LEVELS, level);
    this(ruleset, convention, 2 + 2 * level, level >= FIRST_WITH_VALUES, LEAST[level - 1], seed, budget);
  }

  private ExerciseMaker(Ruleset<?> ruleset, Convention convention, int size, boolean values, int least,
      long seed, Budget budget) {
    this.ruleset = ruleset;
    this.convention = convention;
    this.size = size;
    this.values = values;
    this.least = least;
    this.budget = budget;
    this.random = new Random(seed);
  }

  /** Of positions of any size, under normal play. */
  static ExerciseMaker ofSize(int size, Ruleset<?> ruleset, long seed, Budget budget) {
    return new ExerciseMaker(ruleset, Convention.NORMAL, size, false, 0, seed, budget);
  }

  /**
   * At most {@code count} exercises, of each kind in turn; fewer when random positions yield no more, none for games
   * won by points.
   *
   * @throws BudgetSpent when the budget runs out before one is found
   */
  public List<Exercise> make(int count) {
    var made = new ArrayList<Exercise>();
    if (ruleset instanceof Scoring)
      return made;
    List<Supplier<Optional<Exercise>>> kinds = new ArrayList<>(
        List.of(() -> oneMove().map(exercise -> exercise), this::whichAreLost));
    if (values)
      kinds.add(this::table);
    for (int i = 0; made.size() < count && !kinds.isEmpty(); i++) {
      int kind = i % kinds.size();
      Optional<Exercise> exercise;
      try {
        exercise = kinds.get(kind).get();
      } catch (BudgetSpent spent) {
        spent.rethrowIfCancelled();
        if (made.isEmpty())
          throw spent;
        return made;
      }
      if (exercise.isPresent())
        made.add(exercise.get());
      else
        kinds.remove(kind);
    }
    return made;
  }

  private Position draw() {
    return RandomPosition.legible(ruleset, random, size);
  }

  /** Whether neither the position nor a symmetric image of it has been used before. */
  private boolean fresh(Position at) {
    return used.add(RandomPosition.normal((Position.Single<?>) at));
  }

  /** Asks a new solver, so that the result depends on the position alone; empty for positions that take too long. */
  private <T> Optional<T> asked(BiFunction<Solver, Budget, Optional<T>> question) {
    Budget part = budget.part(WORK_FOR_ONE);
    try (var scratch = part.scratch()) {
      part.charge(1);
      return question.apply(new Solver(scratch.budget()), part);
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return Optional.empty();
    }
  }

  /** The only winning move of {@code mover}, where there is just one and at least two others. */
  private Optional<Move> onlyWinning(Position at, Player mover, Solver solver, Budget part) {
    if (!solver.decide(new Question(at, convention)).wins(mover))
      return Optional.empty();
    var options = new HashSet<Position>();
    var winning = new ArrayList<Move>();
    at.moves(mover, move -> {
      part.charge(1);
      if (options.add(move.to())
          && solver.decide(new Question(move.to(), convention)).startedBy(mover.opponent()) == Result.win(mover))
        winning.add(move);
      return winning.size() < 2;
    });
    return winning.size() == 1 && options.size() > 2 ? Optional.of(winning.getFirst()) : Optional.empty();
  }

  /** A position with one winning move, another one each time; empty when random positions yield no more. */
  Optional<Exercise.OneMove> oneMove() {
    for (int draw = 0; draw < DRAWS; draw++) {
      Position at = draw();
      Player mover = at.impartial() || random.nextBoolean() ? Player.LEFT : Player.RIGHT;
      if (least > 0 && isSmall(at, draw))
        continue;
      Optional<Move> winning = asked((solver, part) -> onlyWinning(at, mover, solver, part));
      if (winning.isPresent() && !ended(winning.get().to(), mover.opponent()) && fresh(at))
        return Optional.of(new Exercise.OneMove(at, mover, winning.get()));
    }
    return Optional.empty();
  }

  private static boolean ended(Position at, Player mover) {
    return at.moves(mover, _ -> false);
  }

  /** Whether a position is too small for the level; less is asked for with each draw. */
  private boolean isSmall(Position at, int draw) {
    int wanted = draw < LARGE_DRAWS ? least - least * draw / (2 * LARGE_DRAWS)
        : least * (DRAWS - draw) / (2 * (DRAWS - LARGE_DRAWS));
    return isSmall(at, draw < LARGE_DRAWS / 2 ? size : 0, wanted, budget);
  }

  /**
   * Whether the players have fewer moves than half the size between them, so that a look decides, or play leads to fewer
   * than so many positions.
   */
  static boolean isSmall(Position at, int size, int least, Budget budget) {
    int[] moves = {0};
    for (Player mover : at.impartial() ? List.of(Player.LEFT) : List.of(Player.values()))
      at.moves(mover, _ -> 2 * ++moves[0] < size);
    return 2 * moves[0] < size || PlaySize.count(at, least, budget) < least;
  }

  /** Whoever is to move loses. */
  private static boolean lost(Outcome outcome) {
    return outcome.leftStarts() == Result.RIGHT && outcome.rightStarts() == Result.LEFT;
  }

  private Optional<Exercise> whichAreLost() {
    var lost = new ArrayList<Position>();
    var others = new ArrayList<Position>();
    int wanted = 1 + random.nextInt(2);
    for (int draw = 0; draw < DRAWS
        && (lost.size() < (draw < LARGE_DRAWS ? wanted : 1) || others.size() < CHOICES - wanted); draw++) {
      Position at = draw();
      if (isSmall(at, draw) || ended(at, Player.LEFT))
        continue;
      Optional<Outcome> outcome = asked((solver, _) -> Optional.of(solver.decide(new Question(at, convention))));
      if (outcome.isEmpty())
        continue;
      boolean isLost = lost(outcome.get());
      List<Position> into = isLost ? lost : others;
      if (into.size() < (isLost ? wanted : CHOICES - wanted) && fresh(at))
        into.add(at);
    }
    if (lost.isEmpty() || others.isEmpty())
      return Optional.empty();
    var all = new ArrayList<Position>(lost);
    all.addAll(others);
    shuffle(all);
    return Optional.of(new Exercise.WhichAreLost(all,
        IntStream.range(0, all.size()).filter(i -> lost.contains(all.get(i))).boxed().toList()));
  }

  /** As {@link java.util.Collections#shuffle} does, which the engine in the browser lacks. */
  private <T> void shuffle(List<T> list) {
    for (int i = list.size(); i > 1; i--) {
      int other = random.nextInt(i);
      list.set(i - 1, list.set(other, list.get(i - 1)));
    }
  }

  /** Of one heap, or of two of which one stays, where the values of one heap are its size. */
  private Optional<Exercise> table() {
    if (convention != Convention.NORMAL || !draw().impartial())
      return Optional.empty();
    int from = random.nextInt(1 + size);
    Optional<Exercise> table = table(n -> List.of(BigInteger.valueOf((long) from + n)));
    if (table.isPresent())
      return table;
    int row = 1 + random.nextInt(size);
    return table(n -> List.of(BigInteger.valueOf(n), BigInteger.valueOf(row)));
  }

  private Optional<Exercise> table(IntFunction<List<BigInteger>> heaps) {
    var positions = new ArrayList<Position>();
    var values = new ArrayList<String>();
    for (int n = 0; n < 3 * CHOICES - 4; n++) {
      Optional<Position> at = written(ruleset, heaps.apply(n));
      Optional<BigInteger> value = at.flatMap(position -> asked((solver, _) -> solver.nimValue(position)));
      if (value.isEmpty())
        return Optional.empty();
      positions.add(at.get());
      values.add(value.get().toString());
    }
    boolean trivial = IntStream.range(0, values.size())
        .allMatch(n -> values.get(n).equals(heaps.apply(n).getFirst().toString()));
    if (trivial || !fresh(positions.getLast()))
      return Optional.empty();
    var order = new ArrayList<>(IntStream.range(0, values.size()).boxed().toList());
    shuffle(order);
    return Optional.of(new Exercise.Table(positions, values, order.subList(0, CHOICES).stream().sorted().toList()));
  }

  private static <P> Optional<Position> written(Ruleset<P> ruleset, List<BigInteger> heaps) {
    if (!(ruleset.notation() instanceof Numbers<P> numbers))
      return Optional.empty();
    try {
      return Optional.of(new Position.Single<>(ruleset, numbers.position(heaps)));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }
}
