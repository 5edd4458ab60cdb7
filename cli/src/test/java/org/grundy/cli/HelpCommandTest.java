package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HelpCommandTest {
  @Test
  void program_listsItsCommandsAsJson() {
    Run run = Run.of("help", "--json");
    assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    assertThat(run.out()).startsWith("{\"schema\":1,\"command\":\"").hasLineCount(1)
        .contains("\"commands\":[{\"name\":\"solve\",\"about\":\"Solve a position: ");
  }

  @Test
  void command_hasItsOptionsAndArguments() {
    assertThat(Run.of("help", "exercises", "--json").out()).contains(
        "\"arguments\":[{\"name\":\"GAME\",\"about\":\"The game.\"}]",
        "{\"names\":[\"--count\"],\"value\":\"N\",\"about\":\"Number of exercises. Default: 10.\"}",
        "\"notes\":[\"Examples:\\n  ./grundy exercises ");
    assertThat(Run.of("help", "solve", "--json", "--lang", "hr").out())
        .contains("\"names\":[\"--all\"],\"about\":\"Ispiši sve poteze.\"");
  }

  @Test
  void terms_haveNoJson() {
    assertThat(Run.of("help", "mex", "--json").out())
        .contains("\"error\":{\"message\":\"--json works only with the name of a command\"}");
  }
}
