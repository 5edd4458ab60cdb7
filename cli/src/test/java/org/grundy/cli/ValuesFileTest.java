package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValuesFileTest {
  @TempDir private Path folder;

  private Run values(String... more) {
    String[] command = {"values", "0.6", "--file", folder.resolve("officers.bin").toString()};
    String[] all = Arrays.copyOf(command, command.length + more.length);
    System.arraycopy(more, 0, all, command.length, more.length);
    return Run.of(all);
  }

  @Test
  void run_goesOnWithTheSameBytes() throws IOException {
    assertThat(values("--to", "1000").out()).endsWith("for heaps 0 to 1000; 0 of them were there before.\n");
    assertThat(values("--to", "70000").out()).endsWith("for heaps 0 to 70000; 1001 of them were there before.\n");
    byte[] inTwo = Files.readAllBytes(folder.resolve("officers.bin"));
    Files.delete(folder.resolve("officers.bin"));
    values("--to", "70000");
    assertThat(Files.readAllBytes(folder.resolve("officers.bin"))).isEqualTo(inTwo);
  }

  @Test
  void values_areAskedAndWrittenOut() {
    values("--to", "2000");
    String rows = Run.of("values", "0.6", "--to", "2000", "--format", "csv").out();
    assertThat(values("--export", "csv").out()).isEqualTo(rows.replaceFirst("n,value", "heap,value"));
    assertThat(values("--export", "bfile").out()).startsWith("0 0\n1 0\n2 1\n3 2\n4 0\n");
    assertThat(values("--at", "9").out()).endsWith("\nG(9) = 2\n");
    Run beyond = values("--at", "2001");
    assertThat(beyond.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(beyond.err()).isEqualTo("--at: expected a heap of the file, at most 2000, found 2001\n");
  }

  @Test
  void damageAndOtherGames_areComplainedOf() throws IOException {
    values("--to", "140000");
    Path file = folder.resolve("officers.bin");
    Run other = Run.of("values", "0.7", "--file", file.toString());
    assertThat(other.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(other.err()).contains("holds the values of 0.6, not of 0.7");
    byte[] bytes = Files.readAllBytes(file);
    bytes[5000] ^= 1;
    Files.write(file, bytes);
    assertThat(values("--at", "1").err()).contains("is damaged: its values from heap 0 on");
  }

  @Test
  void spentBudget_keepsWhatWasComputed() {
    Run spent = values("--to", "1000000", "--nodes", "100000");
    assertThat(spent.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(spent.err()).startsWith("Not decided: the steps allowed by --nodes were spent");
    assertThat(spent.out()).contains("officers.bin holds ");
  }
}
