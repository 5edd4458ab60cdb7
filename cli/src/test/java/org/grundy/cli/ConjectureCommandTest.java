package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConjectureCommandTest {
  @Test
  void formula_isRefuted_andWhatHoldsIsShown() {
    Run run = Run.of("conjecture", "take d where d | n and d < n", "--test", "x & -x");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("Refuted at x = 1.\n").contains("  value ",
        "Correct:  value(x) = v2(x), the exponent of 2 in x;", "x & -x = 2^value(x)", "          for x >= 1\n",
        "Mex = k.",
        "__builtin_ctzll(n)");
  }

  @Test
  void form_isProvedByTheInductionThatStandsBelow() {
    Run run = Run.of("conjecture", "take k where 1 <= k and 2k <= n");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("Found:  G(2m) = m,  G(2m+1) = G(m)", "proved: by induction, as follows",
        "Why   You may take at most b(n) = floor(n / 2)", "Hence:  if n + 1 = 2^j * u with u odd, G(n) = (u - 1) / 2",
        "    while (n & 1) n >>= 1;\n    return n / 2;\n").doesNotContain("not proved");
  }

  @Test
  void form_isCheckedSoFarAndNotCalledProved() {
    assertThat(Run.of("conjecture", "--data", "0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0").out())
        .contains("checked for n <= 15, not proved").doesNotContain("proved:");
  }

  /** Two periods and one value are too few, and the output says what would do. */
  @Test
  void fewValues_canShowOnlyShortPeriods() {
    String values = "0,1,0,1,2,3,2,0,1,0,1,2,3,2,0";
    assertThat(Run.of("conjecture", "--data", values).out())
        .contains("15 values can show periods of at most 6; give 16 or more to find longer ones.\n");
    assertThat(Run.of("conjecture", "--data", values + ",1").out()).contains("Found:  G(n+7) = G(n)");
  }

  @Test
  void twoHeaps_haveARule_andFormulasOfThemAreJudged() {
    assertThat(Run.of("conjecture", "(1,0) (0,1)").out()).contains("Found:  G(x, y) = (x + y) % 2",
        "losing: (x + y) % 2 = 0", "proved: no move keeps the value", "bool lost(long long x, long long y)");
    Run refuted = Run.of("conjecture", "wythoff", "--test", "x ^ y");
    assertThat(refuted.status()).isEqualTo(1);
    assertThat(refuted.out()).startsWith("Refuted at x = 1, y = 1.\nThe value there is 2, and x ^ y is 0.\n")
        .contains("floor(n * phi)", "proved: theorem, Wythoff 1907");
    assertThat(Run.of("conjecture", "(1,0) (0,1)", "--test", "(x + y) % 2").out())
        .isEqualTo("Proved: the nim-value is (x + y) % 2 for heaps of all sizes.\n");
    Run holds = Run.of("conjecture", "a >= b: (a-b, b)", "--test", "quotients(x, y) % 2");
    assertThat(holds.status()).isZero();
    assertThat(holds.out()).startsWith("Checked for heaps of up to ");
  }

  /** What holds is written with the name that the claim's number has, all through the sentence. */
  @Test
  void whatHolds_isSaidOfTheClaimsVariable_inEveryLanguage() {
    String[] conjecture = {"conjecture", "take 1 or 4", "--test", "x % 3"};
    assertThat(Run.of(conjecture).out())
        .contains("Correct:  value(x+5) = value(x), and value begins 0 1 0 1 2");
    for (String lang : new String[]{"hr", "es", "id"})
      assertThat(Run.of("conjecture", "take 1 or 4", "--test", "x % 3", "--lang", lang).out())
          .contains("value(x+5) = value(x), ").doesNotContain("G(x", "G(n");
    assertThat(Run.of("conjecture", "take 1, 2 or 3", "--test", "x % 3").out())
        .contains("Correct:  value(x+4) = value(x), and value begins 0 1 2 3");
    assertThat(Run.of("conjecture", "take 1 or 1000000", "--test", "x % 3").out())
        .contains("value(x) = x % 2 for x < 1000000, not proved",
            "checked for x < 1000000 and wrong at 1000000, where the value is 2, not proved");
  }

  @Test
  void conditions_areJudged_alsoUnderMiserePlay() {
    Run proved = Run.of("conjecture", "take 1, 2 or 3", "--test", "n % 4 == 0");
    assertThat(proved.status()).isZero();
    assertThat(proved.out()).startsWith("Proved: the player to move loses exactly when n % 4 == 0");
    Run refuted = Run.of("conjecture", "take 1, 2 or 3", "--test", "n % 4 = 0", "--misere");
    assertThat(refuted.status()).isEqualTo(1);
    assertThat(refuted.out()).contains("Refuted at n = 0.",
        "Correct:  The player to move loses exactly when n mod 4 is 1.");
    Run values = Run.of("conjecture", "take 1, 2 or 3", "--test", "n % 4", "--misere");
    assertThat(values.status()).isEqualTo(2);
    assertThat(values.err()).contains("expected a condition for the player to move to lose");
    assertThat(Run.of("conjecture", "(1,0) (0,1)", "--test", "x = y", "--json").out())
        .contains("\"claims\":\"lost\"", "\"standing\":\"refuted\"");
  }

  @Test
  void edgesOfAFile_areAGame() {
    String file = Page.ROOT.resolve("docs/examples/tokens.dag").toAbsolutePath().normalize().toString();
    assertThat(Run.of("solve", "dag:" + file, "3", "4").out()).startsWith("P   the player to move loses");
  }

  @Test
  void listOfManyValues_isCutInText_andWholeInJson() {
    String rules = "take k where k <= 2 and n < 30000; take 1";
    Run run = Run.of("conjecture", rules);
    assertThat(run.out().lines()).allMatch(line -> line.length() < 2000).anyMatch(line -> line.endsWith(" .."))
        .anyMatch(
            line -> line.matches("  A line of [0-9,]+ characters is cut off here; --json prints the whole program[.]"));
    assertThat(Run.of("conjecture", rules, "--json").out()).contains("static const long long ")
        .hasSizeGreaterThan(60_000);
  }

  @Test
  void json_saysTheStanding() {
    assertThat(Run.of("conjecture", "kayles", "--json").out()).contains("\"standing\":\"proved\"", "\"programs\"");
    assertThat(Run.of("conjecture", "--data", "0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0", "--json").out())
        .contains("\"standing\":\"checked\"", "G(2m) = m,  G(2m+1) = G(m)");
    assertThat(Run.of("conjecture", "divisor", "--test", "n", "--json").out()).contains("\"standing\":\"refuted\"");
  }

  @Test
  void badInput_isPointedAt() {
    assertThat(Run.of("conjecture").err()).startsWith("expected rules, or --data");
    assertThat(Run.of("conjecture", "--data", "1,2,x,4,5,6,7,8").err()).startsWith("column 5: expected a whole number");
    assertThat(Run.of("conjecture", "kayles", "--test", "n +").err()).startsWith("column 4: expected");
  }

  @Test
  void bFile_hasANumberAndItsValueInEachLine() {
    Run whole = Run.of("conjecture", "divisor", "--b-file");
    assertThat(whole.out()).startsWith("0 0\n1 0\n2 1\n3 0\n4 2\n");
    assertThat(whole.status()).isZero();
    Run cut = Run.of("conjecture", "0.6", "--b-file", "--nodes", "100000");
    int count = Stated.of("0.6", 1000).check(cut.out());
    assertThat(cut.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(cut.err()).startsWith("Not decided: out of steps (--nodes)")
        .endsWith(" Heaps 0 to " + (count - 1) + " were evaluated, and no period is proved yet.\n");
  }
}
