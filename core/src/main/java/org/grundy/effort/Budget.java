package org.grundy.effort;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A limit on work, time and memory, charged step by step. Any computation that may grow exponentially takes one and
 * charges it once per move or cell. A charge costs an addition and a comparison, so it may stand in the innermost
 * loop. At the deadline a timer ends the budget, and from then on every charge throws, however much each step costs. A
 * budget belongs to one computation; {@link #cancel} may be called from any thread. Charges of its {@link Workers} are
 * added every {@value Pace#STEPS} steps.
 *
 * <p>Memory is what the computation itself holds: whatever grows large {@linkplain #reserve reserves} its bytes before
 * it takes them and {@linkplain #release releases} them when it is dropped. Small or short-lived objects need no
 * reservation. If all computations together fill the heap of the process, those with a memory limit end.
 */
public final class Budget {
  private static final long AT_ONCE = Long.MIN_VALUE;
  /** The longest array whose ranges are compared: comparing counts bytes in an {@code int}. */
  private static final int LONGEST_COMPARED = (1 << 29) - 16;
  /** No array is longer. */
  private static final int LONGEST = Integer.MAX_VALUE - 8;
  /** Longer than {@link System#nanoTime} can measure. */
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  private final long mostWork;
  private final Duration mostTime;
  private final long mostBytes;
  private final Consumer<Spent> progress;
  private final long start;

  private final int threads;
  private final @Nullable Budget parent;
  /** The budget of the computation that this helper works for. */
  private final @Nullable Budget leader;
  /** Whether it only keeps its own account of memory, with the limits of its parent. */
  private final boolean account;
  private long work;
  /**
   * The amount of work at which the limits are checked next: at the first charge, and at every charge once the budget
   * has ended. Another thread may end the budget meanwhile, so after setting this to anything else, check {@link
   * #ended}.
   */
  private final AtomicLong nextLook = new AtomicLong(AT_ONCE);
  /** Why the budget ended: its deadline, or another thread. */
  private final AtomicReference<BudgetSpent.@Nullable Limit> ended = new AtomicReference<>();
  private boolean timed;
  private long reported;
  /** Bytes reserved and not released, including those of its parts and helpers. */
  private final AtomicLong held = new AtomicLong();
  private final HeapWatch heap = new HeapWatch();
  private final Pace pace = new Pace();
  /** Steps charged by helpers and not yet counted here. */
  private final AtomicLong helped = new AtomicLong();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  /** The parts that share its deadline. */
  private final List<Budget> workers = new CopyOnWriteArrayList<>();

  private Budget(long mostWork, Duration mostTime, long mostBytes, int threads, Consumer<Spent> progress,
      @Nullable Budget parent, @Nullable Budget leader) {
    this(mostWork, mostTime, mostBytes, threads, progress, parent, leader, false, System.nanoTime());
  }

  private Budget(long mostWork, Duration mostTime, long mostBytes, int threads, Consumer<Spent> progress,
      @Nullable Budget parent, @Nullable Budget leader, boolean account, long start) {
    this.start = start;
    this.account = account;
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

  /** A limit on steps, which are the same on every machine. */
  public static Budget ofWork(long mostWork) {
    return unlimited().withWork(mostWork);
  }

  /** The same limits with this limit on steps, and nothing spent. */
  public Budget withWork(long most) {
    return new Budget(most, mostTime, mostBytes, threads, progress, parent, leader);
  }

  /** The same limits with this limit on time from now on, and nothing spent. */
  public Budget withTime(Duration most) {
    return new Budget(mostWork, most, mostBytes, threads, progress, parent, leader);
  }

  /** The same limits, for a computation that began {@code ago}. */
  public Budget begun(Duration ago) {
    return new Budget(mostWork, mostTime, mostBytes, threads, progress, parent, leader, false,
        System.nanoTime() - ago.toNanos());
  }

  /** The same limits with at most {@code mostBytes} held at a time, and nothing spent. */
  public Budget withMemory(long mostBytes) {
    return new Budget(mostWork, mostTime, mostBytes, threads, progress, parent, leader);
  }

  /** Reports to {@code progress} what has been spent, from time to time, on the computing thread. */
  public Budget withProgress(Consumer<Spent> progress) {
    return new Budget(mostWork, mostTime, mostBytes, threads, progress, parent, leader);
  }

  /** A share of this budget for optional work: at most {@code mostWork} steps, which are charged to this budget too. */
  public Budget part(long mostWork) {
    return new Budget(mostWork, FOREVER, Long.MAX_VALUE, threads, Budget::silent, this, null);
  }

  private static void silent(@SuppressWarnings("unused") Spent spent) {
  }

  /** The most threads for computations that can use several, 1 or more; a new budget has 1. */
  public Budget withThreads(int most) {
    if (most < 1)
      throw new IllegalArgumentException("threads: 1 or more, not " + most);
    return new Budget(mostWork, mostTime, mostBytes, most, progress, parent, leader);
  }

  public int threads() {
    return threads;
  }

  /**
   * For a helping thread: one thread without limits of its own. What it reserves counts here, and it ends when this
   * budget does.
   */
  Budget forHelper() {
    var helper = new Budget(Long.MAX_VALUE, FOREVER, Long.MAX_VALUE, 1, Budget::silent, null, this);
    for (Budget whole = this; whole != null; whole = whole.parent)
      whole.workers.add(helper);
    BudgetSpent.Limit limit = ended();
    if (limit != null)
      helper.end(limit);
    return helper;
  }

  /** When it helps no more. */
  void dismiss(Budget helper) {
    for (Budget whole = this; whole != null; whole = whole.parent)
      whole.workers.remove(helper);
  }

  /** Adds what was charged since the last time to the budget of the computation. */
  void report() {
    if (leader != null)
      leader.helped.addAndGet(work - reported);
    reported = work;
  }

  /** Adds what helpers charged since the last time. */
  void count() {
    long steps = helped.getAndSet(0);
    work += steps;
    if (parent != null)
      parent.charge(steps);
  }

  /** Called by a helper that failed. The computation throws the cause at its next charge. */
  void handOver(Throwable thrown) {
    failure.set(thrown);
    nextLook.set(AT_ONCE);
  }

  /** Throws what made a helper fail, if one did, and forgets it. */
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
    if (work < 0 || work >= nextLook.getOpaque())
      look();
  }

  private void look() {
    report();
    if (helped.get() != 0)
      count();
    if (work < 0)
      work = Long.MAX_VALUE; // more than can be counted was charged at once
    nextLook.set(work > mostWork ? AT_ONCE : Math.min(work + pace.steps(), Math.max(mostWork, work + 1)));
    time();
    BudgetSpent.Limit limit = ended();
    if (limit != null) {
      nextLook.set(AT_ONCE);
      throw spent(limit);
    }
    throwIfFailed(failure.get());
    if (work > mostWork)
      throw spent(BudgetSpent.Limit.WORK);
    if (mostBytes != Long.MAX_VALUE && heap.full())
      throw spent(BudgetSpent.Limit.MEMORY);
    progress.accept(spent());
  }

  /** Registers the deadline. */
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

  /** Ends the budget, from any thread: every charge throws from now on. The first reason is kept. */
  void end(BudgetSpent.Limit limit) {
    if (!ended.compareAndSet(null, limit) && limit == BudgetSpent.Limit.CANCELLED)
      ended.set(limit);
    nextLook.set(AT_ONCE);
    workers.forEach(helper -> helper.end(limit));
  }

  private BudgetSpent.@Nullable Limit ended() {
    return ended.get();
  }

  BudgetSpent spent(BudgetSpent.Limit limit) {
    return account && parent != null ? parent.spent(limit) : new BudgetSpent(limit, spent(), this);
  }

  /**
   * For callers whose use of this part was optional. Returns when only the part was spent or found no memory left;
   * throws when the whole budget was spent or the computation was cancelled. A caller that drops what was made under
   * the part {@linkplain #releaseAll releases} its memory.
   */
  public void forgive(BudgetSpent spent) {
    spent.rethrowIfCancelled();
    if (!spent.isOf(this))
      throw spent;
  }

  /**
   * Reserves bytes before they are allocated. They count until they are {@linkplain #release released}.
   *
   * @throws BudgetSpent when there is a limit on memory and the bytes do not fit into it; then nothing is reserved
   */
  public void reserve(long bytes) {
    if (!affords(bytes))
      throw spent(BudgetSpent.Limit.MEMORY);
    hold(bytes);
  }

  /** Releases reserved bytes. */
  public void release(long bytes) {
    hold(-bytes);
  }

  /** Releases all bytes reserved under this part. */
  public void releaseAll() {
    release(held.get());
  }

  private void hold(long bytes) {
    for (Budget whole = this; whole != null; whole = whole.whole())
      whole.held.addAndGet(bytes);
  }

  /** What this budget is part of. */
  private @Nullable Budget whole() {
    return parent == null ? leader : parent;
  }

  /**
   * Reserves the bytes by which an array exceeds the one it replaces. Both must fit into the memory limit at once,
   * because one is copied to the other.
   *
   * @throws BudgetSpent when they do not; then nothing is reserved
   */
  private void replace(long before, long bytes) {
    if (!affords(bytes))
      throw spent(BudgetSpent.Limit.MEMORY);
    hold(bytes - before);
  }

  /**
   * The length to which an array grows that needs {@code needed} elements of {@code bytes} bytes: half as much again,
   * or more. Reserves its bytes and releases those of the shorter array.
   *
   * @throws BudgetSpent when no array is as long, or when it does not fit into the limit on memory beside the shorter one
   */
  public int grown(int length, long needed, int bytes) {
    return grown(length, needed, bytes, LONGEST);
  }

  /** The same for an array of ints whose ranges are compared, which is no longer than {@value #LONGEST_COMPARED}. */
  public int grown(int length, long needed) {
    return grown(length, needed, Integer.BYTES, LONGEST_COMPARED);
  }

  private int grown(int length, long needed, int bytes, int longest) {
    if (needed > longest)
      throw spent(BudgetSpent.Limit.MEMORY);
    int grown = (int) Math.clamp(length + (long) length / 2, needed, longest);
    replace((long) length * bytes, (long) grown * bytes);
    return grown;
  }

  /** Whether this many more bytes fit into the memory limit, for a table that need not grow. */
  public boolean affords(long bytes) {
    for (Budget whole = this; whole != null; whole = whole.whole())
      if (whole.mostBytes != Long.MAX_VALUE && bytes > whole.mostBytes - whole.held.get())
        return false;
    return true;
  }

  /** The bytes that may still be reserved, {@code Long.MAX_VALUE} when there is no limit on memory. */
  public long memoryLeft() {
    long left = Long.MAX_VALUE;
    for (Budget whole = this; whole != null; whole = whole.whole())
      if (whole.mostBytes != Long.MAX_VALUE)
        left = Math.min(left, Math.max(0, whole.mostBytes - whole.held.get()));
    return left;
  }

  /** The bytes that are reserved and not released. */
  public long held() {
    return held.get();
  }

  /** Work whose tables are dropped when it ends, however it ends; its reservations are released then. */
  public static final class Scratch implements AutoCloseable {
    private final Budget budget;

    private Scratch(Budget of) {
      this.budget = new Budget(Long.MAX_VALUE, FOREVER, Long.MAX_VALUE, of.threads, Budget::silent, of, null, true,
          of.start);
    }

    /** The budget for the tables of the work. It has the limits of the whole computation and charges to it. */
    public Budget budget() {
      return budget;
    }

    @Override
    public void close() {
      budget.releaseAll();
    }
  }

  /**
   * An account of memory for work whose tables are dropped with it. Tables that outlive the work use this budget
   * instead.
   */
  public Scratch scratch() {
    return new Scratch(this);
  }

  /** The exception to throw when the JVM has no memory left. */
  public BudgetSpent outOfMemory() {
    return spent(BudgetSpent.Limit.MEMORY);
  }

  /** The steps that may still be charged, {@code Long.MAX_VALUE} when there is no limit on work. */
  public long workLeft() {
    if (account && parent != null)
      return parent.workLeft();
    return mostWork == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(0, mostWork - work);
  }

  /** The limit on time; longer than any computation when there is none. */
  Duration mostTime() {
    return mostTime;
  }

  /** The time left; longer than any computation when there is no limit on time. */
  public Duration timeLeft() {
    if (account && parent != null)
      return parent.timeLeft();
    Duration left = mostTime.minus(spent().time());
    return left.isNegative() ? Duration.ZERO : left;
  }

  /**
   * Requests a progress report at the next charge, from any thread. A request may be lost, so a caller that needs one
   * asks again.
   */
  public void tell() {
    nextLook.set(AT_ONCE);
  }

  /** Stops the computation at its next charge, from any thread. */
  public void cancel() {
    end(BudgetSpent.Limit.CANCELLED);
  }

  /** What has been charged, and the time since this budget was made. */
  public Spent spent() {
    if (account && parent != null)
      return parent.spent();
    return new Spent(work, Duration.ofNanos(System.nanoTime() - start));
  }
}
