package org.grundy.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Who wins boards that are too large for canonical forms, in a new process, by one thread and by two. Both players are
 * asked for, as by {@code solve --winner}. A board that takes longer than its limit counts as undecided.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 1, jvmArgs = {"-Xmx8g", "-Xss512m", "-XX:+UseSerialGC"})
public class Ladder {
  private static final long MEMORY = 6L << 30;

  @Param({"domineering 6x6", "domineering 6x7", "domineering 7x7", "domineering 8x7", "domineering 8x8",
      "domineering 8x9", "clobber 4x4",
      "clobber 3x6", "clobber 3x7", "clobber 4x5", "clobber 3x8", "clobber 4x6", "clobber 5x5",
      "clobber xoxoxoxoxoxoxoxoxoxoxoxoxoxo", "clobber xoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxo",
      "clobber xoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxo",
      "clobber xoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxo", "nogo 3x5", "nogo 4x4", "nogo 3x6",
      "nogo 4x5",
      "nogo 1x20",
      "nogo 1x24", "amazons x.../..../...o", "amazons x.../..../..../...o", "amazons x..../...../...../....o",
      "amazons x..o/..../..../o..x", "amazons x..../...../...../...../....o",
      "clobber 3x4 + clobber 3x4 + clobber 3x4", "nogo 3x4 + nogo 3x4 + nogo 3x4 + nogo 3x4",
      "clobber 3x4 + nogo 3x4 + domineering 4x4 + amazons x.../..../...o"}) private String position = "";
  @Param({"normal"}) private String play = "";
  /** Seconds. */
  @Param({"60"}) private int limit = 1;

  /** What is counted beside the time. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Counts {
    /** Positions searched; 0 where canonical forms answered first. */
    public long positions;
    public int undecided;
  }

  @Benchmark
  public Reply byOneThread(Counts counts) {
    return winner(1, counts);
  }

  @Benchmark
  public Reply byTwoThreads(Counts counts) {
    return winner(2, counts);
  }

  private Reply winner(int threads, Counts counts) {
    var question = new Question(Catalog.standard().read(position).position(),
        play.equals("misere") ? Convention.MISERE : Convention.NORMAL);
    var budget = Budget.unlimited().withTime(Duration.ofSeconds(limit)).withMemory(MEMORY).withThreads(threads);
    Reply reply = new Solver(budget).winner(question);
    switch (reply) {
      case Reply.Answer answer -> {
        if (answer.evidence().getFirst() instanceof SearchEvidence searched)
          counts.positions = searched.positions();
      }
      case Reply.GaveUp _ -> counts.undecided = 1;
    }
    return reply;
  }
}
