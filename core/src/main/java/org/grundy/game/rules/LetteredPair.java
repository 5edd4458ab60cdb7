package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;

/**
 * Take a or b. With r = n mod (a + b) and t = floor(r / a) mod 2, a heap of n is worth t where r &lt; b, and 2 - t
 * otherwise; in one term, max(t, 2 floor(r / b) - t), for a &lt;= b.
 */
record LetteredPair(Linear least, Linear most) implements LetteredTheorem {
  /** Takes the two sums in either order. */
  static LetteredPair of(Linear one, Linear other) {
    return LetteredTheorem.isNatural(one.minus(other)) ? new LetteredPair(other, one) : new LetteredPair(one, other);
  }

  /** Whether the second is seen to be the greater for letters from 1. */
  private boolean ordered() {
    return LetteredTheorem.isNatural(most.minus(least));
  }

  /** {@inheritDoc} In either order. */
  @Override
  public boolean holds(long... letters) {
    return least.value(letters) >= 1 && most.value(letters) >= 1;
  }

  @Override
  public Optional<Phrase> condition(List<String> letters) {
    List<Phrase> small = Stream.of(least, most).filter(sum -> !LetteredTheorem.isNatural(sum.plusConstant(-1)))
        .map(sum -> Phrase.verbatim(sum.text(letters::get) + " >= 1")).toList();
    return small.isEmpty() ? Optional.empty()
        : Optional.of(
            small.size() == 1 ? small.getFirst() : Phrase.of("{0} and {1}", small.getFirst(), small.getLast()));
  }

  @Override
  public Term value() {
    Term parity = operation(Term.Operator.REMAINDER, divided(least), new Term.Constant(2));
    return new Term.Call(Function.MAX, List.of(parity, operation(Term.Operator.MINUS,
        operation(Term.Operator.TIMES, new Term.Constant(2), divided(most)), parity)));
  }

  /** The remainder divided by one of the two, or by the lesser or greater of them where their order is not known. */
  private Term divided(Linear by) {
    if (isOne(by))
      return remainder();
    Term amount = LetteredTheorem.term(by);
    return operation(Term.Operator.QUOTIENT, remainder(), ordered() ? amount
        : new Term.Call(by.equals(least) ? Function.MIN : Function.MAX,
            List.of(LetteredTheorem.term(least), LetteredTheorem.term(most))));
  }

  private static boolean isOne(Linear sum) {
    return sum.equals(Linear.constant(sum.variables(), 1));
  }

  private static Term operation(Term.Operator operator, Term left, Term right) {
    return new Term.Operation(operator, left, right);
  }

  @Override
  public List<Phrase> why(List<String> letters) {
    Phrase a = LetteredTheorem.grouped(least, letters);
    Phrase b = LetteredTheorem.grouped(most, letters);
    Phrase sum = LetteredTheorem.grouped(sum(), letters);
    var steps = new ArrayList<Phrase>();
    if (!ordered())
      steps.add(Phrase.of("Let {0} <= {1}; otherwise, exchange the two.", LetteredTheorem.written(least, letters),
          LetteredTheorem.written(most, letters)));
    Collections.addAll(steps,
        isOne(least)
            ? Phrase
                .of("Let r = n mod {1} and t = r mod 2. Taking 1 leads from r to r - 1, or from 0 to {0}; taking {0} "
                    + "leads to r - {0}, or to r + 1 where r < {0}.", b, sum)
            : Phrase.of("Let r = n mod {2} and t = floor(r / {0}) mod 2. Taking {0} leads from r to r - {0}, or to "
                + "r + {1} where r < {0}; taking {1} leads to r - {1}, or to r + {0} where r < {1}.", a, b, sum),
        isOne(least) ? Phrase.of("At r = 0, no move leads to a value of 0; the value is 0, which is t.")
            : Phrase.of("Where r < {0}, no move leads to a value of 0; the value is 0, which is t.", a),
        Phrase.of("Where {0} <= r < {1}, taking {0} leads to 1 - t and taking {1} to 1 - t or 1 + t; the value is t.",
            a,
            b),
        Phrase.of("Where r >= {1}, taking {0} leads to 1 - t and taking {1} to 0; the value is 2 - t.", a, b));
    return steps;
  }
}
