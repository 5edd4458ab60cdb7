package org.grundy.solve.outcome;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/**
 * Who wins a board of a game that describes its moves, by a search on words of bits. It keeps a table for each of the
 * last boards it was asked about, so that the positions that can be reached from them cost less.
 */
public final class OutcomeEngine implements Resumable {
  private static final int MOST_BOARDS = 16;
  /** The most steps for the result of one player. */
  private static final long LITTLE = 1 << 18;

  private final Context context;
  private final Predicate<Board> takes;
  /** The oldest first. */
  private final List<Searched> boards = new ArrayList<>();

  /** The positions that can be reached from one board. */
  private record Searched(Board board, Convention convention, OutcomeSearch search) {
    Result result(Position position, Player starter, Budget budget) {
      boolean wins = search.wins(board.key(position, starter).orElseThrow(), budget);
      return Result.win(wins ? starter : starter.opponent());
    }
  }

  private OutcomeEngine(Context context, Predicate<Board> takes) {
    this.context = context;
    this.takes = takes;
  }

  /** For boards that hang together and whose positions have numbers of one word. */
  public static OutcomeEngine ofWholeBoards(Context context) {
    return new OutcomeEngine(context, OutcomeEngine::isWhole);
  }

  /** For larger boards, whose positions have numbers of two words, and for those that fall apart. */
  public static OutcomeEngine ofOtherBoards(Context context) {
    return new OutcomeEngine(context, board -> !isWhole(board));
  }

  private static boolean isWhole(Board board) {
    return board.words() == 1 && !board.fallsApart();
  }

  @Override
  public Optional<Phrase> reached() {
    long visited = boards.stream().mapToLong(board -> board.search.visited()).sum();
    return visited == 0 ? Optional.empty()
        : Optional.of(Phrase.of("{0,} {0:position was|positions were} searched.", visited));
  }

  @Override
  public Attempt attempt(Question question) {
    return attempt(question, context.budget());
  }

  @Override
  public Optional<Attempt> attempt(Question question, long steps, Duration time) {
    Budget turn = context.budget().part(steps).withTime(time);
    return Resumable.within(turn, () -> attempt(question, turn));
  }

  private Attempt attempt(Question question, Budget budget) {
    Position position = question.position();
    if (!isSearched(question))
      return Attempt.notApplicable("both players have the same moves");
    Optional<Searched> found = begun(question).or(() -> made(question));
    if (found.isEmpty())
      return Attempt.notApplicable("it is not one board of a game that describes its moves, of at most {0} bits",
          2 * Long.SIZE);
    Searched board = found.get();
    Result left = board.result(position, Player.LEFT, budget);
    Result right = board.result(position, Player.RIGHT, budget);
    return Attempt.found(new Worth.Only(new Outcome(left, right)),
        new SearchEvidence(board.search.visited(), board.board.use()));
  }

  /** Whether questions of this kind are answered by a search. */
  static boolean isSearched(Question question) {
    Position position = question.position();
    return !position.loopy() && !(position.impartial() && question.convention() == Convention.NORMAL);
  }

  @Override
  public Optional<Result> result(Question question, Player starter) {
    Budget part = context.budget().part(LITTLE);
    return begun(question)
        .flatMap(board -> Resumable.within(part, () -> board.result(question.position(), starter, part)));
  }

  /** The board that has a position. */
  private Optional<Searched> begun(Question question) {
    return boards.stream().filter(
        board -> board.convention == question.convention() && isAmong(question.position(), board.board)).findFirst();
  }

  /** A new board that begins at a position. */
  private Optional<Searched> made(Question question) {
    if (!(question.position() instanceof Position.Single<?> single) || single.loopy())
      return Optional.empty();
    Convention convention = question.convention();
    Optional<Searched> made = Board.of(single, convention, context.budget()).filter(takes)
        .map(board -> tabled(board, single.ruleset(), convention))
        .map(board -> new Searched(board, convention, new OutcomeSearch(board, convention, context.budget())));
    if (made.isPresent() && boards.size() == MOST_BOARDS)
      boards.remove(boards.getFirst().search.isKept() ? 1 : 0).search.release();
    made.ifPresent(board -> keep(question, board));
    made.ifPresent(boards::add);
    return made;
  }

  /** The same board with the values of a database, if there is one. */
  private Board tabled(Board board, Ruleset<?> game, Convention convention) {
    return board instanceof RegionBoard regions && convention == Convention.NORMAL
        ? context.regions(game).<Board>map(table -> new TabledBoard(regions, table, context.budget())).orElse(board)
        : board;
  }

  /** Goes on from what was kept of the same search, if there is a place for it. */
  private void keep(Question question, Searched made) {
    context.store().filter(store -> store.isOf(question)).ifPresent(store -> made.search.keepIn(store, Stream
        .of(Player.values()).map(mover -> made.board.key(question.position(), mover).orElseThrow()).toList()));
  }

  private static boolean isAmong(Position position, Board board) {
    return board.key(position, Player.LEFT).isPresent() && board.key(position, Player.RIGHT).isPresent();
  }
}
