package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Partizan Euclid (N. A. McKay and R. J. Nowakowski, Outcomes of Partizan Euclid, Integers 12B, 2013, A9): with p = kq + t and
 * 0 &lt; t &lt; q, Left moves from (p, q) to (q, t) and Right to (q, q - t).
 */
public final class PartizanEuclid implements Partizan<Heaps> {
  @Override
  public String name() {
    return "partizan-euclid";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Divide the larger number by the smaller. Left replaces the larger number with the remainder; "
        + "Right replaces it with the smaller number minus the remainder. Play ends when there is no remainder.");
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(2);
  }

  @Override
  public List<String> examples() {
    return List.of("34 13", "7 5", "12 18");
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  /** A move touches the larger heap. */
  @Override
  public void moves(Heaps at, Player mover, Moves<Heaps> out) {
    int larger = Euclid.greater(at);
    BigInteger smaller = at.get(1 - larger);
    if (smaller.signum() == 0)
      return;
    BigInteger rest = at.get(larger).mod(smaller);
    if (rest.signum() > 0)
      out.to(at.with(larger, mover == Player.LEFT ? rest : smaller.subtract(rest)), larger);
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  /** Ascending, with a quotient of 1; nothing where no move is left. */
  @Override
  public Heaps normal(Heaps at) {
    Heaps sorted = at.sorted();
    BigInteger smaller = sorted.get(0);
    BigInteger rest = smaller.signum() == 0 ? BigInteger.ZERO : sorted.get(1).mod(smaller);
    return rest.signum() == 0 ? Heaps.of(0, 0) : Heaps.of(List.of(smaller, smaller.add(rest)));
  }
}
