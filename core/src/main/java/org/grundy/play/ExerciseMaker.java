package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Winning;
import org.grundy.game.Worth;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Makes exercises on a game from random positions: some with one winning move, some of which the lost ones are to be found,
 * tables of nim-values to complete. The same seed makes the same exercises.
 */
public final class ExerciseMaker {
  /** Levels of difficulty, from 1. */
  public static final int LEVELS = 3;
  private static final int DRAWS = 400;
  private static final int CHOICES = 5;
  private static final long WORK_FOR_ONE = 400_000;

  private final Ruleset<?> ruleset;
  private final Convention convention;
  private final int size;
  private final Budget budget;
  private final Random random;
  private final Set<Position> used = new HashSet<>();

  /**
   * @param level from 1 to {@value #LEVELS}: how large positions are
   * @throws BadInput when there is no such level
   */
  public ExerciseMaker(Ruleset<?> ruleset, Convention convention, int level, long seed, Budget budget) {
    if (level < 1 || level > LEVELS)
      throw BadInput.because("{0}: expected a number from {1} to {2}, found {3}", "--level", 1, LEVELS, level);
    this.ruleset = ruleset;
    this.convention = convention;
    this.size = 2 + 2 * level;
    this.budget = budget;
    this.random = new Random(seed);
  }

  /**
   * At most so many exercises of the kinds in turn; fewer when no more are found among random positions, none for games
   * that are won by points.
   *
   * @throws BudgetSpent when the budget ends first
   */
  public List<Exercise> make(int count) {
    var made = new ArrayList<Exercise>();
    if (ruleset instanceof Scoring)
      return made;
    List<Supplier<Optional<Exercise>>> kinds = new ArrayList<>(
        List.of(this::oneMove, this::whichAreLost, this::table));
    for (int i = 0; made.size() < count && !kinds.isEmpty(); i++) {
      int kind = i % kinds.size();
      Optional<Exercise> exercise = kinds.get(kind).get();
      if (exercise.isPresent())
        made.add(exercise.get());
      else
        kinds.remove(kind);
    }
    return made;
  }

  /** A random position, without empty heaps where the game can do without them. */
  private Position draw() {
    Position at = draw(ruleset);
    return List.of(at.written().split(" ", -1)).contains("0") ? normal((Position.Single<?>) at) : at;
  }

  private <P> Position draw(Ruleset<P> of) {
    return new Position.Single<>(of, of.notation().random(random, size));
  }

  private static <P> Position normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }

  /** Whether the position, or one that is the same but for symmetry, has not been used before. */
  private boolean fresh(Position at) {
    return used.add(normal((Position.Single<?>) at));
  }

  /** Positions that take long are passed over; a solver of its own, so that the result depends on the position alone. */
  private Optional<Reply.Answer> answer(Position at) {
    Budget part = budget.part(WORK_FOR_ONE);
    part.charge(1);
    try (var _ = budget.scratch()) {
      return switch (new Solver(part).solve(new Question(at, convention))) {
        case Reply.Answer answer -> Optional.of(answer);
        case Reply.GaveUp gaveUp -> {
          part.forgive(gaveUp.end());
          yield Optional.empty();
        }
      };
    }
  }

  private Optional<Exercise> oneMove() {
    for (int draw = 0; draw < DRAWS; draw++) {
      Position at = draw();
      Player mover = at.impartial() || random.nextBoolean() ? Player.LEFT : Player.RIGHT;
      Optional<Reply.Answer> answer = answer(at);
      if (answer.isEmpty() || !answer.get().outcome().wins(mover))
        continue;
      Reply.Options options = answer.get().options(mover);
      Winning<?> winning = options.winning();
      if (winning.count().equals(Count.exactly(1)) && winning.some().size() == 1
          && options.all().number().compareTo(BigInteger.TWO) > 0
          && !options.winning().some().getFirst().to().moves(mover.opponent(), _ -> false) && fresh(at))
        return Optional.of(new Exercise.OneMove(at, mover, options.winning().some().getFirst()));
    }
    return Optional.empty();
  }

  /** Whoever is to move loses. */
  private static boolean lost(Outcome outcome) {
    return outcome.leftStarts() == Result.RIGHT && outcome.rightStarts() == Result.LEFT;
  }

  private Optional<Exercise> whichAreLost() {
    var lost = new ArrayList<Position>();
    var others = new ArrayList<Position>();
    int wanted = 1 + random.nextInt(2);
    for (int draw = 0; draw < DRAWS && (lost.size() < wanted || others.size() < CHOICES - wanted); draw++) {
      Position at = draw();
      Optional<Reply.Answer> answer = answer(at);
      if (answer.isEmpty() || answer.get().options(Player.LEFT).all().equals(Count.exactly(0)))
        continue;
      boolean isLost = lost(answer.get().outcome());
      List<Position> into = isLost ? lost : others;
      if (into.size() < (isLost ? wanted : CHOICES - wanted) && fresh(at))
        into.add(at);
    }
    if (lost.isEmpty() || others.isEmpty())
      return Optional.empty();
    var all = new ArrayList<Position>(lost);
    all.addAll(others);
    Collections.shuffle(all, random);
    return Optional.of(new Exercise.WhichAreLost(all,
        IntStream.range(0, all.size()).filter(i -> lost.contains(all.get(i))).boxed().toList()));
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
      Optional<BigInteger> value = at.flatMap(this::answer)
          .flatMap(a -> a.worth() instanceof Worth.NimValue(BigInteger v) ? Optional.of(v) : Optional.empty());
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
    Collections.shuffle(order, random);
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
