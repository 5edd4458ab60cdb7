package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.CRC32C;
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
    assertThat(values("--to", "1000").out()).endsWith("for heaps 0 to 1000.\n");
    assertThat(values("--to", "70000").out()).endsWith("for heaps 0 to 70000; the file already had 1001 of them.\n");
    byte[] inTwo = Files.readAllBytes(folder.resolve("officers.bin"));
    Files.delete(folder.resolve("officers.bin"));
    values("--to", "70000");
    assertThat(Files.readAllBytes(folder.resolve("officers.bin"))).isEqualTo(inTwo);
  }

  @Test
  void values_areAskedAndWrittenOut() {
    values("--to", "2000");
    String rows = Run.of("values", "0.6", "--to", "2000", "--format", "csv").out();
    assertThat(values("--export", "csv").out()).isEqualTo(rows);
    assertThat(values("--export", "bfile").out()).startsWith("0 0\n1 0\n2 1\n3 2\n4 0\n");
    assertThat(values("--at", "9").out()).endsWith("\nG(9) = 2\n");
    Run beyond = values("--at", "2001");
    assertThat(beyond.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(beyond.err())
        .isEqualTo(
            "--at: expected a heap of at most 2000, since the file ends there and proves no period; found 2001\n");
  }

  /** One object with the facts that the text has. */
  @Test
  void json_isOneObject() {
    String file = folder.resolve("officers.bin").toString();
    assertJson(values("--to", "2000", "--json"), Exit.ANSWERED, file, "\"count\":2001,\"found\":0");
    assertJson(values("--at", "9", "--json", "--stats"), Exit.ANSWERED, file,
        "\"count\":2001,\"found\":2001,\"at\":{\"heap\":9,\"nimValue\":2},\"stats\":{\"engine\":",
        "\"verifiedTo\":2000");
    assertJson(values("--to", "1000000", "--nodes", "100000", "--json"), Exit.BUDGET_SPENT, file,
        "\"gaveUp\":{\"limit\":\"work\",\"work\":");
    String kayles = folder.resolve("kayles.bin").toString();
    String periodic = Run.of("values", "kayles", "--file", kayles, "--to", "300", "--at", "10^18", "--json").out();
    assertThat(periodic)
        .contains("\"law\":{\"from\":71,\"period\":12,\"gain\":0},\"at\":{\"heap\":\"1000000000000000000\",");
    assertThat(values("--export", "csv", "--json").out()).contains("--json does not work with --export");
    assertThat(values("--to", "2000", "--stats").out()).containsPattern("(?m)^Engine: .*[\\s\\S]*^[0-9,]+ steps? in ");
  }

  private static void assertJson(Run run, int status, String file, String... parts) {
    assertThat(run.status()).isEqualTo(status);
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).singleElement().asString()
        .startsWith("{\"schema\":1,\"game\":\"0.6\",\"file\":\"" + file + "\",").contains(parts);
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
    assertThat(spent.err()).startsWith("Not decided: out of steps (--nodes)");
    assertThat(spent.out()).contains("officers.bin holds ");
  }

  /** A file that is begun may grow as far as the engine that goes on with it later. */
  @Test
  void longRuns_areBegun() {
    assertThat(values("--to", "2e9", "--nodes", "1000000").status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(values("--to", "2147483520").err())
        .isEqualTo("--to: expected a whole number from 0 to 2147483519, found 2147483520\n");
    assertThat(
        Run.of("values", "take k where 2k <= n", "--file", folder.resolve("l.bin").toString(), "--to", "2e9").err())
        .isEqualTo("--to: expected a whole number from 0 to 134217728, found 2000000000\n");
  }

  private void assertRefused(String sentence, String... more) {
    Run run = values(more);
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err().lines()).singleElement().asString().contains(sentence);
    assertThat(run.out()).isEmpty();
  }

  /** What is only asked for is not begun, and what is no file of values stays as it is. */
  @Test
  void filesThatCannotBeRead_areLeftAsTheyAre() throws IOException {
    Path file = folder.resolve("officers.bin");
    assertRefused("officers.bin yet; --to N creates it", "--at", "5");
    assertThat(file).doesNotExist();
    Files.writeString(file, "my notes");
    assertRefused("officers.bin is not a file of nim-values", "--to", "5");
    assertRefused("officers.bin is not a file of nim-values", "--at", "5");
    assertThat(file).hasContent("my notes");
    Files.write(file, new byte[0]);
    assertThat(values().out()).endsWith("officers.bin holds no values of 0.6 yet.\n");
    assertThat(values("--at", "5").err()).isEqualTo("--at: expected a heap of the file, which has none yet, found 5\n");
    assertThat(Files.size(file)).isZero();
  }

  /** The header of a later form, its checksum right. */
  @Test
  void otherForms_areNamed() throws IOException {
    values("--to", "10");
    Path file = folder.resolve("officers.bin");
    byte[] bytes = Files.readAllBytes(file);
    bytes[8] = 7;
    var crc = new CRC32C();
    crc.update(bytes, 0, 4092);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(4092, (int) crc.getValue());
    Files.write(file, bytes);
    assertRefused("officers.bin is a file of nim-values in form 7; expected form 1", "--to", "20");
    assertThat(file).hasBinaryContent(bytes);
  }

  @Test
  void blocksThatAreNotWhole_areTold() throws IOException {
    values("--to", "140000");
    Path file = folder.resolve("officers.bin");
    byte[] whole = Files.readAllBytes(file);
    byte[] cut = Arrays.copyOf(whole, whole.length - 3);
    Files.write(file, cut);
    Run read = values("--at", "131071");
    assertThat(read.err())
        .endsWith("is incomplete or still being written; its values, from heap 131072 on, are left out.\n");
    assertThat(read.out()).contains("for heaps 0 to 131071.\n").contains("G(131071) = ");
    assertThat(values("--at", "131072").status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(file).hasBinaryContent(cut);
    assertThat(values("--to", "140000").err())
        .endsWith("officers.bin was incomplete; values from heap 131072 on are being recomputed.\n");
    assertThat(file).hasBinaryContent(whole);
    assertThat(values("--to", "140000").err()).isEmpty();
  }

  /** One run writes, others may look. */
  @Test
  void filesThatAreBeingWritten_areRead() throws IOException {
    values("--to", "100");
    Path file = folder.resolve("officers.bin");
    byte[] bytes = Files.readAllBytes(file);
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE); var _ = channel.lock()) {
      assertRefused("another run is writing to ", "--to", "200");
      assertThat(values("--at", "9").out()).endsWith("\nG(9) = 2\n");
      assertThat(values("--export", "bfile").out().lines()).hasSize(101);
    }
    assertThat(file).hasBinaryContent(bytes);
  }

  @Test
  void placesThatCannotBeWritten_areNamed() throws IOException {
    assertUnwritten(folder.resolve("nowhere").resolve("a.bin"), Exit.BAD_INPUT, ": no such folder");
    assertUnwritten(folder.resolve("nowhere").resolve("a.csv"), Exit.BAD_INPUT, ": no such folder");
    assertUnwritten(Files.createDirectory(folder.resolve("folder.bin")), Exit.BAD_INPUT, "folder.bin: it is a folder");
    assertUnwritten(Files.createDirectory(folder.resolve("folder.csv")), Exit.BAD_INPUT, "folder.csv: it is a folder");
    if (Files.exists(Path.of("/dev/full")))
      for (String name : new String[]{"full.bin", "full.csv"})
        assertUnwritten(Files.createSymbolicLink(folder.resolve(name), Path.of("/dev/full")), Exit.UNWRITTEN,
            name + ": No space left on device");
  }

  private static void assertUnwritten(Path file, int status, String reason) {
    for (String rules : file.toString().endsWith("csv") ? new String[]{"0.6", "0.?"} : new String[]{"0.6"}) {
      Run run = Run.of("values", rules, "--to", "9", "--file", file.toString());
      assertThat(run.status()).isEqualTo(status);
      assertThat(run.err().lines()).singleElement().asString().startsWith("cannot write ").contains(reason);
    }
  }
}
