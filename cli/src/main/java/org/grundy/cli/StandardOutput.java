package org.grundy.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Standard output that remembers why it could not be written, which a {@link PrintStream} forgets, and that can be closed to
 * the thread that writes to it, at the end of a line.
 */
final class StandardOutput extends FilterOutputStream {
  /** Of the mode of a file what says its kind, as POSIX has it. */
  private static final int KIND = 0170000;
  private static final int FIFO = 0010000;
  private static final int SOCKET = 0140000;

  /** How long to wait for the end of a line. */
  private static final Duration LONGEST_LINE = Duration.ofSeconds(1);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition lineEnded = lock.newCondition();
  private Optional<IOException> failure = Optional.empty();
  private volatile long last;
  private volatile boolean writing;
  private boolean inLine;
  /** The thread that alone may write, once there is one. */
  private OptionalLong owner = OptionalLong.empty();

  StandardOutput(OutputStream out) {
    super(out);
  }

  static StandardOutput ofProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out));
  }

  /** A stream of text into this one, flushed at the end of every line. */
  PrintStream text(Charset charset) {
    return new PrintStream(new BufferedOutputStream(this, 1 << 13), true, charset);
  }

  /** Why something is missing from what was written; nothing when it all went out, or the reader had read enough. */
  Optional<IOException> failure() {
    return isPipe() ? Optional.empty() : failure;
  }

  /** A pipe, or a socket, cannot be written only when nobody reads it any more. */
  private static boolean isPipe() {
    try {
      int kind = (Integer) Files.getAttribute(Path.of("/dev/fd/1"), "unix:mode") & KIND;
      return kind == FIFO || kind == SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException _) {
      return false;
    }
  }

  /**
   * Lets a line that was begun come to its end, then only the calling thread writes; what others write is dropped. They do
   * not wait, since a stream of text that one of them waits in is closed to the calling thread as well.
   *
   * @return false when a write is stuck because nobody reads
   */
  boolean takeOver() throws InterruptedException {
    if (!lock.tryLock(LONGEST_LINE.toMillis(), TimeUnit.MILLISECONDS))
      return false;
    try {
      for (long left = LONGEST_LINE.toNanos(); inLine && left > 0;)
        left = lineEnded.awaitNanos(left);
      owner = OptionalLong.of(Thread.currentThread().threadId());
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Whether a write is in progress or ended less than {@code since} ago. */
  boolean busy(Duration since) {
    return writing || last != 0 && System.nanoTime() - last < since.toNanos();
  }

  /** When something was written last, by {@link System#nanoTime}; 0 when nothing was. */
  long last() {
    return last;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[]{(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    lock.lock();
    try {
      if (count > 0 && owner.orElse(Thread.currentThread().threadId()) == Thread.currentThread().threadId())
        let(bytes, from, count);
    } finally {
      lock.unlock();
    }
  }

  private void let(byte[] bytes, int from, int count) throws IOException {
    inLine = bytes[from + count - 1] != '\n';
    if (!inLine)
      lineEnded.signalAll();
    writing = true;
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      failure = failure.or(() -> Optional.of(e));
      throw e;
    } finally {
      last = System.nanoTime() | 1;
      writing = false;
    }
  }
}
