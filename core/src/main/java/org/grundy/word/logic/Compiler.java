package org.grundy.word.logic;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.check.StepClaim;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;

/**
 * Compiles formulas to automata.
 *
 * <p>There are three ways to make the set of some numbers, which {@linkplain Turns take turns}. As one product,
 * comparisons, words and finished automata run in parallel in one {@link Product}, and a "for some" at the front becomes
 * a search in it. Only a "for all" inside needs sets of states: numbers for which a forbidden part holds are removed from
 * the candidates, one alternative after the other, minimising each time, so sets are made only along strings that are
 * still candidates. In stages, every quantified part becomes an automaton of its own, and {@linkplain Elimination one
 * number at a time} is eliminated from it. By {@linkplain Induction induction}, where one number is below a bound.
 *
 * <p>A part that occurs again, with the same or other variables, is made once. In the worst case the size of an automaton
 * grows by one exponential for each change between "for all" and "for some".
 */
final class Compiler {
  /** The largest constant that a comparison's machine handles itself. */
  private static final int LARGEST_CONSTANT = 64;
  /** The steps of each way the first time. */
  static final long JOINT = 1 << 18;
  static final long STAGED = 1 << 20;
  private static final long INDUCTIVE = 1 << 25;
  /** The steps of the stages of which one may be an induction. */
  private static final long NESTED = 1 << 26;

  private final DigitSystem system;
  private final Budget budget;
  /** The budget that the memory of what outlives an attempt is taken from. */
  private final Budget whole;
  private final Construction construction;
  private final Map<Predicate, Dfa> known;
  private final Map<Comparison, LinearMachine> machines;
  private final Map<Shape, Dfa> sets;
  /** Whether every "for some" becomes an automaton of its own. */
  private final boolean staged;

  Compiler(DigitSystem system, Budget budget) {
    this.system = system;
    this.budget = budget;
    whole = budget;
    construction = new Construction(system);
    known = new HashMap<>();
    machines = new HashMap<>();
    sets = new HashMap<>();
    staged = false;
  }

  private Compiler(Compiler of, Budget part, boolean staged) {
    system = of.system;
    budget = part;
    whole = of.whole;
    construction = of.construction;
    known = of.known;
    machines = of.machines;
    sets = of.sets;
    this.staged = staged;
  }

  /**
   * The same compiler for an attempt.
   *
   * @param part   limits the attempt
   * @param staged whether every "for some" becomes an automaton of its own
   */
  Compiler under(Budget part, boolean staged) {
    return new Compiler(this, part, staged);
  }

  Turns turns() {
    return new Turns(construction, budget);
  }

  Construction construction() {
    return construction;
  }

  Budget budget() {
    return budget;
  }

  DigitSystem system() {
    return system;
  }

  /** The memory of its automata: those in claims, those of letters and constants, and the machines. */
  long bytes() {
    Set<Dfa> made = Collections.newSetFromMap(new IdentityHashMap<>());
    for (StepClaim claim : construction.claims())
      claim.result().ifPresent(made::add);
    known.forEach((predicate, dfa) -> {
      if (predicate instanceof Predicate.LetterAt || predicate instanceof Predicate.Constant)
        made.add(dfa);
    });
    return made.stream().mapToLong(Dfa::bytes).sum() + machines.values().stream().mapToLong(LinearMachine::bytes).sum();
  }

  List<Step> steps() {
    return construction.steps();
  }

  List<BuiltDefinition> definitions() {
    return construction.definitions();
  }

  /** The claims of the steps, for checking them again. */
  List<StepClaim> claims() {
    return construction.claims();
  }

  boolean readable(Tracks tracks) {
    return Symbols.readable(system.digits(), tracks.count());
  }

  /**
   * The automaton of the values of these variables, in their order, for which the conjunction holds with some values of
   * the others.
   */
  Dfa set(Conjunction conjunction, List<Variable> kept, Phrase name) {
    Shape shape = Shape.of(conjunction, kept);
    Dfa known = sets.get(shape);
    if (known == null) {
      define(conjunction);
      int before = construction.claims().size();
      known = turns().made(ways(conjunction, kept, name));
      construction.keep(before);
      sets.put(shape, known);
    }
    return known;
  }

  /** Makes the automata of the definitions that it uses. Every way needs them, so they come before the first turn. */
  void define(Conjunction conjunction) {
    conjunction.parts().forEach(part -> define(part.formula()));
    conjunction.none().forEach(this::define);
  }

  private void define(Formula formula) {
    switch (formula) {
      case Formula.Member member when Conjunction.inlined(member).isPresent() ->
        define(Conjunction.inlined(member).get());
      case Formula.Member(Predicate.Defined defined, _) -> automaton(defined);
      case Formula.Not(Formula negated) -> define(negated);
      case Formula.And(List<Formula> parts) -> parts.forEach(this::define);
      case Formula.Or(List<Formula> parts) -> parts.forEach(this::define);
      case Formula.Quantified quantified -> {
        quantified.bindings().forEach(binding -> define(binding.formula()));
        define(quantified.body());
      }
      case Formula.Compare _, Formula.Member _ -> {
      }
    }
  }

  private List<Turns.Way<Dfa>> ways(Conjunction conjunction, List<Variable> kept, Phrase name) {
    boolean nested = conjunction.none().stream()
        .anyMatch(none -> Induction.of(none, List.copyOf(none.free())).isPresent());
    var ways = new ArrayList<Turns.Way<Dfa>>();
    ways.add(new Turns.Way<>(JOINT, part -> under(part, false).joint(conjunction, kept, name)));
    ways.add(new Turns.Way<>(nested ? NESTED : STAGED,
        part -> Optional.of(under(part, true).staged(conjunction, kept, name))));
    Induction.of(conjunction, kept).ifPresent(induction -> ways.add(
        new Turns.Way<>(INDUCTIVE, part -> Optional.of(induction.made(under(part, true), name)))));
    return ways;
  }

  Optional<Dfa> joint(Conjunction conjunction, List<Variable> kept, Phrase name) {
    List<Variable> held = conjunction.held(kept);
    var tracks = new Tracks(held);
    List<Product.Node> nodes = nodes(conjunction, tracks);
    if (!readable(tracks))
      return Optional.empty();
    Dfa set = construction.projected(nodes, tracks.count(), held.size(), Optional.of(name), budget);
    set = new Exclusion(this, held).from(set, conjunction.excluded());
    return Optional.of(first(set, kept.size(), name));
  }

  /** The first numbers of the members of a set. */
  Dfa first(Dfa set, int kept, Phrase name) {
    int held = set.tracks();
    return held == kept ? set
        : construction.projected(List.of(leaf(set, IntStream.range(0, held).boxed().toList())), held, kept,
            Optional.of(name), budget);
  }

  Dfa staged(Conjunction conjunction, List<Variable> kept, Phrase name) {
    var tracks = new Tracks(kept);
    var nodes = new ArrayList<>(nodes(conjunction, tracks));
    for (Conjunction none : conjunction.none())
      nodes.add(no(none, tracks));
    return construction.projected(onto(kept.size(), nodes), kept.size(), kept.size(), Optional.of(name), budget);
  }

  List<Product.Node> onto(int kept, List<Product.Node> nodes) {
    return new Elimination(system, construction, budget).onto(kept, nodes);
  }

  private static Product.Leaf leaf(Dfa set, List<Integer> tracks) {
    return new Product.Leaf(set, tracks, true);
  }

  /** The node of the condition that the conjunction holds for no numbers of its own. */
  Product.Leaf no(Conjunction none, Tracks tracks) {
    List<Variable> free = List.copyOf(none.free());
    return new Product.Leaf(set(none, free, Phrase.of("numbers for which others exist")), tracks.of(free), false);
  }

  List<Product.Node> nodes(Conjunction conjunction, Tracks tracks) {
    return conjunction.parts().stream().map(part -> node(part.formula(), part.positive(), tracks)).toList();
  }

  Product.Node node(Formula formula, boolean positive, Tracks tracks) {
    return switch (formula) {
      case Formula.Compare compare ->
        compared(LinearTerm.of(compare), compare.comparison().relation(), positive, tracks);
      case Formula.Member member -> Conjunction.inlined(member).map(inlined -> node(inlined, positive, tracks))
          .orElseGet(() -> new Product.Leaf(automaton(member.predicate()), tracks.of(member.arguments()), positive));
      case Formula.Not(Formula negated) -> node(negated, !positive, tracks);
      case Formula.And(List<Formula> parts) -> node(parts, positive, positive, tracks);
      case Formula.Or(List<Formula> parts) -> node(parts, positive, !positive, tracks);
      case Formula.Quantified quantified -> quantified(quantified, positive, tracks);
    };
  }

  /**
   * The node of a comparison. A large constant is read digit by digit, since the states of a machine grow with its
   * constant.
   */
  private Product.Node compared(LinearTerm term, Relation relation, boolean positive, Tracks tracks) {
    long constant = term.constant();
    if (Math.absExact(constant) <= LARGEST_CONSTANT)
      return compared(term, relation, tracks, positive);
    Variable read = tracks.constant(Math.absExact(constant));
    LinearTerm joined = term.minus(LinearTerm.constant(constant)).plus(LinearTerm.of(read), Long.signum(constant));
    return new Product.And(
        List.of(new Product.Leaf(automaton(new Predicate.Constant(BigInteger.valueOf(Math.absExact(constant)))),
            List.of(tracks.of(read)), true),
            compared(joined, relation, tracks, positive)));
  }

  private Product.Leaf compared(LinearTerm term, Relation relation, Tracks tracks, boolean positive) {
    var compare = (Formula.Compare) term.compared(relation);
    return new Product.Leaf(machines.computeIfAbsent(compare.comparison(), c -> new LinearMachine(system, c, whole)),
        tracks.of(compare.variables()), positive);
  }

  private Product.Node node(List<Formula> parts, boolean positive, boolean all, Tracks tracks) {
    List<Product.Node> nodes = parts.stream().map(part -> node(part, positive, tracks)).toList();
    return all ? new Product.And(nodes) : new Product.Or(nodes);
  }

  private Product.Node quantified(Formula.Quantified quantified, boolean positive, Tracks tracks) {
    List<Variable> free = List.copyOf(quantified.free());
    if (free.isEmpty())
      return node(Formula.truth(decided(quantified)), positive, tracks);
    boolean some = quantified.all() != positive;
    Conjunction conjunction = Conjunction.of(quantified, !quantified.all());
    if (some && !staged && conjunction.none().isEmpty())
      return new Product.And(nodes(conjunction, tracks));
    return new Product.Leaf(set(conjunction, free, Phrase.of("numbers for which others exist")), tracks.of(free), some);
  }

  /** Whether a quantified formula without free variables holds. */
  boolean decided(Formula.Quantified closed) {
    Conjunction conjunction = Conjunction.of(closed.bindings(), closed.body(), !closed.all());
    return new LeastNumbers(this).least(conjunction, List.of()).isPresent() != closed.all();
  }

  private Dfa automaton(Predicate predicate) {
    Dfa dfa = known.get(predicate);
    if (dfa == null) {
      dfa = switch (predicate) {
        case Predicate.LetterAt letter -> Dfas.letter(system, letter.word(), letter.letter(), budget);
        case Predicate.Shifted _ -> Dfas.shift(system);
        case Predicate.Constant(BigInteger value) -> Dfas.compared(system, Relation.EQUAL, value, budget);
        case Predicate.Given(_, Dfa given) -> given;
        case Predicate.Defined(Definition definition) -> defined(definition);
      };
      known.put(predicate, dfa);
    }
    return dfa;
  }

  /** The automaton of a definition, if it was made. */
  Optional<Dfa> made(Definition definition) {
    return Optional.ofNullable(known.get(new Predicate.Defined(definition)));
  }

  private Dfa defined(Definition definition) {
    Statement body = definition.body();
    int before = construction.claims().size();
    Duration others = construction.definitionTime();
    Duration start = budget.spent().time();
    Dfa dfa = set(Conjunction.of(body.bindings(), body.formula(), true), definition.parameters(),
        Phrase.verbatim(definition.name()));
    if (definition.function())
      new FunctionCheck(this).require(definition, dfa);
    construction.keep(before);
    Duration used = construction.definitionTime().minus(others);
    construction.definitions()
        .add(new BuiltDefinition(definition, dfa.states(), budget.spent().time().minus(start).minus(used)));
    return dfa;
  }
}
