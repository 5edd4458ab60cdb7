package org.grundy.cluster;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.grundy.file.OneWriter;

/** Keeps a second driver away from the folder of a job, as long as this process has it open. */
final class JobLock implements AutoCloseable {
  private final Path file;
  private final FileChannel channel;

  private JobLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks a folder; makes it if there is none.
   *
   * @throws org.grundy.phrase.BadInput when another run has it
   */
  static JobLock of(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve("job.lock");
    FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      OneWriter.lock(file, channel).checkPlace();
      return new JobLock(file, channel);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      Files.deleteIfExists(file);
    }
  }
}
