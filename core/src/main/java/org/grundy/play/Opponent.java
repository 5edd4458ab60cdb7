package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Chooses moves for the computer. In a won position it makes the winning move that ends soonest, if that is known;
 * otherwise the move that delays the loss longest, if that is known, and among those the one that leaves the fewest
 * winning replies.
 */
public final class Opponent {
  /** The most moves compared. */
  private static final int COMPARED = 64;
  /** The steps allowed for finding out how long play lasts. */
  private static final long LOOKING_AHEAD = 400_000;

  private final Supplier<Solver> solvers;
  private final Level level;
  private final RandomGenerator random;

  /** @param solvers makes a solver for each move, each with its own budget */
  public Opponent(Supplier<Solver> solvers, Level level, RandomGenerator random) {
    this.solvers = solvers;
    this.level = level;
    this.random = random;
  }

  /**
   * The computer's move.
   *
   * @param guessed whether the budget ended before it was known which moves are best
   */
  public record Choice(Move move, boolean guessed) {
    private static Choice meant(Move move) {
      return new Choice(move, false);
    }
  }

  /** A move of the match's mover, who must have one. */
  public Choice choose(Match match) {
    var question = new Question(match.now(), match.convention());
    Player mover = match.mover();
    boolean careless = level == Level.EASY || level == Level.MEDIUM && random.nextBoolean();
    if (careless)
      return Choice.meant(careless(question, mover));
    Solver solver = solvers.get();
    if (level == Level.SLIP) {
      Optional<Move> slip = new Slip(solver, random).in(match);
      if (slip.isPresent())
        return Choice.meant(slip.get());
    }
    return solver.chances(question, mover).map(chances -> best(solver, question, chances, mover))
        .orElseGet(() -> new Choice(any(match.now(), mover), true));
  }

  private Move careless(Question question, Player mover) {
    List<Move> moves = some(question.position(), mover, COMPARED);
    for (Move move : moves)
      if (move.to().moves(mover.opponent(), _ -> false)
          && question.convention().winnerWhenStuck(mover.opponent()) == mover)
        return move;
    return moves.get(random.nextInt(moves.size()));
  }

  private Move any(Position position, Player mover) {
    List<Move> moves = some(position, mover, COMPARED);
    return moves.get(random.nextInt(moves.size()));
  }

  private static List<Move> some(Position position, Player mover, int most) {
    var moves = new ArrayList<Move>();
    position.moves(mover, move -> {
      moves.add(move);
      return moves.size() < most;
    });
    return moves;
  }

  private static Choice best(Solver solver, Question question, Solver.Chances chances, Player mover) {
    boolean unfound = chances.result() == Result.win(mover) && chances.options().winning().some().isEmpty();
    return new Choice(move(solver, question, chances, mover), unfound);
  }

  private static Move move(Solver solver, Question question, Solver.Chances chances, Player mover) {
    List<Move> winning = chances.options().winning().some();
    Optional<PlayLength> length = solver.length(question, LOOKING_AHEAD);
    if (!winning.isEmpty())
      return length.map(known -> least(winning, move -> known.plies(move.to(), mover.opponent()).orElse(0)))
          .orElse(winning.getFirst());
    List<Move> all = some(question.position(), mover, length.isPresent() ? Integer.MAX_VALUE : COMPARED);
    if (chances.result() == Result.DRAW)
      return all.stream()
          .filter(move -> solver.result(new Question(move.to(), question.convention()), mover.opponent())
              .filter(Result.DRAW::equals).isPresent())
          .findFirst()
          .orElse(all.getFirst());
    List<Move> last = length.map(known -> longest(all, known, mover)).orElse(all);
    return last.size() == 1 ? last.getFirst()
        : least(last.subList(0, Math.min(COMPARED, last.size())),
            move -> replies(solver, new Question(move.to(), question.convention()), mover.opponent()));
  }

  /** The moves after which play lasts longest. */
  private static List<Move> longest(List<Move> moves, PlayLength known, Player mover) {
    ToLongFunction<Move> plies = move -> known.plies(move.to(), mover.opponent()).orElse(0);
    long most = moves.stream().mapToLong(plies).max().orElseThrow();
    return moves.stream().filter(move -> plies.applyAsLong(move) == most).toList();
  }

  private static long replies(Solver solver, Question question, Player mover) {
    return solver.chances(question, mover)
        .map(chances -> chances.options().winning().count().number().min(BigInteger.valueOf(Long.MAX_VALUE))
            .longValueExact())
        .orElse(Long.MAX_VALUE);
  }

  private static Move least(List<Move> moves, ToLongFunction<Move> measure) {
    return moves.stream().min(Comparator.comparingLong(measure)).orElseThrow();
  }
}
