package org.grundy.effort;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A limit on work, time and memory, charged step by step. Whatever can explode takes one and charges it once per move
 * or cell. A charge costs an addition and a comparison, so it may stand in the innermost loop. At the deadline a timer
 * ends the budget, and from then on every charge throws, however much each step costs. The heap is looked at every
 * {@value #STEPS_BETWEEN_LOOKS} steps. A budget belongs to one computation; {@link #cancel} may be called from any thread.
 * What {@link Helpers} of the computation charge counts here at its looks.
 */
public final class Budget {
  private static final long STEPS_BETWEEN_LOOKS = 1L << 14;
  private static final long AT_ONCE = Long.MIN_VALUE;
  /** Less than this is not worth a look at the heap. */
  private static final long LARGE = 1 << 20;
  /** No array of ints is longer. */
  private static final int LONGEST = (1 << 29) - 16;
  /** Longer than {@link System#nanoTime} can tell apart. */
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  private final long mostWork;
  private final Duration mostTime;
  private final long mostBytes;
  private final Consumer<Spent> progress;
  private final long start;

  private final int threads;
  private final @Nullable Budget parent;
  /** Whose work this one's is, done by another thread. */
  private final @Nullable Budget leader;
  private long work;
  /**
   * The next look is due when so much work is done: at the first charge, and at the next one once the budget has ended.
   * Another thread may end it while this one looks, so whoever sets this to anything else checks {@link #ended} afterwards.
   */
  private final AtomicLong nextLook = new AtomicLong(AT_ONCE);
  /** What ended the budget, at its deadline or from another thread. */
  private final AtomicReference<BudgetSpent.@Nullable Limit> ended = new AtomicReference<>();
  private boolean timed;
  private long reported;
  private volatile long usedAfterCollection;
  /** What helpers charged and this budget has not counted yet. */
  private final AtomicLong helped = new AtomicLong();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  /** Whose deadline is also theirs. */
  private final List<Budget> helpers = new CopyOnWriteArrayList<>();

  private Budget(long mostWork, Duration mostTime, long mostBytes, int threads, Consumer<Spent> progress,
      @Nullable Budget parent, @Nullable Budget leader) {
    this(mostWork, mostTime, mostBytes, threads, progress, parent, leader, System.nanoTime());
  }

  private Budget(long mostWork, Duration mostTime, long mostBytes, int threads, Consumer<Spent> progress,
      @Nullable Budget parent, @Nullable Budget leader, long start) {
    this.start = start;
    this.threads = threads;
    this.leader = leader;
    this.mostWork = mostWork;
    this.mostTime = mostTime;
    this.mostBytes = mostBytes;
    this.progress = progress;
    this.parent = parent;
  }

  /** No limit but cancelling. */
  public static Budget unlimited() {
    return new Budget(Long.MAX_VALUE, FOREVER, Long.MAX_VALUE, 1, Budget::silent, null, null);
  }

  /** At most so many steps; the same on every machine. */
  public static Budget ofWork(long mostWork) {
    return unlimited().withWork(mostWork);
  }

  /** The same limits with at most so many steps, and nothing spent. */
  public Budget withWork(long most) {
    return new Budget(most, mostTime, mostBytes, threads, progress, parent, leader);
  }

  /** The same limits with at most so much time from now on, and nothing spent. */
  public Budget withTime(Duration most) {
    return new Budget(mostWork, most, mostBytes, threads, progress, parent, leader);
  }

  /** The same limits, for a computation that began so long ago. */
  public Budget begun(Duration ago) {
    return new Budget(mostWork, mostTime, mostBytes, threads, progress, parent, leader,
        System.nanoTime() - ago.toNanos());
  }

  /** At most so many bytes in use on the heap of this process. */
  public Budget withMemory(long mostBytes) {
    return new Budget(mostWork, mostTime, mostBytes, threads, progress, parent, leader);
  }

  /** Tells {@code progress} from time to time, on the computing thread, what has been spent. */
  public Budget withProgress(Consumer<Spent> progress) {
    return new Budget(mostWork, mostTime, mostBytes, threads, progress, parent, leader);
  }

  /**
   * A part of this budget for something that can be done without: at most {@code mostWork} steps, which are charged to
   * this budget as well.
   */
  public Budget part(long mostWork) {
    return new Budget(mostWork, FOREVER, Long.MAX_VALUE, threads, Budget::silent, this, null);
  }

  private static void silent(@SuppressWarnings("unused") Spent spent) {
  }

  /** At most so many threads, 1 or more, where a computation can use several; a new budget has 1. */
  public Budget withThreads(int most) {
    if (most < 1)
      throw new IllegalArgumentException("threads: 1 or more, not " + most);
    return new Budget(mostWork, mostTime, mostBytes, most, progress, parent, leader);
  }

  public int threads() {
    return threads;
  }

  /** For a thread that helps: without limits of its own but those on memory, and one thread. It ends when this one does. */
  Budget forHelper() {
    var helper = new Budget(Long.MAX_VALUE, FOREVER, Long.MAX_VALUE, 1, Budget::silent, null, this);
    for (Budget whole = this; whole != null; whole = whole.parent)
      whole.helpers.add(helper);
    BudgetSpent.Limit limit = ended();
    if (limit != null)
      helper.end(limit);
    return helper;
  }

  /** When it helps no more. */
  void dismiss(Budget helper) {
    for (Budget whole = this; whole != null; whole = whole.parent)
      whole.helpers.remove(helper);
  }

  /** Tells the budget of the computation that this one helps what was charged since the last time. */
  void report() {
    if (leader != null)
      leader.helped.addAndGet(work - reported);
    reported = work;
  }

  /** Counts what helpers charged since the last time. */
  void count() {
    long steps = helped.getAndSet(0);
    work += steps;
    if (parent != null)
      parent.charge(steps);
  }

  /** From a helper: what ended it. This computation ends with it at its next charge. */
  void handOver(Throwable thrown) {
    failure.set(thrown);
    nextLook.set(AT_ONCE);
  }

  /** Throws what ended a helper that was not told to end, if something did, and forgets it. */
  void endFailure() {
    throwIfFailed(failure.getAndSet(null));
  }

  void forgetFailure() {
    failure.set(null);
  }

  private void throwIfFailed(@Nullable Throwable thrown) {
    switch (thrown) {
      case null -> {
      }
      case BudgetSpent spent -> throw spent(spent.limit());
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }

  /**
   * Charges {@code steps} &ge; 0 steps of work.
   *
   * @throws BudgetSpent when a limit is reached or the budget was cancelled
   */
  public void charge(long steps) {
    if (parent != null)
      parent.charge(steps);
    work += steps;
    if (work >= nextLook.getOpaque())
      look();
  }

  private void look() {
    report();
    if (helped.get() != 0)
      count();
    if (work < 0)
      work = Long.MAX_VALUE; // more than can be counted was charged at once
    nextLook.set(work > mostWork ? AT_ONCE : Math.min(work + STEPS_BETWEEN_LOOKS, Math.max(mostWork, work + 1)));
    time();
    BudgetSpent.Limit limit = ended();
    if (limit != null) {
      nextLook.set(AT_ONCE);
      throw spent(limit);
    }
    throwIfFailed(failure.get());
    if (work > mostWork)
      throw spent(BudgetSpent.Limit.WORK);
    if (mostBytes != Long.MAX_VALUE && full())
      throw spent(BudgetSpent.Limit.MEMORY);
    progress.accept(spent());
  }

  /** Sees to it that the budget ends at its deadline. */
  private void time() {
    if (mostTime.equals(FOREVER))
      return;
    Duration left = timeLeft();
    if (left.isZero())
      end(BudgetSpent.Limit.TIME);
    else if (!timed)
      Deadlines.end(this, left);
    timed = true;
  }

  /** Ends it from any thread: every charge throws from now on. What ended it first stays the reason. */
  void end(BudgetSpent.Limit limit) {
    if (!ended.compareAndSet(null, limit) && limit == BudgetSpent.Limit.CANCELLED)
      ended.set(limit);
    nextLook.set(AT_ONCE);
    helpers.forEach(helper -> helper.end(limit));
  }

  private BudgetSpent.@Nullable Limit ended() {
    return ended.get();
  }

  BudgetSpent spent(BudgetSpent.Limit limit) {
    return new BudgetSpent(limit, spent(), this);
  }

  /**
   * For whoever can do without what this part of a budget was for: goes on when the part was spent, and throws when it was
   * the budget that it is part of, or when the computation was cancelled.
   */
  public void forgive(BudgetSpent spent) {
    spent.rethrowIfCancelled();
    if (!spent.isOf(this))
      throw spent;
  }

  /**
   * Says that so many bytes are about to be taken at once, for a table that grows; the smaller one that it replaces is
   * still in use then.
   *
   * @throws BudgetSpent when there is a limit on memory and the bytes do not fit into it
   */
  public void reserve(long bytes) {
    if (!affords(bytes))
      throw spent(BudgetSpent.Limit.MEMORY);
  }

  /**
   * The length to which an array of ints grows that needs {@code needed}: half as much again, and no more than
   * {@value #LONGEST}, since comparing ranges of arrays counts their bytes in an {@code int}.
   *
   * @throws BudgetSpent when more are needed, or when they do not fit into the limit on memory
   */
  public int grown(int length, long needed) {
    if (needed > LONGEST)
      throw spent(BudgetSpent.Limit.MEMORY);
    int grown = (int) Math.clamp(Math.max(needed, length + (long) length / 2), needed, LONGEST);
    reserve(grown * (long) Integer.BYTES);
    return grown;
  }

  /** Whether so many bytes at once fit into the limit on memory, for a table that need not grow. */
  public boolean affords(long bytes) {
    if (parent != null && !parent.affords(bytes) || leader != null && !leader.affords(bytes))
      return false;
    if (mostBytes == Long.MAX_VALUE || bytes < LARGE || used() + bytes <= mostBytes)
      return true;
    System.gc();
    usedAfterCollection = used();
    return usedAfterCollection + bytes <= mostBytes;
  }

  /** Garbage does not count: it is collected first, again only after an eighth of the limit has been used anew. */
  private boolean full() {
    if (used() - usedAfterCollection <= mostBytes / 8 || used() <= mostBytes)
      return false;
    System.gc();
    usedAfterCollection = used();
    return usedAfterCollection > mostBytes / 8 * 7;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /** The steps that may still be charged, {@code Long.MAX_VALUE} when there is no limit on work. */
  public long workLeft() {
    return mostWork == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(0, mostWork - work);
  }

  /** The time that is left, more than any computation lasts when there is no limit on time. */
  public Duration timeLeft() {
    Duration left = mostTime.minus(spent().time());
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** Has progress told at the next charge, from any thread; seldom it is not, so whoever must know asks again. */
  public void tell() {
    nextLook.set(AT_ONCE);
  }

  /** Stops the computation at its next charge, from any thread. */
  public void cancel() {
    end(BudgetSpent.Limit.CANCELLED);
  }

  /** What has been charged, and the time since this budget was made. */
  public Spent spent() {
    return new Spent(work, Duration.ofNanos(System.nanoTime() - start));
  }
}
