package org.grundy.word.automaton;

/** The transitions of a {@link TransitionList}, grouped by tail or by head. Built in linear time. */
final class Adjacency {
  /** The transitions of state q are sorted[first[q]] .. sorted[first[q + 1] - 1], in their old order. */
  private final int[] first;
  private final int[] sorted;

  /** @param ends the state under which each of the {@code size} transitions is filed */
  Adjacency(int states, int size, int[] ends) {
    first = new int[states + 1];
    for (int i = 0; i < size; i++)
      first[ends[i] + 1]++;
    for (int q = 0; q < states; q++)
      first[q + 1] += first[q];
    int[] place = first.clone();
    sorted = new int[size];
    for (int i = 0; i < size; i++)
      sorted[place[ends[i]]++] = i;
  }

  int from(int state) {
    return first[state];
  }

  int to(int state) {
    return first[state + 1];
  }

  int transition(int index) {
    return sorted[index];
  }
}
