package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;

/**
 * Tries terms of n: constants, quotients, exponents of primes, digit sums, bits, roots, numbers of prime factors; of n
 * or its neighbours, unchanged, shifted by a number, halved, doubled, or reduced by a modulus. Time: the number of
 * terms, plus the number of values for each term that fits.
 */
final class TermFinder implements Finder {
  private static final int SHIFTS = 3;
  private static final int MODULI = 8;
  /** The bits that values must have beyond those that choose a term: one in 16 random tables still gets a term. */
  private static final int MARGIN = 4;

  /** A function of m, which stands for n or a neighbour, and its description in words. */
  private record Base(String term, Function<Phrase, Phrase> meaning) {
  }

  /**
   * A candidate term.
   *
   * @param base  the index of its base in the list
   * @param shift what is added to n
   * @param form  unchanged, doubled, halved, modulo 2, 3 and so on
   */
  private record Candidate(int base, int shift, int form) {
    /** The order of trial where there are few values: shorter descriptions come first. */
    int length() {
      return base / 3 + 4 * Math.abs(shift) + (form == 0 ? 0 : 4 + form);
    }
  }

  private final boolean plain;

  private TermFinder(boolean plain) {
    this.plain = plain;
  }

  TermFinder() {
    this(false);
  }

  /** A finder of constants, n, and quotients and remainders of n alone. */
  static TermFinder plain() {
    return new TermFinder(true);
  }

  private static List<Base> bases() {
    var bases = new ArrayList<Base>();
    bases.add(new Base("0", _ -> TermForm.PLAIN));
    bases.add(new Base("m", _ -> TermForm.PLAIN));
    for (int d = 2; d <= 12; d++)
      bases.add(new Base("m / " + d, _ -> Phrase.of("rounded down")));
    bases.add(new Base("v2(m)", m -> Phrase.of("the exponent of 2 in {0}", m)));
    bases.add(new Base("bitlength(m)", m -> Phrase.of("the number of binary digits of {0}", m)));
    bases.add(new Base("popcount(m)", m -> Phrase.of("the number of 1s in the binary digits of {0}", m)));
    bases.add(new Base("oddpart(m)", m -> Phrase.of("the greatest odd divisor of {0}", m)));
    bases.add(new Base("(m & -m)", m -> Phrase.of("the greatest power of 2 in {0}", m)));
    for (int p : new int[]{3, 5, 7})
      bases.add(new Base("v(" + p + ", m)", m -> Phrase.of("the exponent of {0} in {1}", p, m)));
    bases.add(new Base("sqrt(m)", m -> Phrase.of("the square root of {0}, rounded down", m)));
    for (int b : new int[]{3, 4, 5, 6, 7, 8, 9, 10})
      bases.add(new Base("digitsum(m, " + b + ")", m -> Phrase.of("the sum of the digits of {0} in base {1}", m, b)));
    bases.add(
        new Base("bigomega(m)", m -> Phrase.of("the number of prime factors of {0}, counted with multiplicity", m)));
    bases.add(new Base("omega(m)", m -> Phrase.of("the number of primes that divide {0}", m)));
    bases.add(
        new Base("primepi(lpf(m))", m -> Phrase.of("the number of primes up to the least prime factor of {0}", m)));
    bases.add(new Base("2 * m + (popcount(m) + 1) % 2",
        _ -> Phrase.of("the numbers with an odd number of 1s in binary, in increasing order")));
    bases.add(new Base("2 * m + popcount(m) % 2",
        _ -> Phrase.of("the numbers with an even number of 1s in binary, in increasing order")));
    bases.add(new Base("(m ^ (m >> 1))", _ -> TermForm.PLAIN));
    bases.add(new Base("(m ^ (m << 1))", _ -> TermForm.PLAIN));
    bases.add(new Base("(m & (m >> 1))", _ -> TermForm.PLAIN));
    bases.add(new Base("(m & (m - 1))", _ -> TermForm.PLAIN));
    bases.add(new Base("(m ^ 1)", _ -> TermForm.PLAIN));
    bases.add(new Base("bitlength(m / 3)", _ -> TermForm.PLAIN));
    bases.add(new Base("m * m", _ -> TermForm.PLAIN));
    bases.add(new Base("m * (m + 1) / 2", _ -> TermForm.PLAIN));
    bases.add(new Base("m * m * m", _ -> TermForm.PLAIN));
    bases.add(new Base("(1 << m)", _ -> TermForm.PLAIN));
    return bases;
  }

  @Override
  public Phrase tried() {
    return plain ? Phrase.of("constants, quotients and remainders of n")
        : Phrase.of("terms of n: constants, quotients, exponents of primes, digit sums, bits, square roots, numbers of"
            + " prime factors, squares, cubes, triangular numbers, powers of 2");
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    List<Base> bases = bases();
    var candidates = new ArrayList<Candidate>();
    for (int form = 0; form < 4 + MODULI; form++)
      for (int shift = 0; shift <= 2 * SHIFTS; shift++)
        for (int base = 0; base < bases.size(); base++)
          if (!isOther(bases.get(base), form))
            candidates.add(new Candidate(base, shift % 2 == 0 ? -shift / 2 : (shift + 1) / 2, form));
    if (values.length <= PeriodFinder.FEW)
      candidates.sort(Comparator.comparingInt(Candidate::length));
    int tried = 0;
    for (Candidate candidate : candidates)
      if (!plain || isPlain(bases.get(candidate.base))) {
        tried++;
        Optional<TermForm> found = tried(values, bases.get(candidate.base), candidate.shift, candidate.form, budget);
        if (found.isPresent() && !isChance(values, found.get(), tried))
          return Optional.of(found.get());
      }
    return Optional.empty();
  }

  /** Whether another candidate says the same better: {@code (n + 1) % 2} says {@code (n ^ 1) % 2}. */
  private static boolean isOther(Base base, int form) {
    return form == 2 && base.term.startsWith("oddpart") || form == 3 && base.term.equals("(m ^ 1)")
        || form > 0 && isFast(base);
  }

  /** Whether so many terms, each as good as random, would probably include one that predicts as many of the values. */
  private static boolean isChance(long[] values, TermForm form, int tried) {
    long different = Math.max(2, Arrays.stream(values).distinct().count());
    int predicted = values.length - (int) form.from();
    return predicted <= PeriodFinder.FEW && BigInteger.valueOf(different).pow(predicted).bitLength() <= MARGIN
        + Integer.SIZE - Integer.numberOfLeadingZeros(tried);
  }

  private static boolean isPlain(Base base) {
    return base.term.equals("0") || base.term.equals("m") || base.term.startsWith("m /");
  }

  /** Whether a base grows so fast that its remainders are only long-winded periods. */
  private static boolean isFast(Base base) {
    return base.term.startsWith("m *") || base.term.startsWith("(1 <<");
  }

  private static Phrase shifted(int shift) {
    return shift == 0 ? ClosedTerm.N
        : new Phrase(shift > 0 ? "{0} + {1}" : "{0} - {1}", List.of(ClosedTerm.N, Math.abs(shift)));
  }

  private static Optional<TermForm> tried(long[] values, Base base, int shift, int form, Budget budget) {
    String m = shift == 0 ? "n" : shift > 0 ? "(n + " + shift + ")" : "(n - " + -shift + ")";
    String bare = shift == 0 ? "n" : m.substring(1, m.length() - 1);
    String inner = base.term.replace("(m)", "(" + bare + ")").replace("(m,", "(" + bare + ",")
        .replace(", m)", ", " + bare + ")").replaceAll("\\bm\\b", m);
    String written = switch (form) {
      case 0 -> inner;
      case 1 -> "2 * " + parenthesised(inner);
      case 2 -> parenthesised(inner) + " / 2";
      case 3 -> parenthesised(inner) + " % 2";
      default -> parenthesised(inner) + " % " + (form - 1);
    };
    Term term = TermReader.parse(written, List.of("n"), Dialect.BITS);
    int probe = values.length - 1;
    long offset;
    int start = 0;
    try {
      offset = Math.subtractExact(values[probe], term.value(new long[]{probe}));
      if (Math.abs(offset) > 64 && !base.term.equals("0") || form > 0 && offset != 0)
        return Optional.empty();
      budget.charge(1);
      for (int n = probe; n >= 0; n--) {
        if (Math.addExact(value(term, n), offset) != values[n]) {
          start = n + 1;
          break;
        }
        budget.charge(1);
      }
    } catch (Undefined | ArithmeticException _) {
      return Optional.empty();
    }
    if (start > 3 || 2 * start > probe)
      return Optional.empty();
    String moved = base.term.equals("0") ? Long.toString(offset)
        : offset == 0 ? written : written + (offset > 0 ? " + " : " - ") + Math.abs(offset);
    String plain = moved.startsWith("(") && moved.endsWith(")") && moved.indexOf(')') == moved.length() - 1
        ? moved.substring(1, moved.length() - 1) : moved;
    Phrase meaning = form == 0 && offset == 0 ? base.meaning.apply(shifted(shift)) : TermForm.PLAIN;
    return Optional.of(new TermForm(TermReader.parse(plain, List.of("n"), Dialect.BITS), plain, meaning, start));
  }

  /** The value of a term, or where it is undefined one that occurs in none of our sequences. */
  private static long value(Term term, long n) {
    try {
      return term.value(new long[]{n});
    } catch (Undefined _) {
      return Long.MIN_VALUE / 2;
    }
  }

  private static String parenthesised(String term) {
    return term.matches("\\w+|\\w+\\([^()]*\\)|\\([^()]*\\)") ? term : "(" + term + ")";
  }
}
