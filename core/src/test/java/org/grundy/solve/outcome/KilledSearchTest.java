package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KilledSearchTest {
  /**
   * Takes far longer than the time until a process is killed, and values would take a hundred times as long; a search that
   * resumes need not repeat most of it.
   */
  private static final Question QUESTION = new Question(Catalog.standard().read("nogo 1x24").position(),
      Convention.NORMAL);

  @TempDir private Path folder;

  /** A process that searches, writes its results several times a second, and is killed. */
  static final class Searching {
    private Searching() {
    }

    static void main(String[] args) {
      var file = new SearchFile(Path.of(args[0]), QUESTION, Duration.ofMillis(100));
      System.exit(solver(file).winner(QUESTION) instanceof Reply.Answer ? 0 : 1);
    }
  }

  private static Solver solver(SearchFile file) {
    return new Solver(Budget.unlimited(), List.of(), Optional.of(file));
  }

  /** Kills a process that searches at some time after it has written the file; returns whether it still ran. */
  private boolean killed(Path file, int after) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    long before = Files.exists(file) ? Files.getLastModifiedTime(file).toMillis() : 0;
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g",
        "-cp", System.getProperty("java.class.path"), Searching.class.getName(), file.toString())
        .redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      while (process.isAlive() && (!Files.exists(file) || Files.getLastModifiedTime(file).toMillis() == before))
        Thread.sleep(10);
      boolean ended = process.waitFor(after, TimeUnit.MILLISECONDS);
      assertThat(ended && process.exitValue() != 0).as(Files.readString(log)).isFalse();
      return !ended;
    } finally {
      process.destroyForcibly();
      process.waitFor();
    }
  }

  @Test
  void killedSearch_resumes() throws IOException, InterruptedException {
    Path file = folder.resolve("search");
    var random = new SplittableRandom(4);
    int kills = 0;
    while (kills < 3 && killed(file, random.nextInt(400)))
      kills++;
    assertThat(kills).isPositive();

    var resumed = (Reply.Answer) solver(new SearchFile(file, QUESTION)).winner(QUESTION);
    var fresh = (Reply.Answer) new Solver(Budget.unlimited()).winner(QUESTION);
    assertThat(resumed.outcome()).isEqualTo(fresh.outcome());
    assertThat(searched(resumed)).isLessThan(searched(fresh));
  }

  private static long searched(Reply.Answer answer) {
    return ((SearchEvidence) answer.evidence().getFirst()).positions();
  }
}
