package org.grundy.phrase;

import java.util.function.Supplier;

/**
 * The nesting depth of a text while it is read. Readers recurse, and so does everything that walks through the result;
 * a limit keeps both within the smallest stack of a thread.
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
      throw BadInput.because("{0}: nested more than {1} levels deep", place.get(), deepest);
  }

  /** Leaves this many levels. */
  public void leave(int levels) {
    depth -= levels;
  }

  public void leave() {
    leave(1);
  }

  /** The depth to come {@link #back} to, for a reader that tries several readings in turn. */
  public int mark() {
    return depth;
  }

  public void back(int mark) {
    depth = mark;
  }
}
