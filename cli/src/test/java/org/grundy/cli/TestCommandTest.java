package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are right, wrong, slow, broken, or talk nonsense; scripts of the shell. */
@DisabledOnOs(OS.WINDOWS)
class TestCommandTest {
  private static final String NIM = "read n; while read -r line; do x=0; for h in $line; do x=$((x ^ h)); done; ";

  @TempDir private Path folder;

  private Run against(String script, String game, String... options) throws IOException {
    Path program = folder.resolve("program.sh");
    Files.writeString(program, "#!/bin/sh\n" + script + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    var all = new java.util.ArrayList<>(java.util.List.of("test", game, "--against", program.toString()));
    all.addAll(java.util.List.of(options));
    return Run.of(all.toArray(String[]::new));
  }

  @Test
  void rightProgram_agrees() throws IOException {
    Run run = against(NIM + "if [ $x = 0 ]; then echo P; else echo N; fi; done", "nim");
    assertThat(run.out()).isEqualTo("All 300 answers are right.\n");
    assertThat(run.status()).isZero();
    assertThat(against(NIM + "echo $x; done", "take k", "--values", "--count", "50").status()).isZero();
  }

  @Test
  void programOfOneNumber_isTestedWithSingleHeaps() throws IOException {
    String one = "read n; while read -r x; do if [ $((x % 3)) = 0 ]; then echo P; else echo N; fi; done";
    assertThat(against(one, "take 1 or 2", "--heaps", "1", "--count", "40").status()).isZero();
    assertThat(against(one, "take 1 or 2 or 4", "--heaps", "1", "--count", "40").out())
        .matches("All [34][0-9] answers are right.\n");
    assertThat(against(one, "take 1 or 3", "--heaps", "1", "--count", "40").out())
        .startsWith("Disagreement at take_1_or_3 2: the right answer is P, the program says N.")
        .contains("of at most 1 number are right");
    assertThat(against(one, "wythoff", "--heaps", "1").err())
        .isEqualTo("wythoff: expected a game with positions of at most 1 number\n");
    assertThat(against(one, "nim", "--heaps", "0").status()).isEqualTo(2);
  }

  /** The nim-sum is wrong for a take-away set as soon as a heap reaches its period. */
  @Test
  void wrongProgram_isShownItsLeastDisagreement() throws IOException {
    Run run = against(NIM + "echo $x; done", "take 1 or 2", "--values");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("Disagreement at take_1_or_2 3: the right answer is 0, the program says 3.")
        .contains("All smaller positions of at most 4 numbers are right.");
    assertThat(against(NIM + "if [ $x = 0 ]; then echo P; else echo N; fi; done", "wythoff").out())
        .startsWith("Disagreement at wythoff 1 1: the right answer is N, the program says P.");
    assertThat(against(NIM + "echo win; done", "wythoff", "--json").out())
        .contains("\"programTest\"", "\"standing\":\"refuted\"", "\"right\":\"P\",\"given\":\"N\"");
  }

  @Test
  void brokenPrograms_getOneSentence() throws IOException {
    Run crash = against("echo N; exit 7", "nim");
    assertThat(crash.status()).isEqualTo(2);
    assertThat(crash.err()).endsWith("program.sh ended with status 7 after 1 answer\n");
    assertThat(against("echo N; echo no heap 3 >&2; exit 7", "nim").err())
        .endsWith("program.sh ended with status 7 after 1 answer; it said: no heap 3\n");
    assertThat(against("echo N", "nim").err()).contains("expected 300 answers, a line each, found 1");
    assertThat(against(NIM + "echo maybe; done", "nim").err())
        .isEqualTo("answer 1: expected N or P, first or second, win or lose, found 'maybe'\n");
    assertThat(against("sleep 60", "nim", "--limit", "1").err()).contains("did not end within 1 second");
    assertThat(against("yes", "nim").err()).contains("prints without end");
    assertThat(Run.of("test", "nim", "--against", folder.resolve("none").toString()).err()).contains("cannot start");
  }
}
