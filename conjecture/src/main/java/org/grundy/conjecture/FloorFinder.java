package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;

/**
 * Looks for floor(n (a + sqrt(d)) / c), as in Beatty's sequences: S. Beatty, Problem 3173, American Mathematical
 * Monthly 33 (1926) 159. The quotients of the values bound the factor of n; each candidate with small a, c and d, the
 * smallest first, is checked against every value in integer arithmetic. Time: the number of values.
 */
final class FloorFinder implements Finder {
  private static final int MOST_A = 12;
  private static final int MOST_C = 4;
  private static final int MOST_D = 60;
  /** Fewer values fit too many terms. */
  static final int FEWEST = 12;

  @Override
  public Phrase tried() {
    return Phrase.of("floor(n (a + sqrt(d)) / c) with |a| <= {0}, c <= {1}, d <= {2}", MOST_A, MOST_C, MOST_D);
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    if (values.length < FEWEST || values[0] != 0)
      return Optional.empty();
    for (int size = 0; size <= MOST_A + MOST_C + MOST_D; size++)
      for (int c = 1; c <= MOST_C; c++)
        for (int a = -Math.min(MOST_A, size - c); a <= Math.min(MOST_A, size - c); a++) {
          int d = size - c - Math.abs(a);
          if (d >= 2 && d <= MOST_D && !isSquare(d) && lowest(a, c, d) && fits(a, d, c, values, budget))
            return Optional.of(form(a, d, c));
        }
    return Optional.empty();
  }

  private static boolean isSquare(int d) {
    int root = (int) Math.round(Math.sqrt(d));
    return root * root == d;
  }

  /** Whether no integer above 1 divides a, c and the root of d. */
  private static boolean lowest(int a, int c, int d) {
    for (int k = 2; k <= c; k++)
      if (a % k == 0 && c % k == 0 && d % (k * k) == 0)
        return false;
    return true;
  }

  private static boolean fits(int a, int d, int c, long[] values, Budget budget) {
    Term term = term(a, d, c);
    for (int n = values.length - 1; n >= 0; n--) {
      budget.charge(1);
      if (term.value(new long[]{n}) != values[n])
        return false;
    }
    return true;
  }

  private static String written(int a, int d, int c) {
    String root = "sqrt(" + d + " * n * n)";
    String sum = a == 0 ? root : (a == 1 ? "n" : a == -1 ? "-n" : a + " * n") + " + " + root;
    return c == 1 ? sum : "(" + sum + ") / " + c;
  }

  private static Term term(int a, int d, int c) {
    return TermReader.parse(written(a, d, c), List.of("n"), Dialect.BITS);
  }

  static ClosedForm form(int a, int d, int c) {
    String number = a == 1 && d == 5 && c == 2 ? "phi"
        : a == 3 && d == 5 && c == 2 ? "phi^2" : number(a, d, c);
    return new TermForm(term(a, d, c), written(a, d, c), Phrase.of("floor({0} * {1})", ClosedTerm.N, number), 0);
  }

  /** (a + sqrt(d)) / c, as a factor. */
  private static String number(int a, int d, int c) {
    String sum = a == 0 ? "sqrt(" + d + ")" : "(" + a + " + sqrt(" + d + "))";
    return c == 1 ? sum : "(" + sum + " / " + c + ")";
  }
}
