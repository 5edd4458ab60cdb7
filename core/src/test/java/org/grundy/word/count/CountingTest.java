package org.grundy.word.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountingTest {
  private static final Budget FREE = Budget.unlimited();
  private static final Theory THEORY = Theory.standard().with("""
      word RS := "a->ab b->ac c->db d->dc" coded "a->0 b->0 c->1 d->1"
      word PF := "a->ab b->cb c->ad d->cd" coded "a->1 b->1 c->0 d->0"
      """);
  private static final List<String> SYSTEMS = List.of("?base 2", "?base 3", "?fibonacci", "?recurrence 2 1");
  private static final List<String> ATOMS = List.of("i + j = n", "i < j", "2i <= n", "j = 3i + 1", "i mod 3 = 1",
      "n mod 2 = 0", "i + 2j > n", "E k (i = 2k & k <= j)", "A k (k < i => k + j != n)");

  private static Counting counted(String formula) {
    Statement statement = THEORY.read(formula);
    int n = statement.free().stream().map(Object::toString).toList().indexOf("n");
    return Counting.of(new Prover(FREE).solutions(statement), n, "n", FREE);
  }

  private static String random(Random random, int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(4)) {
      case 1 -> "~(" + random(random, depth - 1) + ")";
      case 2 -> "(" + random(random, depth - 1) + " & " + random(random, depth - 1) + ")";
      case 3 -> "(" + random(random, depth - 1) + " | " + random(random, depth - 1) + ")";
      default -> ATOMS.get(random.nextInt(ATOMS.size()));
    };
  }

  @RepeatedTest(40)
  void values_areThoseCountedOneByOne(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    String formula = SYSTEMS.get(random.nextInt(SYSTEMS.size())) + " n >= 0 & i <= 2n + 1 & j <= n + 2 & "
        + random(random, 2);
    Statement statement = THEORY.read(formula);
    assertThat(statement.free()).extracting(Object::toString).containsExactly("n", "i", "j");
    Solutions solutions = new Prover(FREE).solutions(statement);
    var counting = Counting.of(solutions, 0, "n", FREE);
    for (int n = 0; n < 14; n++) {
      long count = 0;
      for (int i = 0; i <= 2 * n + 1; i++)
        for (int j = 0; j <= n + 2; j++)
          if (solutions.contains(Stream.of(n, i, j).map(BigInteger::valueOf).toList()))
            count++;
      assertThat(counting.representation().at(BigInteger.valueOf(n))).as("%s at %d", formula, n)
          .isEqualTo(BigInteger.valueOf(count));
    }
  }

  /**
   * The number of factors of each length. T: S. Brlek, Enumeration of factors in the Thue-Morse word, Discrete Applied
   * Mathematics 24 (1989) 83-96, doi 10.1016/0166-218X(92)90274-E; OEIS A005942. F: M. Morse, G. A. Hedlund, Symbolic
   * dynamics II, American J. Math. 62 (1940) 1-42, doi 10.2307/2371431.
   */
  @ParameterizedTest
  @CsvSource({"T, 1 2 4 6 10 12 16 20 22 24 28 32 36 40 42", "F, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"})
  void factorsOfEachLength_areThosePublished(String word, String values) {
    Counting counting = counted("A j (j < i => E k (k < n & " + word + "[i+k] != " + word + "[j+k]))");
    assertThat(counting.values(15, FREE)).isEqualTo(Stream.of(values.split(" ")).map(BigInteger::new).toList());
  }

  /**
   * Lines are proved. RS: J.-P. Allouche, J. Shallit, Complexite des suites de Rudin-Shapiro generalisees, J. Theorie des
   * Nombres de Bordeaux 5 (1993) 283-302, doi 10.5802/jtnb.94. PF: J.-P. Allouche, The number of factors in a paperfolding
   * sequence, Bull. Austral. Math. Soc. 46 (1992) 23-32, doi 10.1017/S0004972700011643.
   */
  @ParameterizedTest
  @CsvSource({"F, 1, 1, 0", "PF, 4, 0, 7", "RS, 8, -8, 8"})
  void factorsOnALine_areProved(String word, long times, long constant, int from) {
    Counting counting = counted("A j (j < i => E k (k < n & " + word + "[i+k] != " + word + "[j+k]))");
    assertThat(counting.line())
        .contains(new Counting.Line(BigInteger.valueOf(times), BigInteger.valueOf(constant), from));
  }

  @ParameterizedTest
  @CsvSource({"i < n, 1, 0, 0", "i < 3n & i >= n, 2, 0, 0", "i <= n & n >= 5, 1, 1, 5", "i < n & n != 3, 1, 0, 4",
      "i = n, 0, 1, 0", "i < n & i > n, 0, 0, 0"})
  void lines_areThoseExpected(String formula, long times, long constant, int from) {
    for (String system : SYSTEMS)
      assertThat(counted(system + " " + formula).line()).as(system)
          .contains(new Counting.Line(BigInteger.valueOf(times), BigInteger.valueOf(constant), from));
  }

  @Test
  void noLine_isClaimedWhereThereIsNone() {
    assertThat(counted("2i <= n").line()).isEmpty();
    assertThat(counted("A j (j < i => E k (k < n & T[i+k] != T[j+k]))").line()).isEmpty();
    // a line up to 2^20
    assertThat(counted("i < n & (n < 1048576 | i > 0)").line()).isEmpty();
  }

  static Stream<DigitSystem> systems() {
    return Stream.of(DigitSystem.BINARY, DigitSystem.base(7), DigitSystem.FIBONACCI, DigitSystem.TRIBONACCI,
        DigitSystem.recurrence(2, 1), DigitSystem.recurrence(1, 0, 1), DigitSystem.recurrence(3, -1),
        DigitSystem.pell(),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 3, (1, 2)]")),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 4, 2, (3)]")));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void lines_haveTheValuesOfTheirNumbers(DigitSystem system) {
    var line = LinearRepresentation.line(system, BigInteger.valueOf(3), BigInteger.valueOf(-2));
    for (long n = 0; n < 300; n++)
      assertThat(line.at(BigInteger.valueOf(n))).isEqualTo(BigInteger.valueOf(3 * n - 2));
    for (int only : new int[]{0, 1, 12}) {
      var one = LinearRepresentation.only(system, BigInteger.valueOf(only), BigInteger.ONE);
      for (int n = 0; n < 50; n++)
        assertThat(one.at(BigInteger.valueOf(n))).isEqualTo(BigInteger.valueOf(n == only ? 1 : 0));
    }
  }

  @Test
  void reduction_keepsTheFunctionAndRemovesWhatCancels() {
    DigitSystem system = DigitSystem.FIBONACCI;
    var line = LinearRepresentation.line(system, BigInteger.TWO, BigInteger.valueOf(5));
    var opposite = LinearRepresentation.line(system, BigInteger.valueOf(-2), BigInteger.valueOf(-5));
    LinearRepresentation twice = Reduction.of(line.plus(line), FREE).orElseThrow();
    assertThat(twice.dimension()).isEqualTo(Reduction.of(line, FREE).orElseThrow().dimension());
    for (long n = 0; n < 100; n++)
      assertThat(twice.at(BigInteger.valueOf(n))).isEqualTo(BigInteger.valueOf(4 * n + 10));
    assertThat(Reduction.of(line.plus(opposite), FREE).orElseThrow().dimension()).isZero();
    assertThat(Reduction.isZero(line.plus(opposite), FREE)).contains(true);
    assertThat(Reduction.isZero(line.plus(line), FREE)).contains(false);
  }

  @RepeatedTest(100)
  void reductions_haveTheRankOfTheValues(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    int size = 1 + random.nextInt(4);
    int range = 1 + random.nextInt(3);
    LinearRepresentation f = random(random, size, range);
    for (int i = random.nextInt(3); i > 0; i--)
      f = f.plus(random.nextBoolean() ? f : random(random, 1 + random.nextInt(3), range));
    List<List<Integer>> words = words(5);
    LinearRepresentation least = Reduction.of(f, FREE).orElseThrow();
    assertThat(least.dimension()).isEqualTo(rank(f, words));
    for (List<Integer> word : words)
      assertThat(value(least, word)).isEqualTo(value(f, word).multiply(least.denominator().pow(word.size())));
    assertThat(Reduction.isZero(f, FREE)).contains(words.stream().allMatch(new Zeros(f)));
  }

  private record Zeros(LinearRepresentation f) implements Predicate<List<Integer>> {
    @Override
    public boolean test(List<Integer> word) {
      return value(f, word).signum() == 0;
    }
  }

  private static LinearRepresentation random(Random random, int size, int range) {
    Supplier<List<BigInteger>> numbers = () -> random.ints(size, -range, range + 1).mapToObj(BigInteger::valueOf)
        .toList();
    Supplier<SparseMatrix> matrix = () -> SparseMatrix.ofRows(Stream.generate(numbers).limit(size).toList(), size);
    return new LinearRepresentation(DigitSystem.BINARY, numbers.get(), List.of(matrix.get(), matrix.get()),
        numbers.get());
  }

  private static BigInteger value(LinearRepresentation f, List<Integer> word) {
    return Vectors.product(f.after(word), f.column());
  }

  /** All binary strings up to a length. */
  private static List<List<Integer>> words(int longest) {
    var words = new ArrayList<List<Integer>>();
    words.add(List.of());
    for (int i = 0; words.get(i).size() < longest; i++)
      for (int digit = 0; digit < 2; digit++)
        words.add(Stream.concat(words.get(i).stream(), Stream.of(digit)).toList());
    return words;
  }

  /** The rank of the values of all f(uv), by elimination with fractions as pairs of products. */
  private static int rank(LinearRepresentation f, List<List<Integer>> words) {
    var rows = new ArrayList<List<BigInteger>>();
    int rank = 0;
    for (List<Integer> u : words) {
      List<BigInteger> row = words.stream().map(v -> value(f, Stream.concat(u.stream(), v.stream()).toList())).toList();
      for (List<BigInteger> other : rows) {
        int pivot = IntStream.range(0, other.size()).filter(i -> other.get(i).signum() != 0).findFirst().orElseThrow();
        BigInteger times = row.get(pivot);
        List<BigInteger> before = row;
        row = IntStream.range(0, row.size())
            .mapToObj(i -> before.get(i).multiply(other.get(pivot)).subtract(times.multiply(other.get(i)))).toList();
      }
      if (!Vectors.isZero(row)) {
        rows.add(row);
        rank++;
      }
    }
    return rank;
  }

  @ParameterizedTest
  @CsvSource({"i > n, n = 0", "i > n & n >= 6, n = 6", "i != n, n = 0", "n = 5 | i = n, n = 5"})
  void infinitelyMany_areRefused(String formula, String at) {
    assertThatThrownBy(() -> counted(formula)).isInstanceOf(BadInput.class)
        .hasMessage("there are infinitely many solutions with " + at);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 10, 100, 1000, 10000})
  void spentBudget_endsTheCount(long steps) {
    Solutions solutions = new Prover(FREE).solutions(THEORY.read("?fibonacci i + 2j = n & 3i < 2n"));
    assertThatThrownBy(() -> Counting.of(solutions, 2, "n", Budget.ofWork(steps))).isInstanceOf(BudgetSpent.class);
  }

  @Test
  void largeAutomata_areCountedWithoutReduction() {
    Counting counting = counted(
        "?fibonacci n >= 0 & i <= 2n + 1 & j <= n + 2 & (i + 2j > n & j != 3i + 1 & n mod 2 = 0)");
    assertThat(counting.least()).isFalse();
    assertThat(counting.line()).isEmpty();
    assertThat(counting.values(2, FREE)).isEqualTo(List.of(BigInteger.valueOf(4), BigInteger.ZERO));
  }
}
