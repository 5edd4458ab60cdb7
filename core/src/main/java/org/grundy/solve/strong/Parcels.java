package org.grundy.solve.strong;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Numbers on their way to each part, the lowest byte first. */
final class Parcels {
  private static final int FIRST = 64;

  private final PartKeys keys;
  private final byte[] @Nullable [] parcels;
  private final int[] sizes;

  Parcels(PartKeys keys) {
    this.keys = keys;
    this.parcels = new byte[keys.parts()][];
    this.sizes = new int[keys.parts()];
  }

  /** Adds a mixed key for the part that it belongs to. */
  void add(long mixed) {
    add(keys.part(mixed), keys.local(mixed), keys.bytes());
  }

  void add(int part, long number, int length) {
    byte[] parcel = parcels[part];
    int size = sizes[part];
    if (parcel == null)
      parcel = parcels[part] = new byte[FIRST];
    else if (size + length > parcel.length)
      parcel = parcels[part] = Arrays.copyOf(parcel, 2 * parcel.length);
    for (int i = 0; i < length; i++, number >>>= Byte.SIZE)
      parcel[size++] = (byte) number;
    sizes[part] = size;
  }

  byte[][] sent() {
    var sent = new byte[parcels.length][];
    for (int part = 0; part < parcels.length; part++) {
      byte[] parcel = parcels[part];
      sent[part] = parcel == null ? new byte[0] : Arrays.copyOf(parcel, sizes[part]);
    }
    return sent;
  }

  /** Passes on the keys within the part that they were sent to. */
  static void each(byte[] parcel, int bytes, LongConsumer local) {
    for (int at = 0; at < parcel.length; at += bytes)
      local.accept(number(parcel, at, bytes));
  }

  static long number(byte[] parcel, int at, int length) {
    long number = 0;
    for (int i = 0; i < length; i++)
      number |= (parcel[at + i] & 0xFFL) << Byte.SIZE * i;
    return number;
  }
}
