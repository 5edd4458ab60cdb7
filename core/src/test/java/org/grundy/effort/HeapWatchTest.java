package org.grundy.effort;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In a process of its own, whose heap is small. */
@Tag("alone")
class HeapWatchTest {
  private static final int HEAP = 96 << 20;
  private static final int PIECE = 1 << 14;
  /** The steps of the computation for each piece. */
  private static final int STEPS = 1 << 14;
  /** Longer than any of them takes. */
  private static final int SECONDS = 120;

  /** Takes memory that nobody has reserved, piece by piece, and works with it and charges as a computation does. */
  static final class Child {
    private Child() {
    }

    /**
     * Prints how it ended.
     *
     * @param args whether there is a limit on memory, the percentage of the heap that is kept, and how many times the heap is
     *             taken in all
     */
    public static void main(String[] args) {
      Budget budget = Boolean.parseBoolean(args[0]) ? Budget.unlimited().withMemory(Long.MAX_VALUE - 1)
          : Budget.unlimited();
      long kept = HEAP / 100 * Long.parseLong(args[1]) / PIECE;
      long taken = HEAP / PIECE * Long.parseLong(args[2]);
      var pieces = new ArrayList<byte[]>();
      String how = "done";
      try {
        for (long i = 0; i < taken; i++) {
          var piece = new byte[PIECE - Holding.OBJECT];
          if (pieces.size() < kept)
            pieces.add(piece);
          for (int step = 0; step < STEPS; step++)
            piece[step % piece.length] += (byte) (i ^ step);
          budget.charge(STEPS);
        }
      } catch (BudgetSpent spent) {
        how = spent.limit().toString();
      } catch (OutOfMemoryError _) {
        pieces.clear();
        how = "out of memory";
      }
      System.out.println(how);
    }
  }

  /**
   * What is dropped again is no reason to end, however often the heap is filled; nor is a heap that is half full. Under the
   * collectors of the commands and of the server.
   */
  @ParameterizedTest
  @CsvSource({"SerialGC, true, 200, 3, MEMORY", "SerialGC, true, 0, 50, done", "SerialGC, true, 50, 50, done",
      "SerialGC, false, 200, 3, out of memory", "ZGC, true, 200, 3, MEMORY", "ZGC, true, 0, 50, done",
      "ZGC, true, 50, 50, done"})
  void computationsWithALimitEnd_whenTheHeapStaysFull(String gc, boolean limited, int kept, int times, String how)
      throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process child = new ProcessBuilder(java, "-XX:+Use" + gc, "-Xms" + HEAP, "-Xmx" + HEAP, "-cp",
        System.getProperty("java.class.path"), Child.class.getName(), Boolean.toString(limited), Integer.toString(kept),
        Integer.toString(times)).redirectError(Redirect.INHERIT).start();
    assertThat(child.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip()).isEqualTo(how);
  }
}
