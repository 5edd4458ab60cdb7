package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/**
 * A published result about a game that answers questions about positions. It stands beside its ruleset and knows no
 * solver. The contract test checks every theorem against plain retrograde analysis under both conventions.
 *
 * @param <P> positions
 */
public interface Theorem<P> {
  Citation citation();

  /** The machine-proved version in the prover's shipped theories, such as {@code F5}. */
  default Optional<String> machineProof() {
    return Optional.empty();
  }

  /**
   * Computes, within a budget, what the other methods look up for {@code at} and its options. Without this call they
   * compute it when asked, however long that takes.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget runs out; the results so far are kept
   */
  default void prepare(P at, Budget budget) {
  }

  /** The worth of {@code at} by the theorem; empty when its conditions fail. Called inside sums and searches: cheap. */
  Optional<Worth> worth(P at, Convention convention);

  /** The winning moves from a position for which {@link #worth} answers. Called once, when a person asks. */
  Winning<P> winning(P at, Player mover, Convention convention);

  /**
   * The moves of {@code mover} to positions of nim-value {@code value} under normal play, which a sum needs; empty when
   * the theorem does not know them.
   */
  default Optional<Winning<P>> reaching(P at, Player mover, BigInteger value) {
    return Optional.empty();
  }

  /** The nim-values of single heaps; empty unless the theorem gives them for heaps of any size. */
  default Optional<HeapValues> heapValues() {
    return Optional.empty();
  }

  /** Ways to generate the P-positions under normal play in order, the best first. */
  default List<Way> ways() {
    return List.of();
  }

  /** The name of its nim-values in the game's own terms. */
  default Phrase measure() {
    return Phrase.of("nim-value");
  }

  /** The sequences whose n-th terms make up the n-th P-position, least first; empty if the theorem gives none. */
  default List<Column> columns() {
    return List.of();
  }

  /** The number that {@code at} equals under normal play; empty unless the theorem says that it is a number. */
  default Optional<Dyadic> number(P at) {
    return Optional.empty();
  }

  /** The computation of the worth of {@code at}, if a few words can say it: {@code 3 xor 4}. */
  default Optional<Phrase> working(P at) {
    return Optional.empty();
  }

  /**
   * The effect of a winning move in the theorem's own terms, such as {@code gap 3 becomes 1}; empty when it is obvious.
   */
  default Optional<Phrase> effect(P from, P to) {
    return Optional.empty();
  }

  /** Why {@link #worth} holds for this position. */
  Reason why(P at, Convention convention);

  /** The same for a learner: the steps of the proof for this position, without what {@link #why} already says. */
  default Reason proof(P at, Convention convention) {
    return Reason.NONE;
  }

  /** The nim-value of a single heap as a term of its size, if the theorem gives one. */
  default Optional<ClosedTerm> closed() {
    return Optional.empty();
  }

  /**
   * Whether the nim-value of a heap is its remainder modulo some m, because no move takes a multiple of m and moves
   * reach every smaller remainder.
   */
  default boolean changesRemainder() {
    return false;
  }

  /** The rule for the P-positions of several heaps, if it is one of those named here. */
  default Optional<PPositionRule> lostRule() {
    return Optional.empty();
  }

  /** The nim-value of a single heap in terms of a smaller heap's, if the theorem gives such a recursion. */
  default Optional<Reasoned> recursion() {
    return Optional.empty();
  }

  /** A recursion, and why it holds. */
  record Reasoned(Recursion recursion, List<Phrase> why) {
    public Reasoned {
      why = List.copyOf(why);
    }
  }
}
