package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Buffers many rows and writes only whole ones, so that an interrupted run leaves no truncated number that looks
 * complete.
 */
final class WholeRows {
  /** The most bytes written by one system call. */
  private static final int MANY = 1 << 16;

  private final OutputStream out;
  private final StringBuilder rows = new StringBuilder();

  WholeRows(OutputStream out) {
    this.out = out;
  }

  /** Adds a row, given without its line end. */
  void add(CharSequence row) throws IOException {
    if (rows.length() + row.length() >= MANY)
      flush();
    rows.append(row).append('\n');
  }

  void flush() throws IOException {
    out.write(rows.toString().getBytes(StandardCharsets.UTF_8));
    rows.setLength(0);
  }
}
