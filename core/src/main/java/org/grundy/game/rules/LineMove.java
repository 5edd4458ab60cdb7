package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Undefined;

/**
 * One kind of move: the results as terms of the heaps and of letters. The letters may be any whole numbers for which
 * the conditions hold and no result is negative.
 */
final class LineMove {
  private final List<String> names;
  private final List<Term> results;
  private final Letters letters;

  /**
   * @param heaps how many of the names are heaps, which come first
   * @param names of the variables
   */
  LineMove(int heaps, List<String> names, List<Term> results, Proposition where) {
    this.names = List.copyOf(names);
    this.results = List.copyOf(results);
    UndefinedParts.refuse(results, List.of(where), names);
    var conditions = new ArrayList<>(List.of(where));
    for (Term result : results)
      conditions.add(new Proposition.Compared(new Term.Constant(0), Relation.AT_MOST, result));
    this.letters = new Letters(heaps, names, conditions, results);
  }

  /**
   * One of several moves that share their conditions: without those that speak of letters which this move lacks and another
   * has all of, without those that only speak of letters of the others, and without letters that then stand nowhere.
   *
   * @param all what all of the moves leave
   */
  static LineMove of(int heaps, List<String> names, List<Term> results, List<List<Term>> all, Proposition shared) {
    Set<Integer> own = letters(heaps, names, i -> results.stream().anyMatch(term -> term.has(i)));
    List<Set<Integer>> moves = all.stream()
        .map(move -> letters(heaps, names, i -> move.stream().anyMatch(term -> term.has(i)))).toList();
    List<Proposition> conditions = shared.conjuncts().filter(condition -> {
      Set<Integer> spoken = letters(heaps, names,
          i -> condition.has(i) && moves.stream().anyMatch(letters -> letters.contains(i)));
      return own.containsAll(spoken) || moves.stream().noneMatch(letters -> letters.containsAll(spoken));
    }).toList();
    for (boolean grown = true; grown;) {
      grown = false;
      for (Proposition condition : conditions) {
        Set<Integer> letters = letters(heaps, names, condition::has);
        grown |= letters.stream().anyMatch(own::contains) && own.addAll(letters);
      }
    }
    Set<Integer> others = letters(heaps, names,
        i -> !own.contains(i) && moves.stream().anyMatch(letters -> letters.contains(i)));
    Proposition where = Simplification.of(new Proposition.All(
        conditions.stream().filter(condition -> others.stream().noneMatch(condition::has)).toList()), names.size());
    List<Term> left = results.stream().map(result -> Simplification.of(result, names.size())).toList();
    List<String> used = IntStream.range(0, names.size())
        .filter(i -> i < heaps || where.has(i) || left.stream().anyMatch(result -> result.has(i)))
        .mapToObj(names::get).toList();
    int[] to = names.stream().mapToInt(used::indexOf).toArray();
    return new LineMove(heaps, used, left.stream().map(result -> result.renamed(to)).toList(), where.renamed(to));
  }

  private static Set<Integer> letters(int heaps, List<String> names, IntPredicate stands) {
    return IntStream.range(heaps, names.size()).filter(stands).boxed().collect(Collectors.toCollection(TreeSet::new));
  }

  List<Term> results() {
    return results;
  }

  /** Whether it adds to each heap, or takes from it, terms in which no heap stands. */
  boolean shifts() {
    return IntStream.range(0, results.size()).allMatch(i -> shifts(results.get(i), i));
  }

  private boolean shifts(Term result, int heap) {
    return result.equals(new Term.Variable(heap))
        || result instanceof Term.Operation(Term.Operator operator, Term left, Term by)
            && (operator == Term.Operator.PLUS || operator == Term.Operator.MINUS) && shifts(left, heap)
            && IntStream.range(0, results.size()).noneMatch(by::has);
  }

  List<Proposition> conditions() {
    return letters.conditions();
  }

  /** The move as it was written, with numbers after the heaps that a problem gives. */
  WrittenMove written(int numbers) {
    return new WrittenMove(names, names.size() - letters.count() - numbers, numbers, false, results,
        new Proposition.All(letters.conditions()));
  }

  /** The names of the heaps and letters. */
  List<String> names() {
    return names;
  }

  /** The letters that only conditions name: any number will do for them. */
  Stream<String> freeLetters() {
    return IntStream.range(names.size() - letters.count(), names.size())
        .filter(i -> results.stream().noneMatch(result -> result.has(i))).mapToObj(names::get);
  }

  int letterCount() {
    return letters.count();
  }

  Range[] narrowed(Range[] ranges) {
    return letters.narrowed(ranges);
  }

  Optional<List<Linear>> linear() {
    List<Optional<Linear>> linear = results.stream().map(r -> r.linear(names.size())).toList();
    return linear.stream().allMatch(Optional::isPresent) ? Optional.of(linear.stream().map(Optional::get).toList())
        : Optional.empty();
  }

  /** Takes the results of one move; the array is reused. Returns whether more are wanted. */
  @FunctionalInterface
  interface Left {
    boolean left(long[] sizes);

    /** Reports how many values of letters were tried. */
    default void tried(long values) {
    }

    /** Passes the results on to {@code out}, and the values tried to {@code charge}. */
    static Left charging(LongConsumer charge, Left out) {
      return new Left() {
        @Override
        public boolean left(long[] sizes) {
          return out.left(sizes);
        }

        @Override
        public void tried(long values) {
          charge.accept(values);
        }
      };
    }
  }

  /**
   * Visits the results of the moves from these heaps, for all values of the letters.
   *
   * @return whether {@code out} never stopped
   * @throws BadInput when a letter is unbounded, or numbers grow too large
   */
  boolean each(long[] heaps, Left out) {
    var left = new long[results.size()];
    try {
      return letters.each(heaps, new Letters.Visitor() {
        @Override
        public boolean visit(long[] values) {
          try {
            for (int i = 0; i < left.length; i++)
              left[i] = results.get(i).value(values);
          } catch (Undefined _) {
            return true;
          }
          return out.left(left);
        }

        @Override
        public void tried(long values) {
          out.tried(values);
        }
      });
    } catch (ArithmeticException _) {
      throw tooLarge(heaps);
    }
  }

  static BadInput tooLarge(long... heaps) {
    return BadInput.because("heaps of {0} lead to numbers too large for this rule", text(heaps));
  }

  static String text(long[] heaps) {
    var text = new StringBuilder();
    for (long heap : heaps)
      text.append(text.isEmpty() ? "" : " ").append(heap);
    return text.toString();
  }
}
