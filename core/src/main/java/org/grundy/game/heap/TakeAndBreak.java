package org.grundy.game.heap;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** The take-and-break game of a code, under its popular name or else the code itself. */
public record TakeAndBreak(String name, OctalCode digits) implements HeapGame {
  /** The game under its code as a name. */
  public TakeAndBreak(OctalCode code) {
    this(code.toString(), code);
  }

  @Override
  public Phrase rules() {
    return digits.words();
  }

  @Override
  public Optional<OctalCode> code() {
    return Optional.of(digits);
  }

  @Override
  public int pieces() {
    return digits.pieces();
  }

  /** A heap that may be split without taking leads to as many positions as it has partitions. */
  @Override
  public List<String> examples() {
    return digits.finite() ? HeapGame.super.examples() : List.of("9", "3 5 7", "4");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    if (digits.equals(LaskerTheorem.CODE))
      return List.of(new LaskerTheorem());
    return digits.equals(AnyNumberTheorem.CODE) ? List.of(new AnyNumberTheorem()) : List.of();
  }

  /** Accepts heaps of any size: the first values may prove how the others go on forever. */
  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(1, Layouts.mostHeaps(pieces()));
  }

  @Override
  public void moves(Heaps at, Moves<Heaps> out) {
    if (at.small())
      HeapMoves.list(this, at, out);
    else
      CodeMoves.list(digits, at, out);
  }

  @Override
  public boolean legal(Heaps from, Player mover, Heaps to) {
    return CodeMoves.legal(digits, from, to);
  }

  @Override
  public Optional<Count> moveCount(Heaps at, Player mover) {
    return CodeCount.of(digits, at);
  }

  /**
   * Takes time linear in the number of options and places. Breaks are ordered by the smaller heap, so that the first
   * options of a huge heap include every kind.
   */
  @Override
  public void from(long heap, Become out) {
    long most = Math.min(heap, digits.places());
    for (long taken = 0; taken <= most; taken++)
      if (!unbroken(digits.digit(taken), heap - taken, out))
        return;
    if (digits.pieces() > 1)
      for (long a = 1; a <= heap / 2; a++)
        for (long taken = 0; taken <= Math.min(most, heap - 2 * a); taken++)
          if (!broken(digits.digit(taken), a, heap - taken - a, taken == 0 && digits.unequal() ? 1 : 0, out))
            return;
  }

  private static boolean unbroken(int digit, long rest, Become out) {
    return ((digit & 1) == 0 || rest > 0 || out.heaps()) && ((digit & 2) == 0 || rest == 0 || out.heap(rest));
  }

  /**
   * Two heaps, or three of which {@code a} is the least.
   *
   * @param apart the least difference between two heaps that are left
   */
  private static boolean broken(int digit, long a, long others, int apart, Become out) {
    if ((digit & 4) != 0 && others >= a + apart && !out.heaps(a, others))
      return false;
    if ((digit & 8) != 0)
      for (long b = a + apart; b <= others - b - apart; b++)
        if (!out.heaps(a, b, others - b))
          return false;
    return true;
  }
}
