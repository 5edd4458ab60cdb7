package org.grundy.reason;

import java.math.BigInteger;

/** The sink for fields that programs read, whatever the format. */
public interface Fields {
  void put(String name, BigInteger number);

  void put(String name, String text);

  /** Further fields under a name. */
  Fields object(String name);

  default void put(String name, long number) {
    put(name, BigInteger.valueOf(number));
  }
}
