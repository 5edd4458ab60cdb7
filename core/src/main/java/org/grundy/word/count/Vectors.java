package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lists of whole numbers as vectors. */
final class Vectors {
  private Vectors() {
  }

  static List<BigInteger> zero(int size) {
    return Collections.nCopies(size, BigInteger.ZERO);
  }

  /** The vector that is 1 at one place and 0 elsewhere. */
  static List<BigInteger> unit(int place, int size) {
    var unit = new ArrayList<>(zero(size));
    unit.set(place, BigInteger.ONE);
    return unit;
  }

  static boolean isZero(List<BigInteger> vector) {
    return vector.stream().allMatch(number -> number.signum() == 0);
  }

  static List<BigInteger> plus(List<BigInteger> one, List<BigInteger> other) {
    var sum = new ArrayList<BigInteger>();
    for (int i = 0; i < one.size(); i++)
      sum.add(one.get(i).add(other.get(i)));
    return sum;
  }

  static BigInteger product(List<BigInteger> one, List<BigInteger> other) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < one.size(); i++)
      if (one.get(i).signum() != 0)
        sum = sum.add(one.get(i).multiply(other.get(i)));
    return sum;
  }

  /** The sum of the absolute values. */
  static BigInteger norm(List<BigInteger> vector) {
    return vector.stream().map(BigInteger::abs).reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The vector with zeros before and after it. */
  static List<BigInteger> padded(int before, List<BigInteger> vector, int after) {
    var padded = new ArrayList<>(zero(before));
    padded.addAll(vector);
    padded.addAll(zero(after));
    return padded;
  }
}
