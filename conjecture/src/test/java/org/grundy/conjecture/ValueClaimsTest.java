package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.solve.prover.ValueProver;
import org.grundy.solve.prover.ValueProver.Claim;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.TermReader;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Variable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueClaimsTest {
  private static boolean proves(String rules, Optional<Claim> claim) {
    Ruleset<?> game = Catalog.standard().ruleset(rules);
    return ValueProver.proves(game, claim.orElseThrow(), Budget.unlimited()).isPresent();
  }

  private static Optional<Claim> term(String term, int heaps) {
    return ValueClaims.of(TermReader.parse(term, PPositionForm.NAMES.subList(0, heaps), Dialect.BITS), heaps);
  }

  /** The second term is that of the values, the third is not. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"(1,0) (2,0) (0,1) (0,2); (x % 3) ^ (y % 3); (x + y) % 3",
      "take (1,0) (-1,1); x % 2; y % 2", "take (1,0,0) (-1,1,0) (0,-1,1); (x + z) % 2; (x + y) % 2",
      "(k,0) (0,k) (2k,k) (k,2k); x ^ y; x | y", "(k,0) (0,k) where k <= abs(x-y); abs(x - y); x ^ y",
      "(1,2) (2,1) (1,1); min(x, y) % 3; min(x, y) % 2", "(k,0) (0,k); x ^ y; x + y"})
  void valuesOfSeveralHeaps_areProved_andOthersAreNot(String rules, String right, String wrong) {
    int heaps = rules.contains(",0,0)") ? 3 : 2;
    assertThat(proves(rules, term(right, heaps))).isTrue();
    assertThat(proves(rules, term(wrong, heaps))).isFalse();
  }

  /** Under rules with no move at all everything is worth 0; nothing else is proved of them. */
  @Test
  void rulesWithoutMoves_areWorthNothing() {
    assertThat(proves("(k,0) (0,k) where k > x + y", term("x - x", 2))).isTrue();
    assertThat(proves("(k,0) (0,k) where k > x + y", term("x % 2", 2))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"replace n by a, n-k-a where k >= 1; n", "replace n by a, a, n-2a where a >= 1; n / 2",
          "replace n by n/2, n/2; min(n, 1)", "take k where k <= 4; n % 5", "take k where k is odd; n % 2"})
  void valuesOfHeapsThatSplit_areProved(String rules, String right) {
    assertThat(proves(rules, claim(right))).isTrue();
    assertThat(proves(rules, claim("(" + right + ") + n / 9"))).isFalse();
  }

  private static Optional<Claim> claim(String term) {
    return ValueClaims.of(new TermForm(TermReader.parse(term, List.of("n"), Dialect.BITS), term, TermForm.PLAIN, 0),
        new long[0], Budget.unlimited());
  }

  /** Random take-away sets: their periods are proved, and not with one value changed. */
  @Test
  void periodsOfSets_areProved_andNotWithAValueChanged() {
    var random = new Random(3);
    for (int trial = 0; trial < 12; trial++) {
      int[] set = random.ints(1, 8).distinct().limit(3).sorted().toArray();
      String rules = "take " + Arrays.stream(set).mapToObj(Integer::toString).collect(Collectors.joining(" or "));
      long[] values = values(set, 400);
      PeriodForm form = (PeriodForm) new PeriodFinder().find(values, Budget.unlimited()).orElseThrow();
      assertThat(proves(rules, ValueClaims.of(form, values, Budget.unlimited()))).as(rules).isTrue();
      long[] changed = form.values().clone();
      changed[random.nextInt(changed.length)] += 1 + random.nextInt(2);
      assertThat(proves(rules, ValueClaims.of(new PeriodForm(form.from(), 0, changed), values, Budget.unlimited())))
          .as(rules).isFalse();
    }
  }

  private static long[] values(int[] set, int count) {
    var values = new long[count];
    for (int n = 0; n < count; n++) {
      int at = n;
      long[] reached = Arrays.stream(set).filter(k -> k <= at).mapToLong(k -> values[at - k]).toArray();
      while (Arrays.stream(reached).anyMatch(value -> value == values[at]))
        values[at]++;
    }
    return values;
  }

  /** What a claim says is what its form says, for each kind of form. */
  @Test
  void claims_areTheirForms() {
    var random = new Random(11);
    long[] first = {7, 1, 3};
    for (int trial = 0; trial < 10; trial++) {
      int base = 2 + random.nextInt(2);
      int states = 2 + random.nextInt(3);
      int[] next = random.ints((long) base * states, 0, states).toArray();
      agrees(new AutomaticForm(base, next, random.longs(states, 0, 4).toArray()), first);
      agrees(new PeriodForm(random.nextInt(4), 0, random.longs(1 + random.nextInt(6), 0, 4).toArray()), first);
      agrees(new PeriodForm(random.nextInt(4), 1 + random.nextInt(3),
          random.longs(1 + random.nextInt(4), 0, 4).toArray()), first);
    }
  }

  private static void agrees(ClosedForm form, long[] first) {
    Claim claim = ValueClaims.of(form, first, Budget.unlimited()).orElseThrow();
    List<Variable> free = List.of(claim.heaps().getFirst(), claim.value());
    Solutions is = new Prover(Budget.unlimited())
        .solutions(new Statement(free, List.of(), claim.formula(), Optional.of(claim.system())));
    for (int n = 0; n < 60; n++)
      for (int value = 0; value < 70; value++)
        assertThat(is.contains(List.of(java.math.BigInteger.valueOf(n), java.math.BigInteger.valueOf(value))))
            .as("%s at %d", form, n).isEqualTo(value == (n < form.from() ? first[n] : form.at(n)));
  }
}
