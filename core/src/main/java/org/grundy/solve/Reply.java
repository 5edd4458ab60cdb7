package org.grundy.solve;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Question;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/** A solver's reply: an answer, or how far the solver got. */
public sealed interface Reply {
  Question question();

  Spent spent();

  /**
   * The answer.
   *
   * @throws BudgetSpent when there is none, the one that ended the solver
   */
  Answer answer();

  /**
   * @param worth    what has been shown about the position: at least the outcome
   * @param options  for each player, the moves and which of them win
   * @param evidence the evidence for the answer, that for the outcome first
   */
  record Answer(Question question, Worth worth, Map<Player, Options> options, List<Evidence> evidence, Spent spent)
      implements
        Reply {
    public Answer {
      options = Map.copyOf(options);
      evidence = List.copyOf(evidence);
    }

    @Override
    public Answer answer() {
      return this;
    }

    public Outcome outcome() {
      return worth.outcome();
    }

    public Options options(Player mover) {
      return Objects.requireNonNull(options.get(mover));
    }
  }

  /** A player's moves and the winning ones; under scoring, the moves that lose no points. */
  record Options(Count all, Winning<Move> winning) {
    /** Where only the winner was asked for. */
    static final Options UNASKED = new Options(Count.atLeast(0), new Winning<>(List.of(), Count.atLeast(0)));

    /** Whether the moves were asked for. */
    public boolean asked() {
      return !equals(UNASKED);
    }
  }

  /**
   * A budget ended before the outcome was known.
   *
   * @param end     what ended it
   * @param tried   why other methods did not apply
   * @param reached how far the last one got, as a sentence; may be empty
   */
  record GaveUp(Question question, BudgetSpent end, List<Phrase> tried, Phrase reached)
      implements
        Reply {
    public GaveUp {
      tried = List.copyOf(tried);
    }

    public BudgetSpent.Limit limit() {
      return end.limit();
    }

    @Override
    public Spent spent() {
      return end.spent();
    }

    @Override
    public Answer answer() {
      throw end;
    }
  }
}
