package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.LongPredicate;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import org.junit.jupiter.api.Test;

class LosingHeapsTest {
  private static List<String> said(PeriodForm form, LongPredicate lost) {
    var found = new Conjecture.Found(form, new Verdict.Checked<>(Phrase.verbatim("n < 200")));
    return Document.leaves(new LosingHeaps(found, lost).blocks(Phrase.verbatim(""))).map(block -> switch (block) {
      case Document.Note(Phrase note) -> note.toString();
      case Document.Discovery finding -> finding.statements().getFirst().text().toString();
      default -> throw new AssertionError(block);
    }).toList();
  }

  @Test
  void fewLosingHeaps_areNamed() {
    assertThat(said(new PeriodForm(21, 0, new long[]{0}), n -> n == 1 || n == 4 || n == 20))
        .containsExactly("one heap of n is losing exactly when n is 1, 4 or 20");
  }

  @Test
  void manyLosingHeaps_areListedBelowTheLastOne() {
    assertThat(said(new PeriodForm(25, 0, new long[]{0}), n -> n % 2 == 0)).containsExactly(
        "no single heap above 24 is losing", "The losing heaps: 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24.");
    assertThat(said(new PeriodForm(100, 0, new long[]{0}), n -> n < 99).getLast())
        .startsWith("The losing heaps: 0, 1, ").endsWith(", 39, .., 98.");
    assertThat(said(new PeriodForm(42, 0, new long[]{0}), n -> n < 42).getLast()).endsWith(", 39, 40, 41.");
  }

  @Test
  void otherForms_haveALetterOfTheirOwn() {
    assertThat(said(new PeriodForm(0, 0, new long[]{1, 0}), _ -> false)).containsExactly(
        "A rule for the losing heaps; L(n) is 1 if n is losing, otherwise 0:", "L(n+2) = L(n), and L begins 1 0");
    assertThat(said(new PeriodForm(3, 0, new long[]{0}), _ -> false).getLast()).isEqualTo("L(n) = 0 for n >= 3");
  }
}
