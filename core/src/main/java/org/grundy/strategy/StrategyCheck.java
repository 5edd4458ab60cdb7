package org.grundy.strategy;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * Checks a strategy by the rules of its game alone, line by line: no solver, no theorem, no table of values. What it trusts
 * are the moves, normal forms and negatives of the ruleset.
 *
 * <p>For each position on a line it lists every move, and the answers to each until it finds one on an earlier line. So
 * time grows with the lines times the square of the number of moves.
 */
public final class StrategyCheck {
  private final StrategyText text;
  private final Catalog catalog;
  private final LostPositions lost;
  /** How many lines with a position were read. */
  private int listed;
  private long moves;

  private StrategyCheck(StrategyText text, Catalog catalog, Budget budget) {
    this.text = text;
    this.catalog = catalog;
    this.lost = new LostPositions(text.position(), text.convention(), budget);
  }

  /** What a check finds. */
  public sealed interface Verdict {
    /** What the strategy claims. */
    StrategyText text();
  }

  /**
   * The outcome is proved.
   *
   * @param positions on the lines
   * @param moves     how many moves were answered
   */
  public record Proved(StrategyText text, long positions, long moves) implements Verdict {
  }

  /**
   * The lines do not prove the outcome.
   *
   * @param line the first that does not follow, from 1
   * @param why  a sentence
   */
  public record Unproved(StrategyText text, long line, Phrase why) implements Verdict {
  }

  /**
   * Checks a strategy.
   *
   * @throws BadInput                       when a line cannot be read
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Verdict of(BufferedReader lines, Catalog catalog, Budget budget) throws IOException {
    var head = new ArrayList<String>();
    for (String line; head.size() < StrategyText.HEAD && (line = lines.readLine()) != null;)
      head.add(line);
    var check = new StrategyCheck(StrategyText.read(head, catalog), catalog, budget);
    try {
      return check.verdict(lines);
    } finally {
      check.lost.release();
    }
  }

  private Verdict verdict(BufferedReader lines) throws IOException {
    long number = StrategyText.HEAD + 1L;
    for (String line; (line = lines.readLine()) != null; number++) {
      Optional<String> end = StrategyText.ended(line);
      Optional<Phrase> fault = end.isPresent() ? end(end.get()) : position(line, number);
      if (fault.isPresent())
        return new Unproved(text, number, fault.get());
      if (end.isPresent())
        return lines.readLine() == null ? new Proved(text, listed, moves)
            : new Unproved(text, number + 1, Phrase.of("The file goes on after its last line."));
    }
    return new Unproved(text, number, Phrase.of("The file ends before its last line, {0}.",
        BadInput.quoted(StrategyText.end(listed))));
  }

  /** What is wrong with the position on a line, if anything is. */
  private Optional<Phrase> position(String line, long number) {
    LostPositions.Turn turn;
    try {
      turn = lost.read(line, catalog);
    } catch (BadInput bad) {
      throw BadInput.because("line {0}: {1}", number, bad.sentence());
    }
    Optional<Phrase> fault = fault(turn);
    listed++;
    if (fault.isEmpty())
      lost.add(turn.position(), turn.mover());
    return fault;
  }

  /** Why it does not follow that the player to move loses; empty when it does. */
  private Optional<Phrase> fault(LostPositions.Turn turn) {
    Position[] unanswered = {null};
    boolean[] moved = {false};
    turn.position().moves(turn.mover(), move -> {
      moved[0] = true;
      moves++;
      if (!lost.showWin(move.to(), turn.mover().opponent()))
        unanswered[0] = move.to();
      return unanswered[0] == null;
    });
    if (unanswered[0] != null)
      return Optional.of(Phrase.of("No answer to the move to {0} leads to a position on an earlier line.",
          BadInput.quoted(unanswered[0].written())));
    return moved[0] || text.convention() == Convention.NORMAL ? Optional.empty()
        : Optional.of(Phrase.of("A player who cannot move wins under misere play."));
  }

  /** What is wrong with the claim that the lines prove the outcome, if anything is. */
  private Optional<Phrase> end(String count) {
    if (!count.equals(Integer.toString(listed)))
      return Optional.of(Phrase.of("Expected {0}, the number of positions on the lines before.", listed));
    for (Player starter : Player.values()) {
      boolean wins = text.outcome().wins(starter);
      boolean shown = wins ? lost.showWin(text.position(), starter) : lost.contains(text.position(), starter);
      if (!shown)
        return Optional.of(Phrase.of("The lines do not show who wins if {0} starts.",
            starter == Player.LEFT ? Phrase.of("Left") : Phrase.of("Right")));
    }
    return Optional.empty();
  }
}
