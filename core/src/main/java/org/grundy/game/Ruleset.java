package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * The rules of a game, apart from its positions. The kinds are closed (who may move, and what is counted); the games
 * are open. A ruleset has no state and never draws, speaks a language, or names a solver.
 *
 * @param <P> positions: immutable values with structural {@code equals} and a fast {@code hashCode}
 */
public sealed interface Ruleset<P> permits Impartial, Partizan, Scoring {
  /** What people type and links carry, with parameters but without spaces or braces: {@code wythoff}, {@code 0.77}. */
  String name();

  /** The rules in a sentence or two. */
  Phrase rules();

  /** How positions are written. */
  Notation<P> notation();

  /** The ruleset that reads a position of this name: this one, or the same game where it is played elsewhere. */
  default Ruleset<?> reading(String position) {
    return this;
  }

  /** Positions to show; play starts at the first. At least one, and one small enough to be searched to the end. */
  List<String> examples();

  /** How the players' moves differ, in a few words that stand beside the picture, where it does not show that itself. */
  default Optional<Phrase> sides() {
    return Optional.empty();
  }

  /** What a position looks like, and the parts of it that a person touches. */
  Picture picture(P at);

  /** Puts every option that {@code mover} has at {@code at} into {@code out}, and stops when it is told to. */
  void moves(P at, Player mover, Moves<P> out);

  /**
   * A fixed representative of all positions that are the same but for symmetry or unused room: cropped, sorted. It has
   * the same game tree.
   */
  default P normal(P at) {
    return at;
  }

  /** Positions whose sum is {@code at}, each in {@code at}'s own coordinates so that its moves are moves of the whole. */
  default List<P> summands(P at) {
    return List.of(at);
  }

  /**
   * The option of {@code at} that comes of an option of one of its summands; empty where the same touches make both, in one
   * picture.
   */
  default Optional<P> lifted(P at, P summand, P option) {
    return Optional.empty();
  }

  /** The position with the players exchanged, where the game has one. */
  default Optional<P> negative(P at) {
    return Optional.empty();
  }

  /** Whether the numbers of a position count tokens, so that a move takes some; else they are places. */
  default boolean counts() {
    return true;
  }

  /** Whether play may come back to a position. */
  default boolean loopy() {
    return false;
  }

  /** How play may come back to a position, where it is known. */
  default Optional<Phrase> returning() {
    return Optional.empty();
  }

  /** What has been published about the game, best first. */
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

  /** How many options {@code mover} has, when that can be said without listing them. */
  default Optional<Count> moveCount(P at, Player mover) {
    return Optional.empty();
  }

  /** The {@link Touch#level} of a touched part: the size of a heap in the option, 0 for every other part. */
  default BigInteger level(P option, int part) {
    return BigInteger.ZERO;
  }

  /** Whether the parts of a move may be touched in any order, because each order makes the same move. */
  default boolean touchedInAnyOrder() {
    return false;
  }

  /**
   * Where Left and Right may touch the same parts and make different moves: two letters that say whose move it is, Left's
   * first, {@code xo}; empty in all other games.
   */
  default String touchedAlike() {
    return "";
  }

  /** What the touches so far come to. By listing; games with described moves override. */
  default TouchResult<P> touched(P at, Player mover, List<Touch> soFar) {
    return TouchResolver.resolve(this, at, mover, soFar);
  }
}
