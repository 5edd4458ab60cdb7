package org.grundy.browser.jdk;

/** An array for one thread. */
@Replaces("java.util.concurrent.atomic.AtomicIntegerArray")
public class AtomicIntegerArray {
  private final int[] values;

  public AtomicIntegerArray(int length) {
    values = new int[length];
  }

  public int length() {
    return values.length;
  }

  public int get(int i) {
    return values[i];
  }

  public void set(int i, int value) {
    values[i] = value;
  }
}
