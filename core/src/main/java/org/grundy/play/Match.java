package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * A match: the positions that were on the board, from the start on, and whose turn it is. A match is its game and its
 * list of positions, so it can be written down whatever the pictures look like.
 */
public final class Match {
  private final Convention convention;
  private final Player first;
  private final List<Position> positions = new ArrayList<>();

  /**
   * @throws BadInput when there is no {@link Question} about the start: a match needs a rule that says who wins
   */
  public Match(Position start, Convention convention, Player first) {
    var winner = new Question(start, convention);
    this.convention = winner.convention();
    this.first = first;
    positions.add(winner.position());
  }

  /** The position on the board. */
  public Position now() {
    return positions.getLast();
  }

  public Convention convention() {
    return convention;
  }

  /** Whose turn it is. */
  public Player mover() {
    return moverAt(positions.size() - 1);
  }

  /** The player whose turn it was after a number of moves. */
  public Player moverAt(int moves) {
    return moves % 2 == 0 ? first : first.opponent();
  }

  /** All positions so far, the start first. */
  public List<Position> positions() {
    return List.copyOf(positions);
  }

  /** Plays a legal move of the {@link #mover}, given by the position that it leads to. */
  public void play(Position to) {
    positions.add(to);
  }

  /**
   * Takes moves back until {@code player} is to move again, before their last move.
   *
   * @return whether there was such a move
   */
  public boolean undo(Player player) {
    int last = positions.size() - 2;
    while (last >= 0 && moverAt(last) != player)
      last--;
    if (last < 0)
      return false;
    positions.subList(last + 1, positions.size()).clear();
    return true;
  }

  /** Whether the mover cannot move. */
  public boolean over() {
    return now().moves(mover(), _ -> false);
  }

  /** Left's points minus Right's so far, with those of the final position when it is reached; 0 in games without points. */
  public long lead() {
    long lead = leads()[positions.size() - 1];
    return scoring() && over() ? Math.addExact(lead, Scoring.atEnd(now())) : lead;
  }

  /** Left's points minus Right's for the moves so far, at the start and after each move. */
  public long[] leads() {
    var leads = new long[positions.size()];
    for (int i = 1; i < leads.length; i++)
      leads[i] = Math.addExact(leads[i - 1], Scoring.lead(positions.get(i - 1), moverAt(i - 1), positions.get(i)));
    return leads;
  }

  /** Whether the match is decided by points. */
  public boolean scoring() {
    return now().scoring();
  }

  /** The winner of a match that is {@link #over}. */
  public Result result() {
    if (!scoring())
      return Result.win(convention.winnerWhenStuck(mover()));
    return Result.ofLead(lead());
  }
}
