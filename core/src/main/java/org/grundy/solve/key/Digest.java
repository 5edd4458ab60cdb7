package org.grundy.solve.key;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 of numbers, in hexadecimal. */
public final class Digest {
  private Digest() {
  }

  public static String of(long... numbers) {
    var bytes = ByteBuffer.allocate(Long.BYTES * numbers.length);
    bytes.asLongBuffer().put(numbers);
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
