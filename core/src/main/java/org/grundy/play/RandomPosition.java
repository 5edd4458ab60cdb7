package org.grundy.play;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Random positions that are worth playing: each player has several moves, nobody can end play at once, it can go many
 * ways, and Left, who starts, can win under normal play but also go wrong. Where none of many positions is all of that,
 * the best of them. The same seed gives the same position.
 */
public final class RandomPosition {
  private static final int DRAWS = 120;
  /** After so many draws, positions are one larger. */
  private static final int DRAWS_OF_A_SIZE = 40;
  /** The most attempts at a board on which both players can move; the last one is kept in any case. */
  private static final int DRAWS_OF_A_BOARD = 12;
  /** Fewer make a position dull. */
  private static final int SOME_MOVES = 3;
  /** The most edges between the same two nodes. */
  private static final int MOST_EDGES = 2;
  /** How many positions play must lead to, as a multiple of the size. */
  private static final int SOME_POSITIONS = 6;
  private static final long WORK_FOR_ONE = 10_000;

  /** What makes a position worth playing; each weighs more than all after it together. */
  private enum Merit {
    MOVES_FOR_BOTH(32), ON_EACH_BOARD(16), LASTS(8), CAN_GO_WRONG(4), SOME_MOVES(2), SOME_POSITIONS(1);

    private final int weight;

    Merit(int weight) {
      this.weight = weight;
    }
  }

  private final Position like;
  private final int size;
  private final Budget budget;

  private RandomPosition(Position like, int size, Budget budget) {
    this.like = like;
    this.size = size;
    this.budget = budget;
  }

  /**
   * A position with boards of the same games as another one. Both players can move on each of its boards, if that is
   * found.
   *
   * @param size   how large the numbers and boards are, from 1
   * @param budget of the whole choice; when it ends, the best position so far is taken
   * @throws BudgetSpent when the budget ends before the first position is judged
   */
  public static Position like(Position like, int size, long seed, Budget budget) {
    return new RandomPosition(like, size, budget).best(new Random(seed));
  }

  /** Any position, without empty heaps where the game allows that. */
  static Position drawn(Ruleset<?> ruleset, Random random, int size) {
    Position.Single<?> at = any(ruleset, random, size);
    return List.of(at.written().split(" ", -1)).contains("0") ? normal(at) : at;
  }

  /** The same, with a graph that is easy to read: without loops, and with at most two edges between the same nodes. */
  static Position legible(Ruleset<?> ruleset, Random random, int size) {
    Position at = drawn(ruleset, random, size);
    for (int draw = 1; draw < DRAWS && !at.pictures().stream().allMatch(RandomPosition::legible); draw++)
      at = drawn(ruleset, random, size);
    return at;
  }

  private static boolean legible(Picture picture) {
    Map<Set<Integer>, Long> edges = picture.parts().stream().filter(Picture.Part.Edge.class::isInstance)
        .map(Picture.Part.Edge.class::cast)
        .collect(Collectors.groupingBy(edge -> new TreeSet<>(List.of(edge.from(), edge.to())), Collectors.counting()));
    return edges.entrySet().stream().allMatch(edge -> edge.getKey().size() == 2 && edge.getValue() <= MOST_EDGES);
  }

  private static <P> Position.Single<P> any(Ruleset<P> of, Random random, int size) {
    return new Position.Single<>(of, of.notation().random(random, size));
  }

  /** The normalised position. */
  static <P> Position normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }

  private Position best(Random random) {
    Position best = null;
    int most = -1;
    int all = EnumSet.allOf(Merit.class).stream().mapToInt(merit -> merit.weight).sum();
    try {
      for (int draw = 0; draw < DRAWS && most < all; draw++) {
        Position at = boards(random, size + draw / DRAWS_OF_A_SIZE);
        int weight = merits(at).stream().mapToInt(merit -> merit.weight).sum();
        if (weight > most) {
          best = at;
          most = weight;
        }
      }
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      if (best == null)
        throw spent;
    }
    return Objects.requireNonNull(best);
  }

  /** Each board drawn on its own. */
  private Position boards(Random random, int larger) {
    return Position.sum(like.parts().stream().map(part -> switch (part) {
      case Position.Single<?> single -> board(single.ruleset(), random, larger);
      case Position.Negative(Position.Single<?> of) -> board(of.ruleset(), random, larger).negative();
      case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    }).toList());
  }

  /** A board on which both players can move, where one is found soon. */
  private Position board(Ruleset<?> ruleset, Random random, int larger) {
    Position at = legible(ruleset, random, larger);
    for (int draw = 1; draw < DRAWS_OF_A_BOARD && !movesForBoth(at); draw++)
      at = legible(ruleset, random, larger);
    return at;
  }

  private Set<Merit> merits(Position at) {
    var merits = EnumSet.noneOf(Merit.class);
    int moves = Math.min(moves(at, Player.LEFT), moves(at, Player.RIGHT));
    if (moves == 0)
      return merits;
    merits.add(Merit.MOVES_FOR_BOTH);
    if (at.parts().stream().allMatch(this::movesForBoth))
      merits.add(Merit.ON_EACH_BOARD);
    if (moves == SOME_MOVES)
      merits.add(Merit.SOME_MOVES);
    int some = SOME_POSITIONS * size;
    if (PlaySize.count(at, some, budget) >= some)
      merits.add(Merit.SOME_POSITIONS);
    if (lasts(at, Player.LEFT) && lasts(at, Player.RIGHT)) {
      merits.add(Merit.LASTS);
      if (canGoWrong(at))
        merits.add(Merit.CAN_GO_WRONG);
    }
    return merits;
  }

  private boolean movesForBoth(Position at) {
    return moves(at, Player.LEFT) > 0 && moves(at, Player.RIGHT) > 0;
  }

  /** At most {@link #SOME_MOVES} are counted. */
  private int moves(Position at, Player player) {
    var moves = new int[1];
    at.moves(player, _ -> {
      budget.charge(1);
      return ++moves[0] < SOME_MOVES;
    });
    return moves[0];
  }

  /** Whether each move leaves the opponent a reply. */
  private boolean lasts(Position at, Player player) {
    return at.moves(player, move -> moves(move.to(), player.opponent()) > 0);
  }

  /** Whether Left has moves that win and others; true as well when that takes long to find out. */
  private boolean canGoWrong(Position at) {
    if (like.scoring())
      return true;
    Budget part = budget.part(WORK_FOR_ONE);
    try (var scratch = part.scratch()) {
      var solver = new Solver(scratch.budget());
      var results = EnumSet.noneOf(Result.class);
      at.moves(Player.LEFT, move -> {
        part.charge(1);
        results.add(solver.decide(new Question(move.to(), Convention.NORMAL)).startedBy(Player.RIGHT));
        return results.size() < 2;
      });
      return results.contains(Result.LEFT) && results.size() > 1;
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return true;
    }
  }
}
