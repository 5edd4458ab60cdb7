package org.grundy.play;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Question;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** What a spectator who knows everything would say: hints, and whether a move was good. */
public final class Advice {
  private final Solver solver;

  public Advice(Solver solver) {
    this.solver = solver;
  }

  /**
   * A hint for the mover: how many moves win and where one begins, and when asked again, the move.
   *
   * @param earlier how many hints were given at this position
   */
  public Phrase hint(Match match, int earlier) {
    Position position = match.now();
    if (!(solver.solve(new Question(position, match.convention())) instanceof Reply.Answer answer))
      return Phrase.of("This position is too large to be worked out here.");
    Reply.Options options = answer.options(match.mover());
    List<Move> winning = options.winning().some();
    if (winning.isEmpty())
      return answer.outcome().startedBy(match.mover()) == Result.DRAW
          ? Phrase.of("No move wins, but not every move loses.")
          : Phrase.of("No move wins: hope for a mistake.");
    Move move = winning.getFirst();
    if (earlier > 0)
      return Phrase.of("Try {0}.", MoveText.of(position, move));
    Phrase how = match.scoring()
        ? Phrase.of("{0} of {1} {1:move is|moves are} best.", options.winning().count().number(), options.all().number())
        : options.winning().count() instanceof Count.Exactly
            ? Phrase.of("{0} of {1} {1:move|moves} {0:wins|win}.", options.winning().count().number(),
                options.all().number())
            : Phrase.of("At least one move wins.");
    return place(position, move).map(place -> Phrase.of("{0} One begins at {1}.", how, place)).orElse(how);
  }

  /** What the first touch of a move touches. */
  private static Optional<Phrase> place(Position position, Move move) {
    if (move.touches().isEmpty())
      return Optional.empty();
    var touch = move.touches().getFirst();
    Picture picture = position.pictures().get(touch.board());
    Phrase place = switch (picture.part(touch.part())) {
      case Picture.Part.Heap heap -> Phrase.of("heap {0}", heap.id() + 1);
      case Picture.Part.Cell cell when picture.layout() instanceof Picture.Layout.Rows ->
        Phrase.of("heap {0}", cell.row() + 1);
      case Picture.Part.Gap gap -> Phrase.of("heap {0}", gap.row() + 1);
      case Picture.Part.Edge edge -> Phrase.of("edge {0}", picture.label(edge));
      case Picture.Part.Cell cell -> Phrase.verbatim(picture.label(cell));
      case Picture.Part.Node node -> Phrase.verbatim(picture.label(node));
    };
    return Optional.of(place);
  }

  /** What a move of the match's mover does to their chances. */
  public Phrase judged(Match match, Position to) {
    Player mover = match.mover();
    Optional<Result> before = result(match.now(), match, mover);
    Optional<Result> after = result(to, match, mover.opponent());
    if (before.isEmpty() || after.isEmpty())
      return Phrase.verbatim("");
    Result win = Result.win(mover);
    if (match.scoring())
      return before.equals(after) ? Phrase.verbatim("") : Phrase.of("that gives something away");
    if (after.get() == win)
      return Phrase.of("you are winning");
    if (before.get() == win)
      return Phrase.of("that gives the win away");
    return before.get() == Result.DRAW && after.get() != Result.DRAW ? Phrase.of("that gives the draw away")
        : Phrase.verbatim("");
  }

  private Optional<Result> result(Position position, Match match, Player mover) {
    return outcome(position, match).map(outcome -> outcome.startedBy(mover));
  }

  private Optional<Outcome> outcome(Position position, Match match) {
    return solver.outcome(new Question(position, match.convention()));
  }

  /** The position before {@code player}'s last move that turned a win into something else. */
  public Optional<Question> lastMistake(Match match, Player player) {
    List<Position> positions = match.positions();
    for (int i = positions.size() - 2; i >= 0; i--) {
      Position before = positions.get(i);
      Position after = positions.get(i + 1);
      boolean theirs = match.moverAt(i) == player;
      if (theirs && result(before, match, player).filter(r -> r == Result.win(player)).isPresent()
          && result(after, match, player.opponent()).filter(r -> r != Result.win(player)).isPresent())
        return Optional.of(new Question(before, match.convention()));
    }
    return Optional.empty();
  }
}
