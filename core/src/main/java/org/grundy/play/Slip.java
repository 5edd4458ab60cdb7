package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * The one win that a kind opponent gives away in a match. It does so when few replies are left to choose from, so that
 * a person can find the right one, and before that at random. At most {@value #COMPARED} moves are examined.
 */
final class Slip {
  private static final int COMPARED = 64;
  private static final int FEW_REPLIES = 8;

  private final Solver solver;
  private final RandomGenerator random;

  Slip(Solver solver, RandomGenerator random) {
    this.solver = solver;
    this.random = random;
  }

  /**
   * A move that gives the mover's win away; empty when there is no win, when one was given away before, or when it is
   * too early.
   */
  Optional<Move> in(Match match) {
    Player mover = match.mover();
    if (!wins(match.now(), match, mover, mover) || slipped(match, mover))
      return Optional.empty();
    var wrong = new ArrayList<Move>();
    int[] looked = {0};
    match.now().moves(mover, move -> {
      if (replies(move.to(), mover.opponent()) > 1 && !wins(move.to(), match, mover, mover.opponent()))
        wrong.add(move);
      return ++looked[0] < COMPARED;
    });
    if (wrong.isEmpty())
      return Optional.empty();
    Move slip = wrong.get(random.nextInt(wrong.size()));
    return replies(slip.to(), mover.opponent()) <= FEW_REPLIES || random.nextBoolean() ? Optional.of(slip)
        : Optional.empty();
  }

  /** Whether the player has had a win on the move and does not have it after the move. */
  private boolean slipped(Match match, Player player) {
    List<Position> positions = match.positions();
    for (int i = 0; i + 1 < positions.size(); i++)
      if (match.moverAt(i) == player && wins(positions.get(i), match, player, player)
          && !wins(positions.get(i + 1), match, player, player.opponent()))
        return true;
    return false;
  }

  private boolean wins(Position position, Match match, Player player, Player mover) {
    return solver.result(new Question(position, match.convention()), mover).filter(Result.win(player)::equals)
        .isPresent();
  }

  private static int replies(Position position, Player mover) {
    int[] count = {0};
    position.moves(mover, _ -> ++count[0] <= FEW_REPLIES);
    return count[0];
  }
}
