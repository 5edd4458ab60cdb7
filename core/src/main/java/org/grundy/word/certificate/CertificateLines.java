package org.grundy.word.certificate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Supplier;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** The lines of a certificate, one after the other. */
public final class CertificateLines {
  private final BufferedReader in;
  private String next = "";
  private boolean ended;
  private long number;

  /** Reads the first line. */
  public CertificateLines(BufferedReader in) {
    this.in = in;
    advance();
  }

  private void advance() {
    try {
      String line = in.readLine();
      ended = line == null;
      next = Objects.requireNonNullElse(line, "");
      number++;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The number of the next line, from 1. */
  public long number() {
    return number;
  }

  /** Whether there is no next line. */
  public boolean ended() {
    return ended;
  }

  /** The next line, which stays; empty at the end. */
  public String next() {
    return next;
  }

  /** The next line, after which comes the one that follows it; empty at the end. */
  public String take() {
    String line = next;
    advance();
    return line;
  }

  /** @throws BadInput when the next line is another */
  public void require(String line) {
    if (!next.equals(line))
      throw expected(Phrase.of("{0}", BadInput.quoted(line)));
    advance();
  }

  /**
   * What follows on the next line.
   *
   * @throws BadInput when it begins in another way
   */
  public String after(String begin, Phrase expected) {
    if (!next.startsWith(begin))
      throw expected(expected);
    return take().substring(begin.length());
  }

  /** What is made of a line, or a complaint that names it. */
  public static <T> T at(long line, Supplier<T> made) {
    try {
      return made.get();
    } catch (BadInput bad) {
      throw BadInput.because("{0}: {1}", Phrase.of("line {0}", line), bad.sentence());
    }
  }

  /** A complaint that the next line is not what was expected there. */
  public BadInput expected(Phrase expected) {
    return BadInput.expected(Phrase.of("line {0}", number), expected, next);
  }
}
