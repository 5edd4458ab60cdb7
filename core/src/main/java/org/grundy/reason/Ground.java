package org.grundy.reason;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * Why a statement counts as proved, and what was verified. Nothing is called proved without one. Further kinds are
 * declared beside the code that verifies them, and only that code can create them.
 */
public interface Ground {
  /** The reason in a few words. */
  Phrase how();

  /** Where a theorem's hypotheses were checked. */
  sealed interface Hypotheses {
    /** The theorem was written for this very game, and a test compares the two. */
    record OfTheGame(String game) implements Hypotheses {
    }

    /**
     * The theorem was recognised in rules that a person typed, and what it says is the mex of the listed moves.
     *
     * @param positions how many were compared, 1 or more: small ones, and those around each number in the rules
     */
    record Compared(long positions) implements Hypotheses {
      public Compared {
        if (positions < 1)
          throw new IllegalArgumentException("nothing was compared");
      }
    }
  }

  /** A theorem. */
  record ByTheorem(Citation theorem, Hypotheses hypotheses) implements Ground {
    @Override
    public Phrase how() {
      return theorem.statement();
    }
  }

  /** An induction that is written out beside the statement. */
  record ByInduction(List<Phrase> steps, Hypotheses hypotheses) implements Ground {
    public ByInduction {
      steps = List.copyOf(steps);
    }

    @Override
    public Phrase how() {
      return Phrase.of("by induction, as follows");
    }
  }
}
