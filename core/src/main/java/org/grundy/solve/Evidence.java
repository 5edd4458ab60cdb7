package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.game.Worth;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.automatic.ProvedLost;
import org.grundy.solve.grundy.Periodicity;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/** What an answer rests on: a tree, since a sum rests on its summands. */
public sealed interface Evidence {
  /** A published theorem applies to the position. Reasons and winning moves are fetched only when asked for. */
  record ByTheorem<P>(Theorem<P> theorem, P at, Convention convention) implements Evidence {
    public Reason why() {
      return theorem.why(at, convention);
    }

    /** How the worth is worked out, in a few words. */
    public Optional<Phrase> working() {
      return theorem.working(at);
    }

    /** What a move from the position does, in the theorem's terms; {@code option} is a position of the same game. */
    @SuppressWarnings("unchecked") // the position and its option are of the same ruleset
    public Optional<Phrase> effect(Position from, Position option) {
      return from instanceof Position.Single<?> before && option instanceof Position.Single<?> after
          && before.at().equals(at) && before.ruleset().equals(after.ruleset()) ? theorem.effect(at, (P) after.at())
              : Optional.empty();
    }

    Winning<P> winning(Player mover) {
      return theorem.winning(at, mover, convention);
    }
  }

  /** The nim-values of summands, added without carrying (Sprague and Grundy). */
  record NimSum(List<Summand> summands) implements Evidence {
    public NimSum {
      summands = List.copyOf(summands);
    }

    /** The value to which a winning move brings the summand that it changes; empty when some value is not known. */
    public Optional<BigInteger> broughtTo(Position option) {
      BigInteger sum = BigInteger.ZERO;
      for (Summand summand : summands)
        if (summand.worth() instanceof Worth.NimValue(BigInteger value))
          sum = sum.xor(value);
        else
          return Optional.empty();
      var kept = new ArrayList<>(Summands.of(option));
      List<Summand> changed = summands.stream().filter(summand -> !kept.remove(summand.position())).toList();
      return changed.size() == 1 ? Optional.of(((Worth.NimValue) changed.getFirst().worth()).value().xor(sum))
          : Optional.empty();
    }
  }

  /** A part of a sum in the coordinates of the whole, what it is worth, and why. */
  record Summand(Position position, Worth worth, Evidence evidence) {
  }

  /** A table of nim-values was filled up to the position, each the mex of its options. */
  record Table(long values) implements Evidence {
  }

  /** The nim-values of a heap game are periodic, proved by finitely many of them. */
  record Period(Periodicity proved) implements Evidence {
  }

  /**
   * The lost positions are those that an automaton accepts, which is proved for heaps of all sizes.
   *
   * @param game   whose they are
   * @param lost   with the moves to them
   * @param play   under which rule
   */
  record Automaton(String game, ProvedLost lost, Convention play) implements Evidence {
  }

  /** Every position that can be reached was given its nim-value, the mex of its options. */
  record Mex(long positions) implements Evidence {
  }

  /**
   * Canonical forms of the position and of all that can be reached from it; of a sum, those of its parts, and the winner
   * found by play in them.
   *
   * @param summands the parts of a sum, each with its form; none when there is one part
   * @param positions how many positions were given a value
   */
  record Canonical(List<Summand> summands, long positions) implements Evidence {
    public Canonical {
      summands = List.copyOf(summands);
    }
  }

  /** Won and lost positions searched, with a table of those met before. */
  record Search(long positions) implements Evidence {
  }

  /** All positions that can be reached, labelled backwards from the ends; what is never labelled is drawn. */
  record Retrograde(long positions) implements Evidence {
  }

  /** Best differences of points, for every position that can be reached. */
  record Scores(long positions) implements Evidence {
  }
}
