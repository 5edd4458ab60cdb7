package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Each player has a take-and-break code of their own: {@code partizan-octal:0.7/0.07}, Left's first. A. S. Fraenkel and
 * A. Kotzig, Partizan octal games: partizan subtraction games, International Journal of Game Theory 16, 1987.
 */
public record PartizanOctal(OctalCode left, OctalCode right) implements Partizan<Heaps> {
  private static final String NAME = "partizan-octal";

  /**
   * Reads {@code partizan-octal:0.7/0.07}; {@code partizan-octal} alone is that.
   *
   * @throws BadInput unless there are two codes
   */
  public static PartizanOctal named(String name) {
    String[] codes = name.length() == NAME.length() ? new String[]{"0.7", "0.07"}
        : name.substring(NAME.length() + 1).split("/", -1);
    if (codes.length != 2)
      throw BadInput.because("expected two codes, Left's and Right's, such as {0}", NAME + ":0.7/0.07");
    return new PartizanOctal(OctalCode.parse(codes[0]), OctalCode.parse(codes[1]));
  }

  private int pieces() {
    return Math.max(left.pieces(), right.pieces());
  }

  /** The game of one player's moves, with heaps laid out for both players' needs. */
  private HeapGame of(Player mover) {
    var own = new TakeAndBreak(mover == Player.LEFT ? left : right);
    int most = pieces();
    return new HeapGame() {
      @Override
      public String name() {
        return own.name();
      }

      @Override
      public int pieces() {
        return most;
      }

      @Override
      public void from(long heap, Become out) {
        own.from(heap, out);
      }
    };
  }

  @Override
  public String name() {
    return NAME + ":" + left + "/" + right;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left: {0}. Right: {1}.", left.words(), right.words());
  }

  @Override
  public List<String> examples() {
    return List.of("6", "3 5", "4 2 1");
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(1, Layouts.mostHeaps(pieces())).atMost(HeapGame.LARGEST);
  }

  @Override
  public Picture picture(Heaps at) {
    return Layouts.picture(at, of(Player.LEFT));
  }

  @Override
  public void moves(Heaps at, Player mover, Moves<Heaps> out) {
    HeapMoves.list(of(mover), at, out);
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return Layouts.level(option, part);
  }

  @Override
  public Heaps normal(Heaps at) {
    return at.sortedWithoutEmpty();
  }

  @Override
  public List<Heaps> summands(Heaps at) {
    return of(Player.LEFT).summands(at);
  }

  @Override
  public Optional<Heaps> negative(Heaps at) {
    return left.equals(right) ? Optional.of(at) : Optional.empty();
  }
}
