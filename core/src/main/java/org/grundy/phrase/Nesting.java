package org.grundy.phrase;

import java.util.function.Supplier;

/**
 * How deeply a text is nested, counted while it is read. A reader recurses, and so does everything that walks through what
 * it made; a limit keeps both within the smallest stack of a thread.
 */
public final class Nesting {
  private final int deepest;
  private int depth;

  public Nesting(int deepest) {
    this.deepest = deepest;
  }

  /**
   * Goes one level deeper.
   *
   * @param place in the text, asked for only when that is too deep
   * @throws BadInput when it is
   */
  public void enter(Supplier<Phrase> place) {
    if (++depth > deepest)
      throw BadInput.because("{0}: nested more than {1} deep", place.get(), deepest);
  }

  /** Comes back from so many levels. */
  public void leave(int levels) {
    depth -= levels;
  }

  public void leave() {
    leave(1);
  }

  /** To come {@link #back} to, for a reader that tries one way of reading after the other. */
  public int mark() {
    return depth;
  }

  public void back(int mark) {
    depth = mark;
  }
}
