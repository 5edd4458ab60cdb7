package org.grundy.catalog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.game.Position;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * The oracle of the tests: lists everything that can be reached from one position, by nothing but
 * {@link Position#moves}, and labels it backwards from the ends in rounds. It knows no symmetry, no summands, no theorem
 * and no engine.
 */
public final class PlainSolver {
  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  /** What Left can turn position n into at 2n, and Right at 2n + 1: each once. */
  private final List<int[]> options = new ArrayList<>();
  private final Map<Convention, Labels> labels = new HashMap<>();
  private final Map<Integer, Integer> nimValues = new HashMap<>();

  /**
   * @param wins  whether the mover of state 2n + mover wins; absent while nothing is known, and forever when it is a draw
   * @param plies the round in which that was found: how long play lasts when the winner hurries and the loser holds out
   */
  private record Labels(Boolean[] wins, int[] plies) {
  }

  private PlainSolver() {
  }

  /** Everything that can be reached from {@code root}; empty when that is more than {@code most} positions. */
  public static Optional<PlainSolver> of(Position root, int most) {
    var solver = new PlainSolver();
    solver.number(root);
    for (int n = 0; n < solver.positions.size(); n++)
      for (Player mover : Player.values()) {
        Set<Integer> reached = new LinkedHashSet<>();
        boolean fits = solver.positions.get(n).moves(mover, move -> {
          reached.add(solver.number(move.to()));
          return solver.positions.size() <= most;
        });
        if (!fits || solver.positions.size() > most)
          return Optional.empty();
        solver.options.add(reached.stream().mapToInt(Integer::intValue).toArray());
      }
    return Optional.of(solver);
  }

  private int number(Position position) {
    Integer known = numbers.putIfAbsent(position, positions.size());
    if (known != null)
      return known;
    positions.add(position);
    return positions.size() - 1;
  }

  public List<Position> positions() {
    return positions;
  }

  /** Whether it can be reached. */
  public boolean reaches(Position position) {
    return numbers.containsKey(position);
  }

  private int state(Position position, Player mover) {
    return 2 * numbers.get(position) + mover.index();
  }

  /** The different options. */
  public List<Position> options(Position position, Player mover) {
    return Arrays.stream(options.get(state(position, mover))).mapToObj(positions::get).toList();
  }

  private Labels labels(Convention convention) {
    return labels.computeIfAbsent(convention, this::label);
  }

  /** In round k all states that end in k plies are labelled. */
  private Labels label(Convention convention) {
    var known = new Labels(new Boolean[options.size()], new int[options.size()]);
    int[] open = IntStream.range(0, options.size()).toArray();
    int before;
    int round = 0;
    do {
      before = open.length;
      int left = 0;
      for (int state : open) {
        Boolean wins = options.get(state).length == 0 ? stuckWins(convention, state) : wins(state, known, round);
        known.wins[state] = wins;
        known.plies[state] = round;
        if (wins == null)
          open[left++] = state;
      }
      open = Arrays.copyOf(open, left);
      round++;
    } while (open.length < before);
    return known;
  }

  private static Boolean stuckWins(Convention convention, int state) {
    Player stuck = Player.of(state % 2);
    return convention.winnerWhenStuck(stuck) == stuck;
  }

  /** By what earlier rounds have found. */
  private Boolean wins(int state, Labels known, int round) {
    boolean allWin = true;
    for (int option : options.get(state)) {
      int next = 2 * option + 1 - state % 2;
      Boolean opponent = known.plies[next] < round ? known.wins[next] : null;
      if (Boolean.FALSE.equals(opponent))
        return true;
      allWin &= Boolean.TRUE.equals(opponent);
    }
    return allWin ? false : null;
  }

  public Outcome outcome(Position position, Convention convention) {
    return new Outcome(result(position, Player.LEFT, convention), result(position, Player.RIGHT, convention));
  }

  public Result result(Position position, Player mover, Convention convention) {
    Boolean wins = labels(convention).wins[state(position, mover)];
    return wins == null ? Result.DRAW : Result.win(wins ? mover : mover.opponent());
  }

  /** How many moves are played; empty when it is a draw. */
  public OptionalInt plies(Position position, Player mover, Convention convention) {
    int state = state(position, mover);
    return labels(convention).wins[state] == null ? OptionalInt.empty()
        : OptionalInt.of(labels(convention).plies[state]);
  }

  /** The options to which {@code mover} wins. */
  public List<Position> winning(Position position, Player mover, Convention convention) {
    return options(position, mover).stream()
        .filter(option -> result(option, mover.opponent(), convention) == Result.win(mover)).toList();
  }

  /** The least number that is no nim-value of an option, by definition. For impartial games that end. */
  public int nimValue(Position position) {
    return nimValue(numbers.get(position));
  }

  private int nimValue(int number) {
    Integer known = nimValues.get(number);
    if (known != null)
      return known;
    var values = new BitSet();
    for (int option : options.get(2 * number))
      values.set(nimValue(option));
    nimValues.put(number, values.nextClearBit(0));
    return values.nextClearBit(0);
  }

  /**
   * Whether play can come back to a position, whoever makes the moves: positions to which nobody can move are taken away
   * until none is left or the rest goes round.
   */
  public boolean loops() {
    int[] into = new int[positions.size()];
    for (int[] reached : options)
      for (int option : reached)
        into[option]++;
    var free = new ArrayDeque<Integer>();
    for (int n = 0; n < into.length; n++)
      if (into[n] == 0)
        free.add(n);
    int taken = 0;
    for (; !free.isEmpty(); taken++) {
      int n = free.remove();
      for (int option : both(n))
        if (--into[option] == 0)
          free.add(option);
    }
    return taken < positions.size();
  }

  /** The options of both players, those that both have twice. */
  private int[] both(int number) {
    int[] left = options.get(2 * number);
    int[] right = options.get(2 * number + 1);
    int[] both = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return both;
  }
}
