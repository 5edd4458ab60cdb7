package org.grundy.game.rules;

import org.grundy.word.formula.Term;

/**
 * The whole numbers from {@code least} to {@code most}; the ends of {@code long} mean that there is no end. A result
 * computed from ranges contains every value that numbers in them can give.
 */
record Range(long least, long most) {
  static final Range ALL = new Range(Long.MIN_VALUE, Long.MAX_VALUE);

  static Range of(long value) {
    return new Range(value, value);
  }

  boolean isPoint() {
    return least == most;
  }

  /** The range of the term when each variable is in its range. Linear in the term. */
  static Range of(Term term, Range[] ranges) {
    return switch (term) {
      case Term.Constant(long value) -> of(value);
      case Term.Variable(int index) -> ranges[index];
      case Term.Operation(Term.Operator operator, Term left, Term right) ->
        of(operator, of(left, ranges), of(right, ranges));
      case Term.Call(var function, var arguments) -> switch (function) {
        case MIN -> {
          Range a = of(arguments.get(0), ranges);
          Range b = of(arguments.get(1), ranges);
          yield new Range(Math.min(a.least, b.least), Math.min(a.most, b.most));
        }
        case MAX -> {
          Range a = of(arguments.get(0), ranges);
          Range b = of(arguments.get(1), ranges);
          yield new Range(Math.max(a.least, b.least), Math.max(a.most, b.most));
        }
        case PRIME, SQUARE, ODD, EVEN, POW2 -> new Range(0, 1);
        case SQRT, ROOT, ODDPART, DIGITSUM, OMEGA, BIGOMEGA, LPF, PRIMEPI ->
          new Range(0, Math.max(0, of(arguments.getFirst(), ranges).most));
        case V, V2, POPCOUNT, BITLENGTH -> new Range(0, Long.SIZE);
        case GCD, ABS, QUOTIENTS, DIVISIONS -> new Range(0, Long.MAX_VALUE);
      };
    };
  }

  private static Range of(Term.Operator operator, Range a, Range b) {
    return switch (operator) {
      case PLUS -> new Range(plus(a.least, b.least), plus(a.most, b.most));
      case MINUS -> new Range(plus(a.least, negated(b.most)), plus(a.most, negated(b.least)));
      case TIMES -> {
        long[] corners = {times(a.least, b.least), times(a.least, b.most), times(a.most, b.least),
            times(a.most, b.most)};
        long least = corners[0];
        long most = corners[0];
        for (long corner : corners) {
          least = Math.min(least, corner);
          most = Math.max(most, corner);
        }
        yield new Range(least, most);
      }
      case QUOTIENT -> a.least >= 0 && b.least >= 0
          ? new Range(b.most == Long.MAX_VALUE ? 0 : a.least / Math.max(1, b.most),
              a.most == Long.MAX_VALUE ? a.most : a.most / Math.max(1, b.least))
          : ALL;
      case REMAINDER -> b.least >= 0
          ? new Range(0, Math.min(b.most == Long.MAX_VALUE ? b.most : Math.max(0, b.most - 1),
              a.least >= 0 ? a.most : Long.MAX_VALUE))
          : ALL;
      case POWER -> a.least >= 1 && b.least >= 0 ? new Range(1, Long.MAX_VALUE)
          : a.least >= 0 && b.least >= 0 ? new Range(0, Long.MAX_VALUE) : ALL;
      case AND, OR, XOR, LEFT, RIGHT -> ALL;
    };
  }

  static long negated(long a) {
    return a == Long.MIN_VALUE ? Long.MAX_VALUE : a == Long.MAX_VALUE ? Long.MIN_VALUE : -a;
  }

  /** Ends that are open, or too far to be told from it, stay so. */
  static long plus(long a, long b) {
    if (a == Long.MIN_VALUE || b == Long.MIN_VALUE)
      return a == Long.MAX_VALUE || b == Long.MAX_VALUE ? 0 : Long.MIN_VALUE;
    if (a == Long.MAX_VALUE || b == Long.MAX_VALUE)
      return Long.MAX_VALUE;
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0)
      return a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    return sum;
  }

  static long times(long a, long b) {
    if (a == 0 || b == 0)
      return 0;
    long high = Math.multiplyHigh(a, b);
    long low = a * b;
    boolean open = a == Long.MIN_VALUE || a == Long.MAX_VALUE || b == Long.MIN_VALUE || b == Long.MAX_VALUE;
    if (open || high != low >> 63)
      return a < 0 ^ b < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    return low;
  }
}
