package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that go wrong only where their examples do not lead: still their fault, in one sentence. */
class BrokenRulesTest {
  @TempDir private Path folder;

  private String rules(String fromTwenty) throws IOException {
    return Files.writeString(folder.resolve("Late.java"), """
        import org.grundy.game.heap.*;

        class Late implements HeapGame {
          public String name() { return "late"; }
          public void from(long heap, Become out) {
            if (heap >= 20)
              %s
            for (long k = 1; k <= heap; k += 2)
              if (!out.heap(heap - k))
                return;
          }
        }
        """.formatted(fromTwenty)).toString();
  }

  /** One's own game may have the name of another, but not silently. */
  @Test
  void namesOfOtherGames_areNoted() throws IOException {
    Path late = Path.of(rules("return;"));
    for (String name : new String[]{"nim", "Kayles", "0.77", "marienbad"}) {
      Path file = Files.writeString(late, Files.readString(late).replaceAll("\"[^\"]+\"", '"' + name + '"'));
      Run run = Run.given(name + " 3\n" + name + " 4\n", "solve", "-", "--rules", file.toString());
      assertThat(run.err()).isEqualTo("Note: here " + name + " is the game from " + file
          + ", not the one in the catalogue.\n");
      assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    }
    Path file = Files.writeString(late, Files.readString(late).replace("\"marienbad\"", "\"late\""));
    assertThat(Run.of("solve", "late", "3", "--rules", file.toString()).err()).isEmpty();
  }

  @Test
  void exceptionsInPlay_nameTheLine() throws IOException {
    String file = rules("throw new IllegalStateException(\"not yet\");");
    for (String[] args : new String[][]{{"solve", "late", "25", "--rules", file},
        {"values", "late", "--to", "40", "--rules", file}, {"eval", "late 21 + {3|1}", "--rules", file},
        {"table", "late", "--to", "30", "--rules", file}, {"conjecture", "late", "--rules", file}}) {
      Run run = Run.of(args);
      assertThat(run.status()).as(String.join(" ", args)).isEqualTo(Exit.BAD_INPUT);
      assertThat(run.err().lines().toList()).hasSize(1);
    }
    assertThat(Run.of("solve", "late", "25", "--rules", file).err())
        .isEqualTo("Late.java, line 7: Late.from throws IllegalStateException (not yet)\n");
    assertThat(Run.of("solve", "late", "25", "--rules", file, "--json").out()).startsWith("{")
        .contains("Late.java, line 7");
    assertThat(Run.of("solve", "late", "15", "--rules", file).status()).isEqualTo(Exit.ANSWERED);
  }

  /** Standard output has the answer and nothing else. */
  @Test
  void whatRulesPrint_standsBesideTheAnswer() throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    var command = List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx600m", "--add-modules",
        "jdk.incubator.vector", "-cp", System.getProperty("java.class.path"), Main.class.getName(), "solve", "late",
        "25", "--json", "--rules", rules("System.out.println(\"from \" + heap);"));
    Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertThat(process.waitFor()).isZero();
    assertThat(Files.readString(out).lines().toList()).hasSize(1).first().asString().startsWith("{\"schema\":1,");
    assertThat(Files.readString(err)).contains("from 25");
  }

  @Test
  void compiling_doesNotCountTowardTheTimeLimit() throws IOException {
    Path file = Path.of(rules("return;"));
    Files.writeString(file, Files.readString(file).replace("  public String",
        "  Late() throws InterruptedException { Thread.sleep(1500); }\n  public String"));
    for (String[] args : new String[][]{{"solve", "late", "15"}, {"eval", "late 15"}}) {
      Run run = Run.of(Stream.of(args, new String[]{"--time", "1s", "--rules", file.toString()})
          .flatMap(Stream::of).toArray(String[]::new));
      assertThat(run.err()).isEmpty();
      assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    }
  }

  @Test
  void helpIsPrinted_whateverTheRules() {
    assertThat(Run.of("solve", "--help", "--rules", "none.java").status()).isEqualTo(Exit.ANSWERED);
  }

  @Test
  void recursionWithoutEnd_isTheirFault() throws IOException {
    Run run = Run.of("solve", "late", "25", "--rules", rules("from(heap + 1, out);"));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).isEqualTo("Late.java, line 7: Late.from throws StackOverflowError\n");
  }

  @Test
  void rulesOfABatch_areCompiledOnce() throws IOException {
    String file = rules("return;");
    long start = System.nanoTime();
    Run run = Run.given("late 7\nlate 9 + {3|1}\n".repeat(100), "eval", "-", "--rules", file);
    assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    assertThat(run.out().lines()).hasSize(200);
    Run one = Run.given("late 7\n", "eval", "-", "--rules", file);
    assertThat(one.out()).isEqualTo(run.out().lines().findFirst().orElseThrow() + "\n");
    assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
  }
}
