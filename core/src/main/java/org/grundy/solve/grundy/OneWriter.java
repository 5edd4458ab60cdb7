package org.grundy.solve.grundy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import org.grundy.phrase.BadInput;

/** A file that is gone on with, run after run, is written by one run at a time. */
public final class OneWriter {
  private OneWriter() {
  }

  /**
   * Keeps other runs from writing a file until the channel is closed, or the process has ended in whatever way.
   *
   * @param path    what the file is called
   * @param channel open for writing
   * @throws BadInput when another run, or another thread of this one, writes it
   */
  public static void lock(Path path, FileChannel channel) throws IOException {
    try {
      if (channel.tryLock() != null)
        return;
    } catch (OverlappingFileLockException _) {
      // Another thread of this process has it: as another process would.
    }
    throw BadInput.because("{0} is being written by another run", path.toString());
  }
}
