package org.grundy.browser.jdk;

/** A counter for one thread. */
@Replaces("java.util.concurrent.atomic.LongAdder")
public class LongAdder extends Number {
  private static final long serialVersionUID = 1;

  private long sum;

  public void increment() {
    sum++;
  }

  public void add(long n) {
    sum += n;
  }

  public long sum() {
    return sum;
  }

  @Override
  public int intValue() {
    return (int) sum;
  }

  @Override
  public long longValue() {
    return sum;
  }

  @Override
  public float floatValue() {
    return sum;
  }

  @Override
  public double doubleValue() {
    return sum;
  }
}
