package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.formula.Relation;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProverTest {
  private static final Theory THEORY = Theory.shipped();

  private static Decision decide(String formula) {
    return new Prover(Budget.unlimited()).decide(THEORY.read(formula));
  }

  private static Decision theorem(String name) {
    return new Prover(Budget.unlimited().withTime(Duration.ofMinutes(5)))
        .decide(THEORY.theorem(name).orElseThrow().statement());
  }

  private static Solutions solutions(String formula) {
    return new Prover(Budget.unlimited()).solutions(THEORY.read(formula));
  }

  /** E. Duchene, M. Rigo 2008 (T1 to T8), W. A. Wythoff 1907 (F2 to F5). */
  @ParameterizedTest
  @ValueSource(strings = {"F1", "F2", "F3", "F4", "F5", "T1", "T2", "T3", "T4", "T5", "T6", "T8"})
  void theorems_areProved(String name) {
    Decision decision = theorem(name);
    assertThat(decision.holds()).isTrue();
    assertThat(decision.example()).isEmpty();
    assertThat(decision.steps()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"F6 | n = 2:   a(2) = 3, a(3) = 4",
      "T7 | x = 3, y = 6, z = 11, u = 1, v = 4, w = 2"})
  void falseOnes_areRefutedByTheLeastCounterexample(String name, String counterexample) {
    assertThat(theorem(name).example().orElseThrow()).hasToString(counterexample);
    assertThat(theorem(name).holds()).isFalse();
  }

  /** The sizes of the least automata, as another program has them too. */
  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"a(n) = x | 7", "b(n) = x | 8", "wythoff(x, y) | 7", "wythoff(x, y) & x <= y | 4",
          "A(n) = x | 10", "B(n) = x | 13", "C(n) = x | 18", "tribonacci(x, y, z) | 7", "triple(x, y, z) | 40"})
  void sets_haveTheirLeastAutomata(String formula, int states) {
    assertThat(solutions(formula).dfa().states()).isEqualTo(states);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"E x, y (x + y = 7 & x < y) ; true ; x = 0, y = 7",
      "A x (E y (y > x)) ; true ;", "E y (A x (y >= x)) ; false ;", "A x (x != 5) ; false ; x = 5",
      "a(10) = 16 ; true ; a(10) = 16", "A n (3(n/3) + n mod 3 = n) ; true ;", "E n (n/3 = 7) ; true ; n = 21",
      "A n ((n-4)/2 < 1) ; false ; n = 0", "E n ((n-4)/2 = 0) ; true ; n = 4", "A n (n/2/3 = n/6) ; true ;",
      "A n (a(n)/2 <= 3) ; false ; n = 5:   a(5) = 8", "17/5 = 3 & 17 mod 5 = 2 & 2*17 % 5 = 4 ; true ;",
      "?base 3 A n (n mod 2 = 1 | E k (n = 2k)) ; true ;", "I n (F[n] = @a & n mod 5 = 2) ; true ;",
      "I n (n < 7) ; false ; n_0 = 6", "@9 < @a & ~(@b <= @a) & @a != @b ; true ;",
      "A n (TR[n] <= @b | TR[n] > @b) ; true ;", "A n (F[n] <= F[n+1]) ; false ; n = 1",
      "E n (n > 0 & @a < F[n] & F[n+2] >= F[n]) ; true ; n = 4", "A k (I n (n mod 7 = 3 & n > k)) ; true ;",
      "~I n (E k (n + k = 9)) ; true ; n_0 = 9",
      "A n (b(n) - a(n) = n) & A n (a(n) < 50) ; false ; n = 31:   a(31) = 50",
      "A x (T[2x] = T[x]) ; true ;", "A x (T[2x+1] != T[x]) ; true ;", "A x (T[x] = @a) ; false ; x = 1",
      "?base 3 A x (E y (x = 2y | x = 2y+1)) ; true ;", "?recurrence 2 1 A x (shift(x) >= 2x) ; true ;",
      "A x (x < 5 <=> x <= 4) ; true ;", "A x, y (2*(x+y) = 2x + y*2) ; true ;", "E x (x - 3 = 4) ; true ; x = 7",
      "?fibonacci A x (x <= b(1)) ; false ; x = 3:   b(1) = 2", "A x (x >= a(1)) ; false ; x = 0:   a(1) = 1",
      "A x (x >= a(2)) | A x (x < 3) ; false ; x = 0, x' = 3:   a(2) = 3",
      "A x (x < 3 => E y (y = a(1))) & A z (z > 4) ; false ; z = 0", "~E x (x = a(5)) ; false ; x = 8:   a(5) = 8",
      "A n (n < a(a(1)) | n = b(1)) ; false ; n = 1:   a(1) = 1, b(1) = 2", "a(3) = 5 ; false ; a(3) = 4",
      "A n (~E i (a(i) = n)) ; false ; n = 0", "A n (E i (a(i) = n) => n = 1) ; false ; n = 0",
      "A n (E i (a(i) = n & b(n) > i) => n < 3) ; false ; n = 3:   b(3) = 7",
      "?recurrence 3 1 A x (E y (2x = y)) ; true ;", "?recurrence 3 -1 E x (2x = 4) ; true ; x = 2",
      "A x (x != 123456789012345678901234567890) ; false ; x = 123456789012345678901234567890",
      "A x (x - 1000000000000000 * 1000000000000000 < 0) ; false ; x = 1000000000000000000000000000000",
      "E x (2x + 99999999999999999999 = 100000000000000000001) ; true ; x = 1",
      "?tribonacci E x (3x = 300000000000000000000000) ; true ; x = 100000000000000000000000",
      "A x (x >= 0 & a(100000000000000000000) > 0 | x < 0) ; true ;"})
  void statements_areDecided(String formula, boolean holds, String example) {
    Decision decision = decide(formula);
    assertThat(decision.holds()).isEqualTo(holds);
    assertThat(decision.example().map(Example::toString).orElse(null)).isEqualTo(example);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<", "<=", "=", "!=", ">=", ">"})
  void letters_areComparedInTheOrderOfTheAlphabet(String sign) {
    CodedWord word = THEORY.word("TR").orElseThrow();
    String letters = word.prefix(80);
    Relation.Sign read = Relation.of(sign);
    List<Integer> expected = IntStream.range(0, 79).filter(n -> {
      int order = Character.compare(letters.charAt(n), letters.charAt(n + 1));
      return read.relation().holds(read.turned() ? -order : order);
    }).boxed().toList();
    assertThat(solutions("TR[n] " + sign + " TR[n+1] & n < 79").first(80, Budget.unlimited()))
        .extracting(solution -> solution.getFirst().intValue()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '"', value = {"forall n (n >= 0) ; 'forall' is written A in a statement",
      "x = 1 or y = 2 ; 'or' is written | in a statement", "An (n >= 0) ; did you mean 'A n ('?",
      "Ex x = 3 ; did you mean 'E x ('?",
      "n/0 = 1 ; column 3: expected a divisor from 1 with at most 15 digits, found 0",
      "n mod m = 1 ; column 7: expected a divisor from 1 with at most 15 digits, found 'm'",
      "(3-4)/2 = 0 ; column 7: expected a dividend that is not below 0, found '(3-4)/2'",
      "I n, m (n < m) ; column 4: expected ( and a statement, since I takes one variable, found ','"})
  void wordsForSigns_areToldTheSigns(String formula, String message) {
    assertThatThrownBy(() -> THEORY.read(formula)).isInstanceOf(BadInput.class).hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"\u2200n \u2203m (m = n + 1 \u2227 \u00ac(m = n)); A n E m (m = n + 1 & ~(m = n))",
          "\u2200 n (n = 0 \u2228 n \u2265 1); A n (n = 0 | n >= 1)", "A n (n > 1 \u2192 n > 0); A n (n > 1 => n > 0)",
          "A n (n > 1 -> n > 0); A n (n > 1 => n > 0)", "A n (n = 0 \u2194 n < 1); A n (n = 0 <=> n < 1)"})
  void signsOfLogic_areRead(String signs, String typed) {
    assertThat(THEORY.read(signs).formula()).hasToString(THEORY.read(typed).formula().toString());
    assertThat(decide(signs).holds()).isTrue();
  }

  @Test
  void initialWeights_haveAtMostNineDigitsAndNoSign() {
    assertThatThrownBy(() -> THEORY.read("?recurrence 1 1 from 1 99999 x = y")).isInstanceOf(BadInput.class)
        .hasMessageEndingWith("no automaton was found for the strings of digits with the weights '1 99999'");
    assertThatThrownBy(() -> THEORY.read("?recurrence 1 1 from 1 1234567890 x = y")).isInstanceOf(BadInput.class)
        .hasMessage("column 24: expected a number of at most 9 digits, found 1234567890");
    for (String weights : List.of("1 -3", "-1 3"))
      assertThatThrownBy(() -> THEORY.read("?recurrence 1 1 from " + weights + " x = y")).isInstanceOf(BadInput.class)
          .hasMessageEndingWith("expected a weight of at least 1, found '-'");
    assertThat(THEORY.read("?recurrence 1 1 from - 1 <= from").digits()).isEqualTo(DigitSystem.FIBONACCI);
  }

  /** What stands before a name or a bracket without a space is no coefficient. */
  @Test
  void recurrence_endsWhereTheStatementBegins() {
    Solutions twice = solutions("?recurrence 3 1 2x = y");
    assertThat(twice.contains(List.of(BigInteger.valueOf(3), BigInteger.valueOf(6)))).isTrue();
    assertThat(twice.contains(List.of(BigInteger.valueOf(3), BigInteger.valueOf(3)))).isFalse();
    assertThat(solutions("?recurrence 3 1 2 = x").contains(List.of(BigInteger.TWO))).isTrue();
    assertThat(solutions("?recurrence 3 1 2(x+1) = y").contains(List.of(BigInteger.ONE, BigInteger.valueOf(4))))
        .isTrue();
    assertThat(solutions("?recurrence 3 1 5 - 2x = y").contains(List.of(BigInteger.ONE, BigInteger.valueOf(3))))
        .isTrue();
    assertThatThrownBy(() -> solutions("?base 32x = y")).hasMessageContaining("a space after the number");
  }

  @Test
  void valueOfANumberBelowZero_isNone() {
    Decision decision = decide("A n (a(n-1) >= 0)");
    assertThat(decision.holds()).isFalse();
    assertThat(decision.example().orElseThrow().undefined()).containsExactly("a(-1)");
    assertThat(decision.example().orElseThrow().calls()).isEmpty();
  }

  /** A place below 0 makes false the comparison in which it stands, and so true what denies it. */
  @Test
  void placesBelowZero_haveNoLetter() {
    assertThat(decide("E n (n = 0 & F[n-1] = @a)").holds()).isFalse();
    assertThat(decide("E n (n = 0 & F[n-1] != @a)").holds()).isFalse();
    assertThat(decide("A n (n = 0 => ~(F[n-1] = @a))").holds()).isTrue();
    assertThat(decide("A n (n = 0 => ~(a(n-1) >= 0))").holds()).isTrue();
  }

  @Test
  void argumentsCountByTheirPlace() {
    assertThat(decide("A n (n >= 1 => tribonacci(A(n), B(n), C(n)))").holds()).isTrue();
    assertThat(decide("E n (n >= 1 & tribonacci(B(n), A(n), C(n)))").holds()).isFalse();
  }

  /** In both orders, or by other names, it is meant. */
  @Test
  void argumentsInAnotherOrder_areReadWhenThatIsMeant() {
    assertThat(decide("A x, y (wythoff(x, y) <=> wythoff(y, x))").holds()).isTrue();
    assertThat(decide("A p, q (wythoffMove(p, q, q, p) => p != q)").holds()).isTrue();
  }

  @Test
  void solutions_areThoseOfTheFreeVariables() {
    assertThat(solutions("E n (x = a(n))").count()).isEmpty();
    assertThat(solutions("E n (n >= 1 & x = a(n) & x = 2n)").count()).contains(BigInteger.ZERO);
    assertThat(solutions("x < 5 & x != 2").first(9, Budget.unlimited())).map(list -> list.getFirst().intValue())
        .containsExactly(0, 1, 3, 4);
    assertThat(solutions("x < 1000000000000").count()).contains(BigInteger.TEN.pow(12));
  }

  @Test
  void setsOfDigitsAndAutomata_areRelations() {
    Theory theory = Theory.standard().with("""
        digits power(n) := "1 0*"
        digits twice(x, y) := "([0,0] | [0,1][1,1]*[1,0])*"
        digits places(n) := ?fibonacci "(10 | 0)*"
        automaton even(n) := "base 2 digits of n
          * 0  0 -> 0, 1 -> 1
            1  0 -> 0, 1 -> 1"
        """);
    for (String statement : List.of("A x, y (twice(x, y) <=> y = 2x)", "A n (even(n) <=> E k (n = 2k))",
        "A n (power(n) => power(2n) & n > 0)", "A n (places(n) <=> F[n] = @a)", "I n (power(n) & n mod 3 = 1)"))
      assertThat(new Prover(Budget.unlimited()).decide(theory.read(statement)).holds()).as(statement).isTrue();
    assertThatThrownBy(() -> theory.read("?base 3 E n (power(n))")).isInstanceOf(BadInput.class)
        .hasMessageContaining("power uses base 2 digits");
  }

  @Test
  void codedWords_haveTheLettersOfTheirCode() {
    Theory theory = Theory.standard().with("""
        word R := "a->ab b->ac c->db d->dc" coded "a->0 b->0 c->1 d->1"
        word S := "0->01 1->10"
        word Q := R coded "0->x 1->y"
        word H := T coded "a->0 b->1"
        """);
    var prover = new Prover(Budget.unlimited());
    // R counts the pairs of ones in n, modulo 2.
    for (String statement : List.of("A n (R[2n] = R[n] & R[4n+1] = R[n] & R[4n+3] != R[2n+1])", "R[3] = @1",
        "I n (R[n] = S[n])", "I n (R[n] != S[n])", "A n (Q[n] = @y <=> R[n] = @1)", "A n (T[n] = @a <=> S[n] = @0)"))
      assertThat(prover.decide(theory.read(statement)).holds()).as(statement).isTrue();
    assertThatThrownBy(() -> theory.read("R[n] = @a")).isInstanceOf(BadInput.class)
        .hasMessageContaining("has the letters 0, 1, and no @a");
  }

  @Test
  void files_defineAndClaim() {
    Theory theory = Theory.standard().with("""
        # Numbers in two halves.
        def even(n) := E k (n = 2k)
        fun half(n) = h := 2h <= n  # rounded down
          & n <= 2h + 1
        word P := "a->aab b->a"
        theorem halves "a number is its half twice, or one more" :=
          A n (even(n) <=> 2half(n) = n)
        theorem pell := A n (P[n] = @b => P[n+1] = @a)
        """);
    assertThat(theory.theorems()).extracting(Theory.Theorem::name).containsExactly("halves", "pell");
    var prover = new Prover(Budget.unlimited());
    assertThat(theory.theorems()).allMatch(theorem -> prover.decide(theorem.statement()).holds());
    assertThat(theory.theorems().getFirst().title()).isEqualTo("a number is its half twice, or one more");
  }

  @Test
  void powers_areRefused() {
    assertThatThrownBy(() -> Theory.shipped().read("A n (n^2 >= n)")).isInstanceOf(BadInput.class).hasMessage(
        "column 7: a statement has no powers; it can multiply only by numbers, as in 2n + 1");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '^', value = {
      "A n (n = ) ^ column 10: expected a number, a variable or a statement, found ')'",
      "A n n = 2 ^ column 5: expected ( and a statement, found 'n'",
      "n + 1 ^ column 6: expected a relation (< <= = != > >=), found nothing",
      "f(2) = 3 ^ column 1: there is no 'f'; expected one of a, b, A, B, C, wythoff, wythoffMove, tribonacci, triple, ruleOne, ruleTwo, ruleThreeAnyway, barred, barredInSomeOrder, ruleThree, tribonacciMove, shift",
      "a(1, 2) = 3 ^ column 1: a takes 1 number, found 2",
      "G[3] = @a ^ column 1: there is no word 'G'; expected one of F, TR, T",
      "a(n) = A(n) ^ column 8: A uses tribonacci digits, the statement fibonacci",
      "x * y = 3 ^ column 5: one factor must be a number without variables",
      "F[2] < 1 ^ column 6: '<' cannot compare these; compare numbers with numbers, and letters with letters",
      "12345678901234567 x = 3 ^ column 19: expected a multiple of a variable with at most 15 digits",
      "F[n] = @d ^ column 8: the word of a->ab b->a has the letters a, b, and no @d",
      "?base 1 x = x ^ column 2: expected a base from 2 to 36, found 1",
      "x = 2 ) ^ column 7: expected a connective (& | => <=>) or the end, found ')'",
      "A x (E x (x = 2)) ^ column 8: 'x' already names a number here; choose another name",
      "A x, y, u, v (wythoff(x, y) & wythoffMove(u, v, x, y) => ~wythoff(u, v)) ^ column 31: wythoffMove takes its arguments in the order x, y, u, v, but gets the same names in another order; if you mean that, use other names",
      "?base 2 F[n] = @a ^ column 9: F uses fibonacci digits, the statement base 2",
      "wythoff(1, 2) + 3 = 3 ^ column 1: expected a number, found a statement",
      "wythoff(x) ^ column 1: wythoff takes 2 numbers, found 1",
      "x = 2 & ^ column 8: expected a number, a variable or a statement, found nothing"})
  void mistakes_areToldWithTheirColumn(String formula, String sentence) {
    assertThatThrownBy(() -> THEORY.read(formula)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"def p(x) := x = y | column 17: 'y' is neither quantified nor one of x",
      "word S := \"a->aba b->ab\" | column 11: the positions in the word of a->aba b->ab have no digits that can be added: expected images of equal length, or each image a power of the first letter followed by one letter, with lengths that grow by a Pisot number, as in a->aab b->ab",
      "word S := \"a->ab b->a\" x | column 24: expected coded or the end, found 'x'",
      "word S := F x | column 13: expected coded or transduced, found 'x'",
      "word S := F coded \"a->0\" | column 19: the letter b has no rule",
      "thm p := 1 = 1 | column 1: expected word, fun, def, digits, automaton or theorem, found 'thm'",
      "digits p(n) := 1 | column 16: expected text in \", found 1",
      "digits p(n) := \"1 0* | column 16: the text in \" has no end",
      "digits p(n) := \"12\" | column 16: character 2 of the pattern: expected a digit from 0 to 1, found 2",
      "automaton p(n) := \"base 2 digits of m\" | column 19: in the automaton, line 1, column 18: expected the names of the 1 number in order, n, found 'm'",
      "def a(n) := n = 1 | column 5: 'a' already has a meaning"})
  void mistakesInFiles_areToldWithTheirPlace(String line, String sentence) {
    assertThatThrownBy(() -> THEORY.with(line)).isInstanceOf(BadInput.class).hasMessage(sentence);
    assertThatThrownBy(() -> THEORY.with("# first\n" + line)).isInstanceOf(BadInput.class)
        .hasMessage(sentence.startsWith("column") ? "line 2, " + sentence : sentence);
  }

  @Test
  void linesInsideQuotes_needNoIndentation() {
    String automaton = "automaton odd(n) := \"msd_2\n\n0 0\n0 -> 0\n1 -> 1\n\n1 1\n0 -> 0\n1 -> 1\"\n";
    Theory theory = Theory.standard().with(automaton + "def even(n) := ~odd(n)\n");
    assertThat(new Prover(Budget.unlimited()).decide(theory.read("A n (even(n) <=> n mod 2 = 0)")).holds()).isTrue();
    var complaints = new ArrayList<String>();
    Theory rest = Theory.standard().with("digits p(n) := \"1 0*\n" + automaton + "def q(n) := E k (n = 2k)\n",
        bad -> complaints.add(bad.getMessage()));
    assertThat(complaints).containsExactly("line 1, column 16: the text in \" has no end");
    assertThat(rest.definition("odd")).isPresent();
    assertThat(rest.definition("q")).isPresent();
  }

  /** Letters of words whose digits are those of a recurrence, against the word itself. */
  @ParameterizedTest
  @ValueSource(strings = {"a->aab b->ab", "a->abc b->bca c->cab", "a->aaab b->aab", "a->ab b->c c->a", "a->aab b->a",
      "a->ab b->ac c->ad d->a", "a->ab b->a c->ca"})
  void wordsOfOtherMorphisms_areReadByTheirDigits(String rules) {
    Theory theory = Theory.standard().with("word P := \"" + rules + "\"");
    String word = org.grundy.word.morphism.Morphism.parse(rules).prefix(200);
    List<Integer> places = new Prover(Budget.unlimited()).solutions(theory.read("P[n] = @a & n < 200"))
        .first(200, Budget.unlimited()).stream().map(n -> n.getFirst().intValueExact()).toList();
    assertThat(places).isEqualTo(IntStream.range(0, 200).filter(i -> word.charAt(i) == 'a').boxed().toList());
  }

  @Test
  void whatIsNoFunction_isRefusedWhenItIsUsed() {
    Theory theory = Theory.standard().with("fun f(n) = x := x < n\n").with("fun g(n) = x := x = n - 3\n");
    assertThatThrownBy(() -> new Prover(Budget.unlimited()).decide(theory.read("f(2) = 1")))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("line 1, column 5: f is not a function: f(");
    assertThatThrownBy(() -> new Prover(Budget.unlimited()).decide(theory.read("g(2) = 1")))
        .isInstanceOf(BadInput.class)
        .hasMessage("line 1, column 5: g is not a function: g(0) has no value");
  }

  @Test
  void aSpentBudget_endsTheProof() {
    assertThatThrownBy(() -> new Prover(Budget.ofWork(20_000)).decide(THEORY.theorem("T6").orElseThrow().statement()))
        .isInstanceOf(BudgetSpent.class);
  }

  /** What a share of the budget does not suffice for can be made later, with what was kept. */
  @Test
  void attempt_endsWithItsShare() {
    Statement statement = THEORY.theorem("T6").orElseThrow().statement();
    Budget budget = Budget.ofWork(1_000_000_000).withMemory(1L << 32);
    var prover = new Prover(budget);
    assertThat(prover.attempt(statement, budget.part(100_000), with -> with.decide(statement))).isEmpty();
    assertThat(prover.attempt(statement, budget.part(900_000_000), with -> with.decide(statement).holds()))
        .contains(true);
    assertThatThrownBy(() -> new Prover(Budget.ofWork(100)).attempt(statement, Budget.ofWork(50), _ -> {
      throw new IllegalStateException("other");
    })).hasMessage("other");
    budget.cancel();
    assertThatThrownBy(() -> prover.attempt(statement, budget.part(1000), with -> with.decide(statement)))
        .isInstanceOf(BudgetSpent.class);
  }
}
