package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.heap.Divisor;
import org.grundy.game.heap.Euclid;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.Staircase;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/** Known results for a line whose moves are, letter by letter, those of a known game. */
final class KnownLines {
  /** The most places of a code. */
  private static final int MOST_PLACES = 4096;

  private KnownLines() {
  }

  /** Whether the heaps left never exceed the original heap, so that a move takes a run out of a row. */
  static boolean takesOut(LineMove move) {
    if (move.linear().isEmpty())
      return move.results().size() == 1;
    Linear sum = sum(move.linear().get());
    if (sum.coefficient(0) > 1 || sum.coefficient(0) < 0 || sum.constant() > 0)
      return false;
    for (int i = 1; i < sum.variables(); i++)
      if (sum.coefficient(i) > 0)
        return false;
    return true;
  }

  private static Linear sum(List<Linear> terms) {
    Linear sum = terms.getFirst();
    for (Linear term : terms.subList(1, terms.size()))
      sum = sum.minus(term.negated());
    return sum;
  }

  /** The code of a game that takes numbers between bounds, or from a bound on, and splits the rest in any way. */
  static Optional<OctalCode> code(List<LineMove> moves) {
    var digits = new ArrayList<Integer>(List.of(0));
    int repeating = 0;
    long from = Long.MAX_VALUE;
    boolean unequal = false;
    for (LineMove move : moves) {
      Optional<Taking> taking = taking(move);
      boolean endless = taking.isPresent() && taking.get().most == Long.MAX_VALUE;
      if (taking.isEmpty() || (endless ? taking.get().least : taking.get().most) > MOST_PLACES
          || endless && repeating > 0)
        return Optional.empty();
      Taking t = taking.get();
      unequal |= t.unequal;
      if (endless) {
        repeating = t.digit;
        from = t.least;
      }
      for (long place = t.least; place <= (endless ? t.least - 1 : t.most); place++) {
        grow(digits, place);
        digits.set((int) place, digits.get((int) place) | (place == 0 ? t.digit & 12 : t.digit));
      }
    }
    if (unequal && (moves.size() != 1 || digits.size() != 1))
      return Optional.empty();
    if (repeating > 0)
      grow(digits, from - 1);
    for (int place = 0; place < digits.size(); place++)
      if (place >= from)
        digits.set(place, digits.get(place) | (place == 0 ? repeating & 12 : repeating));
    String hex = digits.stream().map(Integer::toHexString).collect(Collectors.joining());
    return Optional
        .of(OctalCode.parse(hex.charAt(0) + (unequal ? "!." : ".") + (hex.length() == 1 && repeating == 0 ? "0"
            : hex.substring(1)) + (repeating == 0 ? "" : "[" + Integer.toHexString(repeating) + "]")));
  }

  private static void grow(List<Integer> digits, long place) {
    while (digits.size() <= place)
      digits.add(0);
  }

  /** A rule: take {@code least} to {@code most} tokens, and leave what the digit allows. */
  private record Taking(long least, long most, int digit, boolean unequal) {
  }

  /**
   * Reads results that are letters and, last, n minus all letters and an amount, which is a number or a bounded letter.
   */
  private static Optional<Taking> taking(LineMove move) {
    if (move.linear().isEmpty() || move.results().size() > 3)
      return Optional.empty();
    List<Linear> results = move.linear().get();
    Set<Integer> pieces = new HashSet<>();
    Linear rest = results.getLast();
    for (Linear result : results.subList(0, results.size() - 1))
      if (letter(result).isEmpty() || !pieces.add(letter(result).get()))
        return Optional.empty();
    Linear taken = sum(results).negated().plusVariable(0, 1);
    if (rest.coefficient(0) != 1 || taken.coefficient(0) != 0
        || pieces.stream().anyMatch(piece -> taken.coefficient(piece) != 0))
      return Optional.empty();
    return amount(move, taken, pieces).flatMap(range -> digit(move, range, taken));
  }

  /** Which variable a term is. */
  private static Optional<Integer> letter(Linear term) {
    for (int i = 1; i < term.variables(); i++)
      if (term.equals(Linear.constant(term.variables(), 0).plusVariable(i, 1)))
        return Optional.of(i);
    return Optional.empty();
  }

  /** The amount taken: a number, or a letter bounded only by numbers. */
  private static Optional<Range> amount(LineMove move, Linear taken, Set<Integer> pieces) {
    int letters = move.letterCount() - pieces.size();
    if (taken.isConstant())
      return letters == 0 && taken.constant() >= 0 ? Optional.of(Range.of(taken.constant())) : Optional.empty();
    if (letters != 1 || letter(taken).isEmpty())
      return Optional.empty();
    int letter = letter(taken).get();
    Range range = new Range(0, Long.MAX_VALUE);
    for (Proposition condition : move.conditions())
      if (condition.has(letter) && !condition.has(0)) {
        if (pieces.stream().anyMatch(condition::has) || !(condition instanceof Proposition.Compared compared)
            || compared.relation() == Relation.UNEQUAL)
          return Optional.empty();
        var ranges = new Range[move.names().size()];
        Arrays.fill(ranges, Range.ALL);
        ranges[letter] = range;
        for (Bound bound : Bound.of(condition, ranges.length).toList()) {
          if (bound.linear().isEmpty())
            return Optional.empty();
          ranges[letter] = bound.narrowed(letter, ranges);
        }
        range = ranges[letter];
      }
    return Optional.of(range);
  }

  /** The digit, if every other condition says only that results are 0 or more, 1 or more, or different. */
  private static Optional<Taking> digit(LineMove move, Range range, Linear taken) {
    int size = move.names().size();
    int count = move.results().size();
    Set<Linear> positive = new HashSet<>();
    boolean unequal = false;
    List<Linear> results = move.linear().orElseThrow();
    for (Proposition condition : move.conditions()) {
      boolean ofAmount = !taken.isConstant() && condition.has(letter(taken).orElseThrow()) && !condition.has(0);
      if (ofAmount)
        continue;
      if (!(condition instanceof Proposition.Compared(Term left, Relation relation, Term right))
          || left.linear(size).isEmpty() || right.linear(size).isEmpty())
        return Optional.empty();
      Linear difference = right.linear(size).get().minus(left.linear(size).get());
      Linear atLeast = relation == Relation.LESS ? difference.plusConstant(-1) : difference;
      if (relation == Relation.AT_MOST || relation == Relation.LESS) {
        if (results.contains(atLeast))
          continue;
        if (results.contains(atLeast.plusConstant(1))) {
          positive.add(atLeast.plusConstant(1));
          continue;
        }
      }
      boolean apart = count == 2 && (relation == Relation.UNEQUAL || relation == Relation.LESS)
          && (difference.equals(results.get(0).minus(results.get(1)))
              || difference.equals(results.get(1).minus(results.get(0))));
      boolean ordered = count == 2 && relation == Relation.AT_MOST
          && (difference.equals(results.get(0).minus(results.get(1)))
              || difference.equals(results.get(1).minus(results.get(0))));
      if (!apart && !ordered)
        return Optional.empty();
      unequal |= apart;
    }
    if (unequal && range.most() > 0)
      return Optional.empty();
    return switch (count) {
      case 1 -> Optional.of(new Taking(range.least(), range.most(), positive.isEmpty() ? 3 : 2, false));
      case 2 -> positive.size() == 2 || range.most() == 0
          ? Optional.of(new Taking(range.least(), range.most(), 4, unequal))
          : positive.isEmpty() ? Optional.of(new Taking(range.least(), range.most(), 7, false)) : Optional.empty();
      default -> unequal || !(positive.isEmpty() || positive.size() == 3) ? Optional.empty()
          : range.most() == 0 && positive.isEmpty() ? Optional.of(new Taking(0, 0, 12, false))
          : Optional.of(new Taking(range.least(), range.most(), positive.isEmpty() ? 15 : 8, false));
    };
  }

  /** The theorems of a code, or of a game that takes a divisor of the heap. */
  static List<Theorem<Heaps>> theorems(List<LineMove> moves) {
    Optional<OctalCode> code = code(moves);
    if (code.isPresent())
      return new TakeAndBreak(code.get()).theorems();
    List<Theorem<Heaps>> divisor = divisor(moves);
    if (!divisor.isEmpty())
      return divisor;
    return interval(moves).<Theorem<Heaps>>map(IntervalTheorem::new).or(() -> LineTheorem.of(moves)).map(List::of)
        .orElse(List.of());
  }

  /** The numbers that may be taken, when they are all from one to another and any heap that holds so many loses them. */
  private static Optional<Range> interval(List<LineMove> moves) {
    return moves.size() == 1 && moves.getFirst().results().size() == 1
        ? taking(moves.getFirst()).filter(taking -> taking.digit == 3 && taking.most < Long.MAX_VALUE)
            .map(taking -> new Range(Math.max(1, taking.least), taking.most))
            .filter(range -> range.least() <= range.most())
        : Optional.empty();
  }

  /** The theorems for a line about several heaps: those of Euclid, of Staircase Nim, and of a heap with a limit. */
  static List<Theorem<Heaps>> theorems(int heaps, boolean anyOrder, List<LineMove> moves) {
    if (anyOrder)
      return heaps == 2 && same(moves, "a >= b: (a-k*b, b)") ? new Euclid().theorems() : List.of();
    String staircase = IntStream.range(0, heaps)
        .mapToObj(step -> IntStream.range(0, heaps).mapToObj(i -> i == step ? "k" : i == step - 1 ? "-k" : "0")
            .collect(Collectors.joining(",", "(", ")")))
        .collect(Collectors.joining(" "));
    if (same(moves, staircase))
      return new Staircase().theorems();
    return heaps == 2 ? LimitedTaking.of(moves)
        .flatMap(taking -> GrowingLimitTheorem.of(taking).or(() -> ParameterTheorem.of(taking))).map(List::of)
        .orElse(List.of()) : List.of();
  }

  private static boolean same(List<LineMove> moves, String line) {
    List<LineMove> others = LineReader.moves(line);
    return moves.stream().allMatch(move -> others.stream().anyMatch(other -> same(move, other)))
        && others.stream().allMatch(other -> moves.stream().anyMatch(move -> same(move, other)));
  }

  private static boolean same(LineMove one, LineMove other) {
    return one.results().equals(other.results()) && one.conditions().equals(other.conditions());
  }

  /** The theorem for a line that takes a divisor. */
  private static List<Theorem<Heaps>> divisor(List<LineMove> moves) {
    if (moves.size() != 1 || moves.getFirst().results().size() != 1 || moves.getFirst().letterCount() != 1)
      return List.of();
    LineMove move = moves.getFirst();
    Term n = new Term.Variable(0);
    Term d = new Term.Variable(1);
    Linear less = Linear.constant(2, 0).plusVariable(0, 1).plusVariable(1, -1);
    if (!move.results().getFirst().linear(2).equals(Optional.of(less)))
      return List.of();
    boolean divides = false;
    boolean proper = false;
    Proposition odd = new Proposition.Is(new Term.Call(Function.ODD, List.of(d)));
    Proposition even = new Proposition.Is(new Term.Call(Function.EVEN, List.of(d)));
    boolean parity = false;
    for (Proposition condition : move.conditions()) {
      if (condition.equals(new Proposition.Divides(d, n))) {
        divides = true;
        continue;
      }
      if (condition.equals(odd) || condition.equals(even)) {
        parity = true;
        continue;
      }
      if (!(condition instanceof Proposition.Compared(Term left, Relation relation, Term right))
          || left.linear(2).isEmpty() || right.linear(2).isEmpty())
        return List.of();
      Linear difference = right.linear(2).get().minus(left.linear(2).get());
      if (difference.equals(less) && relation != Relation.EQUAL)
        proper |= relation != Relation.AT_MOST;
      else if (difference.negated().equals(less) && relation == Relation.UNEQUAL
          || difference.equals(less.plusVariable(1, -1)) && relation == Relation.AT_MOST)
        proper = true; // a divisor other than n is n/2 or less
      else if (!positive(difference, relation))
        return List.of();
    }
    if (!divides || parity && (proper || move.conditions().contains(odd) && move.conditions().contains(even)))
      return List.of();
    return parity ? List.of(LineTheorem.byDivisorsOfParity(moves, move.conditions().contains(odd)))
        : new Divisor(!proper).theorems();
  }

  /** Whether the condition says that the letter is 1 or more, or 0 or more. */
  private static boolean positive(Linear difference, Relation relation) {
    Linear d = Linear.constant(2, 0).plusVariable(1, 1);
    return relation == Relation.LESS && difference.equals(d) || relation == Relation.AT_MOST
        && (difference.equals(d) || difference.equals(d.plusConstant(-1)));
  }
}
