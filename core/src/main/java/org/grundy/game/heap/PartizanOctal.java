package org.grundy.game.heap;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Each player has a take-and-break code of their own: {@code partizan-octal:0.7/0.07}, Left's first. A. S. Fraenkel and
 * A. Kotzig, Partizan octal games: partizan subtraction games, International Journal of Game Theory 16, 1987.
 */
public record PartizanOctal(OctalCode left, OctalCode right) implements PartizanHeapGame {
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

  @Override
  public int pieces() {
    return Math.max(left.pieces(), right.pieces());
  }

  @Override
  public void from(long heap, Player mover, Become out) {
    new TakeAndBreak(mover == Player.LEFT ? left : right).from(heap, out);
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
  public Optional<Heaps> negative(Heaps at) {
    return left.equals(right) ? Optional.of(at) : Optional.empty();
  }
}
