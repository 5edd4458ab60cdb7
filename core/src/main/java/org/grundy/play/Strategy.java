package org.grundy.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * A winning strategy: the tree of play with one reply to each of the other player's moves, the quickest where that is
 * cheap to find. Each position is expanded once; where it or its mirror image recurs, the tree refers back to it.
 *
 * @param winner the player whose strategy it is
 * @param tree   at the winner's turns with one child, at the other's with one for each different move
 */
public record Strategy(Player winner, GameTree tree) {
  private static final long CHEAP = 200_000;
  private static final int LOOKED_AT = 12;

  /**
   * @param starter who moves first
   * @param most    the most nodes
   * @throws BadInput                       when neither player can force a win, the game may go on forever, or the
   *                                        tree has more nodes
   * @throws org.grundy.effort.BudgetSpent when the budget ends before the outcome of a position is known
   */
  public static Strategy of(Position start, Convention convention, Player starter, int most, Solver solver,
      Budget budget) {
    if (start.parts().stream().anyMatch(Strategy::loopy))
      throw BadInput.because("play of this game can return to a position, so its strategy is not a tree");
    var growth = new Growth(convention, most, solver, budget,
        solver.length(new Question(start, convention), CHEAP));
    Reply.Answer answer = growth.answer(start);
    boolean first = answer.outcome().wins(starter);
    if (!first && !answer.outcome().startedBy(starter).equals(Result.win(starter.opponent())))
      throw BadInput.because("neither player can force a win from {0}", start.text());
    Player winner = first ? starter : starter.opponent();
    return new Strategy(winner, growth.grow(start, Optional.empty(), Optional.empty(), starter, winner));
  }

  private static boolean loopy(Position part) {
    return switch (part) {
      case Position.Single<?> single -> single.ruleset().loopy();
      case Position.Negative(Position.Single<?> of) -> of.ruleset().loopy();
      case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    };
  }

  /** The expanded positions with the other player to move, in the order of the tree. */
  public List<GameTree> turns() {
    var turns = new ArrayList<GameTree>();
    collect(tree, turns);
    return turns;
  }

  private void collect(GameTree at, List<GameTree> turns) {
    boolean othersTurn = !at.children().isEmpty() && at.children().getFirst().mover().filter(winner::equals).isEmpty();
    if (othersTurn)
      turns.add(at);
    at.children().forEach(child -> collect(child, turns));
  }

  private record Growth(Convention convention, int most, Solver solver, Budget budget, Optional<PlayLength> length,
      Set<Position> met, int[] nodes) {
    Growth(Convention convention, int most, Solver solver, Budget budget, Optional<PlayLength> length) {
      this(convention, most, solver, budget, length, new LinkedHashSet<>(), new int[1]);
    }

    Reply.Answer answer(Position at) {
      return solver.solve(new Question(at, convention)).answer();
    }

    GameTree grow(Position at, Optional<Player> by, Optional<Move> move, Player mover, Player winner) {
      if (++nodes[0] > most)
        throw BadInput.because("the tree has more than {0} nodes; start with a smaller position", most);
      boolean fresh = mover == winner || met.add(normal(at));
      var children = new ArrayList<GameTree>();
      if (fresh)
        for (Move option : mover == winner ? reply(at, mover) : GameTree.moves(at, mover, budget))
          children.add(grow(option.to(), Optional.of(mover), Optional.of(option), mover.opponent(), winner));
      return new GameTree(at, by, move, children, fresh || GameTree.moves(at, mover, budget).isEmpty());
    }

    /** One winning move; empty when the winner cannot move, which wins mis&egrave;re play. */
    private List<Move> reply(Position at, Player mover) {
      return answer(at).options(mover).winning().some().stream().limit(LOOKED_AT)
          .min(Comparator.comparingInt(move -> plies(move, mover))).map(List::of).orElse(List.of());
    }

    private int plies(Move move, Player mover) {
      return length.map(r -> r.plies(move.to(), mover.opponent()).orElse(Integer.MAX_VALUE)).orElse(0);
    }
  }

  private static Position normal(Position at) {
    return at instanceof Position.Single<?> single ? normal(single) : at;
  }

  private static <P> Position normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }
}
