package org.grundy.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.grundy.phrase.BadInput;
import org.jspecify.annotations.Nullable;

/** The lines of a program, which may have any length, up to a limit. */
final class RequestLines {
  private final BufferedReader in;
  private final int longest;

  RequestLines(Reader in, int longest) {
    this.in = new BufferedReader(in);
    this.longest = longest;
  }

  /**
   * The next line, or null at the end.
   *
   * @throws BadInput when the line is too long; the one behind it is next
   */
  @Nullable
  String next() throws IOException {
    var line = new StringBuilder();
    int c = in.read();
    if (c < 0)
      return null;
    long length = 0;
    for (; c >= 0 && c != '\n'; c = in.read())
      if (++length <= longest)
        line.append((char) c);
    if (length > longest)
      throw BadInput.because("a request may have at most {0} characters, found {1}", longest, length);
    return line.toString();
  }
}
