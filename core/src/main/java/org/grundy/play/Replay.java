package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Theorem;
import org.grundy.game.Worth;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * A match, judged move by move.
 *
 * @param measure what each position is measured by: nim-sum, nim-value, score or outcome
 * @param steps   the start and what each move led to
 */
public record Replay(Match match, Phrase measure, List<Step> steps) {
  /** What a move did to its maker's prospects. */
  public enum Quality {
    /** Nobody moved yet. */
    START,
    /** It kept what the position promised. */
    GOOD,
    /** It gave something away. */
    MISTAKE,
    /** The position was lost: no move could be good. */
    NONE
  }

  /**
   * A position of the match.
   *
   * @param worth   what is known of it
   * @param shown   the measure there
   * @param quality of the move that led here
   */
  public record Step(Position position, Worth worth, Phrase shown, Quality quality) {
    public Outcome outcome() {
      return worth.outcome();
    }
  }

  public Replay {
    steps = List.copyOf(steps);
  }

  /**
   * Asks the solver about every position.
   *
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public static Replay of(Match match, Solver solver) {
    var worths = new ArrayList<Worth>();
    for (Position position : match.positions()) {
      Reply.Answer answer = solver.solve(new Question(position, match.convention())).answer();
      worths.add(answer.worth());
    }
    boolean valued = worths.stream().allMatch(worth -> worth instanceof Worth.NimValue);
    var steps = new ArrayList<Step>();
    for (int i = 0; i < worths.size(); i++)
      steps.add(new Step(match.positions().get(i), worths.get(i), shown(worths.get(i), valued),
          i == 0 ? Quality.START : quality(match, worths, i)));
    return new Replay(match, measure(match, valued, worths.getFirst()), steps);
  }

  private static Phrase shown(Worth worth, boolean valued) {
    return switch (worth) {
      case Worth.NimValue(var value) when valued -> Phrase.of("{0}", value);
      case Worth.Score(long left, long right) when left == -right -> Phrase.of("{0}", left);
      case Worth.Score(long left, long right) -> Phrase.of("{0}, {1}", left, right);
      case Worth.NimValue _, Worth.Form _, Worth.Only _ -> letter(worth.outcome());
    };
  }

  private static Phrase letter(Outcome outcome) {
    return outcome.equals(Outcome.D) ? Phrase.of("draw")
        : outcome.equals(Outcome.L) ? Phrase.of("L") : outcome.equals(Outcome.R) ? Phrase.of("R")
        : Phrase.verbatim(outcome.code());
  }

  private static Phrase measure(Match match, boolean valued, Worth first) {
    if (first instanceof Worth.Score)
      return Phrase.of("score");
    if (!valued)
      return Phrase.of("outcome");
    return match.convention() == Convention.NORMAL && match.now() instanceof Position.Single<?> single
        ? theorem(single.ruleset()).map(Theorem::measure).orElse(Phrase.of("nim-value")) : Phrase.of("nim-value");
  }

  private static <P> Optional<Theorem<P>> theorem(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().findFirst();
  }

  private static Quality quality(Match match, List<Worth> worths, int move) {
    Player mover = match.moverAt(move - 1);
    Worth before = worths.get(move - 1);
    Worth after = worths.get(move);
    if (before instanceof Worth.Score was && after instanceof Worth.Score is) {
      long promised = mover == Player.LEFT ? was.leftStarts() : was.rightStarts();
      long lead = Scoring.lead(match.positions().get(move - 1), mover, match.positions().get(move));
      long kept = Math.addExact(lead, mover == Player.LEFT ? is.rightStarts() : is.leftStarts());
      return kept == promised ? Quality.GOOD : Quality.MISTAKE;
    }
    int promised = forPlayer(before.outcome().startedBy(mover), mover);
    if (promised == 0)
      return Quality.NONE;
    return forPlayer(after.outcome().startedBy(mover.opponent()), mover) == promised ? Quality.GOOD : Quality.MISTAKE;
  }

  /** 2 for a win, 1 for a draw, 0 for a loss. */
  private static int forPlayer(Result result, Player player) {
    return result == Result.win(player) ? 2 : result == Result.DRAW ? 1 : 0;
  }

  /** How many moves the player made. */
  public long moves(Player player) {
    return count(player, List.of(Quality.values()));
  }

  /** How many of them were good. */
  public long good(Player player) {
    return count(player, List.of(Quality.GOOD));
  }

  /** How many of them could have been good. */
  public long chances(Player player) {
    return count(player, List.of(Quality.GOOD, Quality.MISTAKE));
  }

  private long count(Player player, List<Quality> qualities) {
    long count = 0;
    for (int i = 1; i < steps.size(); i++)
      if (match.moverAt(i - 1) == player && qualities.contains(steps.get(i).quality()))
        count++;
    return count;
  }
}
