package org.grundy.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Optional;
import org.grundy.phrase.BadInput;

/** A file that several runs extend, one at a time. */
public final class OneWriter {
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final Path path;
  private final Optional<Object> key;

  private OneWriter(Path path, Optional<Object> key) {
    this.path = path;
    this.key = key;
  }

  /**
   * Locks a file against other runs until the channel is closed or the process ends.
   *
   * @param path    the name of the file
   * @param channel open for writing
   * @throws BadInput when another run, or another thread of this process, is writing it
   */
  public static OneWriter lock(Path path, FileChannel channel) throws IOException {
    return lock(path, channel, Duration.ZERO);
  }

  /**
   * The same, for a file whose last writer may need a moment to end.
   *
   * @param patience how long to wait for it
   */
  public static OneWriter lock(Path path, FileChannel channel, Duration patience) throws IOException {
    long end = System.nanoTime() + patience.toNanos();
    while (!locks(channel))
      if (System.nanoTime() >= end || !pauses())
        throw BadInput.because("another run is writing to {0}", path.toString());
    return new OneWriter(path, key(path));
  }

  private static boolean locks(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      return false; // another thread of this process holds the lock; treat it like another process
    }
  }

  /** Waits a little, unless this thread is interrupted. */
  private static boolean pauses() {
    try {
      Thread.sleep(PAUSE);
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static Optional<Object> key(Path path) throws IOException {
    return Optional.ofNullable(Files.readAttributes(path, BasicFileAttributes.class).fileKey());
  }

  /**
   * Checks that the name still leads to the locked file. On a system whose files have no keys it only checks that there
   * is a file.
   *
   * @throws DisplacedFile when the file was deleted, or another one has its name
   */
  public void checkPlace() throws IOException {
    try {
      if (key(path).equals(key))
        return;
    } catch (NoSuchFileException _) {
      // No file has the name now.
    }
    throw new DisplacedFile(path);
  }
}
