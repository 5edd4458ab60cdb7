package org.grundy.word.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Automata;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.DigitSystem;

/** A deterministic automaton as a text gives it, state by state. */
final class WrittenAutomaton {
  /** Counted from 1, both. */
  record Place(int line, int column) {
    Phrase words() {
      return Phrase.of("line {0}, {1}", line, Phrase.of("column {0}", column));
    }
  }

  /** The map entry for the place that names a state. */
  private static final long PLACE_BYTES = Holding.ENTRY + Holding.OBJECT + 2L * Holding.POINTER;
  /** A state with its map entries, without the places of its arrows' targets. */
  private static final long STATE_BYTES = 2L * Holding.ENTRY + 2L * Holding.OBJECT + PLACE_BYTES;

  private final DigitSystem system;
  private final int tracks;
  private final int symbols;
  private final Map<Integer, int[]> arrows = new HashMap<>();
  private final Map<Integer, Boolean> accepting = new HashMap<>();
  /** Where each state's own line names it, and where an arrow first names it. */
  private final Map<Integer, Place> lines = new HashMap<>();
  private final SequencedMap<Integer, Place> targets = new LinkedHashMap<>();
  private final Budget reading;
  private final Holding held;

  /** @param reading charged for each state, and for the memory of the text's automaton */
  WrittenAutomaton(DigitSystem system, int tracks, Budget reading) {
    this.system = system;
    this.tracks = tracks;
    symbols = Symbols.count(system.digits(), tracks);
    this.reading = reading;
    held = new Holding(reading);
  }

  DigitSystem system() {
    return system;
  }

  int tracks() {
    return tracks;
  }

  boolean has(int state) {
    return lines.containsKey(state);
  }

  /** @throws BadInput when the state has been added before */
  void add(int state, boolean accepts, Place place) {
    if (lines.putIfAbsent(state, place) != null)
      throw BadInput.because("{0}: state {1} already has a line, line {2}", place.words(), state,
          lines.get(state).line());
    reading.charge(symbols);
    held.add(STATE_BYTES + (long) Integer.BYTES * symbols);
    accepting.put(state, accepts);
    var next = new int[symbols];
    Arrays.fill(next, Machine.NONE);
    arrows.put(state, next);
  }

  /**
   * Adds an arrow from a state that has been added.
   *
   * @param label the digits as written
   * @param place where the label stands
   * @param at    where the target is named
   * @throws BadInput when the state has another arrow with these digits
   */
  void add(int from, int symbol, int to, String label, Place place, Place at) {
    int[] next = Objects.requireNonNull(arrows.get(from));
    if (next[symbol] != Machine.NONE)
      throw BadInput.because("{0}: {1} leads to two states", place.words(), label);
    next[symbol] = to;
    held.add(PLACE_BYTES);
    targets.putIfAbsent(to, at);
  }

  /**
   * The symbol of some digits, the first track first.
   *
   * @param label the digits as written
   * @throws BadInput when there are too few or too many, or one is no digit
   */
  int symbol(String[] digits, String label, Place place) {
    if (digits.length != tracks)
      throw BadInput.expected(place.words(), Phrase.of("{0} {0:digit|digits}", tracks), label);
    int symbol = 0;
    for (int t = tracks - 1; t >= 0; t--)
      symbol = symbol * system.digits() + digit(digits[t], label, place);
    return symbol;
  }

  private int digit(String written, String label, Place place) {
    int digit = written.matches("[0-9]{1,2}") ? Integer.parseInt(written) : system.digits();
    if (digit >= system.digits())
      throw BadInput.expected(place.words(), Phrase.of("digits below {0}", system.digits()), label);
    return digit;
  }

  /**
   * The numbers that it accepts.
   *
   * @param first  the state where strings begin, which has been added
   * @param budget charged for minimising; the result's memory is taken from it
   * @throws BadInput when an arrow leads to a state without a line, or leading zeros make a difference
   */
  Solutions solutions(int first, Budget budget) {
    return solutions(new Written(first), first, budget);
  }

  /** The numbers that it accepts when strings begin with the least significant digit. */
  Solutions reversed(int first, Budget budget) {
    return solutions(new Backwards(first), first, budget);
  }

  private Solutions solutions(Machine machine, int first, Budget budget) {
    targets.forEach((state, place) -> {
      if (!accepting.containsKey(state))
        throw BadInput.because("{0}: state {1} has no line", place.words(), state);
    });
    var leaf = new Product.Leaf(machine, IntStream.range(0, tracks).boxed().toList(), true);
    Dfa dfa = Automata.projected(new Product(system, tracks, leaf, budget), tracks, budget).dfa();
    if (!dfa.isEmpty() && dfa.next(0, 0) != 0)
      throw BadInput.because(
          "{0}: leading zeros make a difference; they must lead back to state {1}, or to an equivalent state",
          Objects.requireNonNull(lines.get(first)).words(), first);
    return new Solutions(dfa, system);
  }

  /** The automaton as written, whose state 0 is the first one and changes its number with it. */
  private final class Written implements Machine {
    private final int first;

    Written(int first) {
      this.first = first;
    }

    private int renumbered(int state) {
      return state == first ? 0 : state == 0 ? first : state;
    }

    @Override
    public int tracks() {
      return tracks;
    }

    @Override
    public int next(int state, int symbol) {
      int next = Objects.requireNonNull(arrows.get(renumbered(state)))[symbol];
      return next == NONE ? NONE : renumbered(next);
    }

    @Override
    public boolean accepts(int state) {
      return Objects.requireNonNull(accepting.get(renumbered(state)));
    }
  }

  /**
   * The automaton for strings read from the other end: after some digits, the states of the text's automaton from which
   * they lead to the end. State 0 holds those where strings may end.
   */
  private final class Backwards implements Machine {
    private final int first;
    private final Map<Set<Integer>, Integer> numbers = new HashMap<>();
    private final List<Set<Integer>> sets = new ArrayList<>();

    Backwards(int first) {
      this.first = first;
      number(accepting.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey)
          .collect(Collectors.toSet()));
    }

    private int number(Set<Integer> set) {
      Integer known = numbers.putIfAbsent(set, sets.size());
      if (known != null)
        return known;
      held.add(Holding.ENTRY + Holding.OBJECT + (long) Holding.ENTRY * set.size());
      sets.add(set);
      return sets.size() - 1;
    }

    @Override
    public int tracks() {
      return tracks;
    }

    @Override
    public int next(int state, int symbol) {
      reading.charge(arrows.size());
      Set<Integer> to = sets.get(state);
      Set<Integer> from = arrows.entrySet().stream().filter(arrow -> to.contains(arrow.getValue()[symbol]))
          .map(Map.Entry::getKey).collect(Collectors.toSet());
      return from.isEmpty() ? NONE : number(from);
    }

    @Override
    public boolean accepts(int state) {
      return sets.get(state).contains(first);
    }
  }
}
