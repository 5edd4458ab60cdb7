package org.grundy.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.explain.Outcomes;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/**
 * A match, judged move by move.
 *
 * @param measure the measure of each position: nim-sum, nim-value, score or outcome
 * @param steps   the start and the position after each move
 */
public record Replay(Match match, Phrase measure, List<Step> steps) {
  /** The effect of a move on the prospects of the player who made it. */
  public enum Quality {
    /** Nobody moved yet. */
    START,
    /** It kept what the position promised. */
    GOOD,
    /** It gave something away. */
    MISTAKE,
    /** The position was lost, so no move could be good. */
    NONE
  }

  /**
   * A position of the match.
   *
   * @param worth   what is known about the position
   * @param shown   the measure of the position
   * @param length  the moves left under best play, where they were counted
   * @param quality of the move that led here
   * @param better  after a mistake, a move that was not one, if one is known
   */
  public record Step(Position position, Worth worth, Phrase shown, OptionalInt length, Quality quality,
      Optional<Move> better) {
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
    List<Reply.Answer> answers = match.positions().stream()
        .map(position -> solver.solve(new Question(position, match.convention())).answer()).toList();
    List<Worth> worths = answers.stream().map(Reply.Answer::worth).toList();
    Optional<Phrase> measure = worths.getFirst().measure();
    boolean measured = measure.isPresent() && worths.stream().allMatch(worth -> worth.measure().equals(measure));
    List<OptionalInt> lengths = lengths(match, solver);
    var steps = new ArrayList<Step>();
    for (int i = 0; i < worths.size(); i++) {
      Quality quality = i == 0 ? Quality.START : quality(match, worths, i);
      steps.add(
          new Step(match.positions().get(i), worths.get(i), shown(worths.get(i), measured), lengths.get(i), quality,
              quality == Quality.MISTAKE ? better(answers.get(i - 1), match.moverAt(i - 1)) : Optional.empty()));
    }
    return new Replay(match, measured ? measure(match, worths.getFirst(), measure.get()) : Phrase.of("outcome"), steps);
  }

  /** Counted from the first position where that is little work, since what it leads to is counted with it. */
  private static List<OptionalInt> lengths(Match match, Solver solver) {
    List<Position> positions = match.positions();
    var lengths = new ArrayList<OptionalInt>(Collections.nCopies(positions.size(), OptionalInt.empty()));
    int from = 0;
    while (!match.scoring() && from < positions.size()) {
      Optional<PlayLength> found = solver.length(new Question(positions.get(from), match.convention()),
          PlayLength.FEW_STEPS);
      if (found.isPresent()) {
        for (int i = from; i < positions.size(); i++)
          lengths.set(i, found.get().plies(positions.get(i), match.moverAt(i)));
        break;
      }
      from += Math.ceilDiv(positions.size() - from, 2);
    }
    return lengths;
  }

  private static Optional<Move> better(Reply.Answer before, Player mover) {
    return before.options(mover).winning().some().stream().findFirst();
  }

  private static Phrase shown(Worth worth, boolean measured) {
    return (measured ? worth.amount() : Optional.<Phrase>empty()).orElseGet(() -> Outcomes.letter(worth.outcome()));
  }

  /** The name of the measure; where a theorem gives nim-values, the game may name them. */
  private static Phrase measure(Match match, Worth worth, Phrase measure) {
    return worth.nimValue().isPresent() && match.convention() == Convention.NORMAL
        && match.now() instanceof Position.Single<?> single
            ? theorem(single.ruleset()).map(Theorem::measure).orElse(measure) : measure;
  }

  private static <P> Optional<Theorem<P>> theorem(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().findFirst();
  }

  private static Quality quality(Match match, List<Worth> worths, int move) {
    Player mover = match.moverAt(move - 1);
    Worth before = worths.get(move - 1);
    Worth after = worths.get(move);
    if (!before.isGraded() && before.outcome().startedBy(mover) == Result.win(mover.opponent()))
      return Quality.NONE;
    long gained = before.isGraded()
        ? Scoring.lead(match.positions().get(move - 1), mover, match.positions().get(move)) : 0;
    return before.keptBy(mover, gained, after) ? Quality.GOOD : Quality.MISTAKE;
  }

  /** How the match ends under best play from a step, with the points so far where points are counted. */
  public Result standing(int step) {
    Player mover = match.moverAt(step);
    OptionalLong lead = steps.get(step).worth().lead(mover);
    return lead.isPresent() ? Result.ofLead(Math.addExact(match.leads()[step], lead.getAsLong()))
        : steps.get(step).outcome().startedBy(mover);
  }

  /** The number of moves the player made. */
  public long moves(Player player) {
    return count(player, List.of(Quality.values()));
  }

  /** The number of good moves among them. */
  public long good(Player player) {
    return count(player, List.of(Quality.GOOD));
  }

  /** The number of moves that could have been good. */
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
