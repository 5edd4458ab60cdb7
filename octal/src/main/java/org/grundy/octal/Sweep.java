package org.grundy.octal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Threads;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Fields;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;

/**
 * Computes the values of a family of codes up to one heap, each code on one thread, the easy ones first. A code that
 * takes more than {@value RowSearch#FIRST_SHARE} steps waits until the others have had as many, and is started again with
 * {@value RowSearch#MORE} times the steps, so the wasted steps are a small part of all. With a folder to keep values in, it
 * continues where it was, even after a kill. A code ends when its period is proved. Time: that of the engines. A row
 * depends only on its code.
 */
public final class Sweep {
  private static final int MOST = 1 << 15;
  private static final long WAIT = 100;
  /** The most values on which a row may rest to be checked again when it comes from a file. */
  private static final long AGAIN = 1 << 12;

  private final Function<OctalCode, HeapGame> games;
  private final long to;
  private final Optional<Path> folder;
  private final Queue<Share> waiting = new ConcurrentLinkedQueue<>();
  private final AtomicLong work = new AtomicLong();
  private final AtomicReferenceArray<Budget> running;
  private final BlockingQueue<Result> done = new LinkedBlockingQueue<>();
  private final Map<OctalCode, Long> reached = new ConcurrentHashMap<>();
  private final int codes;
  /** Of each thread. */
  private volatile long memory = Long.MAX_VALUE;
  private volatile boolean stopped;

  /**
   * @param games   the game of a code
   * @param to      the last heap
   * @param threads the most threads to use, 1 or more
   */
  public Sweep(List<OctalCode> codes, Function<OctalCode, HeapGame> games, long to, int threads) {
    this(codes, games, to, threads, Optional.empty(), RowSearch.FIRST_SHARE);
  }

  /**
   * @param folder the folder that keeps the values of slow codes until they are forgotten, one file each; created when
   *               needed
   */
  public Sweep(List<OctalCode> codes, Function<OctalCode, HeapGame> games, long to, int threads, Path folder) {
    this(codes, games, to, threads, Optional.of(folder), RowSearch.FIRST_SHARE);
  }

  Sweep(List<OctalCode> codes, Function<OctalCode, HeapGame> games, long to, int threads, Optional<Path> folder,
      long firstShare) {
    this.games = games;
    this.to = to;
    this.folder = folder;
    this.codes = codes.size();
    codes.forEach(code -> waiting.add(new Share(code, firstShare)));
    running = new AtomicReferenceArray<>(Math.clamp(threads, 1, Math.max(1, codes.size())));
  }

  /** A code, and the steps it may take before others come first. */
  private record Share(OctalCode code, long steps) {
    Share next() {
      return new Share(code, RowSearch.more(steps));
    }
  }

  /** G(n + period) = G(n) + gain for all n &ge; from, proved. */
  public record Period(long from, long period, long gain) {
    static Period of(Periodicity law) {
      return new Period(law.from(), law.period(), law.saltus());
    }
  }

  /**
   * The result for one code.
   *
   * @param known   the last of the heaps from 0 on whose values were computed; with a period, all are known
   * @param maximum the greatest of their values; that of all heaps if the values are periodic, and none if they grow
   * @param rares   which of those heaps have rare values; none if there is no end of them
   */
  public record Row(OctalCode code, long known, Optional<Period> period, OptionalLong maximum,
      Optional<RareHeaps> rares) {
    /** Puts what programs are told. */
    public void fields(Fields out) {
      out.put("code", code.toString());
      period.ifPresentOrElse(law -> out.object("law").put("from", law.from()).put("period", law.period()).put("gain",
          law.gain()), () -> out.put("known", known));
      maximum.ifPresent(greatest -> out.put("maximum", greatest));
      rares.ifPresent(few -> out.object("rares").put("count", few.count()).put("last", few.last()).put("mask",
          few.mask()));
    }
  }

  /**
   * Puts what programs are told of a family.
   *
   * @param rows    in order; those of {@code codes} that have none are unfinished
   * @param reached the last heap of an unfinished code whose value was computed
   * @param spent   the limit that was reached before there were more rows
   */
  public static void fields(Fields out, String pattern, long to, List<OctalCode> codes, Collection<Row> rows,
      Function<OctalCode, OptionalLong> reached, Optional<BudgetSpent> spent) {
    out.put("family", pattern).put("to", to).objects("codes", rows, (node, row) -> row.fields(node));
    spent.ifPresent(ended -> {
      out.object("gaveUp").put("limit", ended.limit()).put("work", ended.spent().work());
      Set<OctalCode> done = rows.stream().map(Row::code).collect(Collectors.toSet());
      out.objects("unfinished", codes.stream().filter(code -> !done.contains(code)).toList(), (node, code) -> {
        node.put("code", code.toString());
        reached.apply(code).ifPresent(last -> node.put("known", last));
      });
    });
  }

  /** Takes rows, in any order. */
  @FunctionalInterface
  public interface Rows {
    void row(Row row);
  }

  /** A row, or the reason why there is none. */
  private sealed interface Result {
    record Done(Row row) implements Result {
    }

    record Failed(Throwable why) implements Result {
    }
  }

  /**
   * The codes that match a pattern, in order: each {@code ?} after the point is any digit from 0 to 7.
   *
   * @throws BadInput when there are more than {@value #MOST}, or the rest is not a code
   */
  public static List<OctalCode> family(String pattern) {
    List<String> texts = List.of("");
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      List<String> before = texts;
      texts = (c == '?' ? Stream.of("0", "1", "2", "3", "4", "5", "6", "7") : Stream.of(String.valueOf(c)))
          .flatMap(digit -> before.stream().map(text -> text + digit)).toList();
      if (texts.size() > MOST)
        throw BadInput.because("{0}: expected at most {1} codes in a family", pattern, MOST);
    }
    return texts.stream().sorted().map(OctalCode::parse).toList();
  }

  /**
   * Puts the row of each code into {@code rows} as soon as it is known, on the caller's thread. May be called once.
   *
   * @throws BudgetSpent when the budget ends first
   */
  public void run(Budget budget, Rows rows) {
    var threads = new ArrayList<Thread>();
    long left = budget.memoryLeft();
    memory = left == Long.MAX_VALUE ? left : left / running.length();
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

  /**
   * Whether computing the code again confirms the row; true without checking if that takes more than some thousand
   * values.
   *
   * @param game the game of its code
   */
  public static boolean confirms(Row row, HeapGame game) {
    // No law needs more than four times as many values as the preperiod and the period have.
    if (row.period().filter(p -> p.from() + p.period() <= AGAIN / 4).isEmpty())
      return true;
    var sequence = NimSequence.of(game, 1);
    try {
      sequence.fill(AGAIN, Budget.ofWork(RowSearch.FIRST_SHARE));
    } catch (BudgetSpent _) {
      return true;
    }
    return sequence.period()
        .filter(law -> row.period().equals(Optional.of(Period.of(law))) && row.maximum().equals(RowSearch.maximum(law))
            && row.rares().equals(RareHeaps.of(sequence, AGAIN)))
        .isPresent();
  }

  /**
   * The last of the heaps from 0 on whose values were computed for a code without a row; none if there was no time for
   * any.
   */
  public OptionalLong reached(OctalCode code) {
    long last = reached.getOrDefault(code, -1L);
    return last < 0 ? OptionalLong.empty() : OptionalLong.of(last);
  }

  private void collect(Budget budget, Rows rows) throws InterruptedException {
    long charged = 0;
    for (int number = 0; number < codes;) {
      long total = work.get();
      budget.charge(total - charged);
      charged = total;
      switch (done.poll(WAIT, TimeUnit.MILLISECONDS)) {
        case null -> {
          // The budget is checked meanwhile.
        }
        case Result.Done(Row row) -> {
          rows.row(row);
          number++;
        }
        case Result.Failed(BudgetSpent _) -> throw budget.outOfMemory();
        case Result.Failed(RuntimeException e) -> throw e;
        case Result.Failed(Error e) -> {
          if (e instanceof OutOfMemoryError)
            throw budget.outOfMemory();
          throw e;
        }
        case Result.Failed(Throwable e) -> throw new IllegalStateException(e);
      }
    }
    budget.charge(work.get() - charged);
  }

  private void stop() {
    stopped = true;
    for (int i = 0; i < running.length(); i++)
      Optional.ofNullable(running.get(i)).ifPresent(Budget::cancel);
  }

  private void work(int thread) {
    try {
      for (Share share = waiting.poll(); share != null && !stopped; share = waiting.poll())
        run(share, thread);
    } catch (RuntimeException | Error e) {
      done.add(new Result.Failed(e));
    }
  }

  private void run(Share share, int thread) {
    long[] told = {0};
    Budget budget = Budget.ofWork(share.steps).withMemory(memory).withProgress(spent -> {
      work.addAndGet(spent.work() - told[0]);
      told[0] = spent.work();
    });
    running.set(thread, budget);
    if (stopped)
      return;
    var search = new RowSearch(share.code, games.apply(share.code), to, folder);
    try {
      search.run(budget).ifPresentOrElse(row -> done.add(new Result.Done(row)), () -> waiting.add(share.next()));
    } catch (BudgetSpent spent) {
      if (spent.limit() == BudgetSpent.Limit.MEMORY)
        throw spent;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      reached.merge(share.code, search.reached(), Math::max);
      work.addAndGet(budget.spent().work() - told[0]);
    }
  }

  /** Deletes the kept values of a code, where no sweep up to a larger heap needs them. */
  public void forget(OctalCode code) throws IOException {
    if (folder.isPresent())
      RowSearch.forget(folder.get(), code);
  }

  /** Deletes the folder of kept values when it is empty. */
  public void tidy() throws IOException {
    try {
      if (folder.isPresent())
        Files.deleteIfExists(folder.get());
    } catch (DirectoryNotEmptyException _) {
      // The folder holds something else.
    }
  }
}
