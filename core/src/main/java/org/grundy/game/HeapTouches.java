package org.grundy.game;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Touches for games of stacks in which a move is a touch of one stack at a level. No moves are listed. */
public final class HeapTouches {
  private HeapTouches() {
  }

  /** The position, if there is such a move. */
  @FunctionalInterface
  public interface Made<P> {
    Optional<P> by(int heap, BigInteger level);
  }

  /**
   * The result of the touches. Before the first touch, every heap in {@code touchable} may be touched; it is shown at
   * its present size, and any level above or below may be chosen. Only the last of several touches counts.
   */
  public static <P> TouchResult<P> touched(List<BigInteger> sizes, List<Integer> touchable, List<Touch> soFar,
      Made<P> made) {
    if (soFar.isEmpty()) {
      Set<Touch> next = new LinkedHashSet<>();
      touchable.forEach(heap -> next.add(new Touch(0, heap, sizes.get(heap))));
      return next.isEmpty() ? new TouchResult.Refused<>() : new TouchResult.More<>(next, Optional.empty());
    }
    Touch last = soFar.getLast();
    if (last.part() < 0 || last.part() >= sizes.size() || last.level().signum() < 0
        || soFar.stream().anyMatch(touch -> touch.part() != last.part()))
      return new TouchResult.Refused<>();
    Optional<P> to = made.by(last.part(), last.level());
    return to.isPresent() ? new TouchResult.Done<>(to.get()) : new TouchResult.Refused<>();
  }

  /** The heaps that are not empty. */
  public static List<Integer> nonEmpty(List<BigInteger> sizes) {
    return IntStream.range(0, sizes.size()).filter(i -> sizes.get(i).signum() > 0).boxed().toList();
  }
}
