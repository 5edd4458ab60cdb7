package org.grundy.solve.prover;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.value.Convention;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Decision;

/**
 * What was found out about a claim that certain positions are the losing positions of a game.
 *
 * @param rules    of the game
 * @param lost     what the claim says they are, in words; empty when they were guessed
 * @param theorems the names of the shipped theorems that are the two statements; none of other claims
 * @param any      the claimed positions
 * @param sorted   those of them whose heaps ascend
 * @param safe     that no move leads from one of them to another
 * @param winning  that a move leads to one of them from every other position
 * @param bound    the heaps up to which the rules were played through besides
 * @param upTo     the losing positions with ascending heaps there
 * @param recheck  how far the proofs were followed again, of a claim that is proved
 */
public record GameProof(HeapRules rules, String lost, List<String> theorems, Solutions any, Solutions sorted,
    Decision safe,
    Decision winning, int bound, List<List<Long>> upTo, Optional<Recheck> recheck) {
  public GameProof {
    theorems = List.copyOf(theorems);
    upTo = upTo.stream().map(List::copyOf).toList();
  }

  public String game() {
    return rules.name();
  }

  public int heaps() {
    return rules.heaps();
  }

  /** Both statements are true. Since play ends, the claim is then true for heaps of all sizes. */
  public boolean proved() {
    return safe.holds() && winning.holds();
  }

  /** What was decided, of a claim that is {@link #proved}. */
  public Optional<DecidedStatements> decided() {
    return proved() ? Optional.of(DecidedStatements.lost(Convention.NORMAL, List.of(safe, winning))) : Optional.empty();
  }

  /**
   * Whether the rules, played through up to the bound, say what the claim says.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public boolean rechecked(Budget budget) {
    Set<List<BigInteger>> played = upTo.stream().map(heaps -> heaps.stream().map(BigInteger::valueOf).toList())
        .collect(Collectors.toSet());
    return played.equals(Set.copyOf(sorted.upTo(BigInteger.valueOf(bound), budget)));
  }

  /** The largest number up to which the claim is not refuted yet: the least of its counterexamples' greatest numbers. */
  BigInteger reach() {
    return Stream.of(safe, winning).filter(decision -> !decision.holds())
        .flatMap(decision -> decision.example().stream())
        .map(example -> example.variables().values().stream().reduce(BigInteger.ZERO, BigInteger::max))
        .min(BigInteger::compareTo).orElse(BigInteger.ZERO);
  }
}
