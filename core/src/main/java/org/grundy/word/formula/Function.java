package org.grundy.word.formula;

import java.util.Locale;
import java.util.Optional;

/** Functions of whole numbers that a term may call by name. Whether a number has a property is 1 or 0. */
public enum Function {
  /** The lesser of two. */
  MIN(2) {
    @Override
    long of(long a, long b) {
      return Math.min(a, b);
    }
  },
  /** The greater of two. */
  MAX(2) {
    @Override
    long of(long a, long b) {
      return Math.max(a, b);
    }
  },
  /** The greatest common divisor; gcd(0, 0) is 0. */
  GCD(2) {
    @Override
    long of(long a, long b) {
      long x = Math.absExact(a);
      long y = Math.absExact(b);
      while (y != 0) {
        long rest = x % y;
        x = y;
        y = rest;
      }
      return x;
    }
  },
  /** The sum of the quotients of Euclid's algorithm: how often the lesser of two can be taken from the greater. */
  QUOTIENTS(2) {
    @Override
    long of(long a, long b) {
      return euclid(a, b, true);
    }
  },
  /** How many divisions Euclid's algorithm takes, always of the greater by the lesser. */
  DIVISIONS(2) {
    @Override
    long of(long a, long b) {
      return euclid(a, b, false);
    }
  },
  /** The exponent of the prime, or other number from 2, a in b, which is not 0. */
  V(2) {
    @Override
    long of(long a, long b) {
      if (a < 2 || b == 0)
        throw new Undefined();
      long count = 0;
      for (long rest = b; rest % a == 0; rest /= a)
        count++;
      return count;
    }

    @Override
    String example(String number) {
      return "v(2, " + number + ")";
    }
  },
  /** The exponent of 2. */
  V2(1) {
    @Override
    long of(long a, long b) {
      return V.of(2, a);
    }
  },
  /** The sum of the digits of a &ge; 0 to base b. */
  DIGITSUM(2) {
    @Override
    long of(long a, long b) {
      if (a < 0 || b < 2)
        throw new Undefined();
      long sum = 0;
      for (long rest = a; rest > 0; rest /= b)
        sum += rest % b;
      return sum;
    }
  },
  /** How many bits of a &ge; 0 are 1. */
  POPCOUNT(1) {
    @Override
    long of(long a, long b) {
      return Long.bitCount(natural(a));
    }
  },
  /** How many binary digits a &ge; 0 has. */
  BITLENGTH(1) {
    @Override
    long of(long a, long b) {
      return (long) Long.SIZE - Long.numberOfLeadingZeros(natural(a));
    }
  },
  /** The integer part of the square root of a &ge; 0. */
  SQRT(1) {
    @Override
    long of(long a, long b) {
      if (a < 0)
        throw new Undefined();
      long root = (long) Math.sqrt((double) a);
      while (root > 0 && root > a / root)
        root--;
      while (root + 1 <= a / (root + 1))
        root++;
      return root;
    }
  },
  /** The value without its sign. */
  ABS(1) {
    @Override
    long of(long a, long b) {
      return Math.absExact(a);
    }
  },
  /** The greatest odd divisor of a &ge; 1. */
  ODDPART(1) {
    @Override
    long of(long a, long b) {
      if (a == 0)
        throw new Undefined();
      return a >> Long.numberOfTrailingZeros(a);
    }
  },
  /** How many different primes divide a &ge; 1. */
  OMEGA(1) {
    @Override
    long of(long a, long b) {
      return Primes.factors(a, false);
    }
  },
  /** How many primes a &ge; 1 is the product of, each counted as often as it divides. */
  BIGOMEGA(1) {
    @Override
    long of(long a, long b) {
      return Primes.factors(a, true);
    }
  },
  /** The least prime that divides a &ge; 2. */
  LPF(1) {
    @Override
    long of(long a, long b) {
      return Primes.least(a);
    }
  },
  /** How many primes there are up to a. */
  PRIMEPI(1) {
    @Override
    long of(long a, long b) {
      return Primes.count(a);
    }
  },
  /** Whether it is prime. */
  PRIME(1) {
    @Override
    long of(long a, long b) {
      return Primes.isPrime(a) ? 1 : 0;
    }
  },
  /** Whether it is a square. */
  SQUARE(1) {
    @Override
    long of(long a, long b) {
      return a >= 0 && SQRT.of(a, 0) * SQRT.of(a, 0) == a ? 1 : 0;
    }
  },
  /** Whether it is odd. */
  ODD(1) {
    @Override
    long of(long a, long b) {
      return a & 1;
    }
  },
  /** Whether it is even. */
  EVEN(1) {
    @Override
    long of(long a, long b) {
      return ~a & 1;
    }
  },
  /** Whether it is 1, 2, 4, 8 or another power of 2. */
  POW2(1) {
    @Override
    long of(long a, long b) {
      return a > 0 && (a & (a - 1)) == 0 ? 1 : 0;
    }
  };

  private static long natural(long a) {
    if (a < 0)
      throw new Undefined();
    return a;
  }

  private static long euclid(long a, long b, boolean sum) {
    if (a < 0 || b < 0)
      throw new Undefined();
    long x = Math.max(a, b);
    long y = Math.min(a, b);
    long found = 0;
    while (y != 0) {
      found += sum ? x / y : 1;
      long rest = x % y;
      x = y;
      y = rest;
    }
    return found;
  }

  private final int arity;

  Function(int arity) {
    this.arity = arity;
  }

  /** How many arguments it takes: 1 or 2. */
  public int arity() {
    return arity;
  }

  /**
   * Its value, exact.
   *
   * @param b means nothing when there is one argument
   * @throws Undefined when there is none
   */
  abstract long of(long a, long b);

  /** How it is written. */
  public String written() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A call of one with two arguments. */
  String example(String number) {
    return written() + "(" + number + ", 10)";
  }

  /** Whether its value says yes or no. */
  public boolean isProperty() {
    return switch (this) {
      case PRIME, SQUARE, ODD, EVEN, POW2 -> true;
      default -> false;
    };
  }

  static Optional<Function> named(String name) {
    for (Function function : values())
      if (function.written().equals(name))
        return Optional.of(function);
    return Optional.empty();
  }
}
