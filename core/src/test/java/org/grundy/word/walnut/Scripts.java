package org.grundy.word.walnut;

import org.grundy.effort.Budget;
import org.grundy.word.logic.Prover;

/** Scripts of Walnut for tests. */
final class Scripts {
  private static final Budget FREE = Budget.unlimited();

  private Scripts() {
  }

  static WalnutScript read(String script) {
    return WalnutScript.read(script, FREE);
  }

  static boolean holds(WalnutScript script, String theorem) {
    return new Prover(FREE).decide(script.theory().theorem(theorem).orElseThrow().statement()).holds();
  }
}
