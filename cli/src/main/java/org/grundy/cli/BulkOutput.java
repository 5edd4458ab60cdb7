package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** Bulk output that fails when nobody reads standard output any more. A {@link PrintStream} alone hides that. */
final class BulkOutput extends OutputStream {
  private final PrintStream out;

  BulkOutput(PrintStream out) {
    this.out = out;
  }

  /** Thrown when the rest cannot be written; the underlying stream knows why. */
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
