package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClaimsCommandTest {
  @Test
  void knownMistakes_areInOrder() {
    Run run = Run.of("claims", "--refuted");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("S11   001 fig. 1     The figure of the values of Wythoff's game shows 18 in cell",
        "      Refuted        they are 14, 18 and 18", "As expected: these are known errors in the sources.");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void aBudgetThatEnds_isTheStatus() {
    Run run = Run.of("claims", "S4", "--nodes", "1000");
    assertThat(run.out()).contains("Gave up", "expected: Proved", "1 of 1 claim did not come out as expected.");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
  }

  @Test
  void unknownClaims_areBadInput() {
    assertThat(Run.of("claims", "S99").status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(Run.of("claims", "S8", "--json").out()).startsWith("{\"schema\":1,\"claims\":[{\"id\":\"S8\"");
  }

  @Test
  void matchesAreReplayed_fromStandardInput() {
    Run run = Run.given("3 4 5\n1 4 5\n1 4 2\n", "replay", "nim", "-");
    assertThat(run.out().lines()).containsExactly("           nim-sum",
        "   3 4 5      2      N: the first player can win",
        "1  1 4 5      0      winning", "2  1 4 2      7      no winning move",
        "The first player made 1 winning move in 1 turn.", "The second player had no winning move in 1 turn.");
    assertThat(Run.given("", "replay", "nim", "no such file").err()).contains("there is no file 'no such file'");
  }
}
