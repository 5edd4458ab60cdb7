package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountOptionTest {
  private static final String FACTORS = "A j (j < i => E k (k < n & T[i+k] != T[j+k]))";
  /** What SageMath has and Python lacks. */
  private static final String SAGE = """
      from fractions import Fraction
      QQ = Fraction
      class vector:
          def __init__(self, field, numbers):
              self.numbers = [field(number) for number in numbers]
          def __mul__(self, other):
              if isinstance(other, vector):
                  return sum(a * b for a, b in zip(self.numbers, other.numbers))
              return vector(QQ, [sum(a * row[i] for a, row in zip(self.numbers, other.rows))
                                 for i in range(other.columns)])
      class matrix:
          def __init__(self, field, rows, columns, entries):
              self.columns = columns
              self.rows = [[field(entries.get((i, j), 0)) for j in range(columns)] for i in range(rows)]
          def __truediv__(self, number):
              return matrix(QQ, len(self.rows), self.columns,
                            {(i, j): row[j] / number for i, row in enumerate(self.rows) for j in range(self.columns)})
      """;

  @TempDir private Path folder;

  @Test
  void counts_areListedWithWhatIsProved() {
    assertThat(Run.of("prove", "i < 3n", "--count", "n", "--list", "5").out())
        .startsWith("number of solutions for i when n = 0, 1, 2, ...\n  0, 3, 6, 9, 12, ...\n")
        .contains("Proved: f(n) = 3n.");
    assertThat(Run.of("prove", "i < n & n >= 4", "--count", "n").out()).contains("Proved: f(n) = n for n >= 4.");
    assertThat(Run.of("prove", FACTORS, "--count", "n").out()).contains("1, 2, 4, 6, 10, 12, 16, 20, 22, 24, ...")
        .contains("A linear representation over digits in base 2: dimension").doesNotContain("Proved");
    assertThat(Run.of("prove", "i < 3n", "--count", "n", "--json").out()).contains("\"formula\":\"f(n) = 3n\"")
        .contains("\"matrices\":[[[");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"i < 3n & i mod 2 = 0", "E k (k < n & F[k] = F[i] & i < n)",
      "?recurrence 2 1 i + 2j = n", "?base 3 2i < n & j <= i", "A j (j < i => E k (k < n & T[i+k] != T[j+k]))"})
  void functionForSage_hasTheSameValues(String formula) throws IOException, InterruptedException {
    Path python = Path.of("/usr/bin/python3");
    assumeTrue(Files.isExecutable(python));
    Run listed = Run.of("prove", formula, "--count", "n", "--list", "40", "--json");
    String program = SAGE + Run.of("prove", formula, "--count", "n", "--export", "sage").out()
        + "print(','.join(str(f(n)) for n in range(40)))\n";
    Path file = Files.writeString(folder.resolve("count.py"), program);
    Process process = new ProcessBuilder(python.toString(), file.toString()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(listed.out()).contains("\"first\":[" + out.strip() + "]");
  }

  /** An automaton of 12,348 states, whose matrices have 152 million numbers each. */
  @Test
  void numbersOtherThanZero_areListedAlone() {
    Run run = Run.of("prove", "?recurrence 2 1 i <= 3n & i mod 7 = n mod 3", "--count", "n", "--json");
    assertThat(run.out()).contains("\"dimension\":12348,\"least\":false,\"first\":[1,1,1,2,2,2,3,3,4,4]")
        .hasSizeLessThan(2_000_000);
  }

  @Test
  void functionForMathematica_isWhole() {
    assertThat(Run.of("prove", "i < 2n", "--count", "n", "--export", "mathematica").out()).startsWith("row = {")
        .contains("matrices = {").endsWith("f[n_] := Fold[#1 . matrices[[#2 + 1]] &, row, digits[n]] . column;\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"i < 3n, --count m; --count: expected one of at least two variables without a quantifier, found 'm'",
          "n < 3, --count n; --count: expected one of at least two variables without a quantifier, found 'n'",
          "i > n, --count n; there are infinitely many solutions with n = 0",
          "i < n, --count n --export svg; --export: expected sage or mathematica, found svg",
          "i < n, --export sage; --export sage needs --count",
          "A n (n >= 0), --count n; --count is for a statement with a free variable",
          "wythoff, --count x; --count is for a statement with a free variable"})
  void badInput_isOneSentence(String arguments, String sentence) {
    String[] parts = arguments.split(", ");
    Run run = Run.of(("prove\n" + parts[0] + "\n" + parts[1].replace(" ", "\n")).split("\n"));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }
}
