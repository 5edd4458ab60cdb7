package org.grundy.cluster;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.effort.Budget;
import org.grundy.octal.RowSearch;
import org.grundy.phrase.Phrase;

/** Runs jobs on Spark: on a cluster if a master is named, or else on all cores of this process. */
public final class SparkCluster implements Cluster {
  private static final String HERE = "local[*]";

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
    try (var spark = new JavaSparkContext(configuration(job, place))) {
      var stages = new Stages(spark, budget, reached);
      switch (job) {
        case Job.Strong strong -> new StrongJob(spark, stages, strong, place, budget).run();
        case Job.Sweep sweep -> new SweepJob(spark, stages, sweep, place, firstShare).run();
      }
    }
  }

  private static SparkConf configuration(Job job, Place place) {
    String master = place.master().orElse(HERE);
    var settings = new SparkConf(true).setAppName("grundy " + job.text()).setMaster(master)
        .set("spark.log.level", "ERROR");
    if (master.startsWith("local") || master.contains("127.0.0.1") || master.contains("localhost"))
      settings.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
    if (!master.startsWith("local"))
      settings.setJars(jars());
    place.settings().forEach(settings::set);
    return settings;
  }

  /** The jars that workers need besides Spark's own. */
  private static String[] jars() {
    return Stream.of(Job.class, RowSearch.class, SparkCluster.class)
        .map(type -> Optional.ofNullable(type.getProtectionDomain().getCodeSource()).orElseThrow().getLocation()
            .toString())
        .distinct().toArray(String[]::new);
  }
}
