package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.formula.Relation;

/**
 * What a statement says, without nested quantifiers: sets of numbers and facts, each by a condition on numbers and on the
 * entries before it. It says nothing about how they are made, so a prover can write down the automata of the sets, and
 * a checker needs no prover. Entries are counted from 1.
 */
public final class Outline {
  /** A set of numbers x0, x1, ..., or whether there are numbers. */
  public sealed interface Entry {
    /** How many numbers its condition is about. */
    int numbers();

    /** In words. {@code number} is that of the entry. */
    String text(int number);
  }

  /** The first {@code kept} numbers for which some others satisfy the condition together with them. */
  public record Members(int kept, int numbers, Matrix condition) implements Entry {
    @Override
    public String text(int number) {
      return "set" + number + first(kept) + " := " + (numbers == kept ? "" : "some " + list(kept, numbers) + ": ")
          + condition.text();
    }
  }

  /**
   * The first {@code kept} numbers for which some number below the last of them satisfies the condition in its place.
   *
   * @param given the condition for the numbers after the first ones, which exist whatever those are
   */
  public record Below(int kept, int numbers, Matrix given, Matrix condition) implements Entry {
    @Override
    public String text(int number) {
      return "set" + number + first(kept) + " := some smaller x" + (kept - 1)
          + (numbers == kept ? "" : ", with " + list(kept, numbers) + " from " + given.text()) + ": "
          + condition.text();
    }
  }

  /** The numbers in the set of an earlier entry that satisfy the condition with no others. */
  public record Without(int from, int kept, int numbers, Matrix condition) implements Entry {
    @Override
    public String text(int number) {
      return "set" + number + first(kept) + " := set" + from + first(kept) + ", for no " + list(kept, numbers) + ": "
          + condition.text();
    }
  }

  /**
   * Some numbers satisfy the condition.
   *
   * @param refuted whether none must, since a definition is not that of a function otherwise
   */
  public record Fact(int numbers, Matrix condition, boolean refuted) implements Entry {
    @Override
    public String text(int number) {
      return "fact" + number + " := " + (numbers == 0 ? "" : "some " + list(0, numbers) + ": ") + condition.text();
    }
  }

  /** What the prover makes the set or the fact of an entry from. */
  sealed interface Source {
    /** The numbers that satisfy a conjunction together with others. */
    record Satisfying(Conjunction conjunction, List<Variable> kept) implements Source {
    }

    /** The members of an earlier set that do not satisfy a conjunction, whatever its own variables are. */
    record Without(int from, List<Variable> held, Conjunction conjunction) implements Source {
    }

    /** The first numbers of the members of an earlier set. */
    record First(int from, int kept) implements Source {
    }
  }

  private final List<Entry> entries = new ArrayList<>();
  private final List<Source> sources = new ArrayList<>();
  private final Map<Shape, Integer> known = new HashMap<>();
  private final Set<Definition> functions = new HashSet<>();
  private final Matrix verdict;

  private Outline(Statement statement) {
    verdict = statement.free().isEmpty() ? closed(statement.formula(), statement.bindings())
        : new Matrix.Member(set(Conjunction.of(statement.bindings(), statement.formula(), true), statement.free()),
            IntStream.range(0, statement.free().size()).boxed().toList());
  }

  public static Outline of(Statement statement) {
    return new Outline(statement);
  }

  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /**
   * The condition, on facts alone, that holds exactly when the statement does; for a statement with free variables, the
   * set of their values.
   */
  public Matrix verdict() {
    return verdict;
  }

  /**
   * Whether the statement holds; empty when it has free variables.
   *
   * @param facts the truth of each fact, by the number of its entry
   */
  public Optional<Boolean> holds(Map<Integer, Boolean> facts) {
    return verdict instanceof Matrix.Member ? Optional.empty() : Optional.of(holds(verdict, facts));
  }

  private static boolean holds(Matrix verdict, Map<Integer, Boolean> facts) {
    return switch (verdict) {
      case Matrix.And(List<Matrix> parts) -> parts.stream().allMatch(part -> holds(part, facts));
      case Matrix.Or(List<Matrix> parts) -> parts.stream().anyMatch(part -> holds(part, facts));
      case Matrix.Not(Matrix negated) -> !holds(negated, facts);
      case Matrix.Some(int entry) -> Objects.requireNonNull(facts.get(entry));
      case Matrix.Compared _, Matrix.Letter _, Matrix.Shifted _, Matrix.Equal _, Matrix.Given _, Matrix.Member _ ->
        throw new IllegalArgumentException("not a fact: " + verdict.text());
    };
  }

  Source source(int entry) {
    return sources.get(entry - 1);
  }

  private int add(Entry entry, Source source) {
    entries.add(entry);
    sources.add(source);
    return entries.size();
  }

  /** A formula about known numbers. */
  private Matrix closed(Formula formula, List<Binding> bindings) {
    return switch (formula) {
      case Formula.Not(Formula negated) -> Matrix.not(closed(negated, bindings));
      case Formula.And(List<Formula> parts) -> new Matrix.And(parts.stream().map(p -> closed(p, bindings)).toList());
      case Formula.Or(List<Formula> parts) -> new Matrix.Or(parts.stream().map(p -> closed(p, bindings)).toList());
      case Formula.Quantified quantified -> {
        var all = new ArrayList<>(bindings);
        all.addAll(quantified.bindings());
        yield closed(quantified, all);
      }
      case Formula.Compare _, Formula.Member _ ->
        new Matrix.Some(fact(Conjunction.of(bindings, formula, true), false));
    };
  }

  private Matrix closed(Formula.Quantified quantified, List<Binding> bindings) {
    var some = new Matrix.Some(fact(Conjunction.of(bindings, quantified.body(), !quantified.all()), false));
    return quantified.all() ? Matrix.not(some) : some;
  }

  private int fact(Conjunction conjunction, boolean refuted) {
    Shape shape = Shape.of(conjunction, List.of());
    Integer before = known.get(shape);
    if (before != null)
      return before;
    var tracks = new Tracks(List.of());
    int number;
    if (inSteps(conjunction)) {
      List<Variable> held = conjunction.held(List.of());
      int left = left(conjunction, held);
      Matrix member = new Matrix.Member(left, tracks.of(held));
      number = add(new Fact(tracks.count(), member, refuted), new Source.First(left, 0));
    } else {
      Matrix condition = matrix(conjunction, tracks);
      number = add(new Fact(tracks.count(), condition, refuted), new Source.Satisfying(conjunction, List.of()));
    }
    known.put(shape, number);
    return number;
  }

  private int set(Conjunction conjunction, List<Variable> kept) {
    Shape shape = Shape.of(conjunction, kept);
    Integer before = known.get(shape);
    if (before != null)
      return before;
    Optional<Induction> induction = Induction.of(conjunction, kept);
    int number;
    if (induction.isEmpty() && inSteps(conjunction))
      number = setInSteps(conjunction, kept);
    else {
      Entry entry = induction.map(found -> below(found, kept))
          .orElseGet(() -> members(kept, tracks -> matrix(conjunction, tracks)));
      number = add(entry, new Source.Satisfying(conjunction, kept));
    }
    known.put(shape, number);
    return number;
  }

  /**
   * Whether numbers for which a forbidden part holds are removed step by step, as the prover does: one automaton for the
   * whole part could be too large.
   */
  private static boolean inSteps(Conjunction conjunction) {
    return conjunction.excluded().stream().anyMatch(Conjunction::heavy);
  }

  private int setInSteps(Conjunction conjunction, List<Variable> kept) {
    List<Variable> held = conjunction.held(kept);
    int left = left(conjunction, held);
    return held.size() == kept.size() ? left
        : add(members(kept, tracks -> new Matrix.Member(left, tracks.of(held))), new Source.First(left, kept.size()));
  }

  /** The set that is left of the candidates after the last step. */
  private int left(Conjunction conjunction, List<Variable> held) {
    int left = set(conjunction.candidates(), held);
    for (Conjunction one : Exclusion.inOrder(conjunction.excluded())) {
      var tracks = new Tracks(held);
      Matrix condition = matrix(one, tracks);
      int from = left;
      Entry entry = tracks.count() > held.size() ? new Without(from, held.size(), tracks.count(), condition)
          : members(held, all -> new Matrix.And(
              List.of(new Matrix.Member(from, all.of(held)), Matrix.not(condition))));
      left = add(entry, new Source.Without(from, held, one));
    }
    return left;
  }

  private interface Condition {
    Matrix on(Tracks tracks);
  }

  private static Members members(List<Variable> kept, Condition condition) {
    var tracks = new Tracks(kept);
    Matrix matrix = condition.on(tracks);
    return new Members(kept.size(), tracks.count(), matrix);
  }

  private Entry below(Induction induction, List<Variable> kept) {
    if (!induction.direct()) {
      int set = set(induction.someBelow(), induction.withLimit());
      return members(kept, tracks -> {
        var parts = new ArrayList<Matrix>();
        parts.add(new Matrix.Member(set, tracks.of(induction.withLimit())));
        parts.add(matrix(induction.rest(), tracks));
        return new Matrix.And(parts);
      });
    }
    Conjunction condition = induction.condition();
    var tracks = new Tracks(induction.withBelow());
    Matrix given = matrix(condition.bindings().stream().map(binding -> new Conjunction.Part(binding.formula(), true))
        .toList(), List.of(), tracks);
    Matrix holds = matrix(condition.conditions(), condition.none(), tracks);
    return new Below(kept.size(), tracks.count(), given, holds);
  }

  private Matrix matrix(Conjunction conjunction, Tracks tracks) {
    return matrix(conjunction.parts(), conjunction.none(), tracks);
  }

  private Matrix matrix(List<Conjunction.Part> parts, List<Conjunction> none, Tracks tracks) {
    var all = new ArrayList<Matrix>();
    for (Conjunction.Part part : parts) {
      Matrix matrix = matrix(part.formula(), tracks);
      all.add(part.positive() ? matrix : Matrix.not(matrix));
    }
    for (Conjunction inner : none) {
      List<Variable> free = List.copyOf(inner.free());
      all.add(Matrix.not(new Matrix.Member(set(inner, free), tracks.of(free))));
    }
    return all.size() == 1 ? all.getFirst() : new Matrix.And(all);
  }

  private Matrix matrix(Formula formula, Tracks tracks) {
    return switch (formula) {
      case Formula.Compare(List<Variable> variables, var comparison) ->
        new Matrix.Compared(comparison, tracks.of(variables));
      case Formula.Member member -> Conjunction.inlined(member).map(inlined -> matrix(inlined, tracks))
          .orElseGet(() -> member(member.predicate(), tracks.of(member.arguments())));
      case Formula.Not(Formula negated) -> Matrix.not(matrix(negated, tracks));
      case Formula.And(List<Formula> parts) -> new Matrix.And(parts.stream().map(p -> matrix(p, tracks)).toList());
      case Formula.Or(List<Formula> parts) -> new Matrix.Or(parts.stream().map(p -> matrix(p, tracks)).toList());
      case Formula.Quantified quantified -> quantified(quantified, tracks);
    };
  }

  private Matrix quantified(Formula.Quantified quantified, Tracks tracks) {
    List<Variable> free = List.copyOf(quantified.free());
    if (free.isEmpty())
      return closed(quantified, quantified.bindings());
    var member = new Matrix.Member(set(Conjunction.of(quantified, !quantified.all()), free), tracks.of(free));
    return quantified.all() ? Matrix.not(member) : member;
  }

  private Matrix member(Predicate predicate, List<Integer> numbers) {
    return switch (predicate) {
      case Predicate.LetterAt(var word, char letter) -> new Matrix.Letter(word, letter, numbers.getFirst());
      case Predicate.Shifted _ -> new Matrix.Shifted(numbers.getFirst(), numbers.getLast());
      case Predicate.Constant(var value) -> new Matrix.Equal(numbers.getFirst(), value);
      case Predicate.Given(String name, Dfa dfa) -> new Matrix.Given(name, dfa, numbers);
      case Predicate.Defined(Definition definition) -> new Matrix.Member(defined(definition), numbers);
    };
  }

  private int defined(Definition definition) {
    Statement body = definition.body();
    int set = set(Conjunction.of(body.bindings(), body.formula(), true), definition.parameters());
    if (definition.function() && functions.add(definition)) {
      List<Variable> parameters = definition.parameters();
      var other = new ArrayList<>(parameters.subList(0, definition.arity()));
      other.add(new Variable("other"));
      var predicate = new Predicate.Defined(definition);
      var value = new Formula.Member(predicate, parameters);
      Formula less = LinearTerm.of(parameters.getLast()).minus(LinearTerm.of(other.getLast()))
          .compared(Relation.LESS);
      fact(Conjunction.of(List.of(), Formula.and(value, new Formula.Member(predicate, other), less), true), true);
      fact(Conjunction.of(List.of(), Formula.not(Formula.some(List.of(parameters.getLast()), value)), true), true);
    }
    return set;
  }

  private static String first(int count) {
    return "(" + list(0, count) + ")";
  }

  private static String list(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> "x" + i).collect(Collectors.joining(", "));
  }
}
