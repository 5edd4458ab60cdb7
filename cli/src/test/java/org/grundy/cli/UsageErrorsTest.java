package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was expected, what was found, where: on standard error, nothing on standard output, status 2. */
class UsageErrorsTest {
  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', value = {
      "solve wythof 6 11; no game matches 'wythof'; did you mean wythoff? All games: ./grundy games",
      "solve 3 4 5; expected a game before the position, as in nim 3 4 5, found 3",
      "solve xyzzy 1; no game matches 'xyzzy'. All games: ./grundy games",
      "solve wythoff -1 3; heap 1: expected a whole number, 0 or more, found -1",
      "solve nim 3 x; heap 2: expected a whole number, 0 or more, found 'x'",
      "solve wythoff 6; expected 2 numbers, found 1", "solve wythoff 6 7 8; expected 2 numbers, found 3",
      "solve nim; nim: expected a position, such as nim 3 4 5",
      "solve domineering ..q|...; row 1, column 3: expected '.' or '#', found 'q'",
      "solve northcott x..o/x.x.; row 2: expected 'x' exactly once, found 2",
      "solve 0.3F 9999999999999999; 0.3F has no known period, so its values must be computed one by one; expected a heap of at most ",
      "solve nim 3 4 + front-or-back 3 4; front-or-back is won on points, so it can be added only to games that are won on points",
      "help nope; there is no command or term 'nope'; see ./grundy --help and ./grundy help terms",
      "solve nim 3 --format xml; --format: expected text, latex, csv, tsv, found 'xml'",
      "days 1 --format csv; --format: expected text, latex, found 'csv'",
      "replay nim; expected a game and a file, found 'nim'",
      "replay nim moves; there is no file 'moves'; expected a file with one position or move per line, or - for standard input",
      "eval - --format latex; --format latex does not work with -",
      "values 0.?? --format latex; --format latex does not work with 0.??",
      "table nim --file x.csv --format latex; --format latex does not work with --file",
      "play nim --level hard; --level: expected easy, medium, slip, perfect, found 'hard'",
      "exercises nim --level hard; --level: expected a whole number, found 'hard'",
      "draw board nim --animate fast; --animate: expected a whole number, found 'fast'",
      "positions nim --heaps two; --heaps: expected a whole number, found 'two'",
      "test nim --against x --seed y; --seed: expected a whole number from -9223372036854775808 to 9223372036854775807, found 'y'",
      "play nim --seed x; --seed: expected a whole number from -9223372036854775808 to 9223372036854775807, found 'x'",
      "solve nim 3 --misere --misere; --misere was given twice; see ./grundy help solve",
      "solve marienbad 3; marienbad is a complete position; expected nothing after it, found 3",
      "solve nim 3 4 --josn; there is no option '--josn'; did you mean --json?",
      "conjecture --miser nim; there is no option '--miser'; did you mean --misere?",
      "values kayles --too=20; there is no option '--too'; did you mean --to?",
      "values kayles --misere; --misere works only with ",
      "values kayles 30; unexpected 30; did you mean --to 30?",
      "positions wythoff 5; unexpected 5; did you mean --first 5?",
      "values take 1 or 3 --to 5; unexpected 1; did you mean 'take 1 or 3'?",
      "conjecture take 1, 3 --misere; unexpected '1,'; did you mean 'take 1, 3'?",
      "conjecture 1,1,2,3,5,8; expected rules, found numbers; for nim-values, use --data; for amounts to take, write 'take 1, 3 or 4'",
      "conjecture [1,2,3]; expected rules, found numbers; for nim-values, use --data; for amounts to take, write 'take 1, 3 or 4'",
      "values 1,3,4; no game matches '1,3,4'; did you mean 'take 1,3,4'?",
      "solve subtraction 5; no game matches 'subtraction'; did you mean take:1,2,3? All games: ./grundy games",
      "conjecture; expected rules, or --data; see ./grundy help conjecture",
      "positions; expected a game, or --alpha; see ./grundy help positions",
      "eval 1 --frobnicate; there is no option '--frobnicate'; see ./grundy help eval",
      "solve nim 3 4 -j; there is no option '-j'; did you mean --json?",
      "solve nim 3 4 -o; there is no option '-o'; see ./grundy help solve",
      "solve nim 3 -v; there is no option '-v'; see ./grundy help solve",
      "eval 1 -x; there is no option '-x'; see ./grundy help eval",
      "solve nim 3 --5; there is no option '--5'; see ./grundy --help",
      "conjecure nim; there is no command 'conjecure'; did you mean conjecture?",
      "wythoff 6 11; there is no command 'wythoff'; did you mean solve wythoff?",
      "help kayles; there is no command or term 'kayles'; did you mean games kayles?",
      "test nim; expected --against=PROGRAM; see ./grundy help test",
      "help sovle; there is no command or term 'sovle'; did you mean solve?",
      "solve nim 3 4 --time soon; --time: expected 500ms, 10s, 2m, found 'soon'",
      "solve nim 3 4 --nodes many; --nodes: expected 1000000, 1e6, found 'many'",
      "solve nim 3 4 --lang fr; expected a language (en, id, hr, es), found 'fr'",
      "solve nim 3 4 --rules /no/such/File.java; cannot read the rules in /no/such/File.java",
      "solve nim 3 4 --rules /; cannot read the rules in /",
      "solve nim 3 4 --rules pom.xml; pom.xml: expected a file whose name ends in .java",
      "solve front-or-back 3 9 1 --misere; front-or-back is won on points, so it has no misere play",
      "play front-or-back 3 9 1 --misere; front-or-back is won on points, so it has no misere play",
      "frobnicate; there is no command 'frobnicate'; see ./grundy --help"})
  void badInput_isOneSentence(String command, String sentence) {
    // the sentence may itself hold the delimiter, so it is compared by its beginning
    Run run = Run.of(command.split(" "));
    assertThat(run.err()).startsWith(sentence.strip());
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void badInput_asJson_isOnStandardOutput() {
    Run run = Run.of("solve", "nim", "3", "x", "--json");
    assertThat(run.out().strip()).isEqualTo(
        "{\"schema\":1,\"error\":{\"message\":\"heap 2: expected a whole number, 0 or more, found 'x'\"}}");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void rulesThatDoNotCompile_areNamedWithTheirLine(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("Mine.java"), "class Mine {\n  int x = ;\n}\n");
    assertThat(Run.of("solve", "mine", "1", "--rules", file.toString()).err())
        .isEqualToIgnoringNewLines("Mine.java, line 2: illegal start of expression");
  }

  @Test
  void rulesWithoutARuleset_areRefused(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("Mine.java"), "class Mine {\n}\n");
    assertThat(Run.of("solve", "mine", "1", "--rules", file.toString()).err()).startsWith(
        "Mine.java: expected a class that implements Impartial, Partizan, Scoring or one of its families, found none");
  }

  @Test
  void spentBudget_saysHowFarItCame() {
    Run run = Run.of("solve", "domineering", "5x5", "--nodes", "1000");
    assertThat(run.err()).matches("Not decided: out of steps [(]--nodes[)] after 1,[0-9]{3} steps in "
        + "[0-9.]+ m?s\\. [0-9]+ positions were evaluated\\.\\R");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
  }
}
