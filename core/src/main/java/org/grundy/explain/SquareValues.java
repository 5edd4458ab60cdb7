package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Tuples;
import org.grundy.reason.Exhibit;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;

/** The nim-value of each square of the board with one piece on it, for positions that are sets of squares. */
final class SquareValues {
  /** The widest board that fits a page. */
  private static final int MOST_COLUMNS = 16;

  private SquareValues() {
  }

  static Optional<Exhibit.Grid> of(Solver solver, Question question) {
    return question.convention() == Convention.NORMAL && question.position() instanceof Position.Single<?> single
        ? of(solver, single) : Optional.empty();
  }

  private static <P> Optional<Exhibit.Grid> of(Solver solver, Position.Single<P> single) {
    Ruleset<P> ruleset = single.ruleset();
    Picture picture = ruleset.picture(single.at());
    if (!(ruleset.notation() instanceof Tuples<P> notation) || !(picture.layout() instanceof Picture.Layout.Board board)
        || board.labels() != Picture.Labels.COORDINATES || board.columns() > MOST_COLUMNS
        || board.rows() > MOST_COLUMNS)
      return Optional.empty();
    var values = new ArrayList<String>();
    for (int row = 0; row < board.rows(); row++)
      for (int column = 0; column < board.columns(); column++) {
        var square = new Position.Single<>(ruleset, notation.parse(column + "," + row));
        if (!(solver.solve(new Question(square, Convention.NORMAL)) instanceof Reply.Answer answer)
            || answer.worth().nimValue().isEmpty())
          return Optional.empty();
        values.add(answer.worth().nimValue().get().toString());
      }
    List<Integer> occupied = picture.parts().stream()
        .filter(part -> part instanceof Picture.Part.Cell cell && cell.piece() != Picture.Piece.NONE)
        .map(part -> ((Picture.Part.Cell) part).row() * board.columns() + ((Picture.Part.Cell) part).column()).toList();
    return Optional.of(new Exhibit.Grid(board.columns(), values, board.firstRowAtBottom(), occupied));
  }
}
