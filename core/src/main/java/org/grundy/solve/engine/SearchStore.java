package org.grundy.solve.engine;

/** Keeps what a long search finds, so that the same search goes on from there after the process has ended. */
public interface SearchStore {
  /** Whether it is for this question. */
  boolean isOf(Question question);

  /** Passes what was kept before to a search that begins, and keeps what that will find. */
  void begin(SearchResults results);

  /** Called by the search after each result. */
  void found();
}
