package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Term.Operator;

/**
 * Looks for a term of n and the letters that gives all values of a table, the simplest first, and failing that for one
 * term for each remainder of the first letter by a small number. Time: terms times rows, since a wrong term fails soon.
 */
final class LetterFinder {
  private static final int MOST_CASES = 4;
  /** A case needs so many rows, so that a term does not fit them by chance. */
  private static final int FEWEST_ROWS = 3;
  private static final Term HEAP = new Term.Variable(0);

  static final Phrase TRIED = Phrase.of("remainders and quotients of n by sums and multiples of the letters, and one "
      + "for each remainder of the first letter by up to {0}", MOST_CASES);

  private final LetterTable table;
  private final Budget budget;

  LetterFinder(LetterTable table, Budget budget) {
    this.table = table;
    this.budget = budget;
  }

  Optional<LetterForm> find() {
    var names = new ArrayList<>(List.of("n"));
    names.addAll(table.line().letters());
    List<Term> terms = terms();
    for (int cases = 1; cases <= MOST_CASES; cases++) {
      int by = cases;
      var found = new ArrayList<Term>();
      for (int remainder = 0; remainder < cases; remainder++) {
        int wanted = remainder;
        List<LetterTable.Row> rows = table.rows().stream().filter(row -> row.letters()[0] % by == wanted).toList();
        if (rows.size() < FEWEST_ROWS)
          break;
        Optional<Term> term = terms.stream().filter(one -> rows.stream().allMatch(row -> {
          budget.charge(1);
          return LetterForm.fits(one, row);
        })).findFirst();
        if (term.isEmpty())
          break;
        found.add(term.get());
      }
      if (found.size() == cases)
        return Optional.of(new LetterForm(names, found));
    }
    return Optional.empty();
  }

  private static Term of(Operator operator, Term left, Term right) {
    return new Term.Operation(operator, left, right);
  }

  private static Term number(long n) {
    return new Term.Constant(n);
  }

  /** Sums and multiples of the letters, and small numbers. */
  private List<Term> divisors() {
    var some = new ArrayList<Term>();
    int letters = table.line().letters().size();
    for (int i = 1; i <= letters; i++)
      some.add(new Term.Variable(i));
    for (int i = 1; i <= letters; i++)
      for (int j = i; j <= letters; j++) {
        Term a = new Term.Variable(i);
        Term b = new Term.Variable(j);
        some.add(i == j ? of(Operator.TIMES, number(2), a) : of(Operator.PLUS, a, b));
        some.add(of(Operator.TIMES, a, b));
        if (i != j) {
          some.add(of(Operator.MINUS, a, b));
          some.add(of(Operator.MINUS, b, a));
        }
      }
    var all = new ArrayList<>(some);
    for (int plus = 1; plus <= 2; plus++)
      for (Term term : some)
        for (Operator sign : List.of(Operator.PLUS, Operator.MINUS))
          all.add(of(sign, term, number(plus)));
    for (int m = 2; m <= 6; m++)
      all.add(number(m));
    return all;
  }

  private List<Term> terms() {
    List<Term> divisors = divisors();
    Set<Term> terms = new LinkedHashSet<>(List.of(number(0), HEAP));
    var remainders = new ArrayList<>(List.of(HEAP));
    divisors.forEach(by -> remainders.add(of(Operator.REMAINDER, HEAP, by)));
    terms.addAll(remainders);
    divisors.forEach(by -> terms.add(of(Operator.QUOTIENT, HEAP, by)));
    for (Term remainder : remainders)
      for (Term by : divisors) {
        terms.add(of(Operator.QUOTIENT, remainder, by));
        terms.add(of(Operator.REMAINDER, remainder, by));
      }
    for (Term by : divisors)
      for (Term modulus : divisors)
        terms.add(of(Operator.REMAINDER, of(Operator.QUOTIENT, HEAP, by), modulus));
    // one amount besides a few small ones: its heap is worth more than those around it
    for (Term remainder : remainders)
      for (int m = 2; m <= 4; m++)
        for (int letter = 1; letter <= table.line().letters().size(); letter++)
          terms.add(of(Operator.PLUS, of(Operator.REMAINDER, remainder, number(m)),
              of(Operator.TIMES, number(m), of(Operator.QUOTIENT, remainder, new Term.Variable(letter)))));
    return List.copyOf(terms);
  }
}
