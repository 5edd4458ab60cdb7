package org.grundy.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.ShutdownHookManager;
import org.apache.spark.util.Utils;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.octal.RowSearch;
import org.grundy.octal.VectorSupport;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Runs jobs on Spark: on a cluster if a master is named, or else on all cores of this process. */
public final class SparkCluster implements Cluster {
  private static final String HERE = "local[*]";
  private static final String LOOPBACK = "127.0.0.1";
  /** Without these, Java warns of Spark. */
  private static final String JAVA_OPTIONS = "--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow";
  /** Of the memory of a worker; its tasks have three fifths. */
  private static final String SPARKS_SHARE = "0.25";

  private final long firstShare;

  /** As a service. */
  public SparkCluster() {
    this(RowSearch.FIRST_SHARE);
  }

  /** @param firstShare the steps for each code in the first round of a sweep */
  SparkCluster(long firstShare) {
    this.firstShare = firstShare;
  }

  @Override
  public void run(Job job, Place place, Budget budget, Consumer<Phrase> reached) throws IOException {
    reached.accept(Phrase.of("starting Spark"));
    try (JobLock _ = JobLock.of(place.folder())) {
      JavaSparkContext spark = started(configuration(job, place));
      try {
        run(job, place, budget, spark, reached);
      } catch (Exception e) { // Scala throws checked exceptions that it does not declare
        if (spark.sc().isStopped() && !isExplained(e))
          throw Faults.stopped();
        throw e;
      } finally {
        if (!ShutdownHookManager.inShutdown()) // or Spark stops by itself, which takes a while
          spark.close();
      }
    } catch (RuntimeException e) {
      endIfTold(budget);
      throw e;
    }
  }

  private void run(Job job, Place place, Budget budget, JavaSparkContext spark, Consumer<Phrase> reached)
      throws IOException {
    var stages = new Stages(spark, budget, reached);
    switch (job) {
      case Job.Strong strong -> new StrongJob(spark, stages, strong, place, budget).run();
      case Job.Boards boards -> new BoardsJob(spark, stages, boards, place, budget).run();
      case Job.Sweep sweep -> new SweepJob(spark, stages, sweep, place, firstShare).run();
    }
  }

  /** Whether an exception says more than that a context that has stopped was called. */
  private static boolean isExplained(Exception e) {
    return e instanceof BadInput || e instanceof BudgetSpent || e instanceof IOException
        || e instanceof UncheckedIOException;
  }

  /** Cancels the job if the process has been told to end: Spark stops then, whatever the job does. */
  private static void endIfTold(Budget budget) {
    if (!ShutdownHookManager.inShutdown())
      return;
    budget.cancel();
    budget.charge(1);
  }

  private static JavaSparkContext started(SparkConf settings) {
    StandaloneMasters.check(settings);
    try {
      return new JavaSparkContext(settings);
    } catch (Exception e) { // checked ones too, which Scala does not declare; mostly a wrong setting
      if (String.valueOf(e.getMessage()).contains("stopped"))
        throw Faults.stopped();
      throw BadInput.because("Spark cannot start: {0}", String.valueOf(e.getMessage()).strip());
    }
  }

  private static SparkConf configuration(Job job, Place place) {
    String master = place.master().orElse(HERE);
    boolean here = master.startsWith("local") || master.contains(LOOPBACK) || master.contains("localhost");
    if (here)
      Utils.setCustomHostname(LOOPBACK); // or Spark looks for the name of this machine, which may have none
    var settings = (here ? new LoopbackConf(true) : new SparkConf(true)).setAppName("grundy " + job.text())
        .setMaster(master)
        .set("spark.executor.defaultJavaOptions", javaOptions())
        .set("spark.memory.fraction", SPARKS_SHARE);
    if (here)
      settings.set("spark.driver.host", LOOPBACK).set("spark.driver.bindAddress", LOOPBACK);
    if (!master.startsWith("local"))
      settings.setJars(jars());
    place.settings().forEach(settings::set);
    return settings;
  }

  /** The flags of executors, which compute with vectors if this process does. */
  private static String javaOptions() {
    return VectorSupport.loaded() ? JAVA_OPTIONS + " --add-modules=" + VectorSupport.MODULE : JAVA_OPTIONS;
  }

  /** The jars that workers need besides Spark's own. */
  private static String[] jars() {
    return Stream.of(Job.class, RowSearch.class, SparkCluster.class)
        .map(type -> Optional.ofNullable(type.getProtectionDomain().getCodeSource()).orElseThrow().getLocation()
            .toString())
        .filter(place -> place.endsWith(".jar")).distinct().toArray(String[]::new);
  }
}
