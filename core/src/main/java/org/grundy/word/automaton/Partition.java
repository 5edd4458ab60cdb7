package org.grundy.word.automaton;

import java.util.Arrays;

/**
 * A partition of the numbers 0 to n - 1 into classes that can be split: mark some elements, then split every class with
 * marks into its marked and its unmarked elements, in time proportional to the marks. The smaller part becomes a new
 * class.
 */
final class Partition {
  /*
   * Class c is elements[first[c]] .. elements[past[c] - 1], its marked[c] marked elements in front. place is the
   * inverse of elements. touched holds the classes with marks.
   */
  final int[] first;
  final int[] past;
  final int[] elements;
  final int[] classOf;
  private final int[] place;
  private final int[] marked;
  private final int[] touched;
  private int touchedCount;
  private int classes;

  /** The bytes of a partition of n numbers. */
  static long bytes(int n) {
    return 7L * Integer.BYTES * n;
  }

  /** A partition with one class, or none when n is 0. */
  Partition(int n) {
    first = new int[n];
    past = new int[n];
    elements = new int[n];
    place = new int[n];
    classOf = new int[n];
    marked = new int[n];
    touched = new int[n];
    Arrays.setAll(elements, i -> i);
    Arrays.setAll(place, i -> i);
    if (n > 0) {
      classes = 1;
      past[0] = n;
    }
  }

  /** The partition into classes with equal keys. Keys are from 0 to {@code keys - 1}. */
  static Partition byKey(int[] keyOf, int keys) {
    var partition = new Partition(keyOf.length);
    var sorted = new Adjacency(keys, keyOf.length, keyOf);
    partition.classes = 0;
    for (int key = 0; key < keys; key++)
      if (sorted.from(key) < sorted.to(key)) {
        int c = partition.classes++;
        partition.first[c] = sorted.from(key);
        partition.past[c] = sorted.to(key);
        for (int i = sorted.from(key); i < sorted.to(key); i++) {
          int element = sorted.transition(i);
          partition.elements[i] = element;
          partition.place[element] = i;
          partition.classOf[element] = c;
        }
      }
    return partition;
  }

  int classes() {
    return classes;
  }

  void mark(int element) {
    int c = classOf[element];
    int from = place[element];
    int to = first[c] + marked[c];
    if (from < to)
      return;
    elements[from] = elements[to];
    place[elements[from]] = from;
    elements[to] = element;
    place[element] = to;
    if (marked[c]++ == 0)
      touched[touchedCount++] = c;
  }

  void split() {
    while (touchedCount > 0) {
      int c = touched[--touchedCount];
      int middle = first[c] + marked[c];
      if (middle < past[c]) {
        int made = classes++;
        if (marked[c] <= past[c] - middle) {
          first[made] = first[c];
          past[made] = first[c] = middle;
        } else {
          past[made] = past[c];
          first[made] = past[c] = middle;
        }
        for (int i = first[made]; i < past[made]; i++)
          classOf[elements[i]] = made;
        marked[made] = 0;
      }
      marked[c] = 0;
    }
  }
}
