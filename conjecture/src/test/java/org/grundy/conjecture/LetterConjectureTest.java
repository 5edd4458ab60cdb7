package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.rules.LetteredLine;
import org.grundy.reason.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetterConjectureTest {
  private static LetterConjecture of(String line) {
    return LetterConjecture.of(LetteredLine.of(line).orElseThrow(), Budget.unlimited());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {"take k where k <= K # G(n, K) = n % (K + 1) # true",
      "take k where K <= k <= M # G(n, K, M) = n % (K + M) / K # true", "take k where K | k # G(n, K) = n / K # false",
      "take B or A # G(n, B, A) = max(n % (B + A) / min(B, A) % 2, "
          + "2 * (n % (B + A) / max(B, A)) - n % (B + A) / min(B, A) % 2) # true",
      "take 1, 2 or K # G(n, K) = n % (K + 1) % 3 + 3 * (n % (K + 1) / K) where K % 3 = 0; "
          + "G(n, K) = n % 3 where K % 3 = 1 or K % 3 = 2 # false"})
  void rules_areFound(String line, String rule, boolean proved) {
    LetterConjecture found = of(line);
    assertThat(String.join("; ", found.form().orElseThrow().lines().stream().map(Object::toString).toList()))
        .isEqualTo(rule);
    assertThat(found.verdict() instanceof Verdict.Proved).isEqualTo(proved);
  }

  /** Beyond the table: numbers that are larger than all that were tried. */
  @ParameterizedTest
  @CsvSource(delimiter = '#',
      value = {"take k where k <= K", "take 1 or K", "take 1, 2 or K", "take K", "take k where k >= K"})
  void rules_holdForLargerNumbers(String line) {
    LetteredLine lettered = LetteredLine.of(line).orElseThrow();
    LetterForm form = of(line).form().orElseThrow();
    for (long letter : new long[]{17, 20, 33}) {
      Conjecture exact = new Conjecturer(Budget.unlimited())
          .ofGame(Catalog.standard().ruleset(lettered.with(letter)));
      for (int n = 0; n < Math.min(300, exact.count()); n++)
        assertThat(LetterForm.value(form.terms().get((int) (letter % form.terms().size())), n, new long[]{letter}))
            .isEqualTo(Optional.of(exact.values()[n]));
    }
  }

  @Test
  void noFormula_isSaid() {
    LetterConjecture none = of("take k where k*K <= n");
    assertThat(none.form()).isEmpty();
    assertThat(none.settled()).isTrue();
    assertThat(none.tried()).isNotEmpty();
  }

  @Test
  void claims_areJudged() {
    LetterConjecture found = of("take k where k <= K");
    assertThat(found.test("n % (K + 1)").standing()).isEqualTo("proved");
    assertThat(found.test("n % K").verdict()).hasToString("Refuted at n = 1, K = 1.");
    assertThat(found.test("n % (K + 1) = 0").standing()).isEqualTo("proved");
    assertThat(found.test("n % 2 = 0").verdict()).hasToString("Refuted at n = 2, K = 2.");
    assertThat(of("take 1 or K").test("n % (K + 1) % 2 + n % (K + 1) / K * 2 * ((K + 1) % 2)").verdict())
        .hasToString("Checked for n <= 160 and K <= 16, not proved.");
  }
}
