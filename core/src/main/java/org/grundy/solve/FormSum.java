package org.grundy.solve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.game.Worth;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.Values;

/**
 * Positions by the canonical forms of their parts. The winner of a sum is found by play in the forms; the form of the sum
 * itself is made only for who wants the most that can be said, and given up when it takes long. Forms together may take half
 * of the time of the budget, so that a search can still answer where they are too large.
 */
final class FormSum {
  /** Steps that the form of a sum may take. */
  private static final long SUM_WORK = 300_000;
  private static final long FORM_WORK = Long.MAX_VALUE / 2;

  private final Solver solver;
  private final Budget share;
  private Optional<CanonicalForms> forms;
  /** How many positions had a value when the forms were given up. */
  private long valued;

  FormSum(Solver solver) {
    this.solver = solver;
    Budget budget = solver.budget();
    Duration half = budget.timeLeft().dividedBy(2);
    this.share = budget.part(Math.min(FORM_WORK, budget.workLeft() / 2)).withTime(half);
    this.forms = Optional.of(new CanonicalForms(solver.parts(), solver.nimbers(), new Values(share)));
  }

  /** How many positions have been given a value. */
  long valued() {
    return forms.map(CanonicalForms::valued).orElse(valued);
  }

  Method.Tried answer(Position position) {
    if (forms.isEmpty())
      return Method.Tried.not("the forms take too much");
    var summands = new ArrayList<Evidence.Summand>();
    var terms = new ArrayList<Integer>();
    try {
      for (Position part : uncancelled(Summands.of(position))) {
        Optional<Method.Tried> refused = add(part, forms.get(), summands, terms);
        if (refused.isPresent())
          return refused.get();
      }
    } catch (BudgetSpent spent) {
      valued = forms.get().valued();
      forms = Optional.empty();
      share.forgive(spent);
      return Method.Tried.not("the forms take too much");
    }
    if (summands.size() == 1)
      return Method.Tried.done(summands.getFirst().worth(), new Evidence.Canonical(List.of(), forms.get().valued()));
    Values values = forms.get().values();
    if (summands.isEmpty())
      return Method.Tried.done(new Worth.Form(values, Values.ZERO), new Evidence.Canonical(List.of(), 0));
    return Method.Tried.done(new Worth.Only(values.outcome(handles(terms))),
        new Evidence.Canonical(summands, forms.get().valued()));
  }

  /** The summands without pairs of a position and its negative. */
  private List<Position> uncancelled(List<Position> summands) {
    var kept = new ArrayList<Position>();
    for (Position part : summands) {
      int[] opposite = solver.parts().negative(solver.parts().bag(part));
      if (part.loopy() || !kept.removeIf(firstWith(opposite)))
        kept.add(part);
    }
    return kept;
  }

  private Predicate<Position> firstWith(int[] bag) {
    boolean[] found = {false};
    return part -> {
      boolean same = !found[0] && Arrays.equals(solver.parts().bag(part), bag);
      found[0] |= same;
      return same;
    };
  }

  /** Adds what a part is worth; says why not when it has no form. */
  private Optional<Method.Tried> add(Position part, CanonicalForms forms, List<Evidence.Summand> summands,
      List<Integer> terms) {
    Values values = forms.values();
    int value;
    Optional<Dyadic> number = Summands.number(part);
    if (number.isPresent()) {
      value = values.number(number.get());
    } else if (Summands.mayHaveNimValue(part)) {
      Optional<Integer> nimber = solver.smallNimValue(part);
      if (nimber.isEmpty() || nimber.get() >= Values.NIMBERS)
        return Optional.of(Method.Tried.not("the nim-value of {0} is not known, or too large", part.text()));
      value = values.nimber(nimber.get());
    } else if (part.loopy()) {
      return Optional.of(Method.Tried.not("play can return in {0}", part.text()));
    } else {
      int[] each = forms.values(solver.parts().bag(part));
      OptionalInt sum = each.length == 1 ? OptionalInt.of(each[0]) : sum(values, each);
      if (sum.isEmpty()) {
        Arrays.stream(each).forEach(terms::add);
        summands.add(new Evidence.Summand(part, new Worth.Only(values.outcome(each)),
            new Evidence.Canonical(List.of(), forms.valued())));
        return Optional.empty();
      }
      value = sum.getAsInt();
    }
    terms.add(value);
    summands.add(new Evidence.Summand(part, new Worth.Form(values, value),
        new Evidence.Canonical(List.of(), forms.valued())));
    return Optional.empty();
  }

  /** The form of a sum, where that takes few steps. */
  private OptionalInt sum(Values values, int[] terms) {
    Budget part = share.part(SUM_WORK);
    try {
      return OptionalInt.of(values.within(part, () -> {
        int total = Values.ZERO;
        for (int term : terms)
          total = values.plus(total, term);
        return total;
      }));
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return OptionalInt.empty();
    }
  }

  private static int[] handles(List<Integer> terms) {
    return terms.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The canonical form of a position, where that does not take too much. */
  Optional<Worth.Form> form(Position position) {
    return answer(position) instanceof Method.Tried.Done(Known known)
        && whole(known).worth() instanceof Worth.Form form ? Optional.of(form) : Optional.empty();
  }

  /** The same, with the number that a theorem says it is, or the form of the whole sum where that takes few steps. */
  Known whole(Position position, Known known) {
    Optional<Dyadic> number = forms.isPresent() && known.worth() instanceof Worth.Only ? Summands.number(position)
        : Optional.empty();
    if (number.isEmpty())
      return whole(known);
    Values values = forms.orElseThrow().values();
    return new Known(new Worth.Form(values, values.number(number.get())), known.evidence());
  }

  /** The same, with the form of the whole sum where that takes few steps. */
  private Known whole(Known known) {
    if (!(known.worth() instanceof Worth.Only)
        || !(known.evidence().getFirst() instanceof Evidence.Canonical(List<Evidence.Summand> summands, long _)))
      return known;
    var terms = new ArrayList<Integer>();
    for (Evidence.Summand summand : summands)
      if (summand.worth() instanceof Worth.Form form)
        terms.add(form.value());
      else
        return known;
    if (!(summands.getFirst().worth() instanceof Worth.Form(Values values, int _)))
      return known;
    OptionalInt sum = sum(values, handles(terms));
    return sum.isEmpty() ? known : new Known(new Worth.Form(values, sum.getAsInt()), known.evidence());
  }
}
