package org.grundy.game.vector;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Condition;

/**
 * One kind of move: amounts a, b, c, &hellip;, each 1 or more, are taken from as many heaps, in any order of the heaps.
 *
 * @param name       the name in explanations
 * @param arity      the number of heaps that it takes from, 1 to {@value #MOST_HEAPS}
 * @param condition  the condition on the amounts
 * @param exceptions exceptions on the results, see {@link #except}
 */
public record Rule(String name, int arity, Condition condition, List<Condition> exceptions) {
  /** The most heaps of a rule: every order of the amounts is tried, and every order of equal heaps. */
  public static final int MOST_HEAPS = 6;

  private static final List<String> AMOUNTS = List.of("a", "b", "c", "d", "e", "f");
  private static final List<String> RESULTS = List.of("x'", "y'", "z'", "u'", "v'", "w'");

  public Rule {
    exceptions = List.copyOf(exceptions);
    requireArity(arity);
  }

  private static void requireArity(int arity) {
    if (arity < 1 || arity > MOST_HEAPS)
      throw new IllegalArgumentException("a rule takes from 1 to " + MOST_HEAPS + " heaps, not " + arity);
  }

  /**
   * A rule as it is written: {@code Rule.of("II", 3, "a<=b+c & b<=a+c & c<=a+b")}.
   *
   * @throws BadInput when the condition cannot be read
   */
  public static Rule of(String name, int arity, String condition) {
    requireArity(arity);
    return new Rule(name, arity, Condition.parse(condition, AMOUNTS.subList(0, arity)), List.of());
  }

  /**
   * This rule, barred when {@code results} holds for the results: {@code x'<z' & z'<y'} of the heaps that were x &le; y
   * &le; z before the move. If heaps were equal, the move is barred when any such naming bars it.
   *
   * @throws BadInput when the condition cannot be read
   */
  public Rule except(String results) {
    var all = new ArrayList<>(exceptions);
    all.add(Condition.parse(results, RESULTS));
    return new Rule(name, arity, condition, all);
  }

  /** Systems of inequalities of the amounts; a move must satisfy one of them. */
  List<List<Inequality>> allowed() {
    return Systems.of(condition);
  }

  /**
   * Systems of inequalities of the results of {@code heaps} heaps, ascending before the move; a move must satisfy none
   * of them.
   */
  List<List<Inequality>> barred(int heaps) {
    return exceptions.stream().flatMap(e -> Systems.of(e).stream())
        .map(system -> system.stream().map(i -> i.of(heaps)).toList()).toList();
  }
}
