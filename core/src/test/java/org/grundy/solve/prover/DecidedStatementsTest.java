package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.value.Convention;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;

class DecidedStatementsTest {
  private static final Budget BUDGET = Budget.unlimited();

  private static Decision decided(String formula) {
    return new Prover(BUDGET).decide(Theory.standard().read(formula));
  }

  @Test
  void falseStatement_isNoGround() {
    Decision right = decided("A n (n >= 0)");
    Decision wrong = decided("A n (n > 0)");
    assertThat(DecidedStatements.values(List.of(right)).statements()).containsExactly(right);
    assertThatIllegalArgumentException().isThrownBy(() -> DecidedStatements.values(List.of(right, wrong)));
    assertThatIllegalArgumentException().isThrownBy(() -> DecidedStatements.lost(Convention.NORMAL, List.of()));
  }

  /** That none leads to another, that each has a move, and that the others with a move lead to one. */
  @Test
  void misereProof_holdsItsThreeStatements() {
    HeapRules rules = HeapRules.of(Catalog.standard().ruleset("(1,0) (0,1) (1,1)"), 2).orElseThrow();
    MisereProof proof = new GameProver(Theory.shipped(), BUDGET).guessMisere(rules).orElseThrow();
    assertThat(proof.ground().statements()).hasSize(3).allMatch(Decision::holds);
    GameProof normal = new GameProver(Theory.shipped(), BUDGET).prove(rules).orElseThrow();
    assertThat(normal.decided().orElseThrow().statements()).containsExactly(normal.safe(), normal.winning());
  }
}
