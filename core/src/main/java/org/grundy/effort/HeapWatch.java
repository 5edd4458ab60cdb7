package org.grundy.effort;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Notices that the heap of the process stays full, before the JVM spends its time collecting garbage. It catches memory
 * that nobody reserved, and limits that are too large together. It triggers no collection and counts no garbage: it
 * goes by what was in use after a collection that took place while it watched.
 */
final class HeapWatch {
  private @Nullable Collections collections;

  /** Whether a collection has left the heap full since it first looked full. */
  boolean full() {
    Runtime runtime = Runtime.getRuntime();
    if (runtime.totalMemory() - runtime.freeMemory() < runtime.maxMemory() / 5 * 4)
      return false;
    Collections watched = collections;
    if (watched == null) {
      collections = Collections.watched();
      return false;
    }
    return watched.leftFull();
  }

  /** The pools of long-lived objects. */
  private static final class Collections {
    /**
     * How many collections in a row must leave the heap full when they take place while the program runs: one keeps what
     * was taken and dropped during it, which is most of the heap when the program outruns the collector.
     */
    private static final int ENOUGH = 2;

    private final @Nullable MemoryPoolMXBean pool;
    private final List<GarbageCollectorMXBean> collectors;
    private long seen;
    private int full;

    private Collections(@Nullable MemoryPoolMXBean pool, List<GarbageCollectorMXBean> collectors) {
      this.pool = pool;
      this.collectors = collectors;
      this.seen = count();
    }

    /** The collectors of the largest pool; of the old generation where each pool may take the whole heap. */
    static Collections watched() {
      MemoryPoolMXBean largest = ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
          .max(Comparator.<MemoryPoolMXBean>comparingLong(pool -> pool.getUsage().getMax())
              .thenComparing(MemoryPoolMXBean::isUsageThresholdSupported))
          .orElse(null);
      String name = largest == null ? "" : largest.getName();
      return new Collections(largest, ManagementFactory.getGarbageCollectorMXBeans().stream()
          .filter(collector -> List.of(collector.getMemoryPoolNames()).contains(name))
          .filter(collector -> !collector.getName().endsWith("Pauses")).toList());
    }

    private long count() {
      return collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum();
    }

    boolean leftFull() {
      long now = count();
      if (pool == null || now == seen)
        return false;
      seen = now;
      var left = pool.getCollectionUsage();
      if (left == null || left.getMax() <= 0)
        return false;
      boolean concurrent = left.getMax() >= Runtime.getRuntime().maxMemory();
      full = left.getUsed() > full(left.getMax(), concurrent) ? full + 1 : 0;
      return full >= (concurrent ? ENOUGH : 1);
    }

    /**
     * The bytes with which a pool is full. One that may take the whole heap is collected while the program runs: it needs
     * room for what is taken meanwhile, and shares the heap with younger objects.
     */
    private static long full(long max, boolean concurrent) {
      return concurrent ? max / 3 * 2 : max / 20 * 19;
    }
  }
}
