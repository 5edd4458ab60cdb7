package org.grundy.testing;

import java.util.List;
import java.util.random.RandomGenerator;

/** Random lines of rules about one heap, with every kind of move and of condition that a line may have. */
public final class RandomLines {
  private static final List<String> RELATIONS = List.of("<", "<=", ">", ">=", "=", "!=", "<=", "<");
  private static final List<String> PROPERTIES = List.of("odd", "even", "prime", "square", "pow2");
  private static final List<String> HUGE = List.of("1000000", "999999999999", "9999999999*9999999999",
      "999999999999999999", "10^9", "2^40");

  private final RandomGenerator random;
  private String letter = "k";
  /** Whether values of letters beyond the heap do not matter. */
  private boolean bounded;

  private RandomLines(RandomGenerator random) {
    this.random = random;
  }

  public static String next(RandomGenerator random) {
    return new RandomLines(random).line();
  }

  private String one(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String line() {
    String line = move();
    while (random.nextInt(6) == 0)
      line += "; " + move();
    return line;
  }

  private String move() {
    int kind = random.nextInt(14);
    bounded = kind == 3 || kind >= 10;
    return switch (kind) {
      case 0 -> "take " + small() + where("n");
      case 1 -> "take " + small() + " or " + small() + (random.nextBoolean() ? ", k" : "") + where(1);
      case 2 -> "take " + one(List.of("2*k", "k*k", "2^k", "k+1", "k-1", "3*k+2", "k-k+1", "2*k-k", "k^2", "0*k+2"))
          + where(random.nextInt(2));
      case 3 -> "replace n by k where k < n" + more(random.nextInt(2));
      case 4 -> "replace n by " + one(List.of("n/k", "n-k", "n/k - 1", "n % k", "k*(n/k)")) + " where k >= "
          + random.nextInt(4) + more(random.nextInt(2));
      case 5 -> "replace n by " + one(List.of("n/2", "n/3", "n-n/2", "sqrt(n)", "n-1 or n-3", "n*0+1", "n/2 or n-1"))
          + (random.nextBoolean() ? " where n >= " + (2 + random.nextInt(3)) : "");
      case 6 -> "replace n by k, n-k" + one(List.of("", " where k != n-k", " where k > 0 and n-k > 0",
          " where k <= n-k", " where k >= 1 and k != n - k", " where k < n-k and k > 1"));
      case 7 -> "replace n by a, n-a-k where k " + one(List.of("= 1", "<= 2", "< 3", "= 0", "= 2"))
          + one(List.of("", " and a >= 1", " and a >= 1 and n-a-k >= 1", " and a < n-a-k"));
      case 8 -> "replace n by d where d | n" + one(List.of("", " and d < n", " and d is prime", " and d >= 2"));
      case 9 -> "take k where k | n" + one(List.of("", " and k < n", " and k > 0", " and k is odd"));
      case 10 -> "take k where gcd(k, n) " + one(List.of("=", "!=", "=")) + " 1" + more(random.nextInt(2));
      default -> "take k" + where(1 + random.nextInt(3));
    };
  }

  private String small() {
    return random.nextInt(20) == 0 ? Integer.toString(30 + random.nextInt(200))
        : Integer.toString(random.nextInt(random.nextInt(8) == 0 ? 2 : 7));
  }

  /** {@code count} conditions, at least one of them on the letter. */
  private String where(int count) {
    if (count == 0)
      return "";
    return " where " + condition() + more(count - 1);
  }

  private String where(String other) {
    letter = other;
    String where = where(random.nextInt(2));
    letter = "k";
    return where;
  }

  private String more(int count) {
    return count == 0 ? "" : " and " + condition() + more(count - 1);
  }

  private String condition() {
    return switch (random.nextInt(14)) {
      case 0 -> letter + " is " + one(PROPERTIES);
      case 1 -> (1 + random.nextInt(4)) + " | " + linear();
      case 2 -> "not " + letter + " = " + small();
      case 3 -> "(either " + compared() + " or " + compared() + ")";
      case 4 -> letter + "*" + letter + " <= " + one(List.of("n", "2*n", "n+3", "n*n"));
      case 5 -> letter + " % " + (2 + random.nextInt(3)) + " " + one(List.of("=", "!=")) + " " + random.nextInt(3);
      case 6 -> letter + " <= " + one(List.of("sqrt(n)", "n/2", "max(n/3, 2)", "min(n, 4)", "v2(n)", "bitlength(n)"));
      case 7 -> bounded ? letter + " " + one(RELATIONS) + " " + one(HUGE) : compared();
      default -> compared();
    };
  }

  private String compared() {
    return linear() + " " + one(RELATIONS) + " " + linear();
  }

  /** A sum with the letter perhaps more than once, so that it may cancel. */
  private String linear() {
    var sum = new StringBuilder(one(List.of("0", letter, letter, "2*" + letter, "n", "3", "0*" + letter, "3*n")));
    for (int more = random.nextInt(3); more > 0; more--)
      sum.append(random.nextBoolean() ? "+" : "-")
          .append(one(List.of(letter, letter, "n", "2*n", "2*" + letter, small(), small(), "1")));
    return sum.toString();
  }
}
