package org.grundy.word.check;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Numbers as a key of maps. */
record Key(int[] numbers) {
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Key(int[] that) && Arrays.equals(numbers, that);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }

  @Override
  public String toString() {
    return Arrays.toString(numbers);
  }
}
