package org.grundy.word.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CertificateTest {
  private static final Budget FREE = Budget.unlimited();
  private static final String DEFINITIONS = """
      word U := "0->01 1->0"
      word V := "0->01 1->10"
      fun half(n) = h := 2h <= n & n <= 2h + 1
      def same(i, j, n) := A k (k < n => V[i+k] = V[j+k])
      digits power(n) := "1 0*"
      """;
  private static final List<String> ATOMS = List.of("V[x] = @1", "V[x] = V[y]", "U[x+y] = U[y]", "x < y", "x = 2y",
      "half(x) = y", "same(x, y, 3)", "x + y < 5", "x >= 7");
  /** The first six compare sums of three numbers or more. */
  private static final List<String> SUMS = List.of("u + v <= x + 2", "x <= u + v", "v < u + y", "u + y <= v + half(x)",
      "x + 1 < 2u + v", "u + v <= y", "V[u] = @1", "u < x", "half(v) = u");
  private static final List<String> BINARY = ATOMS.stream().filter(atom -> !atom.contains("U")).toList();

  private static String written(CertificateText text, Budget budget) throws IOException {
    var out = new StringWriter();
    new CertificateWriter(text, FREE, budget).write(out);
    return out.toString();
  }

  private static CertificateCheck.Verdict checked(String certificate) {
    return CertificateCheck.of(new BufferedReader(new StringReader(certificate)), FREE).getLast();
  }

  private static void assertProved(String certificate, Optional<Boolean> holds) {
    assertThat(checked(certificate)).isInstanceOfSatisfying(CertificateCheck.Proved.class,
        proved -> assertThat(proved.holds()).isEqualTo(holds));
  }

  @ParameterizedTest
  @CsvSource({"F1, true", "F2, true", "F3, true", "F4, true", "F5, true", "F6, false", "T3, true", "T5, true",
      "T6, true", "T7, false"})
  void theorems_areProvedAgain(String name, boolean holds) throws IOException {
    String text = Theory.shipped().theorem(name).orElseThrow().text();
    assertProved(written(CertificateText.shipped(text), FREE), Optional.of(holds));
  }

  @Tag("nightly")
  @Test
  void theTheoremOfMovesToTriples_isProvedAgain() throws IOException {
    theorems_areProvedAgain("T8", true);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"A n (half(2n) = n); true", "E n (V[n] = @1 & (A k (k < n => V[k] = @0))); true",
      "(A n (half(n) <= n)) & ~(E n (half(n) > n)); true", "half(7) = 3; true", "half(7) = 4 | half(2) = 1; true",
      "E n (power(n) & n > 10 & E i (same(i, i+n, n) & i > 0)); true", "A n (E m (m = n + 2000000000000000)); true",
      "I n (V[n] = V[n+1]); true", "A n (n > 3 => E i (V[i] != V[n] | A k (k < i => V[k] = V[i]))); true",
      "E n ((A k (k < n => V[k] = V[k+n])) & n > 0); false"})
  void statements_areProvedAgain(String statement, boolean holds) throws IOException {
    assertProved(written(CertificateText.defined(DEFINITIONS, statement), FREE), Optional.of(holds));
  }

  private static String random(Random random, int depth) {
    String atom = BINARY.get(random.nextInt(BINARY.size()));
    return switch (depth == 0 ? 0 : random.nextInt(7)) {
      case 1 -> "~(" + random(random, depth - 1) + ")";
      case 2 -> "(" + random(random, depth - 1) + " & " + random(random, depth - 1) + ")";
      case 3 -> "(" + random(random, depth - 1) + " | " + random(random, depth - 1) + ")";
      case 4 -> "(E z" + depth + " (z" + depth + " < y & "
          + random(random, depth - 1).replaceAll("\\bx\\b", "z" + depth) + "))";
      case 5 -> "(A z" + depth + " (z" + depth + " <= x => "
          + random(random, depth - 1).replaceAll("\\by\\b", "z" + depth) + "))";
      case 6 -> "(E z" + depth + " (" + random(random, depth - 1).replaceAll("\\by\\b", "z" + depth) + "))";
      default -> atom;
    };
  }

  @RepeatedTest(60)
  void randomStatements_areProvedAsTheProverDecides(RepetitionInfo info) throws IOException {
    var random = new Random(info.getCurrentRepetition());
    String open = random(random, 3) + " & x >= 0 & y >= 0";
    for (String statement : List.of("E x, y (" + open + ")", "A x (E y (" + open + "))", "~A x, y (" + open + ")")) {
      Statement read = Theory.standard().with(DEFINITIONS).read(statement);
      boolean holds = new Prover(FREE).decide(read).holds();
      assertProved(written(CertificateText.defined(DEFINITIONS, statement), FREE), Optional.of(holds));
    }
    assertProved(written(CertificateText.defined(DEFINITIONS, open), FREE), Optional.empty());
  }

  /** Numbers are removed from a set step by step where several sums are compared inside. */
  @RepeatedTest(40)
  void comparedSums_areRemovedStepByStep(RepetitionInfo info) throws IOException {
    var random = new Random(info.getCurrentRepetition());
    String either = compared(random) + " & " + compared(random) + " | " + compared(random) + " & " + compared(random);
    String inner = "E u, v (" + (random.nextBoolean() ? "(" + either + ")" : compared(random) + " & (" + either + ")")
        + ")";
    String open = (random.nextBoolean() ? "x <= y => " : "V[x] = @1 => ") + inner;
    for (String statement : List.of("A x, y (" + open + ")", "E x (A y (" + open + "))")) {
      boolean holds = new Prover(FREE).decide(Theory.standard().with(DEFINITIONS).read(statement)).holds();
      assertProved(written(CertificateText.defined(DEFINITIONS, statement), FREE), Optional.of(holds));
    }
    String steps = written(CertificateText.defined(DEFINITIONS, "~(" + open + ")"), FREE);
    assertProved(steps, Optional.empty());
    assertThat(steps).contains(", for no ");
  }

  private static String compared(Random random) {
    return "(" + SUMS.get(random.nextInt(6)) + " & " + SUMS.get(random.nextInt(6)) + " & "
        + SUMS.get(random.nextInt(SUMS.size())) + ")";
  }

  /** A changed line is unreadable, or is found out; only a comment in a definition may change. */
  @RepeatedTest(40)
  void changedLines_areFoundOut(RepetitionInfo info) throws IOException {
    var random = new Random(info.getCurrentRepetition());
    String certificate = written(CertificateText.defined(DEFINITIONS, "E x, y (" + random(random, 2) + ")"), FREE);
    var lines = new ArrayList<>(certificate.lines().toList());
    List<Integer> automata = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains("->"))
        .filter(i -> !lines.get(i).startsWith("|")).boxed().toList();
    assumeTrue(!automata.isEmpty());
    int at = automata.get(random.nextInt(automata.size()));
    String line = lines.get(at);
    lines.set(at, random.nextBoolean() ? (line.startsWith("*") ? " " : "*") + line.substring(1)
        : line.replaceFirst("[0-9]+ -> [0-9]+(, |$)", ""));
    assumeTrue(!lines.get(at).equals(line));
    assertThat(proves(String.join("\n", lines))).as(String.join("\n", lines)).isFalse();
  }

  private static boolean proves(String certificate) {
    try {
      return checked(certificate) instanceof CertificateCheck.Proved;
    } catch (BadInput _) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fact", "set", "end ", "FALSE", "base 2", "grundy", "theory", "statement"})
  void missingLines_areFoundOut(String begin) throws IOException {
    String certificate = written(CertificateText.defined(DEFINITIONS, "A x, y (same(x, y, 2) => E z (half(z) = x))"),
        FREE);
    List<String> lines = certificate.lines().toList();
    int at = IntStream.range(0, lines.size()).filter(i -> lines.get(i).startsWith(begin)).findFirst().orElseThrow();
    String without = String.join("\n",
        IntStream.range(0, lines.size()).filter(i -> i != at).mapToObj(lines::get).toList());
    assertThat(proves(certificate)).isTrue();
    assertThat(proves(without)).isFalse();
    assertThat(proves(certificate + "more\n")).isFalse();
  }

  @Test
  void factThatDoesNotHold_isNamedWithItsLine() throws IOException {
    String certificate = written(CertificateText.defined(DEFINITIONS, "E x (x = 2x + 1)"), FREE).replace("FALSE\n",
        "TRUE\n");
    assertThat(checked(certificate)).isInstanceOfSatisfying(CertificateCheck.Unproved.class, unproved -> {
      assertThat(unproved.fault().why().toString()).contains("Expected FALSE, found TRUE.");
      assertThat(unproved.fault().line()).isEqualTo(certificate.lines().toList().indexOf("TRUE"));
    });
  }

  /** An honest prover refuses the definition before it writes anything. */
  @Test
  void relationThatIsNoFunction_provesNothing() {
    String certificate = """
        grundy certificate 1
        theory standard
        | fun any(n) = m := m <= n
        statement any(3) = 2
        set1(x0, x1) := x1<=x0
        base 2 digits of x0, x1
        * 0  00 -> 0, 11 -> 0, 10 -> 1
        * 1  00 -> 1, 01 -> 1, 10 -> 1, 11 -> 1

        fact2 := some x0, x1, x2: set1(x0, x1) & set1(x0, x2) & x1<x2
        TRUE
        """;
    assertThat(checked(certificate)).isInstanceOfSatisfying(CertificateCheck.Unproved.class,
        unproved -> assertThat(unproved.fault().why().toString()).contains("A definition is not that of a function."));
  }

  @Test
  void spentBudgets_endBothWays() throws IOException {
    CertificateText text = CertificateText.shipped(Theory.shipped().theorem("T6").orElseThrow().text());
    assertThat(spent(() -> written(text, Budget.ofWork(1000)))).isTrue();
    String certificate = written(text, FREE);
    assertThat(spent(
        () -> CertificateCheck.of(new BufferedReader(new StringReader(certificate)), Budget.ofWork(1000)))).isTrue();
  }

  @Test
  void severalInOneFile_areCheckedUpToTheFirstThatIsWrong() throws IOException {
    String first = written(CertificateText.defined(DEFINITIONS, "A n (half(2n) = n)"), FREE);
    String second = written(CertificateText.shipped("A n (E m (m = a(n)))"), FREE);
    assertThat(CertificateCheck.of(new BufferedReader(new StringReader(first + "\n" + second)), FREE))
        .hasSize(2).allMatch(verdict -> verdict instanceof CertificateCheck.Proved);
    String wrong = first.replace("FALSE\n", "TRUE\n");
    assertThat(CertificateCheck.of(new BufferedReader(new StringReader(second + "\n" + wrong + "\n" + first)), FREE))
        .hasSize(2).last().isInstanceOf(CertificateCheck.Unproved.class);
    assertThat(proves(first + "\n")).isFalse();
    assertThat(proves(first + second)).isFalse();
  }

  private interface Work {
    Object done() throws IOException;
  }

  private static boolean spent(Work work) throws IOException {
    try {
      work.done();
      return false;
    } catch (BudgetSpent _) {
      return true;
    }
  }
}
