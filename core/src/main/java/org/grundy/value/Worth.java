package org.grundy.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;

/**
 * What has been shown of a position's worth, never more. A kind of worth is a class in a package of its own, which brings its
 * words, its fields for programs, what it adds to, and how a move is judged by it. Whoever solves, prints or plays asks these
 * questions and need not know the kind; what a kind does not answer differently is answered by the outcome.
 */
public interface Worth {
  Outcome outcome();

  /** What stands beside the outcome: "nim-value 2"; empty when there is no more to say. */
  Optional<Phrase> headline();

  /** The value alone, in a table; empty when only the letter of the outcome can stand there. */
  Optional<Phrase> amount();

  /** The value as people type it, in ASCII; empty when there is none, or when it is longer than {@code longest}. */
  Optional<String> text(int longest);

  /** What programs are told besides the outcome. */
  void fields(Fields out);

  /**
   * The worth of a sum under normal play with a position of another worth, as far as this kind tells it. {@link #sum} asks
   * both.
   *
   * @throws org.grundy.effort.BudgetSpent when a budget of the values ends first
   */
  Optional<Worth> plus(Worth other);

  /** Whether nothing but the outcome is known, so that it may be worth while to look for more. */
  default boolean isOnlyOutcome() {
    return false;
  }

  /** The size of the Nim heap that it is shown to equal as a game under normal play. */
  default Optional<BigInteger> nimValue() {
    return Optional.empty();
  }

  /** The value as it is printed on a board, on the move that leads there; empty when it is longer than {@code longest}. */
  default Optional<String> symbol(int longest) {
    return text(longest);
  }

  /** Who wins, in a sentence that says more than the outcome. */
  default Optional<Phrase> verdict() {
    return Optional.empty();
  }

  /** What the amounts of a match are called, where its moves may be told by them. */
  default Optional<Phrase> measure() {
    return Optional.empty();
  }

  /**
   * How urgent a move is, for finding the hottest part of a sum.
   *
   * @throws org.grundy.effort.BudgetSpent when {@code budget} ends first
   */
  default Optional<Dyadic> temperature(@SuppressWarnings("unused") Budget budget) {
    return Optional.empty();
  }

  /**
   * What else is said of the value, and pictures of it.
   *
   * @throws org.grundy.effort.BudgetSpent when {@code budget} ends first
   */
  default List<Reason.Item> remarks(@SuppressWarnings("unused") Budget budget) {
    return List.of();
  }

  /** Whether more or less can be won, so that who does not win still has best moves. */
  default boolean isGraded() {
    return false;
  }

  /**
   * Whether a move leaves the mover what this promises.
   *
   * @param gained Left's points less Right's on the way
   * @param after  the worth of the position that the move leads to
   */
  default boolean keptBy(Player mover, @SuppressWarnings("unused") long gained, Worth after) {
    return after.outcome().startedBy(mover.opponent()) == outcome().startedBy(mover);
  }

  /**
   * How much less than what this promises a move leaves the mover, in a sentence; empty when it is nothing or not measured.
   *
   * @param gained Left's points less Right's on the way
   * @param after  the worth of the position that the move leads to
   */
  default Optional<Phrase> givenAway(@SuppressWarnings("unused") Player mover,
      @SuppressWarnings("unused") long gained, @SuppressWarnings("unused") Worth after) {
    return Optional.empty();
  }

  /**
   * The worth of a sum under normal play, 1 part or more; empty when the parts' worths do not tell it.
   *
   * @throws org.grundy.effort.BudgetSpent when a budget of the values ends first
   */
  static Optional<Worth> sum(List<Worth> parts) {
    var apart = new ArrayList<Worth>();
    for (Worth part : parts) {
      Worth sum = part;
      for (int i = 0; i < apart.size(); i++) {
        Worth other = apart.get(i);
        Worth added = sum;
        Optional<Worth> both = other.plus(added).or(() -> added.plus(other));
        if (both.isPresent()) {
          sum = both.get();
          apart.remove(i);
          i = -1;
        }
      }
      apart.add(sum);
    }
    return apart.size() == 1 ? Optional.of(apart.getFirst()) : Optional.empty();
  }

  /** The outcome is known and nothing else: adds to nothing but to what is worth 0. */
  record Only(Outcome outcome) implements Worth {
    @Override
    public Optional<Phrase> headline() {
      return Optional.empty();
    }

    @Override
    public Optional<Phrase> amount() {
      return Optional.empty();
    }

    @Override
    public Optional<String> text(int longest) {
      return Optional.empty();
    }

    @Override
    public void fields(Fields out) {
      // the outcome says it all
    }

    @Override
    public Optional<Worth> plus(Worth other) {
      return Optional.empty();
    }

    @Override
    public boolean isOnlyOutcome() {
      return true;
    }
  }
}
