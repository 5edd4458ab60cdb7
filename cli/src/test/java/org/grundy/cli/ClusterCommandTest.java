package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.batch.Job;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The module of jobs on Spark has the tests that run one. */
class ClusterCommandTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"foo | expected one of the jobs strong, sweep, boards, show, found 'foo'; see ./grundy help cluster",
          "strong clobber 3x4 | expected --out DIR, a folder for the result",
          "strong --out x | expected a game and a position",
          "strong clobber --out x | clobber: expected a position, such as clobber 4x4",
          "strong clobber 3x4 --out x --parts 12 | --parts: expected a power of two up to 65536, found 12",
          "strong clobber 3x4 --out x --master host:7077 "
              + "| --master: expected local[2], spark://host:7077, found 'host:7077'",
          "strong clobber 3x4 --out x --master local[x] "
              + "| --master: expected local[2], spark://host:7077, found 'local[x]'",
          "strong clobber 3x4 --out x --conf cores=4 | --conf: expected spark.NAME=VALUE, found 'cores=4'",
          "strong clobber 3x4 --out x --conf foo | --conf: expected spark.NAME=VALUE, found 'foo'",
          "strong clobber 3x4 --out x --memory 100m | --memory: expected at least 512m, found '100m'",
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

  /** As one that is asked for by another program, through {@code rpc}. */
  @Test
  void job_needsItsProcess() {
    Run run = Run.of("cluster", "strong", "clobber", "3x4", "--out", folder.toString());
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err())
        .isEqualTo("jobs on Spark need a process of their own; run cluster in a terminal or a script\n");
  }

  @Test
  void show_readsASweep() throws IOException {
    Path table = folder.resolve(Job.Sweep.TABLE);
    Run.of("values", "0.7?", "--to", "100", "--file", table.toString());
    Files.writeString(folder.resolve(Job.MANIFEST),
        "Grundy cluster job 1\njob " + new Job.Sweep("0.7?", 100).text() + "\n");
    String[] show = {"cluster", "show", folder.toString()};
    assertThat(Run.of(show).out()).isEqualTo(Run.of("values", "0.7?", "--to", "100").out());
    List<String> lines = Files.readAllLines(table);
    Files.write(table, lines.subList(0, 4));
    assertThat(Run.of(show).err()).contains("is not complete; run the same command again to complete it");
    for (String damaged : List.of("0.77=0.78", "period=perjod")) {
      String[] change = damaged.split("=");
      Files.writeString(table, String.join("\n", lines).replace(change[0], change[1]) + "\n");
      assertThat(Run.of(show).err()).isEqualTo(table + " is damaged: its content does not match its checksum\n");
    }
    Files.delete(table);
    assertThat(Run.of(show).err()).contains("is not complete");
  }

  @Test
  void show_readsAnyStrongSolution() {
    String table = folder.resolve("table").toString();
    Run.of("strong", "clobber", "3x3", "--out", table);
    Run run = Run.of("cluster", "show", table);
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo(Run.of("strong", "--table", table).out());
  }

  @Test
  void show_saysWhatIsNoJob() {
    Path none = folder.resolve("none");
    assertThat(Run.of("cluster", "show", none.toString()).err()).isEqualTo("there is no folder " + none + "\n");
    assertThat(Run.of("cluster", "show", folder.toString()).err()).isEqualTo(folder + ": expected a folder that "
        + "strong --out, table --out, cluster strong or cluster boards has written, found no manifest.txt there\n");
  }

  @Test
  void show_saysWhatIsNotComplete() throws IOException {
    Files.writeString(folder.resolve(Job.MANIFEST), "Grundy cluster job 1\njob strong clobber 3x3, normal play\n");

    for (List<String> line : List.of(List.of("cluster", "show"), List.of("strong", "--table"),
        List.of("solve", "clobber", "3x3", "--table")))
      assertThat(Run.of(Stream.concat(line.stream(), Stream.of(folder.toString())).toArray(String[]::new)).err())
          .isEqualTo("the job in " + folder + " is not complete; run the cluster command that began it again\n");
  }

  @Test
  void settings_areReadAsSparkDoes() throws IOException {
    Path file = folder.resolve("cluster.conf");
    Files.writeString(file, "# secret\nspark.authenticate true\nspark.authenticate.secret   a=b\n");

    assertThat(SparkSettings.read(file))
        .isEqualTo(Map.of("spark.authenticate", "true", "spark.authenticate.secret", "a=b"));
    Files.writeString(file, "cores 4\n");
    assertThatThrownBy(() -> SparkSettings.read(file)).isInstanceOf(BadInput.class)
        .hasMessage(file + ": expected lines such as spark.authenticate true, found 'cores 4'");
    assertThatThrownBy(() -> SparkSettings.read(folder.resolve("none"))).isInstanceOf(BadInput.class)
        .hasMessage("cannot read " + folder.resolve("none"));
  }

  /** What other commands do without the option is not what a job of hours wants. */
  @Test
  void time_isNotLimited() {
    assertThat(Run.of("help", "cluster").out()).contains("Time limit: 500ms, 10s, 2m. Default: none.");
    assertThat(Run.of("help", "strong").out()).contains("Time limit: 500ms, 10s, 2m. Default: 60s.");
  }
}
