package org.grundy.octal;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.grundy.effort.Budget;
import org.grundy.effort.Threads;
import org.jspecify.annotations.Nullable;

/**
 * A batch of heaps in blocks: this thread writes the candidates, block by block, while another verifies the blocks
 * already written. When this thread is {@value #AHEAD} blocks ahead, or done, it verifies too. The result does not
 * depend on which thread did what: the first wrong candidate is the least of any block, and nothing after it counts.
 *
 * <p>Verifying a block reads candidates that are not verified yet. If one of them is wrong, so is every block after it,
 * and the batch ends before them.
 */
final class Pipeline {
  private static final int AHEAD = 6;
  /** Blocks of a batch. */
  static final int LONGEST = 64;
  private static final long NAP = 20_000;

  private final Field field;
  private final Kernel kernel;
  private final Shortlist shortlist;
  private final Witnesses witnesses;
  private final int block;
  private final int from;
  private final int to;
  /** The number of blocks with candidates; written after the last write of each to {@code field.codes}. */
  private volatile int written;
  private volatile boolean over;
  private final AtomicInteger claimed = new AtomicInteger();
  private final boolean[] verified;
  private final AtomicInteger wrong;
  private final AtomicLong work = new AtomicLong();

  /** A batch of the heaps {@code from} to {@code to - 1}, in blocks of {@code block}. */
  Pipeline(Field field, Kernel kernel, Shortlist shortlist, Witnesses witnesses, int block, int from, int to) {
    this.field = field;
    this.kernel = kernel;
    this.shortlist = shortlist;
    this.witnesses = witnesses;
    this.block = block;
    this.from = from;
    this.to = to;
    verified = new boolean[Math.ceilDiv(to - from, block)];
    wrong = new AtomicInteger(to);
  }

  /**
   * Computes and verifies. Afterwards {@link #known} tells how far the values are the mex, even if the budget ran out.
   *
   * @param helped whether to use a second thread
   */
  void run(boolean helped, Budget budget) {
    Throwable[] failure = new Throwable[1];
    @Nullable Thread helper = helped && verified.length > 1
        ? Threads.start("verifier", () -> {
          try {
            help();
          } catch (RuntimeException | Error e) {
            failure[0] = e;
            over = true;
          }
        }) : null;
    try {
      write(helper != null, budget);
    } finally {
      over = true;
      if (helper != null)
        Threads.join(helper);
    }
    if (failure[0] != null)
      throw new IllegalStateException("the verifying thread failed", failure[0]);
  }

  /** The first heap whose code is not known to be its mex: the first wrong one, or the first not verified. */
  int known() {
    int done = 0;
    while (done < verified.length && verified[done])
      done++;
    return Math.min(wrong.get(), done == verified.length ? to : first(done));
  }

  /** The first heap whose candidate is wrong, or {@code to}. */
  int firstWrong() {
    return wrong.get();
  }

  private int first(int number) {
    return from + number * block;
  }

  private int end(int number) {
    return (int) Math.min(to, (long) first(number) + block);
  }

  private void write(boolean helped, Budget budget) {
    var candidates = new Candidates(field, kernel, Optional.of(shortlist));
    var verifier = new Verifier(field, kernel, Optional.of(witnesses));
    long charged = 0;
    for (int next = 0; next < verified.length && first(next) < wrong.get() && !over; next++) {
      long done = work.get();
      budget.charge((end(next) - first(next)) * (field.tapDistance.length / 8 + 1L) + done - charged);
      charged = done;
      int complete = candidates.write(first(next), end(next));
      if (complete < end(next))
        wrong.accumulateAndGet(complete, Math::min);
      written = next + 1;
      while (written - claimed.get() > (helped ? AHEAD : 0) && claim(verifier))
        charged = charge(budget, charged);
    }
    while (claim(verifier))
      charged = charge(budget, charged);
    charge(budget, charged);
  }

  /**
   * Charges the work of both threads since the last call, which lets the budget look at the clock; a block is many
   * steps.
   */
  private long charge(Budget budget, long charged) {
    long total = work.get();
    budget.charge(total - charged);
    return total;
  }

  private void help() {
    var verifier = new Verifier(field, kernel, Optional.of(witnesses));
    while (!over)
      if (!claim(verifier))
        LockSupport.parkNanos(NAP);
  }

  /** Verifies the next written block, if there is one. */
  private boolean claim(Verifier verifier) {
    int next = claimed.get();
    if (next >= written)
      return false;
    if (!claimed.compareAndSet(next, next + 1))
      return true;
    int end = Math.min(end(next), wrong.get());
    if (first(next) < end) {
      var spent = Budget.unlimited();
      int doubt = verifier.firstWrong(first(next), end, spent);
      if (doubt < end)
        wrong.accumulateAndGet(doubt, Math::min);
      work.addAndGet(spent.spent().work());
    }
    verified[next] = true;
    return true;
  }
}
