package org.grundy.cli;

import org.grundy.phrase.Phrase;

/** Thrown when writing to a permitted file fails: the disk is full, or the file is gone. */
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
