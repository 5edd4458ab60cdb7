package org.grundy.conjecture;

import java.util.Collection;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LineRules;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Term;

/**
 * The numbers named in rules or conditions. Near such a number, or near the power of 2 where it is an exponent, the
 * pattern of values may change, so a check below it says little.
 *
 * @param all the numbers, 2 or more; {@code Long.MAX_VALUE} for those out of range
 */
record Numerals(SortedSet<Long> all) {
  /** How far above a number values count as near it. */
  private static final int NEAR = 2;

  static final Numerals NONE = new Numerals(new TreeSet<>());

  /** The numbers in a line of rules, or the places of a code; empty for other games. */
  static Numerals of(Ruleset<?> game) {
    var found = new TreeSet<Long>();
    if (game instanceof LineRules line)
      for (LineRules.Way way : line.ways()) {
        way.results().forEach(result -> collect(result, found));
        collect(way.where(), found);
      }
    if (game instanceof HeapGame heaps)
      heaps.code().ifPresent(code -> add(code.places(), found));
    return new Numerals(found);
  }

  /** These numbers and those of a condition. */
  Numerals and(Proposition condition) {
    var found = new TreeSet<>(all);
    collect(condition, found);
    return new Numerals(found);
  }

  /** The greatest number, when values up to {@code to} do not cover all that are near it; else empty. */
  Optional<Long> beyond(long to) {
    return all.isEmpty() || all.last() <= to - NEAR ? Optional.empty() : Optional.of(all.last());
  }

  /** A bound in words, with the greatest number beyond it. */
  Phrase unseen(Phrase bound, long to) {
    return beyond(to).map(number -> number == Long.MAX_VALUE
        ? Phrase.of("{0}, far below a number in the rule", bound)
        : Phrase.of("{0}, but not near {1}, a number in the rule", bound, number)).orElse(bound);
  }

  /** A verdict that something was checked up to {@code to}, with the bound stated where a number lies beyond it. */
  <C> Verdict<C> checked(Phrase bound, long to) {
    return new Verdict.Checked<>(unseen(bound, to), beyond(to).map(_ -> bound));
  }

  private static void collect(Proposition proposition, Collection<Long> out) {
    switch (proposition) {
      case Proposition.Compared(Term left, var _, Term right) -> {
        collect(left, out);
        collect(right, out);
      }
      case Proposition.Divides(Term divisor, Term number) -> {
        collect(divisor, out);
        collect(number, out);
      }
      case Proposition.Is(Term.Call property) -> collect(property, out);
      case Proposition.All(var parts) -> parts.forEach(part -> collect(part, out));
      case Proposition.Any(var parts) -> parts.forEach(part -> collect(part, out));
      case Proposition.Not(Proposition part) -> collect(part, out);
    }
  }

  private static void collect(Term term, Collection<Long> out) {
    if (fixed(term)) {
      try {
        add(Math.absExact(term.value(new long[0])), out);
      } catch (ArithmeticException _) {
        out.add(Long.MAX_VALUE);
      }
      return;
    }
    switch (term) {
      case Term.Constant _, Term.Variable _ -> {
      }
      case Term.Operation(Term.Operator operator, Term left, Term right) -> {
        collect(left, out);
        collect(right, out);
        if (operator == Term.Operator.POWER && right instanceof Term.Constant(long exponent) && exponent > 0)
          out.add(exponent < Long.SIZE - 1 ? 1L << exponent : Long.MAX_VALUE);
      }
      case Term.Call(var _, var arguments) -> arguments.forEach(argument -> collect(argument, out));
    }
  }

  private static void add(long number, Collection<Long> out) {
    if (number > 1)
      out.add(number);
  }

  /** Whether a term has no variable. */
  private static boolean fixed(Term term) {
    return switch (term) {
      case Term.Constant _ -> true;
      case Term.Variable _ -> false;
      case Term.Operation(var _, Term left, Term right) -> fixed(left) && fixed(right);
      case Term.Call(var _, var arguments) -> arguments.stream().allMatch(Numerals::fixed);
    };
  }
}
