package org.grundy.solve.engine;

/** The results of a search so far. The key of a position is one word or two, of which the first may be all. */
public interface SearchResults {
  /** How many words a key has: 1 or 2. */
  int words();

  /** The keys of the first positions, which tell how positions are numbered and what the moves are. */
  long[] sample();

  /** Adds a result. */
  void add(long low, long high, boolean wins);

  /** Takes a result: {@code high} is 0 where a key has one word. */
  @FunctionalInterface
  interface Reader {
    void result(long low, long high, boolean wins);
  }

  /** Passes every result that is still kept. */
  void each(Reader out);
}
