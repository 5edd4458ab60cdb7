package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Winning;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Automata of losing positions against play by the rules alone. */
class PPositionAutomatonTest {
  private static final int TO = 16;

  private static HeapRules rules(String name, int heaps) {
    return HeapRules.of(Catalog.standard().ruleset(name), heaps).orElseThrow();
  }

  private static PPositionAutomaton proved(HeapRules rules, Convention play) {
    return PPositionAutomaton.of(rules, play, Budget.unlimited()).orElseThrow();
  }

  private final Map<Heaps, Boolean> played = new HashMap<>();

  private static Set<Heaps> options(HeapRules rules, Heaps at) {
    var options = new LinkedHashSet<Heaps>();
    rules.game().moves(at, (to, _) -> {
      options.add(to);
      return true;
    });
    return options;
  }

  private boolean lost(HeapRules rules, Heaps at, Convention play) {
    Boolean known = played.get(at);
    if (known != null)
      return known;
    Set<Heaps> options = options(rules, at);
    boolean lost = options.isEmpty() ? play == Convention.NORMAL
        : options.stream().noneMatch(to -> lost(rules, to, play));
    played.put(at, lost);
    return lost;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {"(n, m) -> (n-k, 2k) where 1 <= k <= m ~ 2",
      "(k,l) where k < 2l and l < 2k ~ 2", "a >= 1: (a-1, b); b >= 1: (a+1, b-1) in this order ~ 2",
      "a >= 2: (a-2, b+1); b >= 1: (a, b-1) in any order ~ 2", "vector:(k,0)(0,k)(3k,2k) ~ 2", "wythoff ~ 2",
      "wythoff:3 ~ 2", "nim ~ 3", "take 1, 3 or 4 ~ 1"})
  void lostPositionsAndMovesToThem_areThoseOfTheRules(String name, int heaps) {
    HeapRules rules = rules(name, heaps);
    PPositionAutomaton proved = proved(rules, Convention.NORMAL);
    assertAgrees(rules, proved, heaps, Convention.NORMAL);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {"(n, m) -> (n-k, 2k) where 1 <= k <= m ~ 2",
      "(k,l) where k < 2l and l < 2k ~ 2", "take 1, 3 or 4 ~ 1", "wythoff ~ 2"})
  void underMiserePlay_theyAreThoseOfTheRules(String name, int heaps) {
    HeapRules rules = rules(name, heaps);
    assertAgrees(rules, proved(rules, Convention.MISERE), heaps, Convention.MISERE);
  }

  private void assertAgrees(HeapRules rules, PPositionAutomaton proved, int heaps, Convention play) {
    int side = heaps > 2 ? 7 : TO;
    for (int cell = 0; cell < Math.pow(side, heaps); cell++) {
      int rest = cell;
      long[] sizes = new long[heaps];
      for (int i = 0; i < heaps; i++, rest /= side)
        sizes[i] = rest % side;
      Heaps at = Heaps.of(sizes);
      assertThat(proved.lost(at)).as("%s", at).isEqualTo(lost(rules, at, play));
      var winning = new ArrayList<>(options(rules, at));
      winning.removeIf(to -> !lost(rules, to, play));
      Winning<Heaps> found = proved.winning(at, Integer.MAX_VALUE);
      assertThat(found.some()).as("%s", at).containsExactlyInAnyOrderElementsOf(winning);
      assertThat(found.count()).isEqualTo(Count.exactly(winning.size()));
    }
  }

  /** M. J. Whinihan 1963: in Fibonacci Nim just the Fibonacci numbers are lost when all but the whole heap may be taken. */
  @Test
  void heapsOfAnySize_areAsked() {
    PPositionAutomaton proved = proved(rules("(n, m) -> (n-k, 2k) where 1 <= k <= m", 2), Convention.NORMAL);
    BigInteger before = BigInteger.ONE;
    BigInteger fibonacci = BigInteger.TWO;
    for (int i = 0; i < 60; i++) {
      BigInteger next = before.add(fibonacci);
      before = fibonacci;
      fibonacci = next;
      assertThat(proved.lost(Heaps.of(List.of(fibonacci, fibonacci.subtract(BigInteger.ONE))))).isTrue();
      assertThat(proved.lost(Heaps.of(List.of(fibonacci, fibonacci)))).isFalse();
      Heaps more = Heaps.of(List.of(fibonacci.add(BigInteger.ONE), fibonacci));
      assertThat(proved.winning(more, 1).some()).containsExactly(Heaps.of(List.of(fibonacci, BigInteger.TWO)));
    }
  }

  @Test
  void movesBeyondThoseThatAreWanted_areCounted() {
    PPositionAutomaton proved = proved(rules("(k,l) where k < 2l and l < 2k", 2), Convention.NORMAL);
    Winning<Heaps> winning = proved.winning(Heaps.of(3000, 4000), 7);
    assertThat(winning.some()).hasSize(7);
    assertThat(winning.count().number()).isGreaterThan(BigInteger.valueOf(3000));
    assertThat(IntStream.range(0, 7)).allMatch(i -> proved.lost(winning.some().get(i)));
  }

  @Test
  void budgetThatEnds_isTold() {
    HeapRules rules = rules("(n, m) -> (n-k, 2k) where 1 <= k <= m", 2);
    assertThatExceptionOfType(BudgetSpent.class)
        .isThrownBy(() -> PPositionAutomaton.of(rules, Convention.NORMAL, Budget.ofWork(1000)));
  }
}
