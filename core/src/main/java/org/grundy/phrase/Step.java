package org.grundy.phrase;

import java.util.function.Function;

/**
 * How far the reading of an expression has come: to a value, or to a place where another expression must be read first.
 *
 * @param <T> what expressions become
 */
public sealed interface Step<T> {
  /** The value of what was read. */
  record Read<T>(T value) implements Step<T> {
    @Override
    public Step<T> then(Function<T, Step<T>> more) {
      return more.apply(value);
    }

    @Override
    public Step<T> after(Runnable end) {
      end.run();
      return this;
    }
  }

  /** An expression whose operators bind at least so tightly comes next; its value says how to go on. */
  record Inner<T>(int strength, Function<T, Step<T>> next) implements Step<T> {
    @Override
    public Step<T> then(Function<T, Step<T>> more) {
      return new Inner<>(strength, value -> next.apply(value).then(more));
    }

    @Override
    public Step<T> after(Runnable end) {
      return new Inner<>(strength, value -> next.apply(value).after(end));
    }
  }

  static <T> Step<T> read(T value) {
    return new Read<>(value);
  }

  static <T> Step<T> inner(int strength, Function<T, Step<T>> next) {
    return new Inner<>(strength, next);
  }

  /** Goes on from the value that this comes to. */
  Step<T> then(Function<T, Step<T>> more);

  /** Comes to the same value, and does something then. */
  Step<T> after(Runnable end);
}
