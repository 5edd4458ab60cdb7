package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** Many bytes for standard output, that end when nobody takes them any more, which a {@link PrintStream} does not tell. */
final class BulkOutput extends OutputStream {
  private final PrintStream out;

  BulkOutput(PrintStream out) {
    this.out = out;
  }

  /** The rest cannot be written; why, the stream below knows. */
  static final class Refused extends IOException {
    private static final long serialVersionUID = 1;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[]{(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    out.write(bytes, from, count);
    if (out.checkError())
      throw new Refused();
  }
}
