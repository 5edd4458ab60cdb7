package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * The rules of a game, apart from its positions. The set of kinds (who may move, and what counts) is closed; the set of
 * games is open. A ruleset has no state and never draws, speaks a language, or names a solver.
 *
 * @param <P> positions: immutable values with structural {@code equals} and a fast {@code hashCode}
 */
public sealed interface Ruleset<P> permits Impartial, Partizan, Scoring {
  /**
   * The name that people type and links carry, with parameters but without spaces or braces: {@code wythoff},
   * {@code 0.77}.
   */
  String name();

  /** The rules in a sentence or two. */
  Phrase rules();

  /** The notation of positions. */
  Notation<P> notation();

  /** The ruleset that reads a position under this name: this one, or the same game on another kind of board. */
  default Ruleset<?> reading(String position) {
    return this;
  }

  /** Positions to show; play starts at the first. There is at least one, and one is small enough for a full search. */
  List<String> examples();

  /** The moves for a proof, of a game that is not described by what is taken from heaps. */
  default Optional<HeapSteps> steps() {
    return Optional.empty();
  }

  /** How the players' moves differ, in a few words beside the picture, when the picture itself does not show it. */
  default Optional<Phrase> sides() {
    return Optional.empty();
  }

  /** The picture of a position, with the parts that a person touches. */
  Picture picture(P at);

  /** Puts every option that {@code mover} has at {@code at} into {@code out}, and stops when told to. */
  void moves(P at, Player mover, Moves<P> out);

  /**
   * A fixed representative of all positions that differ only by symmetry or unused room, for instance cropped or
   * sorted. It has the same game tree.
   */
  default P normal(P at) {
    return at;
  }

  /** Positions whose sum is {@code at}, each in {@code at}'s own coordinates so that its moves are moves of the whole. */
  default List<P> summands(P at) {
    return List.of(at);
  }

  /**
   * The option of {@code at} that an option of one of its summands yields; empty when the same touches make both, in
   * one picture.
   */
  default Optional<P> lifted(P at, P summand, P option) {
    return Optional.empty();
  }

  /** The position with the players exchanged; empty when the game has none. */
  default Optional<P> negative(P at) {
    return Optional.empty();
  }

  /** Whether the numbers of a position count tokens, so that a move takes some; otherwise they are places. */
  default boolean counts() {
    return true;
  }

  /**
   * Whether moves only take tokens from heaps and put tokens on heaps; otherwise a number may be replaced by another.
   */
  default boolean putsTokens() {
    return false;
  }

  /** Whether play may return to an earlier position. */
  default boolean loopy() {
    return false;
  }

  /** How play may return to an earlier position, if that is known. */
  default Optional<Phrase> returning() {
    return Optional.empty();
  }

  /** Published theorems about the game, the best first. */
  default List<Theorem<P>> theorems() {
    return List.of();
  }

  /** Whether {@code mover} may go from {@code from} to {@code to}. By listing; games with described moves override. */
  default boolean legal(P from, Player mover, P to) {
    boolean[] found = {false};
    moves(from, mover, (option, _) -> {
      found[0] |= option.equals(to);
      return !found[0];
    });
    return found[0];
  }

  /** The number of options of {@code mover}; empty when only a list would tell. */
  default Optional<Count> moveCount(P at, Player mover) {
    return Optional.empty();
  }

  /**
   * Whether {@link #touched} finds moves without listing all of them, so that there can be any number. Those games do
   * that count their moves; a game that counts them and lists them at a touch overrides this.
   */
  default boolean touchesAnyNumber(P at, Player mover) {
    return moveCount(at, mover).isPresent();
  }

  /** The {@link Touch#level} of a touched part: for a heap its size in the option, for every other part 0. */
  default BigInteger level(P option, int part) {
    return BigInteger.ZERO;
  }

  /** Whether the parts of a move may be touched in any order, because each order makes the same move. */
  default boolean touchedInAnyOrder() {
    return false;
  }

  /**
   * The letters of Left and Right, such as {@code xo}, in a game where both may touch the same parts to make different
   * moves; empty in all other games.
   */
  default String touchedAlike() {
    return "";
  }

  /** The result of the touches so far. By listing; games with described moves override. */
  default TouchResult<P> touched(P at, Player mover, List<Touch> soFar) {
    return TouchResolver.resolve(this, at, mover, soFar);
  }
}
