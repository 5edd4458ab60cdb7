package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Manual pages and completion say what the help says. scripts/dist-test reads them with man, zsh and fish. */
class InstalledFilesTest {
  private static final Map<String, String> FILES = InstalledFiles.of("2026-01-01");

  @TempDir private Path folder;

  private static String page(String command) {
    return FILES.get("man/man1/" + command + ".1");
  }

  @Test
  void everyCommand_hasAPageWithItsOptions() {
    CommandHelp program = CommandHelp.of(Main.commandLine(new Console(System.in, System.out, System.err), ""));
    assertThat(program.words()).containsAll(Main.commands());
    for (CommandHelp command : program.commands())
      for (CommandHelp.Entry option : command.options())
        assertThat(page("grundy-" + command.word())).contains(".B " + option.names().getFirst().replace("-", "\\-"))
            .contains(option.about().split("[-'^~`\"\\\\]")[0]);
    assertThat(page("grundy")).contains(program.words().stream().map(word -> ".B grundy\\-" + word + "\n").toList());
  }

  @Test
  void examples_standInTheirPageAsTheyAreTyped() {
    assertThat(page("grundy-solve")).contains(
        ".SH EXAMPLES\n.PP\n.nf\n\\&./grundy solve wythoff 6 11\n\\&./grundy solve nim 1 3 5 7 \\-\\-misere\n",
        "printf \\(aq6 10\\en6 11\\en\\(aq | ./grundy solve wythoff \\- \\-\\-format tsv\n.fi\n");
    assertThat(page("grundy-eval")).contains(".SH DESCRIPTION\n", "\nFunctions of one game:\nMean Temperature");
  }

  @Test
  void paragraphs_areBrokenIntoLinesByMan() {
    assertThat(page("grundy-test")).contains(".PP\nYour program reads the number of positions,",
        ".PP\nIn games of single heaps ").doesNotContain(".nf\nYour program");
  }

  @ParameterizedTest
  @CsvSource({"grundy so, solve", "grundy solve wyt, wythoff", "grundy solve nim --exp, --explain",
      "grundy solve nim --explain pl, plan", "grundy solve nim --explain = f, full", "grundy solve nim --lang = h, hr",
      "grundy help pos, positions", "grundy --v, --version", "grundy solve nim --time 1, ''",
      "'grundy serve --table ', ''", "grundy --lang h, hr", "grundy --lang = h, hr", "grundy --lang hr so, solve",
      "grundy --lang = hr solve --ex, --explain", "grundy conjecture x --code py, python",
      "grundy test x --input se, sets set", "grundy draw ther, thermograph", "grundy draw tree wyt, wythoff",
      "grundy help me, mean mex", "'grundy claims ', 000 001 002 003 004", "grundy positions wythoff --by be, beatty"})
  void bash_completesTheLastWord(String typed, String completed) throws Exception {
    Path script = Files.writeString(folder.resolve("grundy"), FILES.get("bash-completion/completions/grundy"));
    List<String> words = List.of(typed.split(" ", -1));
    var process = new ProcessBuilder("bash", "-c", ". \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _grundy; "
        + "printf '%s' \"${COMPREPLY[*]}\"", script.toString()).redirectErrorStream(true);
    process.command().addAll(words);
    assertThat(printed(process)).isEqualTo(completed);
  }

  private static String printed(ProcessBuilder command) throws IOException {
    try (var out = command.start().getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void zshAndFish_areToldTheSame() {
    assertThat(FILES.get("zsh/site-functions/_grundy")).startsWith("#compdef grundy\n")
        .contains("'--format=[text, latex, or rows: csv or tsv. Default: text.]:FORMAT:(", "'--rules=[",
            ":FILE.java:_files'");
    assertThat(FILES.get("fish/vendor_completions.d/grundy.fish"))
        .contains("complete -c grundy -n '__fish_seen_subcommand_from solve' -l format -x -a '")
        .contains("-l lang -x -a 'en id hr es' -d 'Language: en, id, hr, es. Default: from the environment.'\n");
  }
}
