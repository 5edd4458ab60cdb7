package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.Nim;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.Tribonacci;
import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.Vectors;
import org.grundy.game.vector.WideWythoff;
import org.grundy.game.vector.Wythoff;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameProverTest {
  private static final class Own extends VectorGame {
    Own(int heaps, Rule... rules) {
      super(heaps, rules);
    }

    @Override
    public String name() {
      return "own";
    }
  }

  private static HeapRules rules(Ruleset<?> game, int heaps) {
    return HeapRules.of(game, heaps).orElseThrow();
  }

  private static GameProver prover(Theory theory) {
    return new GameProver(theory, Budget.unlimited());
  }

  private static void assertAgrees(GameProof proof) {
    assertThat(proof.proved()).isTrue();
    List<List<BigInteger>> sorted = proof.upTo().stream()
        .map(heaps -> heaps.stream().map(BigInteger::valueOf).toList()).toList();
    assertThat(sorted).allMatch(proof.sorted()::contains);
    assertThat(proof.sorted().first(sorted.size(), Budget.unlimited())).containsExactlyInAnyOrderElementsOf(sorted);
  }

  /** W. A. Wythoff 1907; the sizes of the automata are those that another program finds. */
  @Test
  void wythoff_isProvedByItsPairs() {
    GameProof proof = prover(Theory.shipped()).prove(rules(new Wythoff(), 2)).orElseThrow();
    assertAgrees(proof);
    assertThat(proof.any().dfa().states()).isEqualTo(7);
    assertThat(proof.sorted().dfa().states()).isEqualTo(4);
    assertThat(proof.bound()).isEqualTo(200);
    assertThat(proof.upTo()).hasSize(77);
    assertThat(proof.theorems()).containsExactly("F4", "F5");
  }

  @Test
  void wythoff_isGuessedAndProvedWithoutATheory() {
    GameProof proof = prover(Theory.standard()).prove(rules(new Wythoff(), 2)).orElseThrow();
    assertAgrees(proof);
    assertThat(proof.lost()).isEmpty();
    assertThat(proof.sorted())
        .isEqualTo(prover(Theory.shipped()).prove(rules(new Wythoff(), 2)).orElseThrow().sorted());
  }

  /** C. L. Bouton 1901: the digits of every place are even in number. */
  @Test
  void nim_isGuessedAndProvedInBaseTwo() {
    GameProof proof = prover(Theory.standard()).prove(rules(new Nim(), 3)).orElseThrow();
    assertAgrees(proof);
    assertThat(proof.any().dfa().states()).isOne();
    assertThat(proof.any().system()).isEqualTo(DigitSystem.BINARY);
  }

  @Test
  void tribonacci_isProvedByItsTriples() {
    GameProof proof = prover(Theory.shipped()).prove(rules(new Tribonacci(), 3)).orElseThrow();
    assertAgrees(proof);
    assertThat(proof.any().dfa().states()).isEqualTo(40);
    assertThat(proof.sorted().dfa().states()).isEqualTo(7);
  }

  /** A. S. Fraenkel 1982: A_n and A_n + t n, in the numeration of (t, 1). */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void widerDiagonals_areProvedInTheirNumeration(int width) {
    assertProved(width);
  }

  @Tag("nightly")
  @ParameterizedTest
  @ValueSource(ints = {5, 6, 9})
  void stillWiderDiagonals_areProvedInTheirNumeration(int width) {
    assertProved(width);
  }

  private static void assertProved(int width) {
    GameProof proof = prover(Theory.standard()).prove(rules(new WideWythoff(width), 2)).orElseThrow();
    assertAgrees(proof);
    assertThat(proof.any().system()).isEqualTo(DigitSystem.recurrence(width, 1));
    assertThat(proof.recheck().orElseThrow().steps()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void widerDiagonals_areGuessedAndProved(int width) {
    assertGuessed(width);
  }

  @Tag("nightly")
  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  void stillWiderDiagonals_areGuessedAndProved(int width) {
    assertGuessed(width);
  }

  private static void assertGuessed(int width) {
    GameProof proof = prover(Theory.standard()).guess(rules(new WideWythoff(width), 2)).orElseThrow();
    assertAgrees(proof);
    assertThat(proof.lost()).isEmpty();
    assertThat(proof.sorted())
        .isEqualTo(prover(Theory.standard()).prove(rules(new WideWythoff(width), 2)).orElseThrow().sorted());
  }

  @Test
  void vectors_areGuessedAndProved() {
    GameProof wythoff = prover(Theory.standard()).prove(rules(Vectors.named("vector:(k,0)(0,k)(k,k)"), 0))
        .orElseThrow();
    assertThat(wythoff.sorted())
        .isEqualTo(prover(Theory.shipped()).prove(rules(new Wythoff(), 2)).orElseThrow().sorted());
    assertAgrees(wythoff);
    assertAgrees(prover(Theory.standard()).prove(rules(Vectors.named("vector:(1,2)(2,1)"), 0)).orElseThrow());
    GameProof lame = prover(Theory.standard()).prove(rules(Vectors.named("vector:(k,0)(0,l)(2,1)"), 0)).orElseThrow();
    assertThat(lame.rules().symmetric()).isFalse();
    assertAgrees(lame);
  }

  @Test
  void automata_areClaimsAsWell() {
    GameProof proof = prover(Theory.shipped()).prove(rules(new Wythoff(), 2)).orElseThrow();
    assertThat(prover(Theory.standard()).prove(rules(new Wythoff(), 2), proof.sorted(), "read").any())
        .isEqualTo(proof.any());
  }

  @Test
  void aWrongClaim_isRefutedByTheLeastMove() {
    Definition claim = Theory.standard().with("def equal(x, y) := x = y").definition("equal").orElseThrow();
    GameProof proof = prover(Theory.standard()).prove(rules(new Wythoff(), 2), claim);
    assertThat(proof.proved()).isFalse();
    assertThat(proof.safe().example().orElseThrow()).hasToString("x = 1, y = 1, x' = 0, y' = 0");
    assertThat(proof.winning().holds()).isTrue();
  }

  @Test
  void aClaimAboutAnotherNumberOfHeaps_isRefused() {
    Definition claim = Theory.standard().with("def zero(x) := x = 0").definition("zero").orElseThrow();
    assertThatThrownBy(() -> prover(Theory.standard()).prove(rules(new Wythoff(), 2), claim))
        .isInstanceOf(BadInput.class)
        .hasMessage("expected a relation of 2 numbers, found zero/1");
  }

  static Stream<Arguments> pairs() {
    return Stream.of(rules(new Wythoff(), 2), rules(new WideWythoff(4), 2), rules(new Nim(), 2),
        rules(new Own(2, Rule.of("one", 1, "a<=3"), Rule.of("two", 2, "a=b & a!=2")), 2),
        rules(new Own(2, Rule.of("two", 2, "a<=2b & b<=a+5")), 2),
        rules(Vectors.named("vector:(k,0)(0,l)(2,1)"), 0), rules(Vectors.named("vector:(k,2k)(3,1)(0,l)"), 0))
        .flatMap(rules -> Stream.of(Convention.values()).map(play -> Arguments.of(rules, play)));
  }

  /** The sieve against every position with the moves that lead to positions found lost before. */
  @ParameterizedTest
  @MethodSource("pairs")
  void sievedPairs_areThoseFromWhichNoMoveLeadsToALostOne(HeapRules rules, Convention play) {
    int bound = 70;
    boolean misere = play == Convention.MISERE;
    var lost = new HashSet<Heaps>();
    var expected = new ArrayList<List<Long>>();
    for (long y = 0; y <= bound; y++)
      for (long x = 0; x <= (rules.symmetric() ? y : bound); x++)
        if (!rules.leads(Heaps.of(x, y), lost::contains) && (!misere || rules.leads(Heaps.of(x, y), _ -> true))) {
          expected.add(List.of(x, y));
          lost.add(Heaps.of(x, y));
          if (rules.symmetric())
            lost.add(Heaps.of(y, x));
        }
    assertThat(PairSieve.applies(rules)).isTrue();
    assertThat(new PairSieve(rules, bound, misere, Budget.unlimited()).lost().stream().map(at -> List.of(at[0], at[1])))
        .containsExactlyElementsOf(expected);
  }

  static Stream<VectorGame> games() {
    return Stream.of(new Wythoff(), new Own(2, Rule.of("one", 1, "a<=3"), Rule.of("two", 2, "a=b & a!=2")),
        new Own(2, Rule.of("two", 2, "a<=b+1 & b<=2a").except("x'<y'")), new Tribonacci(),
        new Own(3, Rule.of("three", 3, "a+b=c").except("x'<y' & y'<z'"), Rule.of("two", 2, "a>b+1")));
  }

  /** The formula of the moves against the moves as they are listed. */
  @ParameterizedTest
  @MethodSource("games")
  void formulasOfMoves_areTheMovesThatAreListed(VectorGame game) {
    int heaps = game.heaps();
    List<String> names = List.of("x", "y", "z");
    List<Variable> before = names.subList(0, heaps).stream().map(Variable::new).toList();
    List<Variable> after = names.subList(0, heaps).stream().map(Variable::new).toList();
    Formula move = new MoveFormulas(before, after).move(game.moveRules());
    var all = new ArrayList<>(before);
    all.addAll(after);
    Solutions moves = new Prover(Budget.unlimited())
        .solutions(new Statement(all, List.of(), move, Optional.of(DigitSystem.BINARY)));
    var random = new Random(heaps);
    for (int i = 0; i < 3000; i++) {
      long[] from = random.longs(heaps, 0, 9).toArray();
      long[] to = from.clone();
      for (int heap = 0; heap < heaps; heap++)
        to[heap] -= random.nextInt(3) == 0 ? 0 : random.nextLong(from[heap] + 1);
      var numbers = new ArrayList<BigInteger>();
      for (long[] side : List.of(from, to))
        for (long size : side)
          numbers.add(BigInteger.valueOf(size));
      assertThat(moves.contains(numbers)).as(numbers.toString())
          .isEqualTo(game.by(Heaps.of(from), Heaps.of(to)).isPresent());
    }
  }
}
