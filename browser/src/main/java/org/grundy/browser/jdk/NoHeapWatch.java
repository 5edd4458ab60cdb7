package org.grundy.browser.jdk;

/** A worker is not told how full its memory is. */
@Replaces("org.grundy.effort.HeapWatch")
final class NoHeapWatch {
  boolean full() {
    return false;
  }
}
