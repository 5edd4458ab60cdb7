package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * The result of testing a user's formula for the nim-values of single heaps.
 *
 * @param claim      the formula as typed
 * @param variable   the name of its variable
 * @param values     of 0, 1, 2, &hellip;, that it was tested against: computed, or from a proved form
 * @param refuted    the least counterexample
 * @param value      its value there; empty where it is undefined
 * @param given      its values for the first numbers; absent where it has none
 * @param from       the first number for which it has a value
 * @param missed     all counterexamples, where they are few and small; else none
 * @param relation   how it relates to the value, such as {@code 2^value}; empty when no simple relation is seen
 * @param beyond     whether it is proved for all numbers apart from those missed
 * @param conjecture the true form
 */
public record FormulaTrial(String claim, String variable, long[] values, Optional<Long> refuted, Optional<Long> value,
    List<Optional<Long>> given, long from, List<Long> missed, Optional<String> relation, boolean beyond,
    Conjecture conjecture) implements ClaimVerdict {
  public FormulaTrial {
    values = values.clone();
    given = List.copyOf(given);
    missed = List.copyOf(missed);
  }

  @Override
  public long to() {
    return values.length - 1L;
  }

  @Override
  public boolean proved() {
    return refuted.isEmpty() && beyond;
  }

  @Override
  public Phrase verdict() {
    if (refuted.isPresent())
      return Phrase.of("Refuted at {0}.", Exceptions.at(List.of(refuted.get()), List.of(variable)));
    return beyond ? Phrase.of("Proved: G({0}) = {1} for all {0} >= {2}.", variable, claim, from)
        : Phrase.of("Checked for {0} <= {1} <= {2}, not proved.", from, variable, to());
  }

  @Override
  public List<Phrase> more() {
    if (refuted.isEmpty())
      return List.of();
    var more = new ArrayList<>(List.of(there(refuted.get())));
    long first = missed.isEmpty() ? 0 : missed.getLast() + 1;
    more.addAll(new Exceptions(missed.stream().map(List::of).toList(), true).told(List.of(variable),
        beyond ? Phrase.of("Proved: it holds for all {0} >= {1}.", variable, first)
            : Phrase.of("It holds for {0} <= {1} <= {2}, checked, not proved.", first, variable, to())));
    more.addAll(ClaimVerdict.misread(claim, variable));
    return more;
  }

  @Override
  public void fields(Fields out) {
    refuted.ifPresent(n -> out.put("least", n));
    value.ifPresent(given -> out.put("given", given));
    relation.ifPresent(known -> out.put("relation", known));
    if (!missed.isEmpty())
      out.list("wrongOnlyAt", missed).put("elsewhere", beyond ? "proved" : "checked");
  }

  private Phrase there(long at) {
    String right = Long.toString(values[(int) at]);
    return value.isPresent()
        ? Phrase.of("At {0} = {1} the value is {2}, and {3} is {4}.", variable, at, right, claim,
            value.get().toString())
        : Phrase.of("At {0} = {1} the value is {2}, and {3} has no value.", variable, at, right, claim);
  }
}
