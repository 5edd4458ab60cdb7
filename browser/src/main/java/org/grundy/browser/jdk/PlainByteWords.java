package org.grundy.browser.jdk;

/** Puts words together from their bytes. */
@Replaces("org.grundy.octal.ByteWords")
final class PlainByteWords {
  private PlainByteWords() {
  }

  static long get(byte[] bytes, int at) {
    long word = 0;
    for (int i = Long.BYTES - 1; i >= 0; i--)
      word = word << Byte.SIZE | bytes[at + i] & 0xFF;
    return word;
  }

  static void set(byte[] bytes, int at, long word) {
    for (int i = 0; i < Long.BYTES; i++)
      bytes[at + i] = (byte) (word >>> Byte.SIZE * i);
  }
}
