package org.grundy.word.formula;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A statement about whole numbers. A comparison of a term that has no value is neither true nor false, and neither is
 * its negation. One false part makes a conjunction false, and one true part makes an alternative true (Kleene's strong
 * logic, so De Morgan's laws hold). A proposition holds only when it is true.
 */
public sealed interface Proposition {
  /** The left side stands in the relation to the right side. */
  record Compared(Term left, Relation relation, Term right) implements Proposition {
  }

  /** The divisor, which is not 0, divides the number without remainder. */
  record Divides(Term divisor, Term number) implements Proposition {
  }

  /** A number has a property: the function, which says yes or no, says yes. */
  record Is(Term.Call property) implements Proposition {
  }

  record All(List<Proposition> parts) implements Proposition {
    public All {
      parts = List.copyOf(parts);
    }
  }

  record Any(List<Proposition> parts) implements Proposition {
    public Any {
      parts = List.copyOf(parts);
    }
  }

  record Not(Proposition part) implements Proposition {
  }

  /** The proposition that always holds. */
  static Proposition always() {
    return new All(List.of());
  }

  /** Whether it holds for these numbers, one for each variable; exact. */
  default boolean holds(long[] values) {
    try {
      return is(values);
    } catch (Undefined _) {
      return false;
    }
  }

  private boolean is(long[] values) {
    return switch (this) {
      case Compared(Term left, Relation relation, Term right) -> relation
          .holds(Long.compare(left.value(values), right.value(values)));
      case Divides(Term divisor, Term number) -> {
        long d = divisor.value(values);
        yield d != 0 && number.value(values) % d == 0;
      }
      case Is(Term.Call property) -> property.value(values) != 0;
      case All(List<Proposition> parts) -> !decides(parts, false, values);
      case Any(List<Proposition> parts) -> decides(parts, true, values);
      case Not(Proposition part) -> !part.is(values);
    };
  }

  /**
   * Whether one of the parts has the truth value {@code so}.
   *
   * @throws Undefined when none has it, and one is neither true nor false
   */
  private static boolean decides(List<Proposition> parts, boolean so, long[] values) {
    Optional<Undefined> undefined = Optional.empty();
    for (Proposition part : parts)
      try {
        if (part.is(values) == so)
          return true;
      } catch (Undefined e) {
        undefined = Optional.of(e);
      }
    if (undefined.isPresent())
      throw undefined.get();
    return false;
  }

  /** The parts of a conjunction. */
  default Stream<Proposition> conjuncts() {
    return this instanceof All(List<Proposition> parts) ? parts.stream().flatMap(Proposition::conjuncts)
        : Stream.of(this);
  }

  /** The same proposition about other variables: variable i becomes variable {@code to[i]}. */
  default Proposition renamed(int[] to) {
    return switch (this) {
      case Compared(Term left, Relation relation, Term right) ->
        new Compared(left.renamed(to), relation, right.renamed(to));
      case Divides(Term divisor, Term number) -> new Divides(divisor.renamed(to), number.renamed(to));
      case Is(Term.Call property) -> new Is((Term.Call) property.renamed(to));
      case All(List<Proposition> parts) -> new All(parts.stream().map(part -> part.renamed(to)).toList());
      case Any(List<Proposition> parts) -> new Any(parts.stream().map(part -> part.renamed(to)).toList());
      case Not(Proposition part) -> new Not(part.renamed(to));
    };
  }

  /** Whether it mentions the variable. */
  default boolean has(int variable) {
    return switch (this) {
      case Compared(Term left, Relation _, Term right) -> left.has(variable) || right.has(variable);
      case Divides(Term divisor, Term number) -> divisor.has(variable) || number.has(variable);
      case Is(Term.Call property) -> property.has(variable);
      case All(List<Proposition> parts) -> parts.stream().anyMatch(part -> part.has(variable));
      case Any(List<Proposition> parts) -> parts.stream().anyMatch(part -> part.has(variable));
      case Not(Proposition part) -> part.has(variable);
    };
  }
}
