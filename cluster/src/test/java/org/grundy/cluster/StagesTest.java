package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;

class StagesTest {
  /** The last task of the stage waits for this, in whichever thread Spark runs it. */
  private static final CountDownLatch TOLD = new CountDownLatch(1);
  private static final String STAGE = "; this stage: 25 rows, 2 of 3 tasks";

  @Test
  void progress_tellsTheRateAndTheTasks() {
    var said = new ArrayList<String>();
    var settings = new SparkConf().setMaster("local[1]").setAppName("stages").set("spark.ui.enabled", "false");
    try (var spark = new JavaSparkContext(settings)) {
      var stages = new Stages(spark, Budget.unlimited(), reached -> {
        said.add(reached.toString());
        if (reached.toString().contains(STAGE))
          TOLD.countDown();
      });
      JavaRDD<Integer> results = spark.parallelize(List.of(5, 20, 75), 3).map(rows -> {
        if (rows == 75)
          assertThat(TOLD.await(1, TimeUnit.MINUTES)).isTrue();
        return rows;
      });

      assertThat(stages.run("count", new Reached(made -> Phrase.of("{0,} found", 7 + made), new Pace()), results,
          rows -> rows)).containsExactly(5, 20, 75);
    }

    assertThat(said.getFirst()).isEqualTo("7 found");
    assertThat(said).anyMatch(
        text -> text.matches("32 found, [0-9,]+ a (second|minute|hour)" + STAGE + "(, about [0-9]+ s left)?"));
  }
}
