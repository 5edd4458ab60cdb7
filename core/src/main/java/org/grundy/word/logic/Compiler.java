package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Automata;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.ProductSearch;
import org.grundy.word.check.StepClaim;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;

/**
 * Compiles formulas to automata.
 *
 * <p>Comparisons, words and finished automata run in parallel in one {@link Product}, and a "for some" at the front
 * becomes a search in it. Only a "for all" inside needs sets of states: numbers for which a forbidden part holds are
 * removed from the candidates, one alternative after the other, minimising each time, so sets are made only along
 * strings that are still candidates.
 */
final class Compiler {
  private static final Comparator<List<BigInteger>> ORDER = (one, other) -> Arrays
      .compare(one.toArray(BigInteger[]::new), other.toArray(BigInteger[]::new));

  /** The largest constant that a comparison's machine handles itself. */
  private static final int LARGEST_CONSTANT = 64;
  /** The steps for one optional attempt: fewer at first, since an attempt that succeeds makes others cheap. */
  private static final long LEAST_FOR_ATTEMPT = 2_000_000;
  private static final long MOST_FOR_ATTEMPT = 4 * LEAST_FOR_ATTEMPT;
  /** An attempt is dropped when its result has more than this many times the states of the set. */
  private static final int MOST_GROWTH = 8;

  private final DigitSystem system;
  private final Budget budget;
  private final List<Step> steps = new ArrayList<>();
  private final List<StepClaim> claims = new ArrayList<>();
  private final Map<Predicate, Dfa> known = new HashMap<>();
  private final Map<Comparison, LinearMachine> machines = new HashMap<>();
  /** The claims of {@link #known} automata, which are kept when the attempt that first needed them is dropped. */
  private final Set<StepClaim> standing = Collections.newSetFromMap(new IdentityHashMap<>());

  Compiler(DigitSystem system, Budget budget) {
    this.system = system;
    this.budget = budget;
  }

  /** The memory of its automata: those in claims, those of letters and constants, and the machines. */
  long bytes() {
    Set<Dfa> made = Collections.newSetFromMap(new IdentityHashMap<>());
    for (StepClaim claim : claims)
      claim.result().ifPresent(made::add);
    known.forEach((predicate, dfa) -> {
      if (predicate instanceof Predicate.LetterAt || predicate instanceof Predicate.Constant)
        made.add(dfa);
    });
    return made.stream().mapToLong(Dfa::bytes).sum() + machines.values().stream().mapToLong(LinearMachine::bytes).sum();
  }

  List<Step> steps() {
    return steps;
  }

  /** The claims of the steps, for checking them again. */
  List<StepClaim> claims() {
    return claims;
  }

  /**
   * The numbers that satisfy a conjunction, with the least first number, then the least second, and so on; empty when
   * none do.
   */
  Optional<List<BigInteger>> least(Conjunction conjunction, List<Variable> wanted) {
    Optional<List<BigInteger>> least = Optional.empty();
    for (Conjunction alternative : conjunction.none().isEmpty() ? conjunction.alternatives() : List.of(conjunction)) {
      Optional<List<BigInteger>> found = leastOfOne(alternative, wanted);
      if (least.isEmpty() || found.isPresent() && ORDER.compare(found.get(), least.get()) < 0)
        least = found;
    }
    return least;
  }

  private Optional<List<BigInteger>> leastOfOne(Conjunction conjunction, List<Variable> wanted) {
    try (var scratch = budget.scratch()) {
      return leastOfOne(conjunction, wanted, scratch.budget());
    }
  }

  /**
   * @param bounds the budget for the memory of the automata that bound a number; they are small, and claims may keep
   *               some
   */
  private Optional<List<BigInteger>> leastOfOne(Conjunction conjunction, List<Variable> wanted, Budget bounds) {
    var tracks = new Tracks(wanted);
    List<Product.Node> nodes = new ArrayList<>();
    if (conjunction.none().isEmpty())
      nodes.addAll(nodes(conjunction, tracks));
    else
      nodes.add(new Product.Leaf(set(conjunction, wanted, Phrase.of("candidates")), tracks.of(wanted), true));
    ProductSearch.Found first = searched(nodes, tracks);
    steps.add(new Step(sought(wanted, first.numbers().isPresent()), tracks.count(), first.states(), first.states(), 0));
    Optional<List<BigInteger>> found = first.numbers();
    for (int i = 0; i < wanted.size() && found.isPresent(); i++) {
      List<BigInteger> least = leastOf(found.get(), i, nodes, tracks);
      found = Optional.of(least);
      nodes.add(bounded(Relation.EQUAL, least.get(i), i, bounds));
    }
    return found.map(numbers -> numbers.subList(0, wanted.size()));
  }

  /** Numbers that satisfy the nodes and whose i-th is least, given some that satisfy them. */
  private List<BigInteger> leastOf(List<BigInteger> numbers, int i, List<Product.Node> nodes, Tracks tracks) {
    List<BigInteger> least = numbers;
    while (true) {
      try (var scratch = budget.scratch()) {
        var less = new ArrayList<>(nodes);
        less.add(bounded(Relation.LESS, least.get(i), i, scratch.budget()));
        Optional<List<BigInteger>> better = search(less, tracks);
        if (better.isEmpty())
          return least;
        least = better.get();
      }
    }
  }

  /** The numbers that these numbers determine through the bindings. */
  List<BigInteger> values(List<Binding> bindings, List<Variable> variables, List<BigInteger> numbers) {
    try (var scratch = budget.scratch()) {
      return values(bindings, variables, numbers, scratch.budget());
    }
  }

  private List<BigInteger> values(List<Binding> bindings, List<Variable> variables, List<BigInteger> numbers,
      Budget bounds) {
    var tracks = new Tracks(variables);
    var nodes = new ArrayList<Product.Node>();
    for (int i = 0; i < variables.size(); i++)
      nodes.add(bounded(Relation.EQUAL, numbers.get(i), i, bounds));
    bindings.forEach(binding -> tracks.of(binding.variable()));
    bindings.forEach(binding -> nodes.add(node(binding.formula(), true, tracks)));
    List<BigInteger> all = search(nodes, tracks).orElseThrow();
    return all.subList(variables.size(), variables.size() + bindings.size());
  }

  private Product.Node bounded(Relation relation, BigInteger by, int track, Budget budget) {
    return new Product.Leaf(Dfas.compared(system, relation, by, budget), List.of(track), true);
  }

  private static Phrase sought(List<Variable> wanted, boolean found) {
    if (wanted.isEmpty())
      return Phrase.of("search");
    String names = wanted.stream().map(Variable::name).collect(Collectors.joining(", "));
    return found ? Phrase.of("search for {0}, found", names) : Phrase.of("search for {0}, none found", names);
  }

  private Optional<List<BigInteger>> search(List<Product.Node> nodes, Tracks tracks) {
    return searched(nodes, tracks).numbers();
  }

  private ProductSearch.Found searched(List<Product.Node> nodes, Tracks tracks) {
    var product = new Product(system, tracks.count(), new Product.And(nodes), budget);
    ProductSearch.Found found = ProductSearch.shortest(product, system, budget);
    if (found.numbers().isEmpty())
      claims.add(StepClaim.nothing(tracks.count(), new Product.And(nodes)));
    return found;
  }

  /**
   * The automaton of the values of these variables, in their order, for which the conjunction holds with some values of
   * the others.
   */
  Dfa set(Conjunction conjunction, List<Variable> kept, Phrase name) {
    var held = new LinkedHashSet<>(kept);
    conjunction.none().forEach(none -> held.addAll(none.free()));
    var tracks = new Tracks(held);
    List<Product.Node> nodes = nodes(conjunction, tracks);
    Dfa set = made(nodes, tracks, held.size(), name);
    set = withoutAll(set, List.copyOf(held), conjunction.none().stream().flatMap(none -> none.alternatives().stream())
        .flatMap(some -> some.alternatives().stream()).toList());
    if (held.size() == kept.size())
      return set;
    return made(List.of(new Product.Leaf(set, new Tracks(held).of(List.copyOf(held)), true)), new Tracks(held),
        kept.size(), name);
  }

  private Dfa made(List<Product.Node> nodes, Tracks tracks, int kept, Phrase name) {
    var product = new Product(system, tracks.count(), new Product.And(nodes), budget);
    Automata.Made made = Automata.projected(product, kept, budget);
    claims.add(StepClaim.projected(tracks.count(), new Product.And(nodes), made.dfa()));
    steps.add(new Step(name, tracks.count(), made.states(), made.deterministic(), made.dfa().states()));
    return made.dfa();
  }

  /**
   * The members of the set that satisfy none of the conjunctions. Before heavy conjunctions are removed, cheaper ones
   * that imply them are tried, if they cost little and do not make the rest much larger: often nothing is left then.
   */
  private Dfa withoutAll(Dfa set, List<Variable> held, List<Conjunction> all) {
    Dfa rest = set;
    List<Attempt> attempts = all.stream().filter(one -> one.weight() > 1)
        .flatMap(one -> one.attempts().stream().map(attempt -> new Attempt(attempt, one))).toList();
    for (long most = LEAST_FOR_ATTEMPT; most <= MOST_FOR_ATTEMPT && !attempts.isEmpty(); most *= 4) {
      var unfinished = new ArrayList<Attempt>();
      for (Attempt attempt : attempts) {
        Optional<Dfa> less = attempted(rest, held, attempt, most);
        rest = less.orElse(rest);
        if (less.isEmpty())
          unfinished.add(attempt);
      }
      attempts = unfinished;
    }
    for (Conjunction one : all.stream().sorted(Comparator.comparingLong(Conjunction::weight)).toList())
      rest = without(rest, held, one, budget);
    return rest;
  }

  /** A cheaper conjunction, and the one it implies. */
  private record Attempt(Conjunction cheaper, Conjunction implied) {
  }

  /**
   * The set that is left after the attempt: the set itself when there is no gain, and empty when the attempt takes more
   * than {@code most} steps.
   */
  private Optional<Dfa> attempted(Dfa set, List<Variable> held, Attempt attempt, long most) {
    Budget part = budget.part(most);
    int before = claims.size();
    try {
      Dfa rest = without(set, held, attempt.cheaper, part);
      if (!rest.equals(set) && rest.states() <= MOST_GROWTH * set.states()) {
        claims.add(implication(held, attempt));
        return Optional.of(rest);
      }
      drop(claims.subList(before, claims.size()));
      return Optional.of(set);
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return Optional.empty();
    }
  }

  /** Forgets claims, and releases their automata. */
  @SuppressWarnings("ReferenceEquality") // an automaton that was made anew has memory of its own, though it equals another
  private void drop(List<StepClaim> made) {
    for (StepClaim claim : made)
      if (!standing.contains(claim))
        claim.result().filter(dfa -> claim.from().filter(from -> from == dfa).isEmpty())
            .ifPresent(dfa -> budget.release(dfa.bytes()));
    made.removeIf(claim -> !standing.contains(claim));
  }

  /** The claim that nothing satisfies the cheaper conjunction but not the implied one. */
  private StepClaim implication(List<Variable> held, Attempt attempt) {
    var tracks = new Tracks(held);
    var nodes = new ArrayList<>(nodes(attempt.cheaper, tracks));
    List<Conjunction.Part> conditions = attempt.implied.conditions();
    attempt.implied.parts().stream().filter(part -> !conditions.contains(part))
        .forEach(binding -> nodes.add(node(binding.formula(), binding.positive(), tracks)));
    nodes.add(new Product.Or(
        conditions.stream().map(part -> node(part.formula(), !part.positive(), tracks)).toList()));
    return StepClaim.nothing(tracks.count(), new Product.And(nodes));
  }

  private Dfa without(Dfa set, List<Variable> held, Conjunction conjunction, Budget budget) {
    if (set.isEmpty())
      return set;
    var tracks = new Tracks(held);
    var nodes = new ArrayList<Product.Node>();
    nodes.add(new Product.Leaf(set, tracks.of(held), true));
    nodes.addAll(nodes(conjunction, tracks));
    // A "for none" inside the conjunction becomes an automaton of its own.
    for (Conjunction none : conjunction.none()) {
      List<Variable> free = List.copyOf(none.free());
      nodes.add(new Product.Leaf(set(none, free, Phrase.of("numbers for which others exist")), tracks.of(free), false));
    }
    var product = new Product(system, tracks.count(), new Product.And(nodes), budget);
    Automata.Made made = Automata.without(set, product, budget);
    claims.add(StepClaim.without(set, tracks.count(), new Product.And(nodes), made.dfa()));
    steps
        .add(new Step(Phrase.of("candidates that another part does not rule out"), tracks.count(), made.states(),
            made.deterministic(), made.dfa().states()));
    return made.dfa();
  }

  private List<Product.Node> nodes(Conjunction conjunction, Tracks tracks) {
    return conjunction.parts().stream().map(part -> node(part.formula(), part.positive(), tracks)).toList();
  }

  private Product.Node node(Formula formula, boolean positive, Tracks tracks) {
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
    return new Product.Leaf(machines.computeIfAbsent(compare.comparison(), c -> new LinearMachine(system, c, budget)),
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
    Conjunction conjunction = Conjunction.of(quantified.bindings(), quantified.body(), !quantified.all());
    if (some && conjunction.none().isEmpty())
      return new Product.And(nodes(conjunction, tracks));
    return new Product.Leaf(set(conjunction, free, Phrase.of("numbers for which others exist")), tracks.of(free), some);
  }

  /** Whether a quantified formula without free variables holds. */
  boolean decided(Formula.Quantified closed) {
    Conjunction conjunction = Conjunction.of(closed.bindings(), closed.body(), !closed.all());
    return least(conjunction, List.of()).isPresent() != closed.all();
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

  private Dfa defined(Definition definition) {
    Statement body = definition.body();
    int before = claims.size();
    Dfa dfa = set(Conjunction.of(body.bindings(), body.formula(), true), definition.parameters(),
        Phrase.verbatim(definition.name()));
    if (definition.function())
      requireFunction(definition, dfa);
    standing.addAll(claims.subList(before, claims.size()));
    return dfa;
  }

  /** Checks that every argument has a value, and only one. */
  private void requireFunction(Definition definition, Dfa dfa) {
    int arity = definition.arity();
    var arguments = new ArrayList<>(definition.parameters().subList(0, arity));
    var value = new Variable("value");
    var other = new Variable("other");
    var tracks = new Tracks(arguments);
    var first = new ArrayList<>(arguments);
    first.add(value);
    var second = new ArrayList<>(arguments);
    second.add(other);
    List<Product.Node> two = List.of(new Product.Leaf(dfa, tracks.of(first), true),
        new Product.Leaf(dfa, tracks.of(second), true),
        node(LinearTerm.of(value).minus(LinearTerm.of(other)).compared(Relation.LESS), true, tracks));
    search(two, tracks).ifPresent(numbers -> {
      throw BadInput.because("{0}: {1} is not a function: {2} would be {3} and {4}", definition.place(),
          definition.name(), call(definition, numbers), numbers.get(arity), numbers.get(arity + 1));
    });
    var of = new Tracks(first);
    Product.Node leaf = new Product.Leaf(dfa, of.of(first), true);
    Dfa some = Automata.projected(new Product(system, of.count(), leaf, budget), arity, budget).dfa();
    claims.add(StepClaim.projected(of.count(), leaf, some));
    search(List.of(new Product.Leaf(some, tracks.of(arguments), false)), new Tracks(arguments))
        .ifPresent(numbers -> {
          throw BadInput.because("{0}: {1} is not a function: {2} has no value", definition.place(),
              definition.name(), call(definition, numbers));
        });
  }

  private static String call(Definition definition, List<BigInteger> numbers) {
    return definition.name() + numbers.subList(0, definition.arity()).toString().replace('[', '(').replace(']', ')');
  }
}
