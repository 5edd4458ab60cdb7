package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
    var all = new ArrayList<>(List.of("test", game, "--against", program.toString()));
    all.addAll(List.of(options));
    return Run.of(all.toArray(String[]::new));
  }

  /** Without a theorem, misère sums of many heaps would take a search each. */
  @Test
  void misereSums_haveFewHeaps() throws IOException {
    String few = "read n; while read -r a b c d; do [ -z \"$d\" ] || exit 1; echo N; done";
    assertThat(against(few, "take 1, 3 or 4", "--misere").out()).contains("expected P, the program says N");
    assertThat(against(few, "take 1, 3 or 4").out()).doesNotContain("the program says");
  }

  @Test
  void rightProgram_agrees() throws IOException {
    Run run = against(NIM + "if [ $x = 0 ]; then echo P; else echo N; fi; done", "nim");
    assertThat(run.out()).matches("All 300 answers are correct; the largest number in them was [0-9]+.\n");
    assertThat(run.status()).isZero();
    assertThat(against(NIM + "echo $x; done", "take k", "--values", "--count", "50").status()).isZero();
  }

  @Test
  void limitsThatEnd_areTold_withWhatWasRightBefore() throws IOException {
    Run run = against(
        "read n; while read -r a b; do if [ \"$a\" = 0 ] || [ \"$b\" = 0 ]; then echo P; else echo N; fi; done",
        "(k,k)", "--heaps", "2", "--size", "100000", "--nodes", "20000");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).matches(
        "(?s).* could not be solved within the limits; correct answers before it: [0-9]+ of 300, with numbers up to [0-9]+.\n");
  }

  /** Nim with a move (2k, k) besides has equal heaps as its losing positions: a table; the others by automata. */
  @Test
  void twoHeapsOfThousands_areJudged() throws IOException {
    String equal = "read n; while read -r a b; do if [ $a = $b ]; then echo P; else echo N; fi; done";
    Run run = against(equal, "(k,0) (0,k) (2k,3k)", "--size", "2000", "--count", "400");
    assertThat(run.out()).matches("All 400 answers are correct; the largest number in them was [34][0-9]{3}.\n");
    assertThat(against(equal, "(k,l) where k < 2l and l < 2k", "--size", "2000", "--count", "400").out())
        .startsWith("Wrong answer at ");
    assertThat(against(NIM + "echo $x; done", "(k,0) (0,k) (2k,3k)", "--values", "--size", "1000").status()).isZero();
    assertThat(against(NIM + "if [ $x -gt 3000 ]; then x=0; fi; echo $x; done", "(k,0) (0,k) (2k,3k)", "--values",
        "--size", "2000").out())
        .matches("Wrong answer at .*: expected 3[0-9]{3}, the program says 0. .*\n");
  }

  @Test
  void programOfOneNumber_isTestedWithSingleHeaps() throws IOException {
    String one = "read n; while read -r x; do if [ $((x % 3)) = 0 ]; then echo P; else echo N; fi; done";
    assertThat(against(one, "take 1 or 2", "--heaps", "1", "--count", "40").status()).isZero();
    assertThat(against(one, "take 1 or 2 or 4", "--heaps", "1", "--count", "40").out())
        .matches("All 40 answers are correct; the largest number in them was [0-9]+.\n");
    assertThat(against(one, "take 1 or 2", "--heaps", "1", "--count", "1").out())
        .isEqualTo("The answer is correct; the largest number in it was 0.\n");
    assertThat(against(one, "take 1 or 3", "--heaps", "1", "--count", "40").out())
        .startsWith("Wrong answer at take_1_or_3 2: expected P, the program says N.")
        .contains("of at most 1 number are correct");
    assertThat(against(one, "wythoff", "--heaps", "1").err())
        .isEqualTo("wythoff: expected a game with positions of at most 1 number\n");
    assertThat(against(one, "nim", "--heaps", "0").status()).isEqualTo(2);
  }

  /** A script that cannot compute with two numbers, one that takes the first, and one that reads word by word. */
  @Test
  void programOfOneNumber_isToldHowToTestIt() throws IOException {
    String advice = " If your program reads one heap in each case, add --heaps 1.\n";
    assertThat(against("read n; while read -r x; do case $x in *' '*) exit 3;; esac; echo $((x % 3)); done",
        "take 1 or 2", "--values").err())
        .endsWith("ended with status 3 when given one position, '0 0'." + advice);
    assertThat(against("read n; while read -r x y; do echo $((x % 3)); done", "take 1 or 2", "--values").out())
        .isEqualTo("Wrong answer at take_1_or_2 0 1: expected 1, the program says 0. "
            + "All smaller positions of at most 4 numbers are correct." + advice);
    assertThat(against("read n; tr ' ' '\n' | while read -r x; do echo $((x % 3)); done | head -n $n", "take 1 or 2",
        "--values").out()).startsWith("Wrong answer at take_1_or_2 1: expected 1, the program says 0.")
        .endsWith(advice);
    assertThat(against(NIM + "echo $x; done", "take 1 or 2", "--values").out()).doesNotContain("--heaps");
    assertThat(against("read n; while read -r x; do exit 3; done", "wythoff").err()).doesNotContain("--heaps");
  }

  @Test
  void disagreementAtTheFirstPosition_isTheLeast() throws IOException {
    String never = "read n; while read -r line; do echo N; done";
    assertThat(against(never, "wythoff").out())
        .isEqualTo("Wrong answer at wythoff 0 0: expected P, the program says N. There is no smaller position.\n");
    String once = "read n; while read -r line; do if [ \"$line\" = '0 0' ]; then echo P; else echo N; fi; done";
    assertThat(against(once, "wythoff").out()).startsWith("Wrong answer at wythoff 1 2:")
        .endsWith("All smaller positions of at most 2 numbers are correct.\n");
  }

  /** The nim-sum is wrong for a take-away set as soon as a heap reaches its period. */
  @Test
  void wrongProgram_isShownItsLeastDisagreement() throws IOException {
    Run run = against(NIM + "echo $x; done", "take 1 or 2", "--values");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("Wrong answer at take_1_or_2 3: expected 0, the program says 3.")
        .contains("All smaller positions of at most 4 numbers are correct.");
    assertThat(against(NIM + "if [ $x = 0 ]; then echo P; else echo N; fi; done", "wythoff").out())
        .startsWith("Wrong answer at wythoff 1 1: expected N, the program says P.");
    assertThat(against(NIM + "echo win; done", "wythoff", "--json").out())
        .contains("\"programTest\"", "\"standing\":\"refuted\"", "\"right\":\"P\",\"given\":\"N\"");
  }

  /** The answers are told in the words of the problem. */
  @Test
  void wrongProgram_isToldInItsOwnWords() throws IOException {
    String first = "read n; while read -r line; do echo Alice; done";
    assertThat(against(first, "take 1 or 2", "--words", "Alice,Bob").out())
        .startsWith("Wrong answer at take_1_or_2 0: expected Bob, the program says Alice.");
    assertThat(against(first, "take 1 or 2", "--words", "Alice,Bob", "--json").out())
        .contains("\"right\":\"P\",\"given\":\"N\"");
  }

  /** A program for problems in which no heap is empty. */
  @Test
  void leastNumber_isInAllPositions() throws IOException {
    String script = "read n; while read -r line; do case \" $line \" in *' 0 '*) exit 9;; esac; x=0; "
        + "for h in $line; do x=$((x ^ h)); done; echo $x; done";
    assertThat(against(script, "nim", "--values").err()).contains("ended with status 9");
    assertThat(against(script, "nim", "--values", "--least", "1").out()).startsWith("All 300 answers are correct");
    assertThat(against(script, "nim", "--values", "--least", "30").err())
        .isEqualTo("--least: expected a whole number from 0 to 20, found 30\n");
  }

  @Test
  void brokenPrograms_getOneSentence() throws IOException {
    Run crash = against("echo N; exit 7", "nim");
    assertThat(crash.status()).isEqualTo(2);
    assertThat(crash.err()).endsWith("program.sh ended with status 7 when given one position, '0'\n");
    assertThat(against("echo N; echo no heap 3 >&2; exit 7", "nim").err())
        .endsWith("program.sh ended with status 7 when given one position, '0'; it said: no heap 3\n");
    assertThat(against("kill -SEGV $$", "nim").err()).contains("was killed by signal 11 when");
    assertThat(against("", "nim").err()).contains("printed nothing when given one position, '0'");
    assertThat(against("echo N; echo N", "nim").err())
        .contains("printed 2 lines, not one for each position, when given one position, '0'");
    assertThat(against(NIM + "echo maybe; done", "nim").err())
        .isEqualTo("the answer for 0: expected N or P, first or second, win or lose, found 'maybe'\n");
    assertThat(against(NIM + "echo N; done", "nim", "--values").err())
        .isEqualTo("the answer for 0: expected a nim-value, found 'N'\n");
    assertThat(against("sleep 600", "nim", "--limit", "300ms").err())
        .contains("did not finish within 300 ms when given one position, '0'");
    assertThat(against("yes", "nim").err()).contains("printed more than 16777216 bytes when given one");
  }

  /** The position on which it fails, alone or after those before it. */
  @Test
  void failure_isToldWithItsLeastInput() throws IOException {
    assertThat(against(NIM + "if [ \"$line\" = '1 2' ]; then exit 3; fi; echo $x; done", "nim", "--values").err())
        .endsWith("program.sh ended with status 3 when given one position, '1 2'\n");
    assertThat(against(NIM + "if [ \"$line\" = '1 2' ]; then sleep 600; fi; echo $x; done", "nim", "--values",
        "--limit", "2").err()).contains("program.sh did not finish within 2 s when given ");
    assertThat(against("i=0; " + NIM + "i=$((i + 1)); if [ $i -gt 6 ]; then exit 3; fi; echo $x; done", "take k",
        "--heaps", "1", "--values").err())
        .endsWith("program.sh ended with status 3 when given 7 positions, the last one '6'\n");
  }

  @Test
  void programThatCannotBeStarted_isNamed() throws IOException {
    Run none = Run.of("test", "nim", "--against", folder.resolve("none").toString());
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).endsWith("none: no such file, and no such program on the PATH\n");
    assertThat(Run.of("test", "nim", "--against", "grundy-has-no-such-program x").err()).isEqualTo(
        "cannot run grundy-has-no-such-program: no such file, and no such program on the PATH\n");
    Path script = Files.writeString(folder.resolve("x.py"), "print(1)");
    assertThat(Run.of("test", "nim", "--against", script.toString()).err())
        .isEqualTo("cannot run %1$s: expected an executable file, or the command that runs it: 'python3 %1$s'\n"
            .formatted(script));
    assertThat(Run.of("test", "nim", "--against", " ").err())
        .isEqualTo("--against: expected a program, found nothing\n");
    assertThat(Run.of("test", "nim", "--against", "sh 'x").err())
        .isEqualTo("--against: expected a closing quote, found 'sh 'x'\n");
  }

  /** Of the PATH, with arguments that have spaces; no shell makes anything of them. */
  @Test
  void program_takesArguments() throws IOException {
    Path script = Files.writeString(folder.resolve("two words.sh"),
        "#!/bin/sh\n[ \"$1\" = '$HOME *' ] || exit 5\n" + NIM + "echo $x; done\n");
    assertThat(Run.of("test", "nim", "--values", "--against", "sh '" + script + "' '$HOME *'").out())
        .matches("All 300 answers are correct; the largest number in them was [0-9]+.\n");
    assertThat(Run.of("test", "nim", "--values", "--against", "sh \"" + script + "\" x").err())
        .startsWith("sh " + script + " x ended with status 5 ");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    assertThat(Run.of("test", "nim", "--values", "--against", script.toString()).err())
        .startsWith(script + " ended with status 5 ");
  }

  @Test
  void scriptOfPython_isRunByItsInterpreter() throws IOException {
    assumeTrue(onPath("python3"), "no python3 on the PATH");
    Path script = Files.writeString(folder.resolve("solution.py"), """
        for _ in range(int(input())):
            n = int(input())
            print([0, 1, 0, 1, 2, 3, 2][n % 7])
        """);
    String program = "python3 '" + script + "'";
    assertThat(
        Run.of("test", "take 1, 3 or 4", "--values", "--heaps", "1", "--against", program, "--limit", "1m").out())
        .matches("All [0-9]+ answers are correct; the largest number in them was [0-9]+.\n");
    assertThat(Run.of("test", "take 1, 3 or 4", "--values", "--count", "30", "--against", program).err())
        .contains("ended with status 1 when given one position, '0 0'; it said: ValueError: ");
  }

  private static boolean onPath(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  @Test
  void limit_isATime() throws IOException {
    for (String limit : List.of("1 s", "3x", "0s", "-1"))
      assertThat(against(NIM + "echo $x; done", "nim", "--limit", limit).err())
          .isEqualTo(
              "--limit: expected 500ms, 10s, 2m, found " + (limit.equals("-1") ? limit : "'" + limit + "'") + "\n");
  }
}
