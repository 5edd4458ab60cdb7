package org.grundy.word.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Automata;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecheckTest {
  private static final Budget FREE = Budget.unlimited();
  private static final Theory THEORY = Theory.shipped();
  private static final List<Relation> RELATIONS = List.of(Relation.values());

  static Stream<DigitSystem> systems() {
    return Stream.of(DigitSystem.BINARY, DigitSystem.base(3), DigitSystem.base(10), DigitSystem.FIBONACCI,
        DigitSystem.TRIBONACCI, DigitSystem.recurrence(2, 1), DigitSystem.recurrence(5, 1),
        DigitSystem.recurrence(1, 0, 1), DigitSystem.recurrence(3, -1), DigitSystem.recurrence(2, -1, 1),
        DigitSystem.pell(),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 3, (1, 2)]")),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 4, 2, (3)]")),
        DigitSystem.recurrence(List.of(1, 1), List.of(BigInteger.ONE, BigInteger.valueOf(3))),
        DigitSystem.recurrence(List.of(2, 1), List.of(BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(5))));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void sums_areProvedFromTheirDefinition(DigitSystem system) {
    assertThat(SumProof.transitions(system, FREE)).isPositive();
  }

  @ParameterizedTest
  @MethodSource("systems")
  void plainSums_compareLikeNumbers(DigitSystem system) {
    var random = new Random(system.digits());
    for (int i = 0; i < 60; i++) {
      var comparison = new Comparison(Linear.of(random.longs(2, -4, 5).toArray(), random.nextInt(41) - 20),
          RELATIONS.get(random.nextInt(RELATIONS.size())));
      var sum = new PlainSum(system, comparison, Budget.unlimited());
      for (long x = 0; x < 30; x++)
        for (long y = 0; y < 30; y++)
          assertThat(sum.ends(end(system, sum, x, y))).as("%s in %s at %d, %d", comparison, system, x, y)
              .isEqualTo(comparison.holds(x, y));
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void plainSums_stayOpen_whereTheirBoundsWouldOverflow(DigitSystem system) {
    for (long constant : new long[]{Long.MAX_VALUE - 1000, Long.MIN_VALUE + 1000})
      for (Relation relation : RELATIONS) {
        var comparison = new Comparison(Linear.of(new long[]{1, -1}, constant), relation);
        var sum = new PlainSum(system, comparison, Budget.unlimited());
        assertThat(sum.ends(end(system, sum, 7, 3))).as("%s in %s", comparison, system)
            .isEqualTo(comparison.holds(7, 3));
      }
  }

  /** Two bits for the state of each number, of sixteen. */
  @Test
  void stepWithTooManyNumbers_isNotFollowed() {
    DigitSystem schwenk = DigitSystem.recurrence(List.of(1, 0, 0, 1),
        Stream.of(1, 2, 3, 4, 6).map(BigInteger::valueOf).toList());
    Product.Node none = new Product.Or(List.of());
    assertThatThrownBy(
        () -> new ConditionDerivatives(schwenk, 16, none, ConditionDerivatives.noSums(), FREE))
        .isInstanceOf(BadInput.class).hasMessage("an automaton over digits of the recurrence 1 0 0 1 from 1 2 3 4 6 "
            + "cannot read 16 numbers at once");
    Recheck recheck = Recheck.of(schwenk, List.of(StepClaim.nothing(15, none), StepClaim.nothing(16, none)), FREE);
    assertThat(recheck.steps()).isEqualTo(2);
    assertThat(recheck.complete()).isFalse();
  }

  /** The proof that sums add has 30<sup>5</sup> symbols, more than are tried at each state. */
  @Test
  void sumsWithTooManySymbols_areNotFollowed() {
    StepClaim none = StepClaim.nothing(2, new Product.Or(List.of()));
    Recheck recheck = Recheck.of(DigitSystem.base(30), List.of(none), FREE);
    assertThat(recheck.steps()).isEqualTo(1);
    assertThat(recheck.complete()).isFalse();
    assertThat(Recheck.of(DigitSystem.base(10), List.of(none), FREE).complete()).isTrue();
  }

  @Test
  void cancelling_endsTheSecondLook() {
    Statement statement = THEORY.theorem("T5").orElseThrow().statement();
    Decision decision = new Prover(FREE).decide(statement);
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    assertThatThrownBy(() -> Recheck.of(statement.digits(), decision.claims(), cancelled))
        .isInstanceOf(BudgetSpent.class);
    assertThat(Recheck.of(statement.digits(), decision.claims(), Budget.ofWork(20_000)).complete()).isFalse();
  }

  private static int end(DigitSystem system, Machine machine, long x, long y) {
    int[] one = system.digitsOf(BigInteger.valueOf(x));
    int[] other = system.digitsOf(BigInteger.valueOf(y));
    int length = Math.max(one.length, other.length);
    int state = machine.start();
    for (int place = length; place > 0 && state >= 0; place--) {
      int a = place > one.length ? 0 : one[one.length - place];
      int b = place > other.length ? 0 : other[other.length - place];
      state = machine.next(state, a + system.digits() * b);
    }
    return state;
  }

  @ParameterizedTest
  @ValueSource(strings = {"F1", "F2", "F3", "F4", "F5", "T1", "T2", "T3", "T4", "T5", "T6"})
  void theorems_areFollowedAgain(String name) {
    assertFollowed(name);
  }

  @Tag("nightly")
  @Test
  void theTheoremOfMovesToTriples_isFollowedAgain() {
    assertFollowed("T8");
  }

  private static void assertFollowed(String name) {
    Statement statement = THEORY.theorem(name).orElseThrow().statement();
    Decision decision = new Prover(FREE).decide(statement);
    Recheck recheck = Recheck.of(statement.digits(), decision.claims(), FREE);
    assertThat(recheck.complete()).isTrue();
    assertThat(recheck.of()).isPositive();
    assertThat(recheck.transitions()).isGreaterThan(recheck.of());
  }

  private static Product.Leaf leaf(DigitSystem system, Random random, int... tracks) {
    var comparison = new Comparison(Linear.of(random.longs(tracks.length, -3, 4).toArray(), random.nextInt(9) - 4),
        RELATIONS.get(random.nextInt(RELATIONS.size())));
    return new Product.Leaf(new LinearMachine(system, comparison, Budget.unlimited()),
        IntStream.of(tracks).boxed().toList(),
        random.nextBoolean());
  }

  private static Product.Node condition(DigitSystem system, Random random) {
    List<Product.Node> parts = List.of(leaf(system, random, 0, 1), leaf(system, random, 1, 2),
        new Product.Or(List.of(leaf(system, random, 0, 2), leaf(system, random, 0))));
    return new Product.And(parts);
  }

  /** Right claims pass; the same claims of another automaton do not. */
  @RepeatedTest(60)
  void wrongClaims_areFoundOut(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    List<DigitSystem> systems = systems().toList();
    DigitSystem system = systems.get(random.nextInt(systems.size()));
    Product.Node condition = condition(system, random);
    var product = new Product(system, 3, condition, FREE);
    Dfa some = Automata.projected(product, 1, FREE).dfa();
    Dfa all = Dfas.numbers(system);
    Dfa none = Automata.without(all, product, FREE).dfa();
    assertRight(system, StepClaim.projected(3, condition, some), StepClaim.without(all, 3, condition, none));
    assertWrong(system, StepClaim.projected(3, condition, none));
    assertWrong(system, StepClaim.without(all, 3, condition, some));
    for (StepClaim nothing : List.of(StepClaim.nothing(3, condition), StepClaim.inductive(3, condition, all)))
      if (some.isEmpty())
        assertRight(system, nothing);
      else
        assertWrong(system, nothing);
    int n = random.nextInt(60);
    Dfa one = Automata.projected(new Product(system, 1,
        new Product.And(List.of(new Product.Leaf(some, List.of(0), true),
            new Product.Leaf(Dfas.compared(system, Relation.UNEQUAL, BigInteger.valueOf(n), Budget.unlimited()),
                List.of(0), true))),
        FREE), 1, FREE).dfa();
    if (!one.equals(some))
      assertWrong(system, StepClaim.projected(3, condition, one));
  }

  private static void assertRight(DigitSystem system, StepClaim... claims) {
    assertThat(Recheck.of(system, List.of(claims), FREE).complete()).isTrue();
  }

  private static void assertWrong(DigitSystem system, StepClaim claim) {
    assertThatThrownBy(() -> Recheck.of(system, List.of(claim), FREE)).isInstanceOf(IllegalStateException.class);
  }

  /** One claim too many, of what is not so, in a proof that is right. */
  @Test
  void aForgedStep_isFoundOut() {
    Statement statement = THEORY.theorem("F4").orElseThrow().statement();
    var claims = new ArrayList<>(new Prover(FREE).decide(statement).claims());
    claims.add(StepClaim.nothing(1, new Product.Leaf(Dfas.numbers(DigitSystem.FIBONACCI), List.of(0), true)));
    assertThatThrownBy(() -> Recheck.of(DigitSystem.FIBONACCI, claims, FREE))
        .isInstanceOf(IllegalStateException.class).hasMessageContaining("a step of the proof is wrong");
  }
}
