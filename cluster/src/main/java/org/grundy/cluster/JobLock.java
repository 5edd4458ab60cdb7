package org.grundy.cluster;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.grundy.batch.Job;
import org.grundy.file.CheckedFolder;
import org.grundy.file.OneWriter;
import org.grundy.file.ResultFolder;

/** Keeps a second driver away from the folder of a job, as long as this process has it open. */
final class JobLock implements AutoCloseable {
  private static final String NAME = "job.lock";

  private final Path folder;
  private final FileChannel channel;
  /** Whether the folder was made for this job. */
  private final boolean made;

  private JobLock(Path folder, FileChannel channel, boolean made) {
    this.folder = folder;
    this.channel = channel;
    this.made = made;
  }

  /**
   * Locks a folder; makes it if there is none.
   *
   * @throws org.grundy.phrase.BadInput when another run has it, or it holds other files
   */
  static JobLock of(Path folder) throws IOException {
    boolean made = ResultFolder.make(folder, Job.MANIFEST, CheckedFolder.MANIFEST, NAME);
    Path file = folder.resolve(NAME);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      OneWriter.lock(file, channel).checkPlace();
      return new JobLock(folder, channel, made);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** Unlocks the folder, and deletes it if it was made for a job that did not begin. */
  @Override
  public void close() throws IOException {
    try (channel) {
      Files.deleteIfExists(folder.resolve(NAME));
    }
    if (made)
      deleteIfEmpty(folder);
  }

  private static void deleteIfEmpty(Path folder) throws IOException {
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException _) {
      // The job has begun.
    }
  }
}
