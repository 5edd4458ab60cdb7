package org.grundy.octal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes of an array at once, as a word whose lowest byte comes first. */
final class ByteWords {
  private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private ByteWords() {
  }

  static long get(byte[] bytes, int at) {
    return (long) LONGS.get(bytes, at);
  }

  static void set(byte[] bytes, int at, long word) {
    LONGS.set(bytes, at, word);
  }
}
