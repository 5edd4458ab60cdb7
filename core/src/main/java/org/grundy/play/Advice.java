package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.explain.Document;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Report;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/** Advice from a spectator who knows everything: hints, and whether a move was good. */
public final class Advice {
  private static final int INDENT = 2;

  private final Solver solver;

  public Advice(Solver solver) {
    this.solver = solver;
  }

  /**
   * A hint for the mover: how many moves win and where one begins; when asked again, the move.
   *
   * @param earlier the number of hints given at this position
   */
  public Phrase hint(Match match, int earlier) {
    Position position = match.now();
    var question = new Question(position, match.convention());
    Optional<Solver.Chances> chances = solver.chances(question, match.mover());
    if (chances.isEmpty())
      return Phrase.of("This position is too large to solve here.");
    Reply.Options options = chances.get().options();
    Result result = chances.get().result();
    List<Move> winning = options.winning().some();
    if (winning.isEmpty() && result.equals(Result.win(match.mover())))
      return Phrase.of("At least one move wins.");
    if (winning.isEmpty())
      return result == Result.DRAW
          ? Phrase.of("No move wins, but not every move loses.")
          : Phrase.of("No move wins: hope for a mistake.");
    Move move = winning.getFirst();
    if (earlier > 0)
      return Phrase.of("Try {0}.", MoveText.of(position, move));
    Phrase how = match.scoring()
        ? Phrase.of("{0} of {1} {1:move is|moves are} best.", options.winning().count().number(),
            options.all().number())
        : options.all().equals(Count.exactly(1)) ? Phrase.of("The only move wins.")
        : options.winning().count() instanceof Count.Exactly && options.all() instanceof Count.Exactly
            ? Phrase.of("{0} of {1} {1:move|moves} {0:wins|win}.", options.winning().count().number(),
                options.all().number())
        : Phrase.of("At least one move wins.");
    return place(position, move).map(place -> Phrase.of("{0} {2:It starts|One of them starts} at {1}.", how, place,
        options.winning().count().number())).orElse(how);
  }

  /** The place that a move touches first; empty when it touches none. */
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
      case Picture.Part.Cell _, Picture.Part.Node _, Picture.Part.Cut _, Picture.Part.Side _ ->
        Phrase.verbatim(picture.label(picture.part(touch.part())));
    };
    return Optional.of(place);
  }

  /** The effect of a move on the chances of the match's mover. */
  public Phrase judged(Match match, Position to) {
    Player mover = match.mover();
    Optional<Result> before = result(match.now(), match, mover);
    Optional<Result> after = result(to, match, mover.opponent());
    if (before.isEmpty() || after.isEmpty())
      return Phrase.verbatim("");
    Result win = Result.win(mover);
    if (match.scoring())
      return given(match, to);
    if (after.get() == win)
      return to.impartial() ? Phrase.of("P-position: you are winning")
          : Phrase.of("you are winning");
    if (before.get() == win)
      return Phrase.of("that throws away the win");
    return before.get() == Result.DRAW && after.get() != Result.DRAW ? Phrase.of("that throws away the draw")
        : Phrase.verbatim("");
  }

  /** How much a move gives away. */
  private Phrase given(Match match, Position to) {
    Optional<Worth> best = worth(match.now(), match);
    Optional<Worth> then = worth(to, match);
    if (best.isEmpty() || then.isEmpty())
      return Phrase.verbatim("");
    Player mover = match.mover();
    return best.get().givenAway(mover, Scoring.lead(match.now(), mover, to), then.get())
        .orElseGet(() -> Phrase.verbatim(""));
  }

  private Optional<Worth> worth(Position position, Match match) {
    return solver.solve(new Question(position, match.convention())) instanceof Reply.Answer answer
        ? Optional.of(answer.worth()) : Optional.empty();
  }

  private Optional<Result> result(Position position, Match match, Player mover) {
    return solver.result(new Question(position, match.convention()), mover);
  }

  /** The position before {@code player}'s last move that turned a win into something else. */
  public Optional<Question> lastMistake(Match match, Player player) {
    int moves = movesBeforeMistake(match, player);
    return moves < 0 ? Optional.empty() : Optional.of(new Question(match.positions().get(moves), match.convention()));
  }

  /** The number of moves before {@code player} last gave a win away; -1 if never, or where points are counted. */
  private int movesBeforeMistake(Match match, Player player) {
    if (match.scoring())
      return -1;
    List<Position> positions = match.positions();
    for (int i = positions.size() - 2; i >= 0; i--)
      if (match.moverAt(i) == player
          && result(positions.get(i), match, player).filter(r -> r == Result.win(player)).isPresent()
          && result(positions.get(i + 1), match, player.opponent()).filter(r -> r != Result.win(player)).isPresent())
        return i;
    return -1;
  }

  /**
   * Why {@code player}'s last mistake threw the win away: the reply that wins, the reason, and what the opponent made of
   * it. Empty when there was no mistake.
   */
  public List<Document.Block> mistake(Match match, Player player) {
    int moves = movesBeforeMistake(match, player);
    if (moves < 0)
      return List.of();
    List<Position> positions = match.positions();
    Position before = positions.get(moves);
    Position given = positions.get(moves + 1);
    var blocks = new ArrayList<Document.Block>();
    blocks.add(new Report.Say(Phrase.of("At {0} your move threw away the win: {1}", MoveWords.position(before),
        done(before, player, given))));
    Optional<Solver.Chances> chances = solver.chances(new Question(given, match.convention()), player.opponent());
    if (chances.isEmpty())
      return blocks;
    Winning<Move> winning = chances.get().options().winning();
    if (!chances.get().result().equals(Result.win(player.opponent()))) {
      blocks.add(new Report.Say(Phrase.of("After that neither player could force a win.")));
      return blocks;
    }
    Optional<Move> played = moves + 2 >= positions.size() ? Optional.empty()
        : winning.some().stream().filter(move -> move.to().equals(positions.get(moves + 2))).findFirst();
    Optional<Move> reply = played.or(() -> winning.some().stream().findFirst());
    if (reply.isEmpty())
      return blocks;
    blocks.add(new Report.Say(Phrase.of("The reply that wins: {0}", ExerciseDocument.move(given, reply.get()))));
    List<Document.Block> reasons = new MoveReasons(solver, match.convention()).winning(given, player.opponent(),
        reply.get());
    blocks.add(Document.Headed.indented(INDENT, reasons.toArray(Document.Block[]::new)));
    played.ifPresent(move -> blocks.add(new Report.Say(Phrase.of(
        "At {0} the opponent then had {1} winning {1:move|moves} and played {2}.", MoveWords.position(given),
        winning.count().number(), MoveWords.done(given, move)))));
    return blocks;
  }

  /** A move that led from one position to another, in words. */
  private static Phrase done(Position from, Player mover, Position to) {
    Phrase[] done = {MoveWords.position(to)};
    from.moves(mover, move -> {
      if (!move.to().equals(to))
        return true;
      done[0] = MoveWords.done(from, move);
      return false;
    });
    return done[0];
  }
}
