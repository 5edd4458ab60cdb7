package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.solve.key.BoardKeys;
import org.grundy.solve.key.PositionKeys;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/**
 * Who wins a board of a game that describes its moves, by a search on words of bits. It keeps a table for each of the
 * last boards it was asked about, so that the positions that can be reached from them cost less.
 */
public final class OutcomeEngine implements Engine {
  private static final int MOST_BOARDS = 16;

  private final Context context;
  /** The oldest first. */
  private final List<Board> boards = new ArrayList<>();

  /** The positions that can be reached from one board. */
  private record Board(BoardKeys keys, Convention convention, OutcomeSearch search) {
  }

  public OutcomeEngine(Context context) {
    this.context = context;
  }

  @Override
  public Optional<Phrase> reached() {
    long visited = boards.stream().mapToLong(board -> board.search.visited()).sum();
    return visited == 0 ? Optional.empty()
        : Optional.of(Phrase.of("{0} {0:position was|positions were} searched.", visited));
  }

  @Override
  public Attempt attempt(Question question) {
    Position position = question.position();
    if (position.impartial() && question.convention() == Convention.NORMAL)
      return Attempt.notApplicable("both players have the same moves");
    Optional<Board> board = board(question);
    if (board.isEmpty())
      return Attempt.notApplicable("it is not one board of a game that describes its moves, of at most {0} bits",
          PositionKeys.MOST_BITS);
    OutcomeSearch search = board.get().search;
    Result left = Result.win(wins(board.get(), position, Player.LEFT) ? Player.LEFT : Player.RIGHT);
    Result right = Result.win(wins(board.get(), position, Player.RIGHT) ? Player.RIGHT : Player.LEFT);
    return Attempt.found(new Worth.Only(new Outcome(left, right)), new SearchEvidence(search.visited()));
  }

  private static boolean wins(Board board, Position position, Player mover) {
    return board.search.wins(board.keys.key(position, mover).orElseThrow());
  }

  /** The board that has a position, or a new one. */
  private Optional<Board> board(Question question) {
    for (Board board : boards)
      if (board.convention == question.convention() && isAmong(question.position(), board.keys))
        return Optional.of(board);
    if (!(question.position() instanceof Position.Single<?> single) || single.loopy())
      return Optional.empty();
    if (boards.size() == MOST_BOARDS)
      boards.removeFirst().search.release();
    Budget budget = context.budget();
    Optional<Board> made = BoardKeys.of(single).filter(keys -> keys.bits() <= PositionKeys.MOST_BITS)
        .map(keys -> new Board(keys, question.convention(),
            new OutcomeSearch(keys, question.convention(), budget)));
    made.ifPresent(boards::add);
    return made;
  }

  private static boolean isAmong(Position position, BoardKeys keys) {
    OptionalLong left = keys.key(position, Player.LEFT);
    return left.isPresent() && keys.key(position, Player.RIGHT).isPresent();
  }
}
