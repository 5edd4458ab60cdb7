package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WalnutScriptCommandTest {
  private static final String SCRIPT = """
      def even "Ek n=2*k":
      star many even;
      eval all "An $even(n) | $even(n+1)":
      """;

  @TempDir private Path folder;

  private String file(String script) throws IOException {
    return file("script.txt", script);
  }

  private String file(String name, String script) throws IOException {
    return Files.writeString(folder.resolve(name), script).toString();
  }

  @Test
  void theorems_areDecidedAndOtherCommandsReported() throws IOException {
    Run run = Run.of("prove", file(SCRIPT));
    assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    assertThat(run.out()).startsWith("all  An $even(n) | $even(n+1)\n     TRUE\n");
    assertThat(run.err())
        .endsWith(
            "script.txt: line 2, star many, skipped: star works on patterns that reg has defined; 'even' is not one\n")
        .hasLineCount(1);
    assertThat(Run.of("prove", file(SCRIPT), "--json").out()).contains("\"verdict\":\"proved\"",
        "line 2, star many, skipped");
    assertThat(Run.of("prove", file(SCRIPT + "eval wrong \"En n<0\":")).status()).isEqualTo(Exit.REFUTED);
  }

  @Test
  void definitionsBeforeAScript_areUsed() throws IOException {
    String script = file("eval doubled \"An PD[2*n]=@1\":\ndef odd \"PD[n]=@0\":\n");
    String words = Page.ROOT.resolve("docs/examples/walnut-words.theory").toString();
    assertThat(Run.of("prove", words, script).out()).startsWith("doubled  An PD[2*n]=@1\n         TRUE\n");
    assertThat(Run.of("prove", words, script, "odd(n)", "--list", "4").out()).contains("  1, 5, 7, 9, ...\n");
    assertThat(Run.of("prove", "word PD := \"1->10 0->11\"", script).status()).isZero();
    assertThat(Run.of("prove", script).err()).contains("there is no word 'PD'");
    assertThat(Run.of("prove", script, words, "odd(n)").err()).startsWith("expected a statement after " + script);
    Path bad = Files.writeString(folder.resolve("bad.theory"), "word PD := \"1->10 0->11\"\nrubbish\n");
    Run despite = Run.of("prove", bad.toString(), script);
    assertThat(despite.err()).contains("bad.theory: line 2, column 1: expected word");
    assertThat(despite.out()).contains("TRUE");
    assertThat(despite.status()).isEqualTo(Exit.BAD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"paper", "paper.walnut", "my paper", "my paper.txt", "paper (2).txt"})
  void scriptsOfAnyName_areRead(String name) throws IOException {
    String script = file(name, SCRIPT);
    assertThat(Run.of("prove", script).out()).startsWith("all  An $even(n) | $even(n+1)\n     TRUE\n");
    assertThat(Run.of("prove", script, "even(n)", "--list", "3").out()).contains("0, 2, 4");
  }

  @Test
  void definitionsBeforeAScript_useOnlyWhatStandsBeforeThem() throws IOException {
    String script = file("eval all \"An $even(n)\":\n");
    assertThat(Run.of("prove", "def even(n) := F[n] = @a", script).err())
        .contains("there is no word 'F'; define it first");
    assertThat(Run.of("prove", "def even(n) := half(n) = n", script).err())
        .contains("there is no 'half'; define it first");
  }

  @Test
  void twoScripts_areRefused() throws IOException {
    String one = file("one.txt", SCRIPT);
    String two = file("two.txt", SCRIPT);
    for (Run run : List.of(Run.of("prove", one, two), Run.of("prove", one, two, "even(2)"))) {
      assertThat(run.err()).startsWith("expected a statement after " + one + ", found '").hasLineCount(1);
      assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    }
  }

  @Test
  void definitionsWithoutAStatement_areRefused() throws IOException {
    String definitions = file("even.theory", "def even(n) := E k (n = 2k)\n");
    String more = file("odd.theory", "def odd(n) := E k (n = 2k + 1)\n");
    for (String before : List.of(definitions, file(SCRIPT)))
      assertThat(Run.of("prove", before, more).err())
          .startsWith("expected a statement after " + before + ", found '").hasLineCount(1);
    assertThat(Run.of("prove", definitions, "none.theory").err()).isEqualTo("there is no file 'none.theory'\n");
  }

  /** As the guide for users of Walnut says. */
  @Test
  void subtractionBelowZero_isFalseInScriptsAndANumberInStatements() throws IOException {
    assertThat(Run.of("prove", file("eval below \"Ex x=1 & x-3<0\":\n")).status()).isEqualTo(Exit.REFUTED);
    assertThat(Run.of("prove", "E x (x = 1 & x - 3 < 0)").status()).isEqualTo(Exit.ANSWERED);
    for (String comparison : new String[]{"F[x-3] = F[x-3]", "(x-3)/2 < 0", "f(x-3)"})
      assertThat(Run.of("prove", "def f(n) := n < 5", "E x (x = 1 & " + comparison + ")").status()).as(comparison)
          .isEqualTo(Exit.REFUTED);
  }

  @Test
  void countsAndLists_areAnswers() throws IOException {
    String script = """
        def even "Ek n=2*k":
        test even 5;
        eval below n "$even(i) & i<n":
        """;
    assertThat(Run.of("prove", file(script)).out()).isEqualTo("""
        even  even(n)
              infinitely many solutions for n
                0, 2, 4, 6, 8, ...
              An automaton over digits in base 2: 2 states.
        below  $even(i) & i<n
               number of solutions for i when n = 0, 1, 2, ...
                 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, ...
               A linear representation over digits in base 2: dimension 3, the least possible.
        """);
    Run json = Run.of("prove", file(script), "--json");
    assertThat(json.out()).contains("\"theorems\":[]", "\"lists\":[{\"name\":\"even\",\"solutions\":{",
        "\"counts\":[{\"name\":\"below\",\"count\":{");
    Run infinite = Run.of("prove", file("eval many n \"n<i\":"));
    assertThat(infinite.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(infinite.err()).contains("infinitely many");
  }

  @Test
  void definitions_canBeUsedInStatements() throws IOException {
    assertThat(Run.of("prove", file(SCRIPT), "even(n)", "--list", "3").out()).contains("0", "2", "4");
    assertThat(Run.of("prove", file(SCRIPT), "all").out()).contains("TRUE");
    Run certificate = Run.of("prove", file(SCRIPT), "all", "--certificate", folder.resolve("c").toString());
    assertThat(certificate.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(certificate.err())
        .contains("--certificate needs definitions in Grundy's notation, not a script of Walnut");
    assertThat(Run.of("prove", file(SCRIPT), "word F := \"a->ab b->a\"", "even(2)").err())
        .contains("expected a statement after", "found 'word F");
  }
}
