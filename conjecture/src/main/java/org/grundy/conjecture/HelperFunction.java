package org.grundy.conjecture;

/** Helper functions for programs, in each language. */
public enum HelperFunction {
  /** The exponent of p in n. */
  V("""
      static long v(long p, long n) { long e = 0; for (; n % p == 0; n /= p) e++; return e; }""", """
      long long v(long long p, long long n) { long long e = 0; for (; n % p == 0; n /= p) e++; return e; }""", """
      def v(p, n):
          e = 0
          while n % p == 0:
              n //= p
              e += 1
          return e"""),
  /** The sum of the digits of n to base b. */
  DIGITSUM("""
      static long digitsum(long n, long b) { long s = 0; for (; n > 0; n /= b) s += n % b; return s; }""", """
      long long digitsum(long long n, long long b) { long long s = 0; for (; n > 0; n /= b) s += n % b; return s; }""",
      """
          def digitsum(n, b):
              s = 0
              while n > 0:
                  s += n % b
                  n //= b
              return s"""),
  /** The greatest common divisor of two numbers from 0. */
  GCD("""
      static long gcd(long a, long b) { while (b != 0) { long r = a % b; a = b; b = r; } return a; }""", """
      long long gcd(long long a, long long b) { while (b != 0) { long long r = a % b; a = b; b = r; } return a; }""", """
      def gcd(a, b):
          while b != 0:
              a, b = b, a % b
          return a"""),
  /** The sum of the quotients in Euclid's algorithm (sum = 1), or their number (sum = 0). */
  EUCLID("""
      static long euclid(long a, long b, long sum) {
        long s = 0;
        if (a < b) { long t = a; a = b; b = t; }
        while (b != 0) { s += sum == 1 ? a / b : 1; long r = a % b; a = b; b = r; }
        return s;
      }""", """
      long long euclid(long long a, long long b, long long sum) {
        long long s = 0;
        if (a < b) std::swap(a, b);
        while (b != 0) { s += sum == 1 ? a / b : 1; long long r = a % b; a = b; b = r; }
        return s;
      }""", """
      def euclid(a, b, sum):
          s = 0
          if a < b:
              a, b = b, a
          while b != 0:
              s += a // b if sum == 1 else 1
              a, b = b, a % b
          return s"""),
  /** The number of prime factors of n, distinct (all = 0) or with multiplicity (all = 1). */
  PRIMES("""
      static long primes(long n, long all) {
        long c = 0;
        for (long p = 2; p <= n / p; p++)
          if (n % p == 0)
            for (c++, n /= p; n % p == 0; n /= p) c += all;
        return n > 1 ? c + 1 : c;
      }""", """
      long long primes(long long n, long long all) {
        long long c = 0;
        for (long long p = 2; p <= n / p; p++)
          if (n % p == 0)
            for (c++, n /= p; n % p == 0; n /= p) c += all;
        return n > 1 ? c + 1 : c;
      }""", """
      def primes(n, all):
          c = 0
          p = 2
          while p * p <= n:
              if n % p == 0:
                  c += 1
                  n //= p
                  while n % p == 0:
                      c += all
                      n //= p
              p += 1
          return c + 1 if n > 1 else c"""),
  /** The least prime factor of n &ge; 2. */
  LPF("""
      static long lpf(long n) { for (long p = 2; p <= n / p; p++) if (n % p == 0) return p; return n; }""", """
      long long lpf(long long n) { for (long long p = 2; p <= n / p; p++) if (n % p == 0) return p; return n; }""", """
      def lpf(n):
          p = 2
          while p * p <= n:
              if n % p == 0: return p
              p += 1
          return n"""),
  /** The number of primes up to n. */
  PRIMEPI("""
      static long primepi(long n) { long c = 0; for (long p = 2; p <= n; p++) if (lpf(p) == p) c++; return c; }""",
      """
      long long primepi(long long n) { long long c = 0; for (long long p = 2; p <= n; p++) if (lpf(p) == p) c++; return c; }""",
      """
          def primepi(n):
              return sum(1 for p in range(2, n + 1) if lpf(p) == p)"""),
  /** The power of a base by an exponent from 0; far beyond all heaps, a number that is at least as far. */
  POWER("""
      static long power(long a, long b) {
        long p = 1;
        for (; b > 0 && p != 0; b--) {
          if (p > (1L << 61) / Math.max(1, Math.abs(a))) return 1L << 61;
          if (a == 1) break;
          p *= a;
        }
        return p;
      }""", """
      long long power(long long a, long long b) {
        long long p = 1;
        for (; b > 0 && p != 0; b--) {
          if (p > (1LL << 61) / std::max(1LL, a < 0 ? -a : a)) return 1LL << 61;
          if (a == 1) break;
          p *= a;
        }
        return p;
      }""", """
      def power(a, b):
          return a ** b"""),
  /** The quotient rounded down, and the remainder with the sign of the divisor. */
  FLOOR("""
      static long quotient(long a, long b) { return Math.floorDiv(a, b); }
      static long remainder(long a, long b) { return Math.floorMod(a, b); }""", """
      long long quotient(long long a, long long b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
      long long remainder(long long a, long long b) { return a - quotient(a, b) * b; }""", """
      def quotient(a, b):
          return a // b
      def remainder(a, b):
          return a % b"""),
  /** Whether n is prime. */
  PRIME("""
      static boolean prime(long n) { return n > 1 && lpf(n) == n; }""", """
      bool prime(long long n) { return n > 1 && lpf(n) == n; }""", """
      def prime(n):
          return n > 1 and lpf(n) == n"""),
  /** Whether n is a power of 2. */
  POW2("""
      static boolean pow2(long n) { return n > 0 && (n & (n - 1)) == 0; }""", """
      bool pow2(long long n) { return n > 0 && (n & (n - 1)) == 0; }""", """
      def pow2(n):
          return n > 0 and n & (n - 1) == 0"""),
  /** The integer part of the square root of n, which is written {@link TermCode wide}. */
  ROOT("""
      static java.math.BigInteger big(long n) { return java.math.BigInteger.valueOf(n); }
      static long root(java.math.BigInteger n) { return n.sqrt().longValueExact(); }""", """
      long long root(__int128 n) {
        __int128 r = 0;
        for (__int128 b = (__int128) 1 << 62; b > 0; b /= 2)
          if (r + b <= n / (r + b)) r += b;
        return (long long) r;
      }""", """
      def root(n):
          r, b = 0, 1
          while b * b <= n: b *= 2
          while b > 0:
              if (r + b) * (r + b) <= n: r += b
              b //= 2
          return r"""),
  /** The integer part of the k-th root of n. */
  ANY_ROOT("""
      static long nthroot(long n, long k) {
        long r = 0;
        for (long b = 1L << 62 / k; b > 0; b /= 2) {
          long rest = n;
          for (long i = 0; i < k && rest > 0 && r + b > 1; i++) rest /= r + b;
          if (rest > 0) r += b;
        }
        return r;
      }""", """
      long long nthroot(long long n, long long k) {
        long long r = 0;
        for (long long b = 1LL << 62 / k; b > 0; b /= 2) {
          long long rest = n;
          for (long long i = 0; i < k && rest > 0 && r + b > 1; i++) rest /= r + b;
          if (rest > 0) r += b;
        }
        return r;
      }""", """
      def nthroot(n, k):
          r, b = 0, 1
          while b ** k <= n and b <= n: b *= 2
          while b > 0:
              if (r + b) ** k <= n: r += b
              b //= 2
          return r"""),
  /** Whether n is a square. */
  SQUARE("""
      static boolean square(long n) { return n >= 0 && root(big(n)) * root(big(n)) == n; }""", """
      bool square(long long n) { return n >= 0 && root(n) * root(n) == n; }""", """
      def square(n):
          return n >= 0 and root(n) ** 2 == n""");

  private final String java;
  private final String cpp;
  private final String python;

  HelperFunction(String java, String cpp, String python) {
    this.java = java;
    this.cpp = cpp;
    this.python = python;
  }

  String text(TargetLanguage code) {
    return switch (code) {
      case JAVA -> java;
      case CPP -> cpp;
      case PYTHON -> python;
    };
  }
}
