package org.grundy.game.heap;

import java.util.Optional;
import org.grundy.phrase.Phrase;

/** The take-and-break game of a code, with a name that people know it by, or else the code itself. */
public record TakeAndBreak(String name, Code digits) implements HeapGame {
  public TakeAndBreak(Code code) {
    this(code.toString(), code);
  }

  @Override
  public Phrase rules() {
    return digits.words();
  }

  @Override
  public Optional<Code> code() {
    return Optional.of(digits);
  }

  @Override
  public int pieces() {
    return digits.pieces();
  }

  /** In time linear in the number of options and places. */
  @Override
  public void from(long heap, Become out) {
    for (long taken = 0; taken <= Math.min(heap, digits.places()); taken++)
      if (!left(digits.digit(taken), heap - taken, taken == 0 && digits.unequal() ? 1 : 0, out))
        return;
  }

  /** @param apart the least difference between two heaps that are left */
  private static boolean left(int digit, long rest, int apart, Become out) {
    if ((digit & 1) != 0 && rest == 0 && !out.heaps() || (digit & 2) != 0 && rest > 0 && !out.heap(rest))
      return false;
    if ((digit & 4) != 0)
      for (long a = 1; a <= rest - a - apart; a++)
        if (!out.heaps(a, rest - a))
          return false;
    if ((digit & 8) != 0)
      for (long a = 1; a <= rest / 3; a++)
        for (long b = a + apart; b <= rest - a - b - apart; b++)
          if (!out.heaps(a, b, rest - a - b))
            return false;
    return true;
  }
}
