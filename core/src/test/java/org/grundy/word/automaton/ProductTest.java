package org.grundy.word.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class ProductTest {
  private static final List<DigitSystem> SYSTEMS = List.of(DigitSystem.BINARY, DigitSystem.base(3),
      DigitSystem.FIBONACCI, DigitSystem.TRIBONACCI, DigitSystem.recurrence(2, 1), DigitSystem.recurrence(2, 2),
      DigitSystem.recurrence(1, 0, 1), DigitSystem.recurrence(3, -1), DigitSystem.recurrence(2, -1, 1),
      DigitSystem.pell(),
      DigitSystem.ostrowski(ContinuedFraction.parse("[0; 3, (1, 2)]")),
      DigitSystem.ostrowski(ContinuedFraction.parse("[0; 4, 2, (3)]")));
  private static final List<Relation> RELATIONS = List.of(Relation.values());
  private static final Budget FREE = Budget.unlimited();

  private static Comparison comparison(Random random, int variables) {
    long[] coefficients = random.longs(variables, -4, 5).toArray();
    return new Comparison(Linear.of(coefficients, random.nextInt(41) - 20),
        RELATIONS.get(random.nextInt(RELATIONS.size())));
  }

  private static Solutions solutions(DigitSystem system, int tracks, Product.Node node) {
    return new Solutions(Automata.projected(new Product(system, tracks, node, FREE), tracks, FREE).dfa(), system);
  }

  private static Product.Leaf leaf(DigitSystem system, Comparison comparison, boolean positive) {
    var machine = new LinearMachine(system, comparison, Budget.unlimited());
    return new Product.Leaf(machine, IntStream.range(0, machine.tracks()).boxed().toList(), positive);
  }

  private static List<BigInteger> numbers(long... numbers) {
    return Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toList();
  }

  @RepeatedTest(200)
  void comparisons_acceptJustTheirSolutions(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    Comparison comparison = comparison(random, 2);
    Solutions solutions = solutions(system, 2, leaf(system, comparison, true));
    for (long x = 0; x < 40; x++)
      for (long y = 0; y < 40; y++)
        assertThat(solutions.contains(numbers(x, y))).as("%s in %s at %d, %d", comparison, system, x, y)
            .isEqualTo(comparison.holds(x, y));
  }

  @RepeatedTest(100)
  void andOrNot_areThoseOfTheParts(RepetitionInfo info) {
    var random = new Random(1000 + info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    Comparison a = comparison(random, 2);
    Comparison b = comparison(random, 2);
    Comparison c = comparison(random, 2);
    Product.Node node = new Product.Or(List.of(
        new Product.And(List.of(leaf(system, a, true), leaf(system, b, false))), leaf(system, c, true)));
    Solutions solutions = solutions(system, 2, node);
    for (long x = 0; x < 25; x++)
      for (long y = 0; y < 25; y++)
        assertThat(solutions.contains(numbers(x, y)))
            .isEqualTo(a.holds(x, y) && !b.holds(x, y) || c.holds(x, y));
    Product.Node deMorgan = new Product.Or(List.of(new Product.And(List.of(
        new Product.Or(List.of(leaf(system, a, true), leaf(system, c, true))),
        new Product.Or(List.of(leaf(system, b, false), leaf(system, c, true)))))));
    assertThat(solutions(system, 2, deMorgan).dfa()).isEqualTo(solutions.dfa());
  }

  /** E y (a(x, y) &amp; y &lt;= 30), for which the y can be tried one by one. */
  @RepeatedTest(100)
  void projections_acceptWhatHasAPartner(RepetitionInfo info) {
    var random = new Random(2000 + info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    Comparison comparison = comparison(random, 2);
    Product.Node node = new Product.And(List.of(leaf(system, comparison, true),
        leaf(system, new Comparison(Linear.of(new long[]{0, 1}, -30), Relation.AT_MOST), true)));
    var product = new Product(system, 2, node, FREE);
    Dfa some = Automata.projected(product, 1, FREE).dfa();
    Dfa all = Dfas.numbers(system);
    var none = new Solutions(Automata.without(all, new Product(system, 2, node, FREE), FREE).dfa(), system);
    var projected = new Solutions(some, system);
    for (long x = 0; x < 120; x++) {
      long number = x;
      boolean has = IntStream.rangeClosed(0, 30).anyMatch(y -> comparison.holds(number, y));
      assertThat(projected.contains(numbers(x))).as("%s in %s at %d", comparison, system, x).isEqualTo(has);
      assertThat(none.contains(numbers(x))).isEqualTo(!has);
    }
    Optional<List<BigInteger>> found = ProductSearch.shortest(product, system, FREE).numbers();
    assertThat(found.isPresent()).isEqualTo(!some.isEmpty());
    found.ifPresent(numbers -> assertThat(comparison.holds(numbers.toArray(BigInteger[]::new))).isTrue());
  }

  @Test
  void solutions_areListedInOrderAndCounted() {
    Product.Node sum = leaf(DigitSystem.FIBONACCI, new Comparison(Linear.of(new long[]{1, 1}, -3), Relation.EQUAL),
        true);
    Solutions solutions = solutions(DigitSystem.FIBONACCI, 2, sum);
    assertThat(solutions.count()).contains(BigInteger.valueOf(4));
    assertThat(solutions.first(9, FREE)).containsExactly(numbers(1, 2), numbers(2, 1), numbers(0, 3), numbers(3, 0));
    Solutions all = new Solutions(Dfas.numbers(DigitSystem.TRIBONACCI), DigitSystem.TRIBONACCI);
    assertThat(all.count()).isEmpty();
    assertThat(all.first(5, FREE)).containsExactly(numbers(0), numbers(1), numbers(2), numbers(3), numbers(4));
  }

  @RepeatedTest(60)
  void compared_acceptsWhatSoCompares(RepetitionInfo info) {
    var random = new Random(3000 + info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    int n = random.nextInt(200);
    for (Relation relation : Relation.values()) {
      var solutions = new Solutions(Dfas.compared(system, relation, BigInteger.valueOf(n), Budget.unlimited()), system);
      for (int x = 0; x < 220; x++)
        assertThat(solutions.contains(numbers(x))).isEqualTo(relation.holds(Integer.compare(x, n)));
    }
  }

  @Test
  void letters_areThoseOfTheWord() {
    for (String rules : List.of("a->ab b->a", "a->ab b->ac c->a", "a->ab b->ba", "a->aab b->a",
        "a->abc b->cba c->aaa")) {
      Morphism word = Morphism.parse(rules);
      DigitSystem system = Dfas.system(word, Budget.unlimited());
      String prefix = word.prefix(300);
      for (char letter : word.letters().toCharArray()) {
        var places = new Solutions(Dfas.letter(system, CodedWord.of(word), letter, Budget.unlimited()), system);
        for (int n = 0; n < prefix.length(); n++)
          assertThat(places.contains(numbers(n))).as("%s, %d", rules, n).isEqualTo(prefix.charAt(n) == letter);
      }
    }
  }

  @Test
  void shift_isRefused_whereDigitsDependOnTheirPlaces() {
    DigitSystem system = DigitSystem.ostrowski(ContinuedFraction.parse("[0; 3, (1, 2)]"));
    assertThatThrownBy(() -> Dfas.shift(system)).isInstanceOf(BadInput.class)
        .hasMessage("shift cannot append a 0 to all numbers over Ostrowski digits of [0; 3, (1, 2)]");
  }

  @Test
  void shift_appendsADigit() {
    for (DigitSystem system : SYSTEMS.stream().filter(DigitSystem::shifts).toList()) {
      var shift = new Solutions(Dfas.shift(system), system);
      for (long x = 0; x < 100; x++) {
        int[] digits = system.digitsOf(BigInteger.valueOf(x));
        BigInteger y = system.value(Arrays.copyOf(digits, digits.length + 1));
        assertThat(shift.contains(List.of(BigInteger.valueOf(x), y))).isTrue();
        assertThat(shift.contains(List.of(BigInteger.valueOf(x), y.add(BigInteger.ONE)))).isFalse();
      }
    }
  }

  @Test
  void guess_findsTheAutomatonOfSmallMembers() {
    var members = new ArrayList<List<BigInteger>>();
    for (long n = 0; n < 987; n++)
      if (n % 3 == 1)
        members.add(numbers(n));
    Dfa guess = StateMerging.of(DigitSystem.FIBONACCI, 1, 14, members, FREE).orElseThrow();
    for (long n = 0; n < 987; n++)
      assertThat(new Solutions(guess, DigitSystem.FIBONACCI).contains(numbers(n))).isEqualTo(n % 3 == 1);
  }

  @Test
  void workThatIsSpent_endsTheExploration() {
    Product.Node node = leaf(DigitSystem.TRIBONACCI,
        new Comparison(Linear.of(new long[]{90, -70, 33}, 1), Relation.EQUAL), true);
    assertThatThrownBy(() -> {
      Budget budget = Budget.ofWork(500);
      Automata.projected(new Product(DigitSystem.TRIBONACCI, 3, node, budget), 3, budget);
    }).isInstanceOf(BudgetSpent.class);
  }
}
