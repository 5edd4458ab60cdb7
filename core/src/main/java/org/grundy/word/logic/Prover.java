package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.check.StepClaim;
import org.grundy.word.numeration.DigitSystem;

/**
 * Decides statements about all whole numbers from 0. J. R. B&uuml;chi, Weak second-order arithmetic and finite automata,
 * Z. Math. Logik Grundlagen Math. 6 (1960) 66-92, doi 10.1002/malq.19600060105; V. Bruy&egrave;re, G. Hansel, C. Michaux,
 * R. Villemaire, Logic and p-recognizable sets of integers, Bull. Belg. Math. Soc. 1 (1994) 191-238,
 * doi 10.36045/bbms/1103408547.
 *
 * <p>Time and memory may grow as a tower of exponentials, with a storey for each change between "for all" and "for
 * some"; the budget limits them. Each definition is compiled to an automaton once. Not thread-safe.
 */
public final class Prover {
  private final Budget budget;
  private final Function<DigitSystem, Compiler> compilers;
  private final Map<DigitSystem, Compiler> made;

  public Prover(Budget budget) {
    this.budget = budget;
    made = new LinkedHashMap<>();
    compilers = system -> made.computeIfAbsent(system, s -> new Compiler(s, budget));
  }

  /** The same prover with a share of its budget. */
  private Prover(Prover of, Budget share) {
    budget = share;
    made = of.made;
    compilers = system -> of.compilers.apply(system).under(share, false);
  }

  /**
   * What can be made of a statement with a share of the budget. The automata of its definitions are kept, whether the
   * share suffices or not.
   *
   * @param share a part of this prover's budget
   * @return empty when the share does not suffice
   */
  public <T> Optional<T> attempt(Statement statement, Budget share, Function<Prover, T> attempt) {
    Construction construction = compiler(statement).construction();
    int before = construction.claims().size();
    try {
      return Optional.of(attempt.apply(new Prover(this, share)));
    } catch (BudgetSpent spent) {
      share.forgive(spent);
      construction.drop(before, budget);
      return Optional.empty();
    }
  }

  /**
   * Whether a statement without free variables holds.
   *
   * @throws org.grundy.effort.BudgetSpent when it takes more than the budget allows
   * @throws BadInput                      when a function that it uses is not a function
   */
  public Decision decide(Statement statement) {
    if (!statement.free().isEmpty())
      throw new IllegalArgumentException("free variables: " + statement.free());
    Compiler compiler = compiler(statement);
    int before = compiler.steps().size();
    int claimed = compiler.claims().size();
    Decision decision = decide(statement.formula(), true, new Closed(statement.bindings(), compiler));
    List<Step> steps = compiler.steps();
    return new Decision(decision.holds(), decision.example(), steps.subList(before, steps.size()),
        compiler.claims().subList(claimed, compiler.claims().size()));
  }

  /** The values of the free variables, in their order, for which the statement holds. */
  public Solutions solutions(Statement statement) {
    Dfa set = compiler(statement).set(Conjunction.of(statement.bindings(), statement.formula(), true),
        statement.free(), Phrase.of("solutions"));
    return new Solutions(set, statement.digits());
  }

  /** The numbers that stand in a relation, or a function with its value, if its automaton was made; in their order. */
  public Optional<Solutions> made(Definition definition) {
    DigitSystem system = definition.body().digits();
    return Optional.ofNullable(made.get(system)).flatMap(compiler -> compiler.made(definition))
        .map(dfa -> new Solutions(dfa, system));
  }

  /**
   * The automaton of the set that an entry of the statement's outline describes.
   *
   * @param before the automata of the sets before it, by their entries
   */
  public Dfa set(Statement statement, Outline outline, int entry, Map<Integer, Dfa> before) {
    Compiler compiler = compiler(statement);
    Phrase name = Phrase.of("numbers for which others exist");
    return switch (outline.source(entry)) {
      case Outline.Source.Satisfying(Conjunction conjunction, List<Variable> kept) ->
        compiler.set(conjunction, kept, name);
      case Outline.Source.Without(int from, List<Variable> held, Conjunction conjunction) ->
        new Exclusion(compiler, held).without(Objects.requireNonNull(before.get(from)), conjunction);
      case Outline.Source.First(int from, int kept) ->
        compiler.first(Objects.requireNonNull(before.get(from)), kept, name);
    };
  }

  /**
   * Whether numbers satisfy the condition of an entry of the statement's outline.
   *
   * @param before the automata of the sets before it, by their entries
   */
  public boolean some(Statement statement, Outline outline, int entry, Map<Integer, Dfa> before) {
    return switch (outline.source(entry)) {
      case Outline.Source.Satisfying(Conjunction conjunction, List<Variable> kept) ->
        new LeastNumbers(compiler(statement)).least(conjunction, kept).isPresent();
      case Outline.Source.Without _ -> throw new IllegalArgumentException("entry " + entry + " is a set");
      case Outline.Source.First(int from, _) -> !Objects.requireNonNull(before.get(from)).isEmpty();
    };
  }

  /** The definitions whose automata were built, one numeration after the other. */
  public List<BuiltDefinition> definitions() {
    return made.values().stream().flatMap(compiler -> compiler.definitions().stream()).toList();
  }

  /** The steps taken so far in the statement's numeration. */
  public List<Step> steps(Statement statement) {
    return List.copyOf(compiler(statement).steps());
  }

  /** The claims made so far in the statement's numeration. */
  public List<StepClaim> claims(Statement statement) {
    return List.copyOf(compiler(statement).claims());
  }

  /** The memory of its automata. */
  long bytes() {
    return made.values().stream().mapToLong(Compiler::bytes).sum();
  }

  private Compiler compiler(Statement statement) {
    return compilers.apply(statement.digits());
  }

  /** The context of a formula without free variables: known numbers such as {@code a(1)}. */
  private record Closed(List<Binding> known, Compiler compiler) {
  }

  /** Whether a formula without free variables, or its negation, holds. */
  private static Decision decide(Formula formula, boolean positive, Closed in) {
    return switch (formula) {
      case Formula.Not(Formula negated) -> decide(negated, !positive, in);
      case Formula.And(List<Formula> parts) -> decide(parts, positive, positive, in);
      case Formula.Or(List<Formula> parts) -> decide(parts, positive, !positive, in);
      case Formula.Quantified quantified -> quantified(quantified, positive, in);
      case Formula.Compare _, Formula.Member _ -> plain(formula, positive, in);
    };
  }

  private static Decision quantified(Formula.Quantified quantified, boolean positive, Closed in) {
    boolean some = quantified.all() != positive;
    var variables = new ArrayList<>(quantified.variables());
    var bindings = new ArrayList<>(in.known);
    bindings.addAll(quantified.bindings());
    Formula body = quantified.body();
    while (body instanceof Formula.Quantified inner && inner.all() == quantified.all()) {
      variables.addAll(inner.variables());
      bindings.addAll(inner.bindings());
      body = inner.body();
    }
    // Looks for a counterexample to a "for all", or an example of a "for some".
    Conjunction sought = Conjunction.of(bindings, body, some == positive);
    Optional<Example> example = new LeastNumbers(in.compiler).least(sought, variables)
        .map(numbers -> example(variables, sought.bindings(), numbers, in.compiler));
    return new Decision(example.isPresent() == some, example, List.of(), List.of());
  }

  /** Whether a formula about known numbers holds; these numbers are the example either way. */
  private static Decision plain(Formula formula, boolean positive, Closed in) {
    Conjunction sought = Conjunction.of(in.known, formula, positive);
    boolean holds = new LeastNumbers(in.compiler).least(sought, List.of()).isPresent();
    Example known = example(List.of(), sought.bindings(), List.of(), in.compiler);
    return new Decision(holds, known.isEmpty() ? Optional.empty() : Optional.of(known), List.of(), List.of());
  }

  private static Example example(List<Variable> variables, List<Binding> all, List<BigInteger> numbers,
      Compiler compiler) {
    List<Binding> bindings = determined(all, variables);
    var values = new LinkedHashMap<Variable, BigInteger>();
    var named = new LinkedHashMap<String, BigInteger>();
    for (int i = 0; i < numbers.size(); i++) {
      values.put(variables.get(i), numbers.get(i));
      named.put(variables.get(i).name(), numbers.get(i));
    }
    List<BigInteger> more = new LeastNumbers(compiler).values(bindings, variables, numbers);
    for (int i = 0; i < more.size(); i++)
      values.put(bindings.get(i).variable(), more.get(i));
    var calls = new LinkedHashMap<String, BigInteger>();
    var undefined = new LinkedHashSet<String>();
    Set<Variable> without = undefined(bindings, values);
    bindings.stream().filter(binding -> !binding.function().isEmpty()).sorted(Comparator.comparing(Binding::function)
        .thenComparing(binding -> binding.arguments().getFirst().value(values)))
        .forEach(binding -> {
          if (!without.contains(binding.variable()))
            calls.put(binding.text(values), values.get(binding.variable()));
          else if (binding.arguments().stream().noneMatch(term -> uses(term, without)))
            undefined.add(binding.text(values));
        });
    return new Example(named, calls, List.copyOf(undefined));
  }

  /** The bindings of the numbers that these variables determine, directly or through other bindings. */
  private static List<Binding> determined(List<Binding> bindings, List<Variable> variables) {
    Set<Variable> known = new HashSet<>(variables);
    var determined = new ArrayList<Binding>();
    for (Binding binding : bindings) {
      Set<Variable> of = new HashSet<>(binding.formula().free());
      of.remove(binding.variable());
      if (known.containsAll(of)) {
        known.add(binding.variable());
        determined.add(binding);
      }
    }
    return determined;
  }

  /** The variables that stand for no number: sums below 0, and functions of them. */
  private static Set<Variable> undefined(List<Binding> bindings, Map<Variable, BigInteger> values) {
    var undefined = new HashSet<Variable>();
    for (Binding binding : bindings)
      for (LinearTerm argument : binding.arguments())
        if (uses(argument, undefined) || argument.value(values).signum() < 0)
          undefined.add(binding.variable());
    return undefined;
  }

  private static boolean uses(LinearTerm term, Set<Variable> variables) {
    return term.coefficients().keySet().stream().anyMatch(variables::contains);
  }

  /**
   * Decides an "and" or an "or". When every part is needed for the answer, as when every part of an "or" is refuted,
   * the numbers of all parts are shown.
   */
  private static Decision decide(List<Formula> parts, boolean positive, boolean all, Closed in) {
    Optional<Example> examples = Optional.empty();
    for (Formula part : parts) {
      Decision decision = decide(part, positive, in);
      if (decision.holds() != all)
        return decision;
      Optional<Example> before = examples;
      examples = decision.example().map(more -> before.map(more::after).orElse(more)).or(() -> before);
    }
    return new Decision(all, examples, List.of(), List.of());
  }
}
