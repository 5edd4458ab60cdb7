package org.grundy.solve.region;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.ShortGames;

/**
 * The distinct canonical forms of a database, numbered from 0 through its tiers, options before the forms that have them.
 * They are only added, by one thread while no other reads.
 */
final class RegionForms {
  /** Ints before the numerator of a sum: {@link FormList#SUM}, the exponent, the nimber, and the ups in two. */
  private static final int SUM_HEAD = 5;

  private final List<FormList> lists = new ArrayList<>();
  /** The number of the first form of each list. */
  private final List<Integer> firsts = new ArrayList<>();
  private int size;

  void add(FormList list) {
    lists.add(list);
    firsts.add(size);
    size = Math.addExact(size, list.size());
  }

  int size() {
    return size;
  }

  /** The ints of a form. */
  int[] get(int number) {
    int at = lists.size() - 1;
    while (firsts.get(at) > number)
      at--;
    return lists.get(at).get(number - firsts.get(at));
  }

  static boolean isSum(int[] form) {
    return form[0] == FormList.SUM;
  }

  static int lefts(int[] form) {
    return form[0];
  }

  /** The ints of a value that is a sum of a number, ups and a nimber. */
  static int[] ofSum(ShortGames values, int handle) {
    Dyadic number = values.numberPart(handle);
    long up = values.upPart(handle);
    byte[] bytes = number.numerator().toByteArray();
    int length = Math.ceilDiv(bytes.length, Integer.BYTES);
    var padded = new byte[length * Integer.BYTES];
    Arrays.fill(padded, (byte) (number.signum() < 0 ? -1 : 0));
    System.arraycopy(bytes, 0, padded, padded.length - bytes.length, bytes.length);
    int[] form = new int[SUM_HEAD + length];
    form[0] = FormList.SUM;
    form[1] = number.exponent();
    form[2] = values.nimberPart(handle);
    form[3] = (int) (up >>> Integer.SIZE);
    form[4] = (int) up;
    ByteBuffer.wrap(padded).asIntBuffer().get(form, SUM_HEAD, length);
    return form;
  }

  /** The size of the Nim heap that a form equals; empty if it equals none. */
  static OptionalInt asNimber(int[] form) {
    boolean plain = isSum(form) && form[3] == 0 && form[4] == 0;
    for (int i = SUM_HEAD; plain && i < form.length; i++)
      plain = form[i] == 0;
    return plain ? OptionalInt.of(form[2]) : OptionalInt.empty();
  }

  /** Such a value. */
  static RegionListing.Sum sum(int[] form) {
    var bytes = ByteBuffer.allocate(Integer.BYTES * (form.length - SUM_HEAD));
    bytes.asIntBuffer().put(form, SUM_HEAD, form.length - SUM_HEAD);
    long up = (long) form[3] << Integer.SIZE | form[4] & 0xFFFFFFFFL;
    return new RegionListing.Sum(Dyadic.of(new BigInteger(bytes.array()), form[1]), up, form[2]);
  }

  /** Whether a form is one that can be numbered so: its options are, and have lower numbers. */
  static boolean isWellFormed(int[] form, int number) {
    if (isSum(form))
      return form.length > SUM_HEAD && form[1] >= 0 && form[2] >= 0 && form[2] < ShortGames.NIMBERS;
    boolean lower = form[0] >= 0 && form[0] < form.length;
    for (int i = 1; lower && i < form.length; i++)
      lower = form[i] >= 0 && form[i] < number;
    return lower;
  }
}
