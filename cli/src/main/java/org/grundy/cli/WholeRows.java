package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Many rows on their way out, always whole ones at once: a run that is ended leaves none that looks like a shorter number. */
final class WholeRows {
  /** No more than so many bytes are written by one call of the system. */
  private static final int MANY = 1 << 16;

  private final OutputStream out;
  private final StringBuilder rows = new StringBuilder();

  WholeRows(OutputStream out) {
    this.out = out;
  }

  /** Adds a row, without its end. */
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
