package org.grundy.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.ShutdownHookManager;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** Runs the stages of a job one after another, under a budget. */
final class Stages {
  private static final Duration LOOK = Duration.ofMillis(100);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final JavaSparkContext spark;
  private final Budget budget;
  private final Consumer<Phrase> reached;
  private final Faults faults = new Faults();
  private final Tasks tasks = new Tasks();
  /** The rows that the tasks of the stage have made. */
  private final LongAccumulator made;

  Stages(JavaSparkContext spark, Budget budget, Consumer<Phrase> reached) {
    this.spark = spark;
    this.budget = budget;
    this.reached = reached;
    this.made = spark.sc().longAccumulator("rows");
    spark.sc().addSparkListener(faults);
    spark.sc().addSparkListener(tasks);
  }

  /** How many rows a result of a task stands for. */
  @FunctionalInterface
  interface Count<T> extends Serializable {
    long of(T result);
  }

  /**
   * Computes a stage.
   *
   * @param name  as Spark's pages show it
   * @param how   far the job has come, to which the rows and tasks of this stage are added
   * @param count of the rows that a result stands for
   * @return the results, which must be few
   * @throws org.grundy.phrase.BadInput when a task cannot go on, or too many workers were lost
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  <T> List<T> run(String name, Reached how, JavaRDD<T> results, Count<T> count) {
    made.reset();
    reached.accept(faults.told(how.told(0, System.nanoTime())));
    budget.charge(1);
    spark.setJobDescription(name);
    spark.setCallSite(name);
    long begun = System.nanoTime();
    LongAccumulator rows = made;
    JavaFutureAction<List<T>> running = results.map(result -> {
      rows.add(count.of(result));
      return result;
    }).setName(name).collectAsync();
    if (how.pace() != null && !waits())
      how.pace().begin(begun);
    try {
      while (true) {
        try {
          List<T> all = running.get(LOOK.toMillis(), TimeUnit.MILLISECONDS);
          if (how.pace() != null)
            how.pace().add(made.sum());
          return all;
        } catch (TimeoutException _) {
          if (waits())
            begun = System.nanoTime();
          else if (how.pace() != null)
            how.pace().begin(begun);
          reached.accept(faults.told(progress(how, running, begun)));
          faults.check();
          budget.tell(); // all that is charged is a look now and then
          budget.charge(1);
        }
      }
    } catch (ExecutionException e) {
      throw faults.of(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the job was interrupted", e);
    } finally {
      if (!running.isDone())
        end(running);
    }
  }

  /** Compares the files of the stages that are complete with their checksums. */
  void check(JobFolder job, int tasks) {
    List<Written> files = job.files();
    if (files.isEmpty())
      return;
    String in = job.path().toAbsolutePath().toString();
    JavaRDD<Written> damaged = spark.parallelize(files, Math.min(files.size(), tasks))
        .filter(file -> TaskFailure.orSentence(() -> !file.isWhole(Path.of(in))));
    run("check files", Reached.before(Phrase.of("checking {0} {0:file|files}", files.size())), damaged, _ -> 0).stream()
        .findFirst().ifPresent(file -> {
          throw job.damaged(file);
        });
  }

  /** Cancels the tasks, and waits a little for those that are about to close their files, unless the process ends. */
  private void end(JavaFutureAction<?> running) {
    running.cancel(true);
    long last = System.nanoTime() + PATIENCE.toNanos();
    try {
      do
        Thread.sleep(LOOK);
      while (tasks.running.get() > 0 && System.nanoTime() < last && !ShutdownHookManager.inShutdown());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Counts the tasks that run on any machine. */
  private static final class Tasks extends SparkListener {
    private final AtomicInteger running = new AtomicInteger();

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
      running.incrementAndGet();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      running.decrementAndGet();
    }
  }

  /** Whether this process is the only one yet, and does not work itself. */
  private boolean waits() {
    return !spark.isLocal() && spark.statusTracker().getExecutorInfos().length <= 1;
  }

  private Phrase progress(Reached how, JavaFutureAction<?> running, long begun) {
    long now = System.nanoTime();
    long rows = made.sum();
    if (waits())
      return Phrase.of("{0}; waiting for a worker of {1} with {2} of memory to start", how.told(rows, now),
          spark.master(), spark.getConf().get("spark.executor.memory", "1g"));
    int done = 0;
    int all = 0;
    for (int job : running.jobIds())
      for (int stage : spark.statusTracker().getJobInfo(job) == null ? new int[0]
          : spark.statusTracker().getJobInfo(job).stageIds()) {
        SparkStageInfo info = spark.statusTracker().getStageInfo(stage);
        done += info == null ? 0 : info.numCompletedTasks();
        all += info == null ? 0 : info.numTasks();
      }
    var stage = new ArrayList<Phrase>();
    if (rows > 0)
      stage.add(Phrase.of("{0,} {0:row|rows}", rows));
    stage.add(Phrase.of("{0} of {1} {1:task|tasks}", done, all));
    long left = done == 0 ? 0 : TimeUnit.NANOSECONDS.toSeconds(now - begun) * (all - done) / done;
    if (left > 0)
      stage.add(Phrase.of("about {0} s left", left));
    return Phrase.of("{0}; this stage: {1}", how.told(rows, now), Phrase.sequence(stage, ", "));
  }
}
