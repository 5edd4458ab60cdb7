package org.grundy.word.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.DigitSystem;

/**
 * Checks one {@link StepClaim}, by following all strings through the condition and through the claimed automaton at the
 * same time.
 */
final class StepVerifier {
  /** The bytes of a place with its map entry, without the numbers of its set. */
  private static final long PLACE = Holding.ENTRY + 3L * Holding.OBJECT + 3L * Holding.POINTER;

  private final DigitSystem system;
  private final Map<LinearMachine, PlainSum> sums;
  private final Budget budget;
  private long transitions;

  StepVerifier(DigitSystem system, Map<LinearMachine, PlainSum> sums, Budget budget) {
    this.system = system;
    this.sums = sums;
    this.budget = budget;
  }

  /** The number of transitions visited. */
  long transitions() {
    return transitions;
  }

  /** What is wrong with the claim; empty when it is right. */
  Optional<String> wrong(StepClaim claim) {
    try (var scratch = budget.scratch()) {
      var held = new Holding(scratch.budget());
      NaiveProduct all = made(claim.tracks(), claim.condition(), held);
      if (claim.nothing())
        return all.acceptsNothing() ? Optional.empty() : Optional.of("numbers satisfy what none are said to satisfy");
      return compared(all.least(budget, held), claim.tracks(), claim.from(), claim.result().orElseThrow(), held);
    }
  }

  /** Whether the condition can be satisfied whatever the first numbers are. */
  boolean everything(int first, int tracks, Product.Node condition) {
    try (var scratch = budget.scratch()) {
      var held = new Holding(scratch.budget());
      NaiveProduct some = made(tracks, condition, held).least(budget, held);
      NaiveProduct every = made(first, new Product.And(List.of()), held);
      int symbols = Symbols.count(system.digits(), first);
      var begun = new Place(0, Machine.ALL, zeros(some, symbols));
      var seen = new HashSet<Place>(Set.of(begun));
      var places = new ArrayList<Place>(seen);
      for (int i = 0; i < places.size(); i++) {
        Place place = places.get(i);
        if (every.accepts(place.from) && Arrays.stream(place.some.numbers()).noneMatch(some::accepts))
          return false;
        Key[] after = after(some, place.some, symbols);
        int[] edges = every.edges(place.from);
        budget.charge(edges.length / 2);
        transitions += edges.length / 2;
        for (int e = 0; e < edges.length; e += 2) {
          var next = new Place(edges[e + 1], Machine.ALL, after[edges[e]]);
          if (seen.add(next)) {
            held.add(PLACE + (long) Integer.BYTES * next.some.numbers().length);
            places.add(next);
          }
        }
      }
      return true;
    }
  }

  private NaiveProduct made(int tracks, Product.Node condition, Holding held) {
    NaiveProduct made = NaiveProduct.of(new ConditionDerivatives(system, tracks, condition, sums, budget),
        system.digits(), tracks, budget, held);
    transitions += made.transitions();
    return made;
  }

  /**
   * Where a string of the kept numbers leads: in {@code from}, in the result, and the set of states in the condition.
   */
  private record Place(int from, int result, Key some) {
  }

  private Optional<String> compared(NaiveProduct some, int tracks, Optional<Dfa> from, Dfa result,
      Holding held) {
    int kept = result.tracks();
    int symbols = Symbols.count(system.digits(), kept);
    held.add(Holding.OBJECT + 2L * Holding.POINTER * symbols); // the sets after one
    // A symbol of all tracks modulo the number of symbols of the kept tracks is its part on those: track t has
    // weight digits^t.
    var seen = new HashMap<Place, Integer>();
    var places = new ArrayList<Place>();
    var first = new Place(from.isPresent() ? 0 : Machine.NONE, 0, zeros(some, symbols));
    seen.put(first, 0);
    places.add(first);
    for (int i = 0; i < places.size(); i++) {
      Place place = places.get(i);
      boolean holds = Arrays.stream(place.some.numbers()).anyMatch(some::accepts);
      boolean expected = from.isPresent() ? place.from >= 0 && from.get().accepts(place.from) && !holds : holds;
      boolean claimed = place.result >= 0 && result.accepts(place.result);
      if (expected != claimed)
        return Optional.of("an automaton of " + result.states() + " states for " + kept + " of " + tracks + " numbers");
      Key[] after = after(some, place.some, symbols);
      for (int symbol = 0; symbol < symbols; symbol++) {
        budget.charge(1);
        int inFrom = place.from >= 0 ? from.orElseThrow().next(place.from, symbol) : Machine.NONE;
        int inResult = place.result >= 0 ? result.next(place.result, symbol) : Machine.NONE;
        boolean over = inResult < 0 && (from.isPresent() ? inFrom < 0 : after[symbol].numbers().length == 0);
        var next = new Place(inFrom, inResult, after[symbol]);
        transitions++;
        if (!over && seen.putIfAbsent(next, places.size()) == null) {
          held.add(PLACE + (long) Integer.BYTES * next.some.numbers().length);
          places.add(next);
        }
      }
    }
    return Optional.empty();
  }

  /** The states that leading zeros of the kept numbers lead to: the other numbers may be longer. */
  private static Key zeros(NaiveProduct some, int symbols) {
    var reached = new TreeSet<Integer>();
    var open = new ArrayList<Integer>();
    if (some.states() > 0) {
      reached.add(0);
      open.add(0);
    }
    for (int i = 0; i < open.size(); i++) {
      int[] edges = some.edges(open.get(i));
      for (int e = 0; e < edges.length; e += 2)
        if (edges[e] % symbols == 0 && reached.add(edges[e + 1]))
          open.add(edges[e + 1]);
    }
    return new Key(reached.stream().mapToInt(q -> q).toArray());
  }

  private Key[] after(NaiveProduct some, Key set, int symbols) {
    var reached = new ArrayList<List<Integer>>();
    for (int symbol = 0; symbol < symbols; symbol++)
      reached.add(new ArrayList<>());
    for (int q : set.numbers()) {
      int[] edges = some.edges(q);
      budget.charge(edges.length / 2);
      transitions += edges.length / 2;
      for (int e = 0; e < edges.length; e += 2)
        reached.get(edges[e] % symbols).add(edges[e + 1]);
    }
    return reached.stream().map(states -> new Key(states.stream().mapToInt(q -> q).sorted().distinct().toArray()))
        .toArray(Key[]::new);
  }
}
