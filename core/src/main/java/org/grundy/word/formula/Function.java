package org.grundy.word.formula;

import java.util.Locale;
import java.util.Optional;

/** Functions of whole numbers that a term may call by name. A property has the value 1 or 0. */
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
  /**
   * The sum of the quotients of Euclid's algorithm: how often the smaller of two numbers can be subtracted from the
   * greater.
   */
  QUOTIENTS(2) {
    @Override
    long of(long a, long b) {
      return euclid(a, b, true);
    }
  },
  /** The number of divisions in Euclid's algorithm, always of the greater number by the smaller. */
  DIVISIONS(2) {
    @Override
    long of(long a, long b) {
      return euclid(a, b, false);
    }
  },
  /** The exponent of a in b: a is a prime or any other number from 2, b is not 0. */
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
  /** The number of ones among the bits of a &ge; 0. */
  POPCOUNT(1) {
    @Override
    long of(long a, long b) {
      return Long.bitCount(natural(a));
    }
  },
  /** The number of binary digits of a &ge; 0. */
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
      return ROOT.of(a, 2);
    }
  },
  /** The integer part of the b-th root of a &ge; 0, for b &ge; 1. */
  ROOT(2) {
    @Override
    long of(long a, long b) {
      if (a < 0 || b < 1)
        throw new Undefined();
      long root = 0;
      for (long bit = 1L << 62 / b; bit > 0; bit /= 2)
        if (isPowerWithin(root + bit, b, a))
          root += bit;
      return root;
    }

    @Override
    String example(String number) {
      return "root(" + number + ", 3)";
    }
  },
  /** The absolute value. */
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
  /** The number of different primes that divide a &ge; 1. */
  OMEGA(1) {
    @Override
    long of(long a, long b) {
      return Primes.factors(a, false);
    }
  },
  /** The number of prime factors of a &ge; 1, counted with multiplicity. */
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
  /** The number of primes up to a. */
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

  /** Whether a power of a number from 1 is at most a. */
  private static boolean isPowerWithin(long number, long exponent, long a) {
    long rest = a;
    for (long i = 0; i < exponent && number > 1 && rest > 0; i++)
      rest /= number;
    return rest > 0;
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

  /** The number of arguments: 1 or 2. */
  public int arity() {
    return arity;
  }

  /**
   * Its value, exact.
   *
   * @param b ignored when the function takes one argument
   * @throws Undefined when there is none
   */
  abstract long of(long a, long b);

  /** How it is written. */
  public String written() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A call with two arguments. */
  String example(String number) {
    return written() + "(" + number + ", 10)";
  }

  /** Whether it is a property, with the value 1 for yes and 0 for no. */
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
