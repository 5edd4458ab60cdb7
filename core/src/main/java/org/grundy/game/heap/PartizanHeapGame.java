package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * A game of heaps in which a move changes one heap, in a way that depends on its size and on the player. A game writes
 * {@link #name} and {@link #from}; everything else has a default.
 */
public interface PartizanHeapGame extends Partizan<Heaps> {
  /** Puts all options that {@code mover} has at a heap of {@code heap} &ge; 0 tokens into {@code out}. */
  void from(long heap, Player mover, Become out);

  /** The most heaps that one heap becomes in a move of either player; see {@link HeapGame#pieces}. */
  default int pieces() {
    return Math.max(Layouts.pieces(of(Player.LEFT)), Layouts.pieces(of(Player.RIGHT)));
  }

  /** The game in which both have the moves of one player, with heaps laid out for the moves of either. */
  private HeapGame of(Player mover) {
    PartizanHeapGame game = this;
    return new HeapGame() {
      @Override
      public String name() {
        return game.name();
      }

      @Override
      public int pieces() {
        return game.pieces();
      }

      @Override
      public void from(long heap, Become out) {
        game.from(heap, mover, out);
      }
    };
  }

  @Override
  default Phrase rules() {
    return of(Player.LEFT).rules();
  }

  @Override
  default List<String> examples() {
    return of(Player.LEFT).examples();
  }

  @Override
  default Notation<Heaps> notation() {
    return of(Player.LEFT).notation();
  }

  @Override
  default void moves(Heaps at, Player mover, Moves<Heaps> out) {
    of(mover).moves(at, out);
  }

  @Override
  default Picture picture(Heaps at) {
    return of(Player.LEFT).picture(at);
  }

  @Override
  default BigInteger level(Heaps option, int part) {
    return of(Player.LEFT).level(option, part);
  }

  @Override
  default Optional<Heaps> lifted(Heaps at, Heaps summand, Heaps option) {
    return of(Player.LEFT).lifted(at, summand, option);
  }

  @Override
  default Heaps normal(Heaps at) {
    return of(Player.LEFT).normal(at);
  }

  @Override
  default List<Heaps> summands(Heaps at) {
    return of(Player.LEFT).summands(at);
  }
}
