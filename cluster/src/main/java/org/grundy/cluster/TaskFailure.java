package org.grundy.cluster;

import java.io.IOException;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;

/** The sentence of a task that cannot go on, which reaches the driver from any machine. */
final class TaskFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private TaskFailure(String sentence) {
    super(sentence);
  }

  /** Work of a task. */
  @FunctionalInterface
  interface Work<T> {
    T done() throws IOException;
  }

  /** Does the work; says in one sentence why it cannot be done. */
  static <T> T orSentence(Work<T> work) throws IOException {
    try {
      return work.done();
    } catch (BadInput bad) {
      throw new TaskFailure(bad.sentence().toString());
    } catch (BudgetSpent _) {
      throw new TaskFailure(
          "a task ran out of memory; use more --parts, or give each worker more memory with --memory");
    }
  }
}
