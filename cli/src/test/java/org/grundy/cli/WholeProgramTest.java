package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole programs, compiled and run as they are printed, against the solver: the command that tests contestants' programs. */
class WholeProgramTest {
  @TempDir private Path folder;

  private static boolean present(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException | InterruptedException _) {
      return false;
    }
  }

  /** The program as it is printed: the lines after the name of its language. */
  private static String program(String rules, String language, String... options) {
    List<String> all = Stream.concat(Stream.of("conjecture", rules, "--code", language), Stream.of(options)).toList();
    Run run = Run.of(all.toArray(String[]::new));
    String label = switch (language) {
      case "java" -> "Java\n";
      case "python" -> "Python\n";
      default -> "C++\n";
    };
    assertThat(run.out()).contains("\n" + label);
    return run.out().substring(run.out().indexOf("\n" + label) + 1 + label.length());
  }

  private String command(String program, String language) throws IOException, InterruptedException {
    return switch (language) {
      case "python" -> {
        Path source = folder.resolve("solution.py");
        Files.writeString(source, program);
        yield "python3 " + source;
      }
      case "java" -> {
        Path source = folder.resolve("Main.java");
        Files.writeString(source, program);
        yield Path.of(System.getProperty("java.home"), "bin", "java") + " " + source;
      }
      default -> {
        Path source = folder.resolve("solution.cpp");
        Files.writeString(source, program);
        Process compiler = new ProcessBuilder("g++", "-Wall", "-o", source + ".out", source.toString())
            .redirectErrorStream(true).start();
        assertThat(new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
        assertThat(compiler.waitFor()).isZero();
        yield source + ".out";
      }
    };
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {
      "take 1, 3 or 4 # lines #", "take 1, 3 or 4 # rows #", "take k where k <= K # lines #",
      "take k where M <= k <= K # rows #", "take 1, 2 or K # lines #", "wythoff # lines #", "nim # rows #",
      "take 1, 3 or 4 # rows # --misere", "replace n by n-1 or n/2 # rows #", "take k^2 # lines #",
      "take k^2 # rows # --misere", "take k where k <= K # lines # --misere", "take k where k in S and M < k # sets #",
      "take k where k in S # sets # --misere"})
  void programs_areRight(String rules, String layout, String misere) throws IOException, InterruptedException {
    for (String language : List.of("c++", "java", "python")) {
      if (language.equals("c++") && !present("g++", "--version")
          || language.equals("python") && !present("python3", "--version"))
        continue;
      var options = new ArrayList<>(List.of("--input", layout, "--words", "Alice,Bob"));
      if (misere != null)
        options.add(misere);
      String command = command(program(rules, language, options.toArray(String[]::new)), language);
      List<String> test = Stream.concat(
          Stream.of("test", rules, "--against", command, "--count", "200", "--heaps",
              rules.equals("wythoff") ? "2" : "3"),
          options.stream()).toList();
      Run run = Run.of(test.toArray(String[]::new));
      assertThat(run.out() + run.err()).as(language + " " + command).startsWith("All ");
    }
  }

  /** Programs that follow the rules of a game with a formula give the same answers as the solver. */
  @ParameterizedTest
  @CsvSource({"tribonacci, 3, ", "wythoff:2, 2, ", "wythoff:2, 2, --misere", "kayles, 3, "})
  void plainPrograms_areRight(String rules, String heaps, String misere) throws IOException, InterruptedException {
    for (String language : List.of("c++", "java", "python")) {
      if (language.equals("c++") && !present("g++", "--version")
          || language.equals("python") && !present("python3", "--version"))
        continue;
      var play = misere == null ? List.<String>of() : List.of(misere);
      var options = new ArrayList<>(List.of("--input", "lines", "--plain"));
      options.addAll(play);
      String command = command(program(rules, language, options.toArray(String[]::new)), language);
      List<String> test = Stream
          .concat(Stream.of("test", rules, "--against", command, "--count", "60", "--heaps", heaps,
              "--size", "14", "--input", "lines", "--words", "first,second"), play.stream())
          .toList();
      Run run = Run.of(test.toArray(String[]::new));
      assertThat(run.out() + run.err()).as(language).startsWith("All ");
    }
  }

  @Test
  void plainPrograms_areSaidToBe() {
    assertThat(Run.of("conjecture", "wythoff", "--code", "python", "--plain").out())
        .contains("proved", "The program follows the rules: it searches all positions that can be reached.",
            "def lost(heaps):");
    assertThat(Run.of("conjecture", "wythoff", "--plain"))
        .isEqualTo(new Run(2, "", "--plain works only with --code or --input\n"));
    assertThat(Run.of("conjecture", "wythoff", "--code", "c++", "--plain", "--test", "x = y").err())
        .isEqualTo("--plain does not work with --test\n");
    assertThat(Run.of("conjecture", "northcott", "--code", "c++", "--plain").err()).isNotEmpty();
  }

  @Test
  void oneCase_isReadWithoutACount() throws IOException, InterruptedException {
    assumeTrue(present("python3", "--version"));
    String command = command(program("take k where k <= K", "python", "--input", "line"), "python");
    assertThat(Run.of("test", "take k where k <= K", "--against", command, "--input", "line", "--count", "20").out())
        .startsWith("All ");
    assertThat(Run.of("test", "take k where k < K", "--against", command, "--input", "line", "--count", "20").out())
        .startsWith("Wrong answer at take_k_where_k<2 2: expected P, the program says N.");
  }

  /** Where every case has the same number of heaps, an empty line is no case. */
  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "euclid", "take k where k <= K"})
  void emptyLines_areSkipped(String rules) throws IOException, InterruptedException {
    for (String language : List.of("c++", "java", "python")) {
      if (language.equals("c++") && !present("g++", "--version")
          || language.equals("python") && !present("python3", "--version"))
        continue;
      String command = command(program(rules, language, "--input", "lines"), language);
      Path cases = folder.resolve("cases.txt");
      Files.writeString(cases, "3\n\n4 7\n\n \t\r\n6\t10\r\n5 4\n\n");
      Process process = new ProcessBuilder(command.split(" ")).redirectInput(cases.toFile()).redirectErrorStream(true)
          .start();
      assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip().lines().toList())
          .as(language).isEqualTo(switch (rules) {
            case "wythoff" -> List.of("second", "second", "first");
            case "euclid" -> List.of("first", "first", "second");
            default -> List.of("first", "first", "second");
          });
    }
  }

  @Test
  void badOptions_getOneSentence() {
    assertThat(Run.of("conjecture", "staircase", "--input", "rows").err())
        .startsWith("--input: a position of staircase is not the sum of its heaps");
    assertThat(Run.of("conjecture", "take k where k <= K", "--b-file").err())
        .isEqualTo("--b-file does not work with rules that have capital letters\n");
    assertThat(Run.of("conjecture", "take k where k in S", "--input", "rows").err())
        .isEqualTo("--input: expected sets or set for rules with a set, found 'rows'\n");
    assertThat(Run.of("test", "take k where k in S", "--against", "true").err())
        .isEqualTo("--input: expected sets or set for rules with a set, found 'lines'\n");
    assertThat(Run.of("conjecture", "take 1 or 2", "--input", "set").err())
        .isEqualTo("--input set works only with rules that name a set, such as take k where k in S\n");
    assertThat(Run.of("conjecture", "take k where k in S or k = 1").err())
        .isEqualTo("expected k in S joined to other conditions by 'and'\n");
    assertThat(Run.of("conjecture", "take k where k in S and k in T").err())
        .isEqualTo("expected one set in the rules, named once, as in take k where k in S\n");
    assertThat(Run.of("conjecture", "take k where k in S", "--test", "n % 2").err())
        .isEqualTo("a formula is not tested for rules with a set, or in misere play of rules with letters\n");
    assertThat(Run.of("conjecture", "nim", "--input", "columns").err())
        .isEqualTo("--input: expected lines, rows, sets, line, row or set, found 'columns'\n");
    assertThat(Run.of("conjecture", "take 1 or 2", "--input", "rows", "--words", "yes").err())
        .isEqualTo("--words: expected two words, such as Alice,Bob, found 'yes'\n");
    assertThat(Run.of("conjecture", "take 1 or 2", "--words", "a,b").err())
        .isEqualTo("--words works only with --input\n");
    assertThat(Run.of("conjecture", "take k where k <= K", "--svg", "x.svg").status()).isEqualTo(2);
  }

  @Test
  void table_isReadFromAFile_andFromStandardInput() throws IOException {
    Path table = folder.resolve("table.txt");
    Files.writeString(table, "1 W\n2 W\n3 L\n4 W\n5 W\n6 L\n7 W\n8 W\n9 L\n");
    Run run = Run.of("conjecture", "--data", table.toString());
    assertThat(run.out()).contains("G(n+3) = G(n)",
        "W counts as 1, a win for the player to move; L as 0, a loss.", "The table starts at n = 1");
    assertThat(Run.given("0 1 2 0 1 2 0 1", "conjecture",
        "--data", "-", "--code", "python").out()).contains("Found:  G(n) = n % 3", "checked for n <= 7, not proved");
    Files.write(table, "n,value\r\n0,0\r\n1,1\r\n2,2\r\n3,0\r\n4,1\r\n5,2\r\n6,0\r\n7,1\r\n"
        .getBytes(StandardCharsets.UTF_16));
    assertThat(Run.of("conjecture", "--data", table.toString()).out()).contains("Found:  G(n) = n % 3");
    Files.writeString(table, "LWWLWWLWW\n");
    assertThat(Run.of("conjecture", "--data", table.toString(), "--input", "rows").status()).isEqualTo(2);
  }

  @Test
  void withoutAFormula_programsFollowTheRules() {
    assertThat(Run.of("conjecture", "kayles", "--misere", "--code", "python").out())
        .contains("The program follows the rules: it searches all positions that can be reached.\n\nPython\n");
    assertThat(Run.of("conjecture", "take k where k in S", "--code", "all").out())
        .contains("  S = {1,3,4}   0  1  0  1  2  3  2  0  1  0  1  2  3  2  0  1\n\n",
            "S is a set in the input, so there is no formula to look for.\n\n",
            "The program follows the rules: it fills a table of nim-values up to the largest\nheap.\n\nJava\n",
            "\nC++\n", "\nPython\n");
    assertThat(Run.of("conjecture", "take k where k in S", "--code", "python", "--json").out())
        .contains("\"inputConjecture\":{", "\"plainPrograms\":{\"Python\":");
    assertThat(Run.of("conjecture", "take k^2", "--nodes", "100000", "--code", "c++").status()).isEqualTo(3);
  }

  /** A wrong program is shown the smallest case, with its set. */
  @Test
  void wrongAnswer_isShownWithItsSet() throws IOException, InterruptedException {
    assumeTrue(present("python3", "--version"));
    String command = command(program("take k where k in S and k > 1", "python", "--input", "sets"), "python");
    Run run = Run.of("test", "take k where k in S", "--against", command, "--input", "sets", "--count", "60");
    assertThat(run.out() + run.err())
        .startsWith("Wrong answer at take_k_where(k=1) 3: expected N, the program says P.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/nope", "values.txt", "nope"})
  void missingFile_isNamed(String file) {
    Run run = Run.of("conjecture", "--data", file);
    assertThat(run.err()).isEqualTo("there is no file '" + file + "'\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void nothingFound_saysThatThereIsNoProgram() {
    assertThat(Run.of("conjecture", "dag:1-0,2-1,2-0,3-2,4-3,4-1", "--misere", "--input", "lines").out())
        .endsWith("There is no program, because no rule was found for several heaps.\n");
    assertThat(Run.of("conjecture", "kayles", "--misere").out()).doesNotContain("program");
    assertThat(Run.of("conjecture", "--data", "3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3,2,3,8,4", "--code", "c++").out())
        .endsWith("There is no program, because no rule was found.\n");
  }
}
