package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The module of jobs on Spark has the tests that run one. */
class ClusterCommandTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"foo | expected one of the jobs strong, sweep, show, found 'foo'; see --help",
      "strong clobber 3x4 | expected --out DIR, a folder for the result",
      "strong --out x | expected a game and a position",
      "strong clobber --out x | clobber: expected a position, such as clobber 4x4",
      "strong clobber 3x4 --out x --parts 12 | --parts: expected a power of two up to 65536, found 12",
      "strong clobber 3x4 --out x --master host:7077 "
          + "| --master: expected local[2], spark://host:7077, k8s://…, yarn, found 'host:7077'",
      "strong clobber 3x4 --out x --conf cores=4 | --conf: expected spark.NAME=VALUE, found 'cores=4'",
      "sweep --out x | expected cluster sweep FAMILY",
      "sweep 0.?? --out x --misere | --misere does not work with sweep",
      "sweep 0.?? --out x --to -1 | --to: expected a number such as 1000, 1e6, 10^6, found -1",
      "strong clobber 3x3 --out x --to 5 | --to does not work with strong",
      "show | expected cluster show DIR", "show x --out y | expected cluster show DIR",
      "strong clobber 3x4 --out x --time soon | --time: expected 500ms, 10s, 2m, found 'soon'"})
  void badInput_isOneSentence(String arguments, String sentence) {
    Run run = Run.of(("cluster " + arguments).split(" "));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).isEqualTo(sentence + "\n");
  }

  @Test
  void show_readsAnyStrongSolution() {
    String table = folder.resolve("table").toString();
    Run.of("strong", "clobber", "3x3", "--out", table);
    Run run = Run.of("cluster", "show", table);
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo(Run.of("strong", "--table", table).out());
  }

  /** What other commands do without the option is not what a job of hours wants. */
  @Test
  void time_isNotLimited() {
    assertThat(Run.of("help", "cluster").out()).contains("Time limit: 500ms, 10s, 2m. Default: none.");
    assertThat(Run.of("help", "strong").out()).contains("Time limit: 500ms, 10s, 2m. Default: 60s.");
  }
}
