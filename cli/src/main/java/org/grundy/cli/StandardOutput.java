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
 * Standard output that remembers why a write failed, which a {@link PrintStream} forgets. Another thread can take it
 * over at the end of a line.
 */
final class StandardOutput extends FilterOutputStream {
  /** The bits of a POSIX file mode that give the file's type. */
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
  /** The only thread that may write; empty until one takes over. */
  private OptionalLong owner = OptionalLong.empty();

  StandardOutput(OutputStream out) {
    super(out);
  }

  static StandardOutput ofProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out));
  }

  /** A text stream that writes to this one, flushed at the end of every line. */
  PrintStream text(Charset charset) {
    return new PrintStream(new BufferedOutputStream(this, 1 << 13), true, charset);
  }

  /** Why some output was lost; empty when everything was written, or when the reader closed a pipe early. */
  Optional<IOException> failure() {
    return isPipe() ? Optional.empty() : failure;
  }

  /** Whether this is a pipe or a socket, where a write fails only when nobody reads any more. */
  private static boolean isPipe() {
    try {
      int kind = (Integer) Files.getAttribute(Path.of("/dev/fd/1"), "unix:mode") & KIND;
      return kind == FIFO || kind == SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException _) {
      return false;
    }
  }

  /**
   * Waits for the current line to end; from then on only the calling thread can write, and output from others is
   * dropped. The others do not block, since a text stream in which one of them waits would block the calling thread
   * too.
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

  /** The time of the last write, by {@link System#nanoTime}; 0 when nothing was written. */
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
