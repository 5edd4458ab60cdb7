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
 * A published result about a game, made to answer. It stands beside its ruleset and knows no solver. The contract test
 * duels every theorem with plain retrograde analysis under both conventions.
 *
 * @param <P> positions
 */
public interface Theorem<P> {
  Citation citation();

  /** The theorem of the prover's shipped theories by which a machine has proved it too, such as {@code F5}. */
  default Optional<String> machineProof() {
    return Optional.empty();
  }

  /**
   * Works out under a budget what the other methods look up for {@code at} and its options. Without it they work it out
   * when they are asked, however long that takes.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first; what was worked out stays
   */
  default void prepare(P at, Budget budget) {
  }

  /** What the theorem says of {@code at}; empty where its conditions fail. Called inside sums and searches: cheap. */
  Optional<Worth> worth(P at, Convention convention);

  /**
   * The winning moves from a position where {@link #worth} answers. Called once, when a person asks.
   */
  Winning<P> winning(P at, Player mover, Convention convention);

  /**
   * The moves of {@code mover} to positions of nim-value {@code value} under normal play, which a sum needs; empty when
   * the theorem does not know them.
   */
  default Optional<Winning<P>> reaching(P at, Player mover, BigInteger value) {
    return Optional.empty();
  }

  /** The nim-values of single heaps, where the theorem gives them for heaps of any size. */
  default Optional<HeapValues> heapValues() {
    return Optional.empty();
  }

  /** Ways to make the P-positions under normal play in order, the best first. */
  default List<Way> ways() {
    return List.of();
  }

  /** What a nim-value that it gives is called in the game's own terms. */
  default Phrase measure() {
    return Phrase.of("nim-value");
  }

  /** The sequences whose n-th terms are the n-th lost position, least first, where the theorem is of that kind. */
  default List<Column> columns() {
    return List.of();
  }

  /** The number that {@code at} equals under normal play, where the theorem says that it is one. */
  default Optional<Dyadic> number(P at) {
    return Optional.empty();
  }

  /** How the worth of {@code at} is worked out, where a few words say it, such as {@code 3 xor 4}. */
  default Optional<Phrase> working(P at) {
    return Optional.empty();
  }

  /** What a winning move does in the theorem's own terms, such as {@code gap 3 becomes 1}; empty where it goes without saying. */
  default Optional<Phrase> effect(P from, P to) {
    return Optional.empty();
  }

  /** Why {@link #worth} holds, on this position. */
  Reason why(P at, Convention convention);

  /** The same for somebody who learns: the steps of the proof on this position, not what {@link #why} says already. */
  default Reason proof(P at, Convention convention) {
    return Reason.NONE;
  }

  /** The nim-value of a single heap as a term of its size, where the theorem gives one. */
  default Optional<ClosedTerm> closed() {
    return Optional.empty();
  }

  /**
   * Whether the nim-value of a heap is its remainder by a number that no move takes a multiple of, and of which every
   * smaller remainder is reached.
   */
  default boolean changesRemainder() {
    return false;
  }

  /** Which positions are lost, where that is a rule of several heaps that has a name here. */
  default Optional<PPositionRule> lostRule() {
    return Optional.empty();
  }

  /** The nim-value of a single heap by that of a smaller one, where the theorem gives it so. */
  default Optional<Reasoned> recursion() {
    return Optional.empty();
  }

  /**
   * A recursion, and how it is seen to hold.
   */
  record Reasoned(Recursion recursion, List<Phrase> why) {
    public Reasoned {
      why = List.copyOf(why);
    }
  }
}
