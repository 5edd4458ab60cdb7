package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;

/**
 * Touches of heaps at the levels to which they fall, in any order; a second touch of a heap replaces the first, and one
 * at its present size takes it back.
 */
final class VectorTouches {
  private final VectorMoves kernel;
  private final List<BigInteger> before;

  VectorTouches(VectorMoves kernel, Heaps at) {
    this.kernel = kernel;
    this.before = at.list();
  }

  /** Takes time linear in the heaps times the shapes of the rules; lists no moves. */
  TouchResult<Heaps> touched(List<Touch> soFar) {
    var after = new ArrayList<>(before);
    for (Touch touch : soFar) {
      int heap = touch.part();
      if (heap < 0 || heap >= before.size() || touch.level().signum() < 0
          || touch.level().compareTo(before.get(heap)) > 0)
        return new TouchResult.Refused<>();
      after.set(heap, touch.level());
    }
    Heaps to = Heaps.of(after);
    Optional<Heaps> ended = kernel.by(Heaps.of(before), to).map(_ -> to);
    Set<Touch> next = next(after);
    int last = soFar.size() - 1;
    boolean again = last >= 1 && same(soFar.get(last), soFar.get(last - 1));
    if (ended.isPresent() && (again || next.isEmpty()))
      return new TouchResult.Done<>(to);
    return next.isEmpty() ? new TouchResult.Refused<>() : new TouchResult.More<>(next, ended);
  }

  private static boolean same(Touch a, Touch b) {
    return a.part() == b.part() && a.level().equals(b.level());
  }

  /** The heaps that may be touched as well, each at its present size; any level below may be chosen. */
  private Set<Touch> next(List<BigInteger> after) {
    List<BigInteger> taken = new ArrayList<>();
    for (int i = 0; i < before.size(); i++)
      taken.add(before.get(i).subtract(after.get(i)));
    Set<Touch> next = new LinkedHashSet<>();
    for (int heap : kernel.further(before, taken))
      next.add(new Touch(0, heap, before.get(heap)));
    return next;
  }
}
