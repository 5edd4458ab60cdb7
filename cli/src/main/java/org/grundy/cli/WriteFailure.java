package org.grundy.cli;

import org.grundy.phrase.Phrase;

/** Thrown when a file, which may be written, could not be: the disk is full, or the file has gone. */
final class WriteFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Phrase sentence;

  WriteFailure(Phrase sentence) {
    super(sentence.toString(), null, false, false);
    this.sentence = sentence;
  }

  Phrase sentence() {
    return sentence;
  }
}
