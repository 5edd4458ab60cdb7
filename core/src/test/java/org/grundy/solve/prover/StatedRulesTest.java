package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.game.Impartial;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.Euclid;
import org.grundy.game.heap.FibonacciNim;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs of games that state their moves as steps of heaps. */
class StatedRulesTest {
  private static final Budget FREE = Budget.unlimited();

  private static HeapRules rules(Ruleset<?> game) {
    return HeapRules.stated(game, FREE).orElseThrow();
  }

  private static GameProof guess(Ruleset<?> game) {
    return new GameProver(Theory.standard(), FREE).guess(rules(game)).orElseThrow();
  }

  private static GameProof claim(Ruleset<?> game, String lost) {
    HeapRules rules = rules(game);
    return new GameProver(Theory.standard(), FREE).prove(rules, Theory.standard().relation(lost, rules.names()));
  }

  /** Whether a position is losing, by its moves alone. */
  private static <P> boolean lost(Impartial<P> game, P at, Map<P, Boolean> known) {
    Boolean before = known.get(at);
    if (before != null)
      return before;
    var winning = new boolean[1];
    game.moves(at, (to, _) -> {
      winning[0] |= lost(game, to, known);
      return true;
    });
    known.put(at, !winning[0]);
    return !winning[0];
  }

  private static void assertLost(Impartial<?> game, GameProof proof, int heap, int other, String position) {
    assertThat(proof.any().contains(List.of(BigInteger.valueOf(heap), BigInteger.valueOf(other)))).as(position)
        .isEqualTo(lost(game, position));
  }

  private static <P> boolean lost(Impartial<P> game, String position) {
    return lost(game, game.notation().parse(position), new HashMap<>());
  }

  /** M. J. Whinihan, Fibonacci nim, Fibonacci Quart. 1 (1963) 9-13. */
  @Test
  void fibonacciNim_isProvedForAllHeaps() {
    GameProof proof = guess(new FibonacciNim());
    assertThat(proof.proved()).isTrue();
    assertThat(proof.rechecked(FREE)).isTrue();
    for (int heap = 2; heap < 40; heap++)
      for (int most = 1; most < heap; most++)
        assertLost(new FibonacciNim(), proof, heap, most, heap + "; " + most);
  }

  /** A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gaz. 53 (1969) 354-357. */
  @Test
  void euclid_isProvedForAllHeaps() {
    GameProof proof = guess(new Euclid());
    assertThat(proof.proved()).isTrue();
    assertThat(proof.rechecked(FREE)).isTrue();
    for (int x = 0; x < 40; x++)
      for (int y = 0; y < 40; y++)
        assertLost(new Euclid(), proof, x, y, x + " " + y);
    assertThat(claim(new Euclid(), "x = 0 | y = 0 | x != y & x <= a(y) & y <= a(x)").proved()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x = 0 | y = 0", "x = 0 | y = 0 | x <= a(y) & y <= a(x)", "x = y", "x != y & x <= a(y) & y <= a(x)",
          "x = 0 | y = 0 | x != y & x < a(y) & y < a(x)", "x = 0 | y = 0 | x != y & x < 2y & y < 2x"})
  void wrongClaimsAboutEuclid_areRefuted(String claim) {
    GameProof proof = claim(new Euclid(), claim);
    assertThat(proof.proved()).isFalse();
    assertThat(proof.rechecked(FREE)).isFalse();
  }
}
