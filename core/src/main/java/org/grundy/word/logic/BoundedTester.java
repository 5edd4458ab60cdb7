package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Holding;
import org.grundy.word.formula.Linear;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.numeration.DigitSystem;

/**
 * Evaluates a statement directly, number by number, without automata. Letters are looked up in the word, digits are
 * appended to strings of digits, and the value of a function is searched for. A "for all" is tried up to a bound, and a
 * "for some" about twice as far. So the test proves nothing, but a statement that it cannot confirm deserves a second
 * look.
 *
 * <p>Time is the product of the ranges of nested quantifiers, less what is saved by remembering earlier results.
 */
public final class BoundedTester {
  /** The most steps for all bounds together. */
  private static final long MOST_WORK = 500_000;
  private static final int LARGEST_BOUND = 184;

  private final Budget budget;
  private final DigitSystem system;
  private final Map<Call, Boolean> relations = new HashMap<>();
  private final Map<Call, Optional<Long>> values = new HashMap<>();
  private final Map<CodedWord, String> words = new HashMap<>();
  private int bound;

  private record Call(Object what, List<Long> numbers, boolean positive) {
  }

  /** Thrown when the test cannot tell: a function's value was not found, or an automaton was given. */
  private static final class Open extends RuntimeException {
    private static final long serialVersionUID = 1;

    Open() {
      super(null, null, false, false);
    }
  }

  private final Holding held;

  private BoundedTester(DigitSystem system, Budget budget) {
    this.held = new Holding(budget);
    this.system = system;
    this.budget = budget;
  }

  /**
   * The largest bound, at least 1, up to which the test confirmed a closed statement before its share of the work was
   * spent; empty when it confirmed none.
   */
  public static OptionalInt confirmed(Statement statement, Budget budget) {
    Budget share = budget.part(MOST_WORK);
    int confirmed = 0;
    try {
      for (int bound = 1; bound <= LARGEST_BOUND; bound += 1 + bound / 4)
        try (var scratch = share.scratch()) {
          var trying = new BoundedTester(statement.digits(), scratch.budget());
          trying.bound = bound;
          confirmed = trying.holds(statement) ? bound : 0;
        }
    } catch (Open _) {
      return OptionalInt.empty();
    } catch (BudgetSpent spent) {
      share.forgive(spent);
    }
    return confirmed == 0 ? OptionalInt.empty() : OptionalInt.of(confirmed);
  }

  private boolean holds(Statement statement) {
    var numbers = new HashMap<Variable, Long>();
    bind(statement.bindings(), numbers);
    return holds(statement.formula(), numbers, true);
  }

  /** @param positive whether the formula stands under an even number of negations */
  private boolean holds(Formula formula, Map<Variable, Long> numbers, boolean positive) {
    budget.charge(1);
    return switch (formula) {
      case Formula.Compare compare -> compared(compare, numbers);
      case Formula.Member(Predicate predicate, List<Variable> arguments) ->
        member(predicate, arguments.stream().map(v -> number(v, numbers)).toList(), positive);
      case Formula.Not(Formula negated) -> !holds(negated, numbers, !positive);
      case Formula.And(List<Formula> parts) -> parts.stream().allMatch(part -> holds(part, numbers, positive));
      case Formula.Or(List<Formula> parts) -> parts.stream().anyMatch(part -> holds(part, numbers, positive));
      case Formula.Quantified quantified -> quantified(quantified, 0, numbers, positive);
    };
  }

  private static long number(Variable variable, Map<Variable, Long> numbers) {
    Long number = numbers.get(variable);
    if (number == null)
      throw new Open();
    return number;
  }

  private static boolean compared(Formula.Compare compare, Map<Variable, Long> numbers) {
    Linear term = compare.comparison().difference();
    long sum = term.constant();
    for (int i = 0; i < compare.variables().size(); i++)
      sum = Math.addExact(sum, Math.multiplyExact(term.coefficient(i), number(compare.variables().get(i), numbers)));
    return compare.comparison().relation().holds(Long.signum(sum));
  }

  private boolean quantified(Formula.Quantified quantified, int next, Map<Variable, Long> numbers, boolean positive) {
    if (next == quantified.variables().size()) {
      var inside = new HashMap<>(numbers);
      bind(quantified.bindings(), inside);
      return holds(quantified.body(), inside, positive);
    }
    long most = quantified.all() == positive ? bound : reach();
    for (long n = 0; n <= most; n++) {
      numbers.put(quantified.variables().get(next), n);
      if (quantified(quantified, next + 1, numbers, positive) != quantified.all())
        return !quantified.all();
    }
    return quantified.all();
  }

  /**
   * How far a "for some" searches. This is far enough for statements about games, whose numbers are close to the given
   * ones.
   */
  private long reach() {
    return 2L * bound + 4;
  }

  private void bind(List<Binding> bindings, Map<Variable, Long> numbers) {
    for (Binding binding : bindings)
      numbers.put(binding.variable(), value(binding, numbers));
  }

  private long value(Binding binding, Map<Variable, Long> numbers) {
    if (binding.function().isEmpty() && !binding.arguments().isEmpty()) {
      LinearTerm term = binding.arguments().getFirst();
      long sum = term.constant();
      for (Map.Entry<Variable, Long> entry : term.coefficients().entrySet())
        sum = Math.addExact(sum, Math.multiplyExact(entry.getValue(), number(entry.getKey(), numbers)));
      return Math.max(0, sum) / binding.divisor();
    }
    if (!(binding.formula() instanceof Formula.Member(Predicate predicate, List<Variable> arguments)))
      throw new Open();
    List<Long> of = arguments.subList(0, arguments.size() - 1).stream().map(v -> number(v, numbers)).toList();
    return value(predicate, of);
  }

  private long value(Predicate function, List<Long> of) {
    if (function instanceof Predicate.Shifted)
      return shifted(of.getFirst());
    Optional<Long> value = values.get(new Call(function, of, true));
    if (value == null) {
      value = searched(function, of);
      held.add(bytes(of));
      values.put(new Call(function, of, true), value);
    }
    return value.orElseThrow(Open::new);
  }

  /** What is kept of a call. */
  private static long bytes(List<Long> numbers) {
    return Holding.ENTRY + 4L * Holding.OBJECT + (long) numbers.size() * (Holding.POINTER + Holding.OBJECT);
  }

  private Optional<Long> searched(Predicate function, List<Long> of) {
    long most = 64 + 16 * of.stream().mapToLong(n -> n).max().orElse(0);
    for (long value = 0; value <= most; value++) {
      var numbers = new ArrayList<>(of);
      numbers.add(value);
      if (member(function, numbers, true))
        return Optional.of(value);
    }
    return Optional.empty();
  }

  private long shifted(long n) {
    int[] digits = system.digitsOf(BigInteger.valueOf(n));
    return system.value(Arrays.copyOf(digits, digits.length + 1)).longValueExact();
  }

  private boolean member(Predicate predicate, List<Long> numbers, boolean positive) {
    return switch (predicate) {
      case Predicate.LetterAt(CodedWord word, char letter) -> letter(word, numbers.getFirst()) == letter;
      case Predicate.Shifted _ -> shifted(numbers.getFirst()) == numbers.getLast();
      case Predicate.Constant _, Predicate.Given _ -> throw new Open();
      case Predicate.Defined(Definition definition) -> {
        Boolean known = relations.get(new Call(definition, numbers, positive));
        if (known == null) {
          known = defined(definition, numbers, positive);
          held.add(bytes(numbers));
          relations.put(new Call(definition, numbers, positive), known);
        }
        yield known;
      }
    };
  }

  private boolean defined(Definition definition, List<Long> numbers, boolean positive) {
    var inside = new HashMap<Variable, Long>();
    for (int i = 0; i < numbers.size(); i++)
      inside.put(definition.parameters().get(i), numbers.get(i));
    bind(definition.body().bindings(), inside);
    return holds(definition.body().formula(), inside, positive);
  }

  private char letter(CodedWord word, long place) {
    String prefix = words.getOrDefault(word, "");
    if (place >= prefix.length()) {
      int length = Math.toIntExact(Math.max(1024, 2 * place));
      budget.charge(length >> 6);
      held.add((long) Character.BYTES * length);
      prefix = word.prefix(length);
      words.put(word, prefix);
    }
    return prefix.charAt(Math.toIntExact(place));
  }
}
