package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConjecturerTest {
  private static final Conjecturer CONJECTURER = new Conjecturer(Budget.unlimited());

  private static Conjecture of(String rules) {
    return CONJECTURER.ofGame(Catalog.standard().ruleset(rules));
  }

  private static long[] values(int count, LongUnaryOperator of) {
    long[] values = new long[count];
    Arrays.setAll(values, of::applyAsLong);
    return values;
  }

  private static Conjecture data(LongUnaryOperator of) {
    return CONJECTURER.ofValues(values(400, of));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take d where d | n and d < n      ~ G(n) = v2(n), the exponent of 2 in n           ~ true
      take d where d | n                ~ G(n) = v2(n) + 1, one more than the exponent of 2 in n ~ true
      take k where 2k <= n              ~ G(2m) = m,  G(2m+1) = G(m)                     ~ true
      take 1, 2 or 3                    ~ G(n+4) = G(n), and G begins 0 1 2 3            ~ true
      take k                            ~ G(n) = n                                       ~ true
      replace n by n/k where k >= 2     ~ G(n) = bitlength(n), the number of binary digits of n ~ true
      take k where 2k >= n              ~ G(n) = bitlength(n), the number of binary digits of n ~ true
      replace n by n/k where k >= 3     ~ G(n) = G(floor(n/3)) + 1                       ~ true
      take k where k*k <= n             ~ G(n) = b(n) if b(n) > b(n-1), else G(n-b(n)-1), with b(n) = sqrt(n) ~ true
      take 2^k                          ~ G(n) = n % 3, the remainder of n divided by 3          ~ true
      take 1, p where p is prime        ~ G(n) = n % 4, the remainder of n divided by 4          ~ true
      take 1, p^k where p is prime and k >= 1 ~ G(n) = n % 6, the remainder of n divided by 6    ~ true
      replace n by d where d | n and d < n ~ G(n) = bigomega(n), the number of prime factors of n, counted with multiplicity ~ true
      take k where k < n and gcd(k, n) = 1 ~ G(n) = primepi(lpf(n)), the number of primes up to the least prime factor of n ~ true
      take k where gcd(k, n) = 1 ~ G(n) = n % 2 * primepi(lpf(n)), the number of primes up to the least prime factor of n, but 0 for even n ~ true
      take k where k*k*k <= n ~ G(n) = b(n) if b(n) > b(n-1), else G(n-b(n)-1), with b(n) = root(n, 3) ~ true
      take k where k*k >= n ~ G(0) = 0,  G(n) = 1 + G(n - sqrt(max(0, n - 1)) - 1) ~ true
      replace n by k where 3 <= k and k*k <= n ~ G(n) = 1 + G(b(n)) if b(n) >= 3, else 0, with b(n) = sqrt(n) ~ true
      take k where k is pow2 or k = 3  ~ G(n) = n % 5, the remainder of n divided by 5          ~ true
      replace n by sqrt(n) where n >= 2 ~ G(n) = 1 - G(sqrt(n)) for n >= 2, else 0             ~ true
      replace n by n - sqrt(n)         ~ G(0) = 0,  G(n) = 1 - G(n - sqrt(n))                  ~ true
      replace n by n/5                 ~ G(0) = 0,  G(n) = 1 - G(n / 5)                        ~ true
      replace n by n/2                 ~ G(n) = bitlength(n) % 2                               ~ true
      replace n by n-n/2               ~ G(n) = bitlength(n - 1) % 2                           ~ true
      replace n by n/2^k               ~ G(n) = bitlength(n), the number of binary digits of n ~ true
      replace n by n/3^k where k >= 2  ~ G(0) = 0,  G(n) = 1 + G(n / 9)                           ~ true
      replace n by k where 2k < n      ~ G(n) = bitlength(n + 1) - 1                           ~ true
      take k where 2k >= n and k < n   ~ G(n) = bitlength(n) - 1                               ~ true
      replace n by n/p where p is prime and p | n ~ G(n) = bigomega(n) % 2, the parity of the number of prime factors of n, counted with multiplicity ~ true
      """)
  void game_hasItsForm(String rules, String text, boolean proved) {
    Conjecture conjecture = of(rules);
    assertThat(conjecture.found()).as(conjecture.tried().toString()).isPresent();
    Conjecture.Found found = conjecture.found().orElseThrow();
    assertThat(found.form().text()).hasToString(text);
    assertThat(found.proved()).isEqualTo(proved);
    for (int n = (int) found.form().from(); n < conjecture.count(); n++)
      assertThat(found.form().at(n)).isEqualTo(conjecture.values()[n]);
  }

  /** Mock Turtles from a line: a head becomes up to two heads to its left, 0 being none. */
  @Test
  void headThatBecomesHeads_isWorthAnOdiousNumber() {
    Conjecture.Found found = of("replace n by a, b where a < n and b < n").found().orElseThrow();
    assertThat(found.proved()).isFalse();
    assertThat(found.form().text()).hasToString("G(n) = 2 * (n - 1) + (popcount(n - 1) + 1) % 2,"
        + " the numbers with an odd number of 1s in binary, in increasing order");
    assertThat(data(n -> 2 * n + Long.bitCount(n) % 2).found().orElseThrow().form().text())
        .hasToString(
            "G(n) = 2 * n + popcount(n) % 2, the numbers with an even number of 1s in binary, in increasing order");
  }

  /** Berlekamp, Conway, Guy: Winning Ways, chapter 14. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      turning-turtles ~ 0, 1, 2, 3, 4, 5, 6, 7, 8
      mock-turtles    ~ 0, 1, 2, 4, 7, 8, 11, 13, 14
      ruler           ~ 0, 1, 2, 1, 4, 1, 2, 1, 8
      """)
  void turningCoins_haveTheTermOfTheirTheorem(String game, String values) {
    Conjecture conjecture = of(game);
    assertThat(conjecture.found().orElseThrow().proved()).isTrue();
    assertThat(conjecture.searchLine(9)).isEqualTo(values);
  }

  @Test
  void takeAtMostHalf_followsFromTheOddPart() {
    Conjecture conjecture = of("take k where 1 <= k and 2k <= n");
    assertThat(conjecture.found().orElseThrow().form().hence().orElseThrow())
        .hasToString("if n + 1 = 2^j * u with u odd, G(n) = (u - 1) / 2");
    assertThat(conjecture.searchLine(15)).isEqualTo("0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7");
  }

  /** Sequences whose rule is known are found, and what is found foretells values that were not given. */
  @Test
  void knownSequences_areFound() {
    assertForetells(n -> 7);
    assertForetells(n -> n % 5);
    assertForetells(n -> (n + 2) / 3);
    assertForetells(Long::bitCount);
    assertForetells(n -> Long.bitCount(n) % 2);
    assertForetells(n -> n == 0 ? 0 : Long.numberOfTrailingZeros(n) + 3);
    assertForetells(n -> n ^ n >> 1);
    assertForetells(n -> (long) Math.sqrt((double) n));
    assertForetells(n -> (n + (long) Math.sqrt(5.0 * n * n)) / 2);
    assertForetells(n -> (n + (long) Math.sqrt(2.0 * n * n)) / 2);
    assertForetells(n -> n < 10 ? 9 - n : (n % 4) + n / 4);
    // the paper-folding word: J. H. Davis and D. E. Knuth 1970
    assertForetells(n -> n == 0 ? 0 : n >> Long.numberOfTrailingZeros(n) & 3 & 2);
  }

  /** Fast growing values, and their programs. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      0,1,4,9,16,25,36,49,64,81,100,121 ~ G(n) = n * n
      0,1,3,6,10,15,21,28,36,45,55,66 ~ G(n) = n * (n + 1) / 2
      0,1,8,27,64,125,216,343,512,729 ~ G(n) = n * n * n
      1,2,4,8,16,32,64,128,256,512 ~ G(n) = 1 << n
      0,1,3,7,15,31,63,127,255,511 ~ G(n) = (1 << n) - 1
      """)
  void fastGrowingValues_areFound(String values, String text) {
    Conjecture conjecture = CONJECTURER
        .ofValues(Arrays.stream(values.split(",", -1)).mapToLong(Long::parseLong).toArray());
    Conjecture.Found found = conjecture.found().orElseThrow();
    assertThat(found.form().text()).hasToString(text);
    if (text.contains("<<"))
      assertThat(conjecture.program(TargetLanguage.JAVA, found)).contains("1L << n");
  }

  private static void assertForetells(LongUnaryOperator of) {
    Conjecture conjecture = data(of);
    assertThat(conjecture.found()).as(conjecture.searchLine(30)).isPresent();
    ClosedForm form = conjecture.found().orElseThrow().form();
    for (int n = (int) form.from(); n < 2000; n++)
      assertThat(form.at(n)).as("%s at %d", form.text(), n).isEqualTo(of.applyAsLong(n));
  }

  /** Values without a rule: nothing is found, and that is said. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void randomValues_haveNoForm(int seed) {
    var random = new java.util.Random(seed);
    Conjecture conjecture = CONJECTURER.ofValues(values(400, _ -> random.nextInt(4)));
    assertThat(conjecture.found()).isEmpty();
    assertThat(conjecture.tried()).hasSizeGreaterThan(4);
  }

  @Test
  void formula_isRefutedAtItsLeastCounterexample() {
    FormulaTrial proper = CONJECTURER.test(of("take d where d | n and d < n"), "x & -x");
    assertThat(proper.refuted()).contains(1L);
    assertThat(proper.relation()).contains("2^value");
    FormulaTrial any = CONJECTURER.test(of("take d where d | n and d <= n"), "x & -x");
    assertThat(any.refuted()).contains(4L);
    assertThat(any.conjecture().values()[4]).isEqualTo(3);
    assertThat(CONJECTURER.test(of("take d where d | n and d < n"), "v2(x)").refuted()).isEmpty();
    assertThat(CONJECTURER.test(of("take d where d | n and d < n"), "v2(x)").proved()).isTrue();
    assertThat(CONJECTURER.test(of("take k where 2k <= n"), "n / 2").refuted()).contains(3L);
  }

  /** A period is told with all its values or not at all, wherever the budget ends. */
  @Test
  void law_isNeverFilledUp() {
    for (String game : List.of("take:1,10", "kayles"))
      for (long work = 10; work < 4000; work += 37)
        try {
          Conjecture found = new Conjecturer(Budget.ofWork(work)).ofGame(Catalog.standard().ruleset(game));
          Conjecture whole = new Conjecturer(Budget.unlimited()).ofGame(Catalog.standard().ruleset(game));
          if (found.found().filter(f -> f.verdict() instanceof Verdict.Proved).isPresent())
            assertThat(found.found()).isEqualTo(whole.found());
        } catch (BudgetSpent | BadInput _) {
          // nothing is told
        }
  }

  /** A budget that ends early leaves the values, and says what was not begun. */
  @Test
  void spentBudget_leavesWhatThereIs() {
    for (String rules : List.of("take p where p is prime", "0.6", "take k where k*k*k + k <= n")) {
      Conjecture conjecture = new Conjecturer(Budget.ofWork(400_000)).ofGame(Catalog.standard().ruleset(rules));
      assertThat(conjecture.found()).as(rules).isEmpty();
      assertThat(conjecture.count()).as(rules).isGreaterThan(100);
      assertThat(conjecture.stopped()).as(rules).contains(BudgetSpent.Limit.WORK);
      assertThat(conjecture.tried().toString()).as(rules).contains("(not started)", "(unfinished)");
    }
  }

  /** The first 24 letters of the Fibonacci word, of which the last 16 have a period of 5 by chance; then a true period. */
  @Test
  void shorterMorphism_comesBeforeALongPeriod() {
    long[] fibonacci = "010010100100101001010010".chars().mapToLong(c -> c - '0').toArray();
    assertThat(CONJECTURER.ofValues(fibonacci).found().orElseThrow().form()).isInstanceOf(MorphicForm.class);
    long[] period = new long[30];
    Arrays.setAll(period, n -> n % 4 < 2 ? 0 : n % 4 - 1);
    assertThat(CONJECTURER.ofValues(period).found().orElseThrow().form()).isInstanceOf(PeriodForm.class);
  }

  /** What was only checked before the prover knew lines: all by hand or by a period with its law. */
  @ParameterizedTest
  @ValueSource(strings = {"take k where k <= 4 and k != 2", "take k where k mod 3 = 1",
      "replace n by n-d where d | n and d <= 3", "replace n by n-1 or n/2", "replace n by a, n-k-a where k >= 1",
      "replace n by n/2, n/2", "replace n by n/2, (n+1)/2 where n >= 2", "take k where k <= 10 and k is prime or k=1"})
  void linearLines_areProved(String rules) {
    assertThat(of(rules).found().orElseThrow().proved()).as(rules).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      0,1,2,0,1,2,0,1; G(n) = n % 3
      1,0,1,0,1,0,1,0,1,0,1,0; G(n) = (n + 1) % 2
      0,0,1,1,2,2,3,3; G(n) = n / 2, rounded down
      0,1,0,1,2,0,1,0,1,2,0,1; G(n+5) = G(n), and G begins 0 1 0 1 2
      0,1,1,0,1,1,0,1; G(n+3) = G(n), and G begins 0 1 1
      0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0; G(2m) = m,  G(2m+1) = G(m)
      """)
  void fewValues_haveTheFormThatSaysLeast(String data, String form) {
    assertThat(
        CONJECTURER.ofValues(ValuesTable.read(data).fromZero()).found().map(found -> found.form().text().toString()))
        .contains(form);
  }

  /** Taking 1 or c alone is n % 2 below an even c, where 0 and 1 can be left. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      take 1 or 1000000    | G(n) = n % 2 for n < 1000000, not proved | n < 1000000 and wrong at 1000000, where the value is 2
      take 1 or 2097152    | G(n) = n % 2 for n < 2097152, not proved | n < 2097152 and wrong at 2097152, where the value is 2
      take 1, 2 or 300000  | G(n) = n % 3 for n < 300000, not proved  | n < 300000 and wrong at 300000, where the value is 3
      replace n by sqrt(n) where n >= 2; replace n by 0 where n = 0 | G(n) = 1 for n >= 65536 for n <= 200000, not proved | n <= 200000 and wrong at 4294967296, where the value is 0
      take 1 or 10^15 | G(n) = n % 2 for n <= 200000, not proved | n <= 200000, but not near 1000000000000000, a number in the rule
      """)
  void numbersInTheRules_areLookedAtOrLimitTheForm(String rules, String text, String bound) {
    Conjecture conjecture = new Conjecturer(Budget.unlimited()).ofGame(Catalog.standard().ruleset(rules));
    Conjecture.Found found = conjecture.found().orElseThrow();
    assertThat(found.text()).hasToString(text);
    assertThat(found.verdict(FormulaNames.USUAL)).isInstanceOfSatisfying(Verdict.Checked.class,
        checked -> assertThat(checked.bound()).hasToString(bound));
    assertThat(found.verdict(new FormulaNames("value", "x"))).isInstanceOfSatisfying(Verdict.Checked.class,
        checked -> assertThat(checked.bound()).hasToString(bound.replace("n <", "x <")));
    for (TargetLanguage code : TargetLanguage.values())
      assertThat(conjecture.program(code, found).lines().findFirst().orElseThrow())
          .endsWith("checked for " + bound + ", not proved");
  }

  /** The values are logarithms, of which the last ones are equal wherever the table ends. */
  @ParameterizedTest
  @ValueSource(strings = {"replace n by k where 4k < n or 5k < n", "replace n by k where 3k < n or 4k < n"})
  void plateauOfALogarithm_isNoPeriod(String rules) {
    assertThat(of(rules).found()).isEmpty();
  }

  @Test
  void constantsFromSomeNumberOn_areNoPeriods() {
    var constant = new PeriodForm(5, 0, new long[]{0});
    assertThat(constant.text()).hasToString("G(n) = 0 for n >= 5");
    assertThat(constant.body(TargetLanguage.PYTHON).lines()).containsExactly("return 0");
  }

  /** A finder that succeeds at once leaves nothing to list, and a heading over nothing would mislead. */
  @Test
  void headings_standOnlyOverWhatWasTried() {
    var trials = new FinderRun(Budget.unlimited(), 1_000_000);
    long[] zeros = new long[40];
    assertThat(trials.first(Phrase.of("heading"), List.of(new PeriodFinder()), zeros)).isPresent();
    assertThat(trials.tried()).isEmpty();
    zeros[39] = 1;
    assertThat(trials.first(Phrase.of("heading"), List.of(new PeriodFinder()), zeros)).isEmpty();
    assertThat(trials.tried()).hasSize(2).first().hasToString("heading");
  }
}
