package org.grundy.game.vector;

import java.util.ArrayList;
import java.util.List;

/**
 * One kind of move: amounts a, b, c, &hellip;, each 1 or more, are taken from as many heaps, in any order of the heaps.
 *
 * @param name       what explanations call it
 * @param arity      how many heaps it takes from, 1 to {@value #MOST_HEAPS}
 * @param condition  of the amounts: {@code a<=b+c & b<=a+c & c<=a+b}
 * @param exceptions each of the results, see {@link #except}
 */
public record Rule(String name, int arity, String condition, List<String> exceptions) {
  /** Every order of the amounts is looked at. */
  public static final int MOST_HEAPS = 6;

  private static final String AMOUNTS = "abcdef";
  private static final String HEAPS = "xyzuvw";

  public Rule {
    exceptions = List.copyOf(exceptions);
    if (arity < 1 || arity > MOST_HEAPS)
      throw new IllegalArgumentException("a rule takes from 1 to " + MOST_HEAPS + " heaps, not " + arity);
    Parsing.inequalities(condition, amounts(arity));
    for (String exception : exceptions)
      Parsing.inequalities(exception, results(MOST_HEAPS));
  }

  public static Rule of(String name, int arity, String condition) {
    return new Rule(name, arity, condition, List.of());
  }

  /**
   * The same rule, barred where the results satisfy {@code results}: {@code x'<z' & z'<y'} of the heaps that were x &le; y
   * &le; z before the move. When heaps were equal the move is barred if some such naming bars it.
   */
  public Rule except(String results) {
    var all = new ArrayList<>(exceptions);
    all.add(results);
    return new Rule(name, arity, condition, all);
  }

  List<Inequality> inequalities() {
    return Parsing.inequalities(condition, amounts(arity));
  }

  /** The exceptions as inequalities of the results, one list each. */
  List<List<Inequality>> barred(int heaps) {
    return exceptions.stream().map(e -> Parsing.inequalities(e, results(heaps))).toList();
  }

  private static List<String> amounts(int arity) {
    return AMOUNTS.chars().limit(arity).mapToObj(c -> Character.toString(c)).toList();
  }

  private static List<String> results(int heaps) {
    return HEAPS.chars().limit(heaps).mapToObj(c -> (char) c + "'").toList();
  }
}
