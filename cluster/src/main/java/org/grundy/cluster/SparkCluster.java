package org.grundy.cluster;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.Utils;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** Runs jobs on Spark: on a cluster if a master is named, or else on all cores of this process. */
public final class SparkCluster implements Cluster {
  private static final String HERE = "local[*]";
  private static final String LOOPBACK = "127.0.0.1";

  @Override
  public void run(Job job, Place place, Budget budget, Consumer<Phrase> reached) throws IOException {
    reached.accept(Phrase.of("starting Spark"));
    try (var spark = new JavaSparkContext(configuration(job, place))) {
      var stages = new Stages(spark, budget, reached);
      switch (job) {
        case Job.Strong strong -> new StrongJob(spark, stages, strong, place, budget).run();
        case Job.Sweep _ -> throw new IllegalStateException();
      }
    }
  }

  private static SparkConf configuration(Job job, Place place) {
    String master = place.master().orElse(HERE);
    var settings = new SparkConf(true).setAppName("grundy " + job.text()).setMaster(master);
    if (master.startsWith("local") || master.contains(LOOPBACK) || master.contains("localhost")) {
      settings.set("spark.driver.host", LOOPBACK).set("spark.driver.bindAddress", LOOPBACK);
      Utils.setCustomHostname(LOOPBACK); // or Spark looks for the name of this machine, which may have none
    }
    if (!master.startsWith("local"))
      settings.setJars(jars());
    place.settings().forEach(settings::set);
    return settings;
  }

  /** The jars that workers need besides Spark's own. */
  private static String[] jars() {
    return Stream.of(Job.class, org.grundy.octal.Sweep.class, SparkCluster.class)
        .map(type -> Optional.ofNullable(type.getProtectionDomain().getCodeSource()).orElseThrow().getLocation()
            .toString())
        .distinct().toArray(String[]::new);
  }
}
