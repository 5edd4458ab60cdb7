package org.grundy.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * A position with its followers, unfolded into all lines of play, or a part of them. A position that is reached in
 * several ways occurs as many times.
 *
 * @param mover the player whose move led here; empty at the root
 * @param move  the move that led here, empty at the root
 * @param kept  false where the rest is left out, because it is elsewhere in the tree
 */
public record GameTree(Position position, Optional<Player> mover, Optional<Move> move, List<GameTree> children,
    boolean kept) {
  public GameTree {
    children = List.copyOf(children);
  }

  /**
   * All lines of play, the players moving in turn.
   *
   * @param most the most nodes
   * @throws BadInput when there are more
   */
  public static GameTree ofPlay(Position start, Player starter, int most, Budget budget) {
    return new Growth(most, budget).grow(start, Optional.empty(), Optional.empty(), List.of(starter), true);
  }

  /**
   * The tree of a game by itself: the moves of both players at each position; in an impartial game they are the same.
   */
  public static GameTree ofOptions(Position start, int most, Budget budget) {
    List<Player> movers = start.impartial() ? List.of(Player.LEFT) : List.of(Player.values());
    return new Growth(most, budget).grow(start, Optional.empty(), Optional.empty(), movers, false);
  }

  /** Whether the players take turns in the tree. */
  public boolean inTurn() {
    return children.stream().allMatch(child -> !(mover.isPresent() && mover.equals(child.mover())) && child.inTurn());
  }

  public int nodes() {
    return 1 + children.stream().mapToInt(GameTree::nodes).sum();
  }

  /** The number of ways to play to the end. */
  public int leaves() {
    return children.isEmpty() ? 1 : children.stream().mapToInt(GameTree::leaves).sum();
  }

  /** The different options of a position with the moves that lead to them. */
  static List<Move> moves(Position at, Player mover, Budget budget) {
    Map<Position, Move> options = new LinkedHashMap<>();
    at.moves(mover, move -> {
      budget.charge(1);
      options.putIfAbsent(move.to(), move);
      return true;
    });
    return List.copyOf(options.values());
  }

  private static final class Growth {
    private final int most;
    private final Budget budget;
    private int nodes;

    Growth(int most, Budget budget) {
      this.most = most;
      this.budget = budget;
    }

    GameTree grow(Position at, Optional<Player> by, Optional<Move> move, List<Player> movers, boolean inTurn) {
      if (++nodes > most)
        throw BadInput.because("the tree has more than {0} nodes; start with a smaller position", most);
      var children = new ArrayList<GameTree>();
      for (Player mover : movers)
        for (Move option : moves(at, mover, budget))
          children.add(grow(option.to(), Optional.of(mover), Optional.of(option),
              inTurn ? List.of(mover.opponent()) : movers, inTurn));
      return new GameTree(at, by, move, children, true);
    }
  }
}
