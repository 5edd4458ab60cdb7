package org.grundy.solve.grundy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Threads;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;

/**
 * The values of a family of codes up to one heap, code by code, each on a thread of its own. Rows come in the order of the
 * codes. Time: that of the engines; a code whose period is proved ends there.
 */
public final class Sweep {
  private static final int MOST = 1 << 15;
  private static final long WAIT = 100;

  private final List<Code> codes;
  private final Function<Code, HeapGame> games;
  private final long to;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicLong work = new AtomicLong();
  private final AtomicReferenceArray<Budget> running;
  private final BlockingQueue<Numbered> done = new LinkedBlockingQueue<>();
  private volatile boolean stopped;

  private Sweep(List<Code> codes, Function<Code, HeapGame> games, long to, int threads) {
    this.codes = codes;
    this.games = games;
    this.to = to;
    running = new AtomicReferenceArray<>(threads);
  }

  /**
   * What is known of one code.
   *
   * @param known   how many heaps from 0 were computed, all the same for ever when there is a period
   * @param period  proved
   * @param maximum the greatest of their values, of all heaps where the values are periodic
   */
  public record Row(Code code, long known, Optional<Periodicity> period, long maximum) {
  }

  /** Takes rows in order. */
  @FunctionalInterface
  public interface Rows {
    void row(Row row);
  }

  /** A row, or why there is none. */
  private record Numbered(int number, Optional<Row> row, Optional<Throwable> failure) {
  }

  /**
   * The codes that a pattern stands for, in order: each {@code ?} after the point is any digit from 0 to 7.
   *
   * @throws BadInput when there are more than {@value #MOST}, or the rest is no code
   */
  public static List<Code> family(String pattern) {
    List<String> texts = List.of("");
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      var longer = new ArrayList<String>();
      for (String text : texts)
        if (c == '?')
          for (char digit = '0'; digit <= '7'; digit++)
            longer.add(text + digit);
        else
          longer.add(text + c);
      texts = longer;
      if (texts.size() > MOST)
        throw BadInput.because("{0}: expected at most {1} codes in a family", pattern, MOST);
    }
    return texts.stream().map(Code::parse).toList();
  }

  /**
   * Puts the rows of the codes into {@code rows}, on the caller's thread.
   *
   * @param games the game of a code
   * @throws BudgetSpent when the budget ends first; all rows before are there
   */
  public static void run(List<Code> codes, Function<Code, HeapGame> games, long to, int threads, Budget budget,
      Rows rows) {
    new Sweep(List.copyOf(codes), games, to, Math.clamp(threads, 1, Math.max(1, codes.size()))).run(budget, rows);
  }

  private void run(Budget budget, Rows rows) {
    var threads = new ArrayList<Thread>();
    try {
      for (int i = 0; i < running.length(); i++) {
        int number = i;
        threads.add(Thread.ofPlatform().daemon().name("sweep").start(() -> work(number)));
      }
      collect(budget, rows);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the sweep was interrupted", e);
    } finally {
      stop();
      threads.forEach(Threads::join);
    }
  }

  private void collect(Budget budget, Rows rows) throws InterruptedException {
    var early = new HashMap<Integer, Row>();
    long charged = 0;
    for (int number = 0; number < codes.size();) {
      long total = work.get();
      budget.charge(total - charged);
      charged = total;
      Numbered finished = done.poll(WAIT, TimeUnit.MILLISECONDS);
      if (finished == null)
        continue;
      if (finished.failure().isPresent())
        throw unchecked(finished.failure().get());
      finished.row().ifPresent(row -> early.put(finished.number(), row));
      for (Row row = early.remove(number); row != null; row = early.remove(++number))
        rows.row(row);
    }
    budget.charge(work.get() - charged);
  }

  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error)
      throw error;
    return failure instanceof RuntimeException runtime ? runtime : new IllegalStateException(failure);
  }

  private void stop() {
    stopped = true;
    for (int i = 0; i < running.length(); i++)
      Optional.ofNullable(running.get(i)).ifPresent(Budget::cancel);
  }

  private void work(int thread) {
    while (!stopped) {
      int number = next.getAndIncrement();
      if (number >= codes.size())
        return;
      long[] told = {0};
      Budget budget = Budget.unlimited().withProgress(spent -> {
        work.addAndGet(spent.work() - told[0]);
        told[0] = spent.work();
      });
      running.set(thread, budget);
      try {
        if (!stopped) {
          Row row = row(codes.get(number), budget);
          work.addAndGet(budget.spent().work() - told[0]);
          done.add(new Numbered(number, Optional.of(row), Optional.empty()));
        }
      } catch (BudgetSpent _) {
        return;
      } catch (RuntimeException | Error e) {
        done.add(new Numbered(number, Optional.empty(), Optional.of(e)));
        return;
      }
    }
  }

  private Row row(Code code, Budget budget) {
    var sequence = NimSequence.of(games.apply(code), 1);
    sequence.expect(to);
    sequence.fill(to, budget);
    return new Row(code, sequence.period().isPresent() ? sequence.filled() : to + 1, sequence.period(),
        sequence.period().map(law -> (long) law.maximum()).orElseGet(() -> sequence.maximum(to)));
  }
}
