package org.grundy.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;

/**
 * What has been proved about the worth of a position, and nothing more. Each kind of worth is a class in its own
 * package. It supplies its words, its fields for programs, the worths it can be added to, and the way it judges a move.
 * Code that solves, prints or plays asks these questions without knowing the kind. By default, the outcome gives the
 * answers.
 */
public interface Worth {
  Outcome outcome();

  /** The words beside the outcome, such as "nim-value 2"; empty when there is nothing to add. */
  Optional<Phrase> headline();

  /** The value alone, for a table; empty when a table can only show the letter of the outcome. */
  Optional<Phrase> amount();

  /** The value as people type it, in ASCII; empty when there is none, or when it is longer than {@code longest}. */
  Optional<String> text(int longest);

  /** The fields for programs besides the outcome. */
  void fields(Fields out);

  /**
   * The worth under normal play of the sum with a position of another worth, if this kind can tell; {@link #sum} asks
   * both kinds.
   *
   * @throws org.grundy.effort.BudgetSpent when a budget of the values ends first
   */
  Optional<Worth> plus(Worth other);

  /** Whether only the outcome is known, so a further search may pay off. */
  default boolean isOnlyOutcome() {
    return false;
  }

  /** The size of the Nim heap that the position is proved equal to under normal play; empty when there is none. */
  default Optional<BigInteger> nimValue() {
    return Optional.empty();
  }

  /** The value as printed on a board at the move that leads to it; empty when it is longer than {@code longest}. */
  default Optional<String> symbol(int longest) {
    return text(longest);
  }

  /** A sentence that tells who wins, and more than the outcome does; may be empty. */
  default Optional<Phrase> verdict() {
    return Optional.empty();
  }

  /** Why a player wins under normal play, in a sentence without technical terms; empty where the worth does not tell. */
  default Optional<Phrase> reason() {
    return Optional.empty();
  }

  /** The name of the amounts in a match, if its moves can be described by them. */
  default Optional<Phrase> measure() {
    return Optional.empty();
  }

  /**
   * How urgent a move is, which tells the hottest part of a sum; may be empty.
   *
   * @throws org.grundy.effort.BudgetSpent when {@code budget} ends first
   */
  default Optional<Dyadic> temperature(@SuppressWarnings("unused") Budget budget) {
    return Optional.empty();
  }

  /**
   * Further remarks on the value, and pictures of it.
   *
   * @throws org.grundy.effort.BudgetSpent when {@code budget} ends first
   */
  default List<Reason.Item> remarks(@SuppressWarnings("unused") Budget budget) {
    return List.of();
  }

  /** Whether a player can win by more or less, so that a player who does not win still has best moves. */
  default boolean isGraded() {
    return false;
  }

  /**
   * Whether a move keeps what this worth promises the mover.
   *
   * @param gained Left's points less Right's on the way
   * @param after  the worth of the position that the move leads to
   */
  default boolean keptBy(Player mover, @SuppressWarnings("unused") long gained, Worth after) {
    return after.outcome().startedBy(mover.opponent()) == outcome().startedBy(mover);
  }

  /** Left's points less Right's under best play when a player starts; empty where points are not counted. */
  default OptionalLong lead(@SuppressWarnings("unused") Player starter) {
    return OptionalLong.empty();
  }

  /**
   * Who wins, and by how much; empty where points are not counted.
   *
   * @param soFar Left's points less Right's before
   */
  default Optional<Phrase> verdict(@SuppressWarnings("unused") Player mover,
      @SuppressWarnings("unused") long soFar) {
    return Optional.empty();
  }

  /**
   * A sentence that tells how much of what this worth promises a move gives away; empty when that is nothing or not
   * measured.
   *
   * @param gained Left's points less Right's on the way
   * @param after  the worth of the position that the move leads to
   */
  default Optional<Phrase> givenAway(@SuppressWarnings("unused") Player mover,
      @SuppressWarnings("unused") long gained, @SuppressWarnings("unused") Worth after) {
    return Optional.empty();
  }

  /**
   * The worth of a sum of one or more parts under normal play; empty when the worths of the parts do not determine it.
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

  /** Only the outcome is known. It can be added only to a position worth 0. */
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
