package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.word.formula.Proposition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionJudgeTest {
  private static final Conjecturer CONJECTURER = new Conjecturer(Budget.unlimited());
  private static final ConditionJudge JUDGE = new ConditionJudge(Budget.unlimited());

  private static Proposition condition(String text, List<String> names) {
    return ((UserClaim.Lost) UserClaim.read(text, names)).condition();
  }

  private static ConditionTrial single(String rules, String text) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(rules);
    return CONJECTURER.test(Optional.of(ruleset), CONJECTURER.ofGame(ruleset), text,
        condition(text, List.of(UserClaim.variable(text))));
  }

  private static ConditionTrial misere(String rules, String text) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(rules);
    return JUDGE.misere(ruleset, new MisereConjecturer(Budget.unlimited()).of(ruleset), text,
        condition(text, List.of("n")));
  }

  private static ConditionTrial several(String rules, Convention play, String text) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(rules);
    return JUDGE.of(ruleset, play, text, condition(text, PPositionConjecturer.names(ruleset)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      take 1, 2 or 3; n % 4 == 0
      take 1, 2 or 3; n & 3 = 0
      take 1, 3 or 4; n % 7 = 0 | n % 7 = 2
      take k where 1 <= k and 2k <= n; (n & (n + 1)) = 0
      take k where 1 <= k and 2k <= n; n + 1 is pow2
      take d where d | n and d < n; n % 2 = 1 or n = 0
      take d where d | n and d < n; v2(n) = 0 or n = 0
      take d where d | n; n < 1
      kayles; n = 0
      dag:1-0,2-1,2-0,3-2,4-2,4-1; n = 0 or n >= 3
      """)
  void conditionsThatAreRight_areProved(String rules, String text) {
    ConditionTrial trial = single(rules, text);
    assertThat(trial.proved()).as("%s", trial).isTrue();
  }

  @Test
  void aProvedRule_refutesBeyondTheHeapsThatWereComputed() {
    assertThat(single("take 1, 3 or 4", "(n % 7 = 0 or n % 7 = 2) and n != 9998").refuted()).contains(List.of(9998L));
    assertThat(misere("take 1 or 2", "n % 3 = 1 and n != 6001").refuted()).contains(List.of(6001L));
    Ruleset<?> ruleset = Catalog.standard().ruleset("take 1 or 2");
    FormulaTrial trial = CONJECTURER.test(CONJECTURER.ofGame(ruleset), "n % 3 + n / 9000");
    assertThat(trial.refuted()).contains(9000L);
    assertThat(trial.missed()).isEmpty();
    assertThat(trial.to()).isGreaterThan(9000).isGreaterThan(trial.conjecture().count());
    assertThat(trial.more()).extracting(Object::toString)
        .containsExactly("At n = 9000 the value is 0, and n % 3 + n / 9000 is 1.");
  }

  @Test
  void aConditionThatIsWrongAtAFewHeaps_isProvedElsewhere() {
    ConditionTrial odd = single("take d where d | n and d < n", "n is odd");
    assertThat(odd.refuted()).contains(List.of(0L));
    assertThat(odd.lost()).isTrue();
    assertThat(odd.missed()).containsExactly(List.of(0L));
    assertThat(odd.proof()).isPresent();
    assertThat(odd.more()).extracting(Object::toString).contains("It fails only at n = 0.",
        "Proved: it holds for all n >= 1.");
    ConditionTrial wythoff = several("(k,0) (0,k)", Convention.MISERE, "x = y");
    assertThat(wythoff.missed()).containsExactlyInAnyOrder(List.of(0L, 0L), List.of(0L, 1L), List.of(1L, 0L),
        List.of(1L, 1L));
    assertThat(wythoff.proof()).isPresent();
  }

  @Test
  void whatHoldsInstead_isSaid() {
    ConditionTrial trial = single("take 1, 2 or 3", "n % 3 = 0");
    assertThat(trial.refuted()).contains(List.of(3L));
    assertThat(trial.lost()).isFalse();
    assertThat(trial.missed()).isEmpty();
    assertThat(trial.holds().map(Object::toString))
        .contains("The player to move loses exactly when n mod 4 is 0.");
  }

  @Test
  void misere_isJudgedOfSingleHeaps_andOfSeveral() {
    assertThat(misere("take 1, 2 or 3", "n % 4 = 1").proved()).isTrue();
    assertThat(misere("take 1, 2 or 3", "n % 4 = 0").refuted()).contains(List.of(0L));
    assertThat(misere("take k where 1 <= k and 2k <= n", "n % 2 = 0").refuted()).isPresent();
    assertThat(several("(1,0) (0,1)", Convention.MISERE, "(x + y) % 2 = 1").proved()).isTrue();
    assertThatExceptionOfType(BadInput.class).isThrownBy(() -> {
      throw UserClaim.noValues("n % 4");
    }).withMessageContaining(
        "expected a condition for the player to move to lose under misere play, such as n % 4 = 1");
  }

  @Test
  void severalHeaps_areProvedByAutomata() {
    assertThat(several("(1,0) (0,1) (1,1)", Convention.NORMAL, "x % 2 = 0 & y % 2 = 0").proved()).isTrue();
    assertThat(several("(k,0,0) (0,k,0) (0,0,k)", Convention.NORMAL, "x ^ y ^ z = 0").proved()).isTrue();
    ConditionTrial wrong = several("(1,0) (0,1) (1,1)", Convention.NORMAL, "x = y");
    assertThat(wrong.refuted()).contains(List.of(2L, 0L));
    assertThat(wrong.lost()).isTrue();
  }

  @Test
  void theLeastCounterexample_isThatOfPlainPlay_andWhatIsProvedHoldsBeyond() {
    var random = new Random(7);
    int proved = 0;
    int elsewhere = 0;
    for (int round = 0; round < 120; round++) {
      var amounts = new ArrayList<Integer>();
      for (int i = 0; i <= random.nextInt(3); i++)
        amounts.add(1 + random.nextInt(6));
      String rules = "take " + String.join(" or ", amounts.stream().map(Object::toString).toList());
      HeapGame game = (HeapGame) Catalog.standard().ruleset(rules);
      boolean[] lost = new boolean[400];
      for (int n = 0; n < lost.length; n++) {
        boolean[] wins = {false};
        game.from(n, sizes -> {
          wins[0] |= lost[(int) sizes[0]];
          return true;
        });
        lost[n] = !wins[0];
      }
      int m = 2 + random.nextInt(9);
      int from = random.nextInt(3);
      var remainders = new ArrayList<String>();
      for (int r = 0; r < m; r++)
        if (random.nextInt(8) == 0 ? random.nextBoolean() : lost[200 / m * m + r])
          remainders.add("n % " + m + " = " + r);
      String text = "n >= " + from + " and (" + (remainders.isEmpty() ? "n < 0" : String.join(" or ", remainders))
          + ")";
      Proposition condition = condition(text, List.of("n"));
      ConditionTrial trial = single(rules, text);
      Optional<List<Long>> least = Optional.empty();
      for (int n = 0; n < lost.length && least.isEmpty(); n++)
        if (lost[n] != condition.holds(new long[]{n}))
          least = Optional.of(List.of((long) n));
      assertThat(trial.refuted()).as("%s: %s", rules, text).isEqualTo(least);
      if (trial.proof().isPresent())
        for (int n = 0; n < lost.length; n++)
          assertThat(lost[n] == condition.holds(new long[]{n}) || trial.missed().contains(List.of((long) n)))
              .as("%s: %s at %s", rules, text, n).isTrue();
      proved += trial.proved() ? 1 : 0;
      elsewhere += trial.refuted().isPresent() && trial.proof().isPresent() ? 1 : 0;
    }
    assertThat(proved).isPositive();
    assertThat(elsewhere).isPositive();
  }

  @Test
  void aFormulaThatIsRightButForAFewHeaps_isProvedFromThereOn() {
    FormulaTrial trial = CONJECTURER.test(CONJECTURER.ofGame(Catalog.standard().ruleset("take 1, 2 or 3")),
        "max(n, 1) % 4");
    assertThat(trial.refuted()).contains(0L);
    assertThat(trial.missed()).containsExactly(0L);
    assertThat(trial.beyond()).isTrue();
    assertThat(trial.proved()).isFalse();
    assertThat(trial.more()).extracting(Object::toString).containsExactly(
        "At n = 0 the value is 0, and max(n, 1) % 4 is 1.", "It fails only at n = 0.",
        "Proved: it holds for all n >= 1.");
    FormulaTrial bits = CONJECTURER.test(
        CONJECTURER.ofGame(Catalog.standard().ruleset("replace n by n/k where k >= 2")),
        "bitlength(max(n, 1))");
    assertThat(bits.missed()).containsExactly(0L);
    assertThat(bits.more()).hasSize(3);
    FormulaTrial wrong = CONJECTURER.test(CONJECTURER.ofGame(Catalog.standard().ruleset("take 1, 2 or 3")), "n % 5");
    assertThat(wrong.missed()).isEmpty();
    assertThat(wrong.more()).hasSize(1);
  }

  @Test
  void text_isAConditionWhereSomethingIsCompared() {
    assertThat(UserClaim.read("x & -x", List.of("x"))).isInstanceOf(UserClaim.Values.class);
    assertThat(UserClaim.read("n << 1 >> 1", List.of("n"))).isInstanceOf(UserClaim.Values.class);
    assertThat(UserClaim.read("odd(n)", List.of("n"))).isInstanceOf(UserClaim.Values.class);
    assertThat(UserClaim.read("n is odd", List.of("n"))).isInstanceOf(UserClaim.Lost.class);
    Proposition either = condition("n = 0 | n = 3 & n > 1", List.of("n"));
    for (long n = 0; n < 9; n++)
      assertThat(either.holds(new long[]{n})).isEqualTo(n == 0 || n == 3);
    assertThatExceptionOfType(BadInput.class).isThrownBy(() -> UserClaim.read("n % 4 =", List.of("n")));
  }
}
