package org.grundy.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Optional;

/** Standard output that remembers why it could not be written, which a {@link PrintStream} forgets. */
final class StandardOutput extends FilterOutputStream {
  private Optional<IOException> failure = Optional.empty();

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
    return failure.filter(e -> !String.valueOf(e.getMessage()).contains("Broken pipe"));
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[]{(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      failure = failure.or(() -> Optional.of(e));
      throw e;
    }
  }
}
