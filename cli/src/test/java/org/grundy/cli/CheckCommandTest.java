package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {
  @TempDir private Path folder;

  private String file() {
    return folder.resolve("proof.txt").toString();
  }

  @Test
  void strategy_isWrittenAndChecked() {
    Run solved = Run.of("solve", "domineering", "4x5", "--winner", "--proof", file());
    assertThat(solved.status()).isZero();
    assertThat(solved.out()).contains("The proof is in " + file())
        .contains("To check it: ./grundy check " + file());
    Run checked = Run.of("check", file());
    assertThat(checked.status()).isZero();
    assertThat(checked.out()).startsWith("PROVED domineering").contains("The check used nothing but the rules.");
    assertThat(Run.of("check", file(), "--json").out()).contains("\"proved\":true");
  }

  @Test
  void standardInput_isRead() throws IOException {
    Run.of("solve", "clobber", "2x3", "--misere", "--proof", file());
    assertThat(Run.given(Files.readString(Path.of(file())), "check", "-").out()).contains("misere play");
  }

  @Test
  void damagedFile_isRefused() throws IOException {
    Run.of("solve", "domineering", "3x3", "--proof", file());
    List<String> lines = Files.readAllLines(Path.of(file()));
    Files.write(Path.of(file()), lines.stream().filter(line -> !line.equals(lines.get(4))).toList());
    Run checked = Run.of("check", file());
    assertThat(checked.status()).isEqualTo(Exit.REFUTED);
    assertThat(checked.out()).startsWith("NOT PROVED domineering");
    assertThat(Run.of("check", file(), "--json").out()).contains("\"proved\":false,\"line\":");
  }

  @Test
  void otherFiles_areNamedWithWhatWasExpected() throws IOException {
    Map<String, String> found = Map.of("", "nothing", "\n", "nothing", "PNG\0\n", "'PNG?'", "hello\nworld\n", "'hello'",
        "grundy strategy 2\n", "'grundy strategy 2'");
    for (Map.Entry<String, String> other : found.entrySet()) {
      Files.writeString(Path.of(file()), other.getKey());
      Run checked = Run.of("check", file());
      assertThat(checked.err()).isEqualTo("line 1: expected 'grundy strategy 1' as solve --proof writes it, "
          + "or 'grundy certificate 1' as prove --certificate writes it, found " + other.getValue() + "\n");
      assertThat(checked.status()).isEqualTo(Exit.BAD_INPUT);
    }
    Files.writeString(Path.of(file()), "grundy certificate 1\nproof\n");
    assertThat(Run.of("check", file()).err())
        .isEqualTo("line 2: expected theory standard, theory shipped or game, found 'proof'\n");
  }

  @Test
  void bytesAndLongLines_areRefusedAsOtherFiles() throws IOException {
    Files.write(Path.of(file()), new byte[]{(byte) 0xff, (byte) 0xfe, 0, 1});
    assertThat(Run.of("check", file()).err()).startsWith("line 1: expected 'grundy strategy 1' as ");
    Files.writeString(Path.of(file()), "x".repeat(1_000_000));
    assertThat(Run.of("check", file()).err()).startsWith("line 1: expected ").endsWith("..'\n").hasSizeLessThan(1000);
  }

  /** Wherever a file was cut off, the line that is missing is named. */
  @ParameterizedTest
  @ValueSource(strings = {"solve;domineering;2x3;--proof", "prove;A n (E k (n = 2k | n = 2k + 1));--certificate",
      "prove;nim;--heaps;2;--certificate"})
  void filesCutOff_areRefusedWithTheirLine(String command) throws IOException {
    Run.of((command + ";" + file()).split(";"));
    List<String> lines = Files.readAllLines(Path.of(file()));
    for (int kept = 1; kept < lines.size(); kept++) {
      Files.write(Path.of(file()), lines.subList(0, kept));
      Run checked = Run.of("check", file());
      assertThat(checked.status()).as("%d lines", kept).isNotZero();
      assertThat(checked.out() + checked.err()).containsIgnoringCase("line").containsAnyOf("expected ", "ends before",
          "no line");
    }
  }

  @Test
  void linesAfterTheLast_areRefused() throws IOException {
    Run.of("solve", "domineering", "3x3", "--proof", file());
    List<String> lines = Files.readAllLines(Path.of(file()));
    Files.write(Path.of(file()), Stream.concat(lines.stream(), Stream.of("L ###/###/###")).toList());
    Run checked = Run.of("check", file());
    assertThat(checked.status()).isEqualTo(Exit.REFUTED);
    assertThat(checked.out()).contains("Line " + (lines.size() + 1) + ": The file goes on after its last line.");
  }

  @Test
  void spentBudget_leavesNoFile() {
    Run solved = Run.of("solve", "domineering", "4x4", "--winner", "--proof", file(), "--nodes", "1000");
    assertThat(solved.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(Path.of(file())).doesNotExist();
    Run.of("solve", "domineering", "4x4", "--winner", "--proof", file());
    Run checked = Run.of("check", file(), "--nodes", "10");
    assertThat(checked.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(checked.err()).startsWith("Not checked to the end: out of steps (--nodes) after");
  }

  @Test
  void certificate_isWrittenAndChecked() throws IOException {
    Run proved = Run.of("prove", "def even(n) := E k (n = 2k)", "A n (even(n) | even(n+1))", "--certificate", file());
    assertThat(proved.status()).isZero();
    assertThat(proved.out()).contains("The certificate is in " + file())
        .contains("To check it: ./grundy check " + file());
    Run checked = Run.of("check", file());
    assertThat(checked.status()).isZero();
    assertThat(checked.out()).startsWith("PROVED A n (even(n) | even(n+1))").contains("The statement is true.")
        .contains("without the prover");
    assertThat(Run.of("check", file(), "--json").out()).contains("\"proved\":true,\"holds\":true");
    Files.writeString(Path.of(file()), Files.readString(Path.of(file())).replace("* 0 ", "  0 "));
    Run damaged = Run.of("check", file());
    assertThat(damaged.status()).isEqualTo(Exit.REFUTED);
    assertThat(damaged.out()).startsWith("NOT PROVED").contains("does not accept exactly the numbers that set");
  }

  @Test
  void certificate_ofTheOnlyTheoremOfAFile() throws IOException {
    Path theory = Files.writeString(folder.resolve("even.theory"),
        "def even(n) := E k (n = 2k)\ntheorem next := A n (even(n) | even(n+1))\n");
    assertThat(Run.of("prove", theory.toString(), "--certificate", file()).out()).contains("To check it:");
    assertThat(Run.of("check", file()).out()).startsWith("PROVED A n (even(n) | even(n+1))");
    String before = Files.readString(Path.of(file()));
    Files.writeString(theory, "def even(n) := E k (n = 2k)\n");
    assertThat(Run.of("prove", theory.toString(), "--certificate", file()).err())
        .contains("the file has no theorem");
    assertThat(Path.of(file())).hasContent(before);
    Files.writeString(theory, "def even(n) := E k (n = 2k)\ntheorem next := A n (even(n) |\ntheorem zero := even(0)\n");
    Run bad = Run.of("prove", theory.toString(), "--certificate", file());
    assertThat(bad.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(bad.err()).startsWith(theory + ": line 2, column 31: ").hasLineCount(1);
  }

  @Test
  void certificates_ofAllTheoremsOfAFile() throws IOException {
    Run proved = Run.of("prove", "../docs/examples/halves.theory", "--certificate", file());
    assertThat(proved.status()).isEqualTo(Exit.REFUTED);
    Run checked = Run.of("check", file());
    assertThat(checked.status()).isZero();
    assertThat(checked.out()).contains("PROVED A n (even(n) <=> 2half(n) = n)")
        .contains("PROVED A m, n (half(m + n) = half(m) + half(n))").contains("The statement is true.")
        .contains("The statement is false.");
    assertThat(Run.of("check", file(), "--json").out()).contains("\"proved\":true,\"certificates\":[{\"statement\":");
  }

  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "nim --heaps 3", "wythoff:2", "euclid", "fibonacci-nim", "take:1,3,4 --heaps 1",
      "(k,0) (0,k) where k <= 3"})
  void certificates_ofGames(String game) throws IOException {
    Run proved = Run.of(Stream.concat(Stream.of("prove"), Stream.concat(
        game.contains(" --") ? Stream.of(game.split(" ")) : Stream.of(game), Stream.of("--certificate", file())))
        .toArray(String[]::new));
    assertThat(proved.status()).as(proved.err()).isZero();
    assertThat(proved.out()).contains("To check it:");
    Run checked = Run.of("check", file());
    assertThat(checked.status()).as(checked.err()).isZero();
    assertThat(checked.out()).startsWith("PROVED the losing positions of ")
        .contains("The first automaton accepts exactly the losing positions");
    String certificate = Files.readString(Path.of(file()));
    Files.writeString(Path.of(file()), certificate.replaceFirst("\\* 0  ", "  0  "));
    assertThat(Run.of("check", file()).status()).isNotZero();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"prove T6; The statement is true.", "prove F6; The statement is false.",
      "prove a(n)=2n; The last automaton accepts exactly the solutions."})
  void certificates_sayWhatTheyProve(String command, String sentence) {
    Run.of((command + " --certificate " + file()).split(" "));
    assertThat(Run.of("check", file()).out()).contains(sentence);
  }

  @Test
  void spentBudget_leavesNoCertificate() {
    Run proved = Run.of("prove", "T6", "--certificate", file(), "--nodes", "1000");
    assertThat(proved.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(Path.of(file())).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {"check NONE~ cannot read NONE",
      "solve front-or-back 3 9 --proof FILE~ front-or-back 3 9 is won on points; a proof covers only games that the last move decides",
      "solve northcott x..o --proof FILE~ can repeat a position; a proof covers only games that must end",
      "prove S8 --certificate FILE~ --certificate is for statements, theorems and games of heaps; the proof of S8 has no certificate",
      "solve nim - --proof FILE~ --proof does not work with -",
      "solve nim 3 --format csv --proof FILE~ --proof does not work with --format csv"})
  void badInput_isOneSentence(String arguments, String sentence) {
    Run run = Run.of(arguments.replace("FILE", file()).split(" "));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }
}
