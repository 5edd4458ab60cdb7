package org.grundy.cluster;

import java.nio.file.Path;
import java.time.Duration;
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

  Stages(JavaSparkContext spark, Budget budget, Consumer<Phrase> reached) {
    this.spark = spark;
    this.budget = budget;
    this.reached = reached;
    spark.sc().addSparkListener(faults);
    spark.sc().addSparkListener(tasks);
  }

  /**
   * Computes a stage.
   *
   * @param name as Spark's pages show it
   * @param how  far the job has come, to which the tasks of this stage are added
   * @return the rows, which must be few
   * @throws org.grundy.phrase.BadInput when a task cannot go on, or too many workers were lost
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  <T> List<T> run(String name, Phrase how, JavaRDD<T> rows) {
    reached.accept(how);
    budget.charge(1);
    spark.setJobDescription(name);
    spark.setCallSite(name);
    long begun = System.nanoTime();
    JavaFutureAction<List<T>> running = rows.setName(name).collectAsync();
    try {
      while (true) {
        try {
          return running.get(LOOK.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
          reached.accept(progress(how, running, begun));
          faults.check();
          budget.tell(); // all that is charged is a look now and then
          budget.charge(1);
        }
      }
    } catch (ExecutionException e) {
      throw faults.of(e);
    } catch (IllegalStateException e) {
      throw spark.sc().isStopped() ? Faults.stopped() : e;
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
    run("check files", Phrase.of("checking {0} {0:file|files}", files.size()), damaged).stream().findFirst()
        .ifPresent(file -> {
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

  private Phrase progress(Phrase how, JavaFutureAction<?> running, long begun) {
    if (waits())
      return Phrase.of("{0}; waiting for a worker of {1} with {2} of memory to start", how, spark.master(),
          spark.getConf().get("spark.executor.memory", "1g"));
    int done = 0;
    int all = 0;
    for (int job : running.jobIds())
      for (int stage : spark.statusTracker().getJobInfo(job) == null ? new int[0]
          : spark.statusTracker().getJobInfo(job).stageIds()) {
        SparkStageInfo info = spark.statusTracker().getStageInfo(stage);
        done += info == null ? 0 : info.numCompletedTasks();
        all += info == null ? 0 : info.numTasks();
      }
    Phrase tasks = Phrase.of("{0}; {1} of {2} tasks done", how, done, all);
    long left = done == 0 ? 0 : TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) * (all - done) / done;
    return left == 0 ? tasks : Phrase.of("{0}, about {1} s left in this stage", tasks, left);
  }
}
