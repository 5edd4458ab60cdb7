package org.grundy.reason;

import java.util.Optional;
import org.grundy.effort.Spent;
import org.grundy.phrase.Phrase;

/**
 * The verdict on a statement. The four cases are kept apart: what was only checked is not called proved.
 *
 * @param <C> what a counterexample is
 */
public sealed interface Verdict<C> {
  record Proved<C>(Ground ground) implements Verdict<C> {
    public Phrase how() {
      return ground.how();
    }
  }

  /** False. This is the first counterexample in the order of enumeration. */
  record Refuted<C>(C least) implements Verdict<C> {
  }

  /**
   * No counterexample up to the bound, and nothing is claimed beyond it.
   *
   * @param within where the statement may turn false beyond the bound, as near a number that the rules name: how far it
   *               was seen to hold, without which it is never to be repeated
   */
  record Checked<C>(Phrase bound, Optional<Phrase> within) implements Verdict<C> {
    public Checked(Phrase bound) {
      this(bound, Optional.empty());
    }
  }

  record GaveUp<C>(Spent spent) implements Verdict<C> {
  }

  /** The bound without which the statement is never to be repeated; empty where there is none. */
  default Optional<Phrase> limit() {
    return this instanceof Checked<C>(var _, Optional<Phrase> within) ? within : Optional.empty();
  }

  /** The statement itself, with its {@link #limit} if it has one. */
  default Phrase limited(Phrase statement) {
    return limit().map(within -> Phrase.of("{0} for {1}, not proved", statement, within)).orElse(statement);
  }
}
