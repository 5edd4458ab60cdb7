package org.grundy.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  @TempDir private Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void newAndOldFiles_getTheContent() throws IOException {
    Path file = folder.resolve("a.txt");
    WholeFile.write(file, "one\n");
    WholeFile.write(file, "two\n");
    assertThat(file).hasContent("two\n");
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void contentThatFails_leavesTheOldFile() throws IOException {
    Path file = folder.resolve("a.txt");
    WholeFile.write(file, "old");
    assertThatThrownBy(() -> WholeFile.write(file, out -> {
      out.write(new byte[100_000]);
      throw new IOException("full");
    })).hasMessage("full");
    assertThatThrownBy(() -> WholeFile.write(file, _ -> {
      throw new IllegalStateException("stopped");
    })).hasMessage("stopped");
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void linksAreFollowed_andPermissionsKept() throws IOException {
    Path file = folder.resolve("real.txt");
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
    WholeFile.write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-r-----");
  }

  @Test
  void devicesAreWrittenDirectly_andFoldersRefused() {
    assertThatThrownBy(() -> WholeFile.write(Path.of("/dev/full"), "text")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> WholeFile.write(folder, "text")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> WholeFile.write(folder.resolve("no").resolve("a"), "text"))
        .isInstanceOf(NoSuchFileException.class);
  }

  /** What the killed process runs: it rewrites a file again and again, always with one digit. */
  static final class Child {
    private Child() {
    }

    public static void main(String[] args) throws IOException {
      for (int i = 0;; i = (i + 1) % 10)
        WholeFile.write(Path.of(args[0]), Integer.toString(i).repeat(1 << 20));
    }
  }

  @Test
  void killsLeaveAWholeFile_andTheNextWriteTidiesUp() throws IOException, InterruptedException {
    Path file = folder.resolve("a.txt");
    for (int kill = 0; kill < 4; kill++) {
      var process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-Xmx64m", "-cp",
          System.getProperty("java.class.path"), Child.class.getName(), file.toString()).inheritIO().start();
      while (!Files.exists(file) && !process.waitFor(1, TimeUnit.MILLISECONDS)) {
        // Until the first is written.
      }
      process.waitFor(50 + 30 * kill, TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
      String text = Files.readString(file);
      assertThat(text).hasSize(1 << 20).isEqualTo(text.substring(0, 1).repeat(1 << 20));
    }
    WholeFile.write(file, "end");
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void deletedOrReplacedFiles_areNoticedByTheirWriter() throws IOException {
    Path file = folder.resolve("a.bin");
    try (var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      OneWriter writer = OneWriter.lock(file, channel);
      writer.checkPlace();
      Files.delete(file);
      assertThatThrownBy(writer::checkPlace).isInstanceOf(DisplacedFile.class)
          .hasMessageEndingWith("a.bin was deleted or replaced while being written");
      Files.writeString(file, "another");
      assertThatThrownBy(writer::checkPlace).isInstanceOf(DisplacedFile.class);
    }
  }

  @Test
  void filesThatMayNotBeWritten_stayAsTheyAre() throws IOException {
    Path file = folder.resolve("a.txt");
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    if (Files.isWritable(file)) // root may write everything
      return;
    assertThatThrownBy(() -> WholeFile.write(file, "new")).isInstanceOf(AccessDeniedException.class);
  }
}
