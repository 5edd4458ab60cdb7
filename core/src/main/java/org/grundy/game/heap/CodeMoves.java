package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;

/**
 * The moves of a take-and-break game between heaps of any size. Whether there is a move takes time linear in the number
 * of heaps; listing goes by the heaps that are left, and of heaps that break without end.
 */
final class CodeMoves {
  private final OctalCode code;
  private final Heaps at;
  private final Moves<Heaps> out;

  private CodeMoves(OctalCode code, Heaps at, Moves<Heaps> out) {
    this.code = code;
    this.at = at;
    this.out = out;
  }

  /** Lists the moves when some heaps do not fit a long, those of the first heap first. */
  static void list(OctalCode code, Heaps at, Moves<Heaps> out) {
    var moves = new CodeMoves(code, at, out);
    for (int i = 0; i < at.count(); i++)
      if (!moves.list(i))
        return;
  }

  private boolean list(int heap) {
    BigInteger size = at.get(heap);
    long most = size.min(BigInteger.valueOf(code.places())).longValueExact();
    for (long taken = 0; taken <= most; taken++) {
      BigInteger rest = size.subtract(BigInteger.valueOf(taken));
      if ((rest.signum() == 0 ? leaves(taken) : leaves(taken, rest)) && !made(heap, rest))
        return false;
    }
    if (code.pieces() > 1)
      for (BigInteger a = BigInteger.ONE; a.shiftLeft(1).compareTo(size) <= 0; a = a.add(BigInteger.ONE))
        for (long taken = 0; taken <= most; taken++)
          if (!broken(heap, taken, a, size.subtract(a).subtract(BigInteger.valueOf(taken))))
            return false;
    return true;
  }

  private boolean broken(int heap, long taken, BigInteger a, BigInteger others) {
    if (others.compareTo(a) >= 0 && leaves(taken, a, others) && !made(heap, a, others))
      return false;
    if ((code.digit(taken) & 8) != 0)
      for (BigInteger b = a; b.shiftLeft(1).compareTo(others) <= 0; b = b.add(BigInteger.ONE))
        if (leaves(taken, a, b, others.subtract(b)) && !made(heap, a, b, others.subtract(b)))
          return false;
    return true;
  }

  private boolean made(int heap, BigInteger... left) {
    var sizes = new ArrayList<>(at.list());
    sizes.remove(heap);
    sizes.addAll(heap, List.of(left));
    return out.to(Heaps.of(sizes), IntStream.range(0, left.length).map(k -> Layouts.piece(heap, k)).toArray());
  }

  private boolean leaves(long taken, BigInteger... left) {
    return leaves(code, taken, left);
  }

  /** Whether taking {@code taken} may leave these heaps, which ascend and are not empty. */
  private static boolean leaves(OctalCode code, long taken, BigInteger... left) {
    return left.length <= 3 && (code.digit(taken) >> left.length & 1) != 0
        && !(taken == 0 && code.unequal() && Arrays.stream(left).distinct().count() < left.length);
  }

  /** Whether a move leads from some heaps to others: one of them changes where it stands, the least first. */
  static boolean legal(OctalCode code, Heaps from, Heaps to) {
    List<BigInteger> before = from.list();
    List<BigInteger> after = to.list();
    int pieces = after.size() - before.size() + 1;
    for (int i = 0; pieces >= 1 && i < before.size(); i++)
      if (after.subList(0, i).equals(before.subList(0, i))
          && after.subList(i + pieces, after.size()).equals(before.subList(i + 1, before.size()))
          && becomes(code, before.get(i), after.subList(i, i + pieces)))
        return true;
    return false;
  }

  private static boolean becomes(OctalCode code, BigInteger heap, List<BigInteger> written) {
    BigInteger[] left = written.stream().filter(size -> size.signum() > 0).toArray(BigInteger[]::new);
    BigInteger taken = heap.subtract(Arrays.stream(left).reduce(BigInteger.ZERO, BigInteger::add));
    return taken.signum() >= 0 && Math.max(1, left.length) == written.size()
        && written.equals(written.stream().sorted().toList()) && leaves(code, code.place(taken), left);
  }
}
