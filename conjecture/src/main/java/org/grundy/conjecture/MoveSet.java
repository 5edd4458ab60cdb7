package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.rules.LetteredLine;
import org.grundy.game.rules.LineRules;
import org.grundy.game.rules.WrittenMove;
import org.grundy.game.vector.Amount;
import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.VectorRules;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * The moves of a game of heaps, as terms and conditions that a program can state.
 *
 * @param single   whether a move changes one heap, of any number
 * @param anyOrder whether the heaps may be named in any order, when a move changes several
 * @param numbers  the letters for numbers in the input
 * @param set      the letter for a set in the input
 */
record MoveSet(boolean single, boolean anyOrder, List<WrittenMove> moves, List<String> numbers, Optional<String> set) {
  private static final List<String> HEAPS = List.of("x", "y", "z", "u", "v", "w");
  /** Numbers of so many bits can be multiplied by heaps. */
  private static final int WIDTH = 30;
  private static final Term HEAP = new Term.Variable(0);

  MoveSet {
    moves = List.copyOf(moves);
    numbers = List.copyOf(numbers);
  }

  /** The moves of a game; empty when they are not known as terms. */
  static Optional<MoveSet> of(Ruleset<?> game) {
    return switch (game) {
      case LineRules line ->
        Optional.of(new MoveSet(line.heaps() == 1, line.anyOrder(), line.written(), List.of(), Optional.empty()));
      case VectorRules vectors -> vectors.vectors().stream().flatMap(List::stream)
          .allMatch(amount -> amount.times().bitLength() < WIDTH && amount.plus().bitLength() < WIDTH)
              ? Optional
                  .of(new MoveSet(false, false, vectors.vectors().stream().map(MoveSet::taking).toList(), List.of(),
                      Optional.empty()))
              : Optional.empty();
      case VectorGame vectors when vectors.heaps() > 1 ->
        Optional.of(new MoveSet(false, true, RuleMoves.of(vectors, vectors.heaps()), List.of(), Optional.empty()));
      case VectorGame vectors when RuleMoves.areOfSingleHeaps(vectors) ->
        Optional.of(new MoveSet(true, false, RuleMoves.of(vectors, 1), List.of(), Optional.empty()));
      case HeapGame heaps -> heaps.code().map(
          code -> new MoveSet(true, false, breaking(code), List.of(), Optional.empty()));
      default -> Optional.empty();
    };
  }

  /**
   * The moves of a line with capital letters.
   *
   * @throws org.grundy.phrase.BadInput when the line is not one of single heaps
   */
  static MoveSet of(LetteredLine line, Budget budget) {
    return new MoveSet(true, false, line.written(budget), line.letters(), line.set());
  }

  /** The names of what the input gives besides the heaps. */
  List<String> given() {
    var given = new ArrayList<>(numbers);
    set.ifPresent(given::add);
    return given;
  }

  /** The move that takes a vector, in which each letter is 1 or more. */
  private static WrittenMove taking(List<Amount> vector) {
    int heaps = vector.size();
    var names = new ArrayList<>(HEAPS.subList(0, heaps));
    List<Character> letters = List.copyOf(new LinkedHashSet<>(
        vector.stream().filter(amount -> !amount.fixed()).map(Amount::letter).toList()));
    letters.forEach(letter -> names.add(letter.toString()));
    var conditions = new ArrayList<Proposition>();
    var results = new ArrayList<Term>();
    for (int i = 0; i < heaps; i++) {
      Amount amount = vector.get(i);
      Term plus = new Term.Constant(amount.plus().longValueExact());
      Term letter = new Term.Variable(heaps + letters.indexOf(amount.letter()));
      Term taken = amount.fixed() ? plus : sum(amount.times().longValueExact(), letter, plus);
      results.add(minus(new Term.Variable(i), taken));
      conditions.add(atMost(new Term.Constant(0), results.getLast()));
    }
    for (int i = heaps; i < names.size(); i++)
      conditions.add(atMost(new Term.Constant(1), new Term.Variable(i)));
    return new WrittenMove(names, heaps, 0, false, results, new Proposition.All(conditions));
  }

  private static Term sum(long times, Term letter, Term plus) {
    Term multiple = times == 1 ? letter
        : new Term.Operation(Term.Operator.TIMES, new Term.Constant(times), letter);
    return plus.equals(new Term.Constant(0)) ? multiple : new Term.Operation(Term.Operator.PLUS, multiple, plus);
  }

  private static Term minus(Term from, Term taken) {
    return taken.equals(new Term.Constant(0)) ? from : new Term.Operation(Term.Operator.MINUS, from, taken);
  }

  private static Proposition atMost(Term small, Term large) {
    return new Proposition.Compared(small, Relation.AT_MOST, large);
  }

  /** The moves of a code: for each place, and each number of heaps that its digit allows, one kind of move. */
  private static List<WrittenMove> breaking(OctalCode code) {
    var moves = new ArrayList<WrittenMove>();
    for (int place = 0; place < code.prefix() + code.period(); place++)
      for (int pieces = 0; pieces <= 3; pieces++)
        if ((code.digit(place) >> pieces & 1) != 0)
          moves.add(breaking(place, place < code.prefix() ? 0 : code.period(), pieces,
              place == 0 && code.unequal() ? Relation.LESS : Relation.AT_MOST));
    return moves;
  }

  /**
   * The move that takes {@code place} tokens, or so many and any multiple of {@code period}, and leaves some heaps.
   *
   * @param order the relation between one heap left and the next
   */
  private static WrittenMove breaking(int place, int period, int pieces, Relation order) {
    var names = new ArrayList<>(List.of("n"));
    Term taken = new Term.Constant(place);
    if (period > 0) {
      taken = sum(period, new Term.Variable(names.size()), taken);
      names.add("t");
    }
    Term rest = minus(HEAP, taken);
    if (pieces == 0)
      return new WrittenMove(names, 1, 0, false, List.of(new Term.Constant(0)),
          new Proposition.Compared(taken, Relation.EQUAL, HEAP));
    var results = new ArrayList<Term>();
    for (int i = 1; i < pieces; i++) {
      results.add(new Term.Variable(names.size()));
      rest = minus(rest, results.getLast());
      names.add(i == 1 ? "a" : "b");
    }
    results.add(rest);
    var conditions = new ArrayList<Proposition>();
    IntStream.range(0, pieces).forEach(i -> conditions.add(i == 0
        ? atMost(new Term.Constant(1), results.getFirst())
        : new Proposition.Compared(results.get(i - 1), order, results.get(i))));
    return new WrittenMove(names, 1, 0, false, results, new Proposition.All(conditions));
  }
}
