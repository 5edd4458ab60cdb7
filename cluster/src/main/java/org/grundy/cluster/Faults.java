package org.grundy.cluster;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.apache.spark.ExceptionFailure;
import org.apache.spark.SparkException;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/** What fails while a job runs, in sentences. */
final class Faults extends SparkListener {
  /** The exit status of a worker's process that has run out of memory. */
  private static final Pattern OUT_OF_MEMORY = Pattern.compile("\\bcode (52|137)\\b");

  /** What no further attempt can change. */
  private final AtomicReference<@Nullable Phrase> last = new AtomicReference<>();
  /** The workers that were given tasks; others could perhaps not even start. */
  private final Set<String> busy = ConcurrentHashMap.newKeySet();
  private final AtomicInteger lost = new AtomicInteger();
  private final AtomicReference<@Nullable String> lossReason = new AtomicReference<>();

  @Override
  public void onTaskStart(SparkListenerTaskStart start) {
    busy.add(start.taskInfo().executorId());
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    if (end.reason() instanceof ExceptionFailure failure && failure.exception().isDefined()
        && failure.exception().get() instanceof TaskFailure task && !task.passing())
      last.compareAndSet(null, task.sentence());
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    lossReason.set(removed.reason());
    if (busy.contains(removed.executorId()))
      lost.incrementAndGet();
  }

  /** Adds the number of workers that were lost to how far a job has come. */
  Phrase told(Phrase reached) {
    return lost.get() == 0 ? reached
        : Phrase.of("{0}; lost so far: {1} {1:worker|workers}, whose tasks run again", reached, lost.get());
  }

  /** Throws what a task has said that nothing can change. */
  void check() {
    Phrase sentence = last.get();
    if (sentence != null)
      throw new BadInput(sentence);
  }

  /** Why Spark has given a job up. */
  BadInput of(Throwable failure) {
    check();
    for (Throwable cause = failure; cause != null; cause = cause.getCause())
      if (cause instanceof TaskFailure task)
        return new BadInput(task.sentence());
    String why = message(failure);
    if (why.contains("SparkContext was shut down"))
      return stopped();
    if (why.contains("UnsupportedClassVersionError"))
      return BadInput.because("a worker runs an older Java; workers need Java {0}", Runtime.version().feature());
    String reason = lossReason.get();
    if (reason == null || !why.contains("ExecutorLostFailure") && !why.contains("Master removed"))
      return BadInput.because("Spark has given up: {0}", line(why));
    if (busy.isEmpty())
      return BadInput.because("no worker can start a process for the job: {0}", line(reason));
    return OUT_OF_MEMORY.matcher(reason).find() ? new BadInput(TaskFailure.outOfMemory())
        : BadInput.because("the cluster loses its workers again and again: {0}", line(reason));
  }

  /** When Spark has ended before a job. */
  static BadInput stopped() {
    return BadInput.because("Spark stopped before the job was done; run the same command to resume. If no worker could "
        + "start, the log of the worker says why");
  }

  private static String message(Throwable failure) {
    Optional<Throwable> spark = Optional.empty();
    for (Throwable cause = failure; cause != null && spark.isEmpty(); cause = cause.getCause())
      if (cause instanceof SparkException)
        spark = Optional.of(cause);
    return String.valueOf(spark.orElse(failure).getMessage());
  }

  /** The first line of a text. */
  private static String line(String text) {
    return text.lines().findFirst().orElse(text).strip();
  }
}
