package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.OctalCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweepTest {
  @TempDir private Path folder;

  private static Map<OctalCode, Sweep.Row> whole(List<OctalCode> codes, long to) {
    var rows = new HashMap<OctalCode, Sweep.Row>();
    new Sweep(codes, code -> RandomCodes.game(code.toString()), to, 1).run(Budget.unlimited(),
        row -> rows.put(row.code(), row));
    return rows;
  }

  /** Stopped again and again, with small shares, so that every code goes through its file: the rows of one run. */
  @ParameterizedTest
  @CsvSource({"0.??, 3000, 20000, 400000", "4.?, 2000, 1000, 10000", "0.007, 70000, 3000000, 40000000"})
  void keptSweeps_haveTheRowsOfOneRun(String pattern, long to, long share, long work) throws IOException {
    assertKept(pattern, to, share, work);
  }

  /** What one sweep keeps, another up to a larger heap continues. */
  @Test
  void keptValues_areExtended() {
    List<OctalCode> codes = Sweep.family("0.0?");
    Path kept = folder.resolve("parts");
    for (long to : new long[]{1000, 3000}) {
      var rows = new HashMap<OctalCode, Sweep.Row>();
      new Sweep(codes, code -> RandomCodes.game(code.toString()), to, 1, Optional.of(kept), 1000)
          .run(Budget.unlimited(), row -> rows.put(row.code(), row));
      assertAgree(rows, whole(codes, to));
      assertThat(kept.resolve("0.04.bin")).exists();
    }
  }

  @Tag("nightly")
  @Test
  void keptSweepsOfSeveralBlocks_haveTheRowsOfOneRun() throws IOException {
    assertKept("0.0?7", 70_000, 3_000_000, 40_000_000);
  }

  private void assertKept(String pattern, long to, long share, long work) throws IOException {
    List<OctalCode> codes = Sweep.family(pattern);
    Map<OctalCode, Sweep.Row> truth = whole(codes, to);
    Path kept = folder.resolve("parts");
    var rows = new HashMap<OctalCode, Sweep.Row>();
    boolean complete = false;
    int runs = 0;
    for (; !complete; runs++) {
      var left = new ArrayList<>(codes);
      left.removeAll(rows.keySet());
      var sweep = new Sweep(left, code -> RandomCodes.game(code.toString()), to, 1, Optional.of(kept), share);
      try {
        sweep.run(Budget.ofWork(work), row -> {
          rows.put(row.code(), row);
          try {
            sweep.forget(row.code());
          } catch (IOException e) {
            throw new AssertionError(e);
          }
        });
        complete = true;
        sweep.tidy();
      } catch (BudgetSpent _) {
        // Gone on with.
      }
    }
    assertThat(runs).isGreaterThan(1);
    assertAgree(rows, truth);
    assertThat(kept).doesNotExist();
  }

  private static void assertAgree(Map<OctalCode, Sweep.Row> rows, Map<OctalCode, Sweep.Row> truth) {
    assertThat(rows.keySet()).isEqualTo(truth.keySet());
    for (OctalCode code : truth.keySet()) {
      assertThat(rows.get(code).period()).as(code.toString()).isEqualTo(truth.get(code).period());
      assertThat(rows.get(code).maximum()).as(code.toString()).isEqualTo(truth.get(code).maximum());
    }
  }

  /** Nothing is kept of codes that take no longer than their first share. */
  @Test
  void quickCodes_needNoFile() throws IOException {
    List<OctalCode> codes = Sweep.family("0.?");
    Path kept = folder.resolve("parts");
    var sweep = new Sweep(codes, code -> RandomCodes.game(code.toString()), 500, 2, kept);
    sweep.run(Budget.unlimited(), row -> assertThat(Files.exists(kept)).isFalse());
    sweep.tidy();
    assertThat(kept).doesNotExist();
  }
}
