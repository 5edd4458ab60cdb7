package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawCommandTest {
  /** Only pictures of positions are data; of the others nothing goes to standard output but the complaint. */
  @ParameterizedTest
  @ValueSource(strings = {"board wythoff --to 5", "tree nim 1 2", "graph nim 1 2", "strategy nim 1 2", "plot wythoff",
      "thermograph 2", "thermograph nim 1 2", "days 2", "order 0 1", "strip tribonacci A"})
  void otherKinds_haveNoJson(String words) {
    Run run = Run.of(("draw " + words + " --json").split(" "));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.out()).isEqualTo("{\"schema\":1,\"error\":{\"message\":"
        + "\"--json works only for a position, such as ./grundy draw nim 3 4 5 --json\"}}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 1 2", "board nim 1 2", "position nim 1 2", "impartial:col 2x2"})
  void positions_haveJson(String words) {
    Run run = Run.of(("draw " + words + " --json").split(" "));
    assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    assertThat(run.out()).startsWith("{\"schema\":1,").doesNotContain("<svg");
  }

  @Test
  void boards_areDrawnOfLinesOfRules() {
    assertThat(Run.of("draw", "board", "take 1 or 3", "--text").out()).startsWith("12 |  [0]   1   [0]   1 ")
        .isEqualTo(Run.of("draw", "board", "take 1 or 3", "--text", "--to", "12").out());
  }

  @Test
  void strategies_leaveOutEmptyHeapsWhereOneChangesAtATime() {
    assertThat(Run.of("draw", "strategy", "kayles", "5", "--text").out()).contains("""
        at 2 2
          1 2   reply 1 1
          2     reply 0, the end
        """);
    assertThat(Run.of("draw", "strategy", "wythoff", "1", "2", "--text").out())
        .contains("  0 2   reply 0 0, the end\n");
  }

  @Test
  void kindAlone_saysWhatIsMissing() {
    assertThat(Run.of("draw", "thermograph").err()).isEqualTo("expected thermograph VALUE; see ./grundy help draw\n");
    assertThat(Run.of("draw", "tree").err()).isEqualTo("expected tree GAME POSITION; see ./grundy help draw\n");
    for (String kind : new Choices.Drawings())
      assertThat(Run.of("draw", kind).err()).as(kind).startsWith("expected " + kind + " ");
  }

  @Test
  void trees_nameThePlayersWhereTheirMovesDiffer() {
    assertThat(Run.of("draw", "tree", "nim", "1", "1", "--text").out())
        .contains("(1 1) P\n  (0 1)\n    (0 0) P\n");
    assertThat(Run.of("draw", "tree", "domineering", "2x1", "--text").out()).contains("  L (#/#) P\n");
  }
}
