package org.grundy.game.rules;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongConsumer;
import org.grundy.game.heap.Amounts;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/** What the moves of a line take from a heap. */
final class TakenAmounts {
  /** The limit of the search for the least number that may not be taken. */
  private static final int MOST_MISSING = 64;

  private TakenAmounts() {
  }

  /** The least number from 1 that no move takes, when all before it can be taken and none of its multiples is. */
  static OptionalInt leastMissing(Amounts amounts) {
    int m = amounts.upTo(MOST_MISSING, _ -> {
    }).nextClearBit(1);
    return m < 2 || m > MOST_MISSING || amounts.remainders(m, 0).filter(remainders -> !remainders.get(0)).isEmpty()
        ? OptionalInt.empty() : OptionalInt.of(m);
  }

  /**
   * The least number of which no move takes a multiple, when every heap allows all smaller amounts that it holds. Conditions
   * may depend on the heap if they stay true when it grows, so it suffices that a heap of each amount can be emptied.
   */
  static OptionalInt leastMissing(List<LineMove> moves) {
    if (!moves.stream().allMatch(move -> taken(move).isPresent()
        && move.conditions().stream().allMatch(condition -> !condition.has(0) || staysTrue(condition))))
      return OptionalInt.empty();
    int m = 1;
    while (m <= MOST_MISSING && empties(moves, m))
      m++;
    if (m < 2 || m > MOST_MISSING)
      return OptionalInt.empty();
    for (LineMove move : moves)
      if (Remainders.of(move, taken(move).orElseThrow(), m, 0).filter(remainders -> !remainders.get(0)).isEmpty())
        return OptionalInt.empty();
    return OptionalInt.of(m);
  }

  private static boolean empties(List<LineMove> moves, int heap) {
    return moves.stream().anyMatch(move -> !move.each(new long[]{heap}, left -> left[0] != 0));
  }

  /** Whether a condition that holds for a heap also holds for all larger ones, with the same letters. */
  private static boolean staysTrue(Proposition condition) {
    return switch (condition) {
      case Proposition.Compared(Term small, Relation relation, Term large) ->
        (relation == Relation.AT_MOST || relation == Relation.LESS) && !small.has(0) && neverFalls(large);
      case Proposition.All(var parts) -> parts.stream().allMatch(part -> !part.has(0) || staysTrue(part));
      case Proposition.Any(var parts) -> parts.stream().allMatch(part -> !part.has(0) || staysTrue(part));
      case Proposition.Not _, Proposition.Divides _, Proposition.Is _ -> false;
    };
  }

  /** Whether a term has no smaller value for a larger heap, once it has one, with the same letters. */
  private static boolean neverFalls(Term term) {
    return !term.has(0) || switch (term) {
      case Term.Constant _, Term.Variable _ -> true;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS -> neverFalls(left) && neverFalls(right);
        case MINUS -> neverFalls(left) && !right.has(0);
        case TIMES -> left instanceof Term.Constant(long times) && times >= 0 && neverFalls(right);
        case QUOTIENT -> neverFalls(left) && right instanceof Term.Constant(long by) && by > 0;
        default -> false;
      };
      case Term.Call(Function function, List<Term> arguments) -> switch (function) {
        case SQRT, BITLENGTH, MIN, MAX -> arguments.stream().allMatch(TakenAmounts::neverFalls);
        case ROOT -> neverFalls(arguments.getFirst()) && !arguments.getLast().has(0);
        default -> false;
      };
    };
  }

  /** The amount that a move takes, if it does not depend on the heap. */
  private static Optional<Term> taken(LineMove move) {
    return move.results().size() == 1
        && move.results().getFirst() instanceof Term.Operation(Term.Operator operator, Term heap, Term amount)
        && operator == Term.Operator.MINUS && heap.equals(new Term.Variable(0)) && !amount.has(0)
            ? Optional.of(amount) : Optional.empty();
  }

  /** The amounts that all moves take; empty when they depend on the heap. */
  static Optional<Amounts> amounts(List<LineMove> moves) {
    if (!moves.stream().allMatch(move -> amount(move).isPresent()))
      return Optional.empty();
    return Optional.of(new Amounts() {
      @Override
      public BitSet upTo(int most, LongConsumer looked) {
        var taken = new BitSet();
        for (LineMove move : moves)
          move.each(new long[]{most}, new LineMove.Left() {
            @Override
            public boolean left(long[] left) {
              if (left[0] > most)
                throw HeapLine.grows(most, left[0]);
              taken.set(Math.toIntExact(most - left[0]));
              return true;
            }

            @Override
            public void tried(long values) {
              looked.accept(values);
            }
          });
        taken.clear(0);
        return taken;
      }

      @Override
      public Optional<BitSet> remainders(int by, long beyond) {
        var all = new BitSet();
        for (LineMove move : moves) {
          Optional<BitSet> some = Remainders.of(move, amount(move).orElseThrow(), by, beyond);
          if (some.isEmpty())
            return Optional.empty();
          all.or(some.get());
        }
        return Optional.of(all);
      }
    });
  }

  /**
   * The amount taken, if neither it nor its conditions depend on the heap, except that the heap must hold that many.
   */
  private static Optional<Term> amount(LineMove move) {
    return taken(move).filter(amount -> move.conditions().stream()
        .allMatch(condition -> !condition.has(0) || enough(condition, move.results().getFirst(), amount)));
  }

  private static boolean enough(Proposition condition, Term result, Term amount) {
    return condition instanceof Proposition.Compared(Term small, var relation, Term large)
        && relation == Relation.AT_MOST
        && (small.equals(new Term.Constant(0)) && large.equals(result)
            || small.equals(amount) && large.equals(new Term.Variable(0)));
  }
}
