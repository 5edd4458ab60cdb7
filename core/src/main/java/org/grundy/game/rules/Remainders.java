package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Undefined;

/**
 * A superset of the remainders modulo m of a term of letters, found from the remainders of its letters. Letters run
 * through their remainders by a common multiple of m, the periods of powers, and the moduli in conditions; what
 * conditions say of primes, squares and powers of 2 is used as far as remainders show it, and nothing else is.
 *
 * <p>Time: the modulus to the power of the number of letters, bounded by {@value #MOST_TRIED}.
 */
final class Remainders {
  /** Values of a single letter below this are examined one by one. */
  private static final int FIRST = 8;
  private static final int MOST_MODULUS = 5000;
  private static final int MOST_TRIED = 1 << 20;

  private final LineMove move;
  private final Term amount;
  private final int m;
  /** A letter below this stands for itself, from there on for all numbers as much above as multiples of the modulus. */
  private int alone;
  private long modulus = 2;
  private final BitSet found = new BitSet();
  /** Amounts up to this one are ignored. */
  private final long beyond;

  private Remainders(LineMove move, Term amount, int m, long beyond) {
    this.move = move;
    this.amount = amount;
    this.m = m;
    this.beyond = beyond;
  }

  /**
   * The remainders of a term of the move's letters, for its values above {@code beyond}.
   *
   * @param m      1 or more
   * @param beyond 0 or more
   * @return empty when the term is not a sum of products and powers, or the modulus grows too large
   */
  static Optional<BitSet> of(LineMove move, Term amount, int m, long beyond) {
    var remainders = new Remainders(move, amount, m, beyond);
    remainders.join(m);
    remainders.alone = move.letterCount() == 1 ? FIRST : 0;
    if (!remainders.prepared(amount))
      return Optional.empty();
    for (Proposition condition : move.conditions())
      remainders.moduli(condition);
    long values = remainders.alone + remainders.modulus;
    if (remainders.modulus > MOST_MODULUS
        || BigInteger.valueOf(values).pow(move.letterCount()).compareTo(BigInteger.valueOf(MOST_TRIED)) > 0)
      return Optional.empty();
    remainders.each(1, new long[move.names().size()]);
    return Optional.of(remainders.found);
  }

  private void join(long other) {
    if (modulus <= MOST_MODULUS && other > 0)
      modulus = modulus / gcd(modulus, other) * other;
  }

  private static long gcd(long a, long b) {
    return BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).longValueExact();
  }

  /** Whether the term can be evaluated; extends the modulus by the periods of its powers. */
  private boolean prepared(Term term) {
    return switch (term) {
      case Term.Constant _ -> true;
      case Term.Variable(int index) -> index > 0;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS, MINUS, TIMES -> prepared(left) && prepared(right);
        case POWER -> {
          if (right instanceof Term.Constant(long exponent) && exponent >= 0)
            yield prepared(left);
          if (!(right instanceof Term.Variable(int index)) || index == 0 || !prepared(left))
            yield false;
          for (int base = 0; base < m; base++)
            cycle(base);
          yield true;
        }
        default -> false;
      };
      case Term.Call _ -> false;
    };
  }

  /** The powers of a base repeat from some exponent on. */
  private void cycle(int base) {
    int[] seen = new int[m];
    Arrays.fill(seen, -1);
    long power = 1 % m;
    int exponent = 0;
    for (; seen[(int) power] < 0; exponent++) {
      seen[(int) power] = exponent;
      power = power * base % m;
    }
    alone = Math.max(alone, seen[(int) power]);
    join(exponent - seen[(int) power]);
  }

  /** Remainders that conditions take of letters. */
  private void moduli(Proposition condition) {
    switch (condition) {
      case Proposition.Compared(Term left, var _, Term right) -> {
        moduli(left);
        moduli(right);
      }
      case Proposition.All(var parts) -> parts.forEach(this::moduli);
      case Proposition.Any(var parts) -> parts.forEach(this::moduli);
      case Proposition.Not(Proposition part) -> moduli(part);
      case Proposition.Divides(Term.Constant(long divisor), Term _) -> join(divisor);
      case Proposition.Divides _, Proposition.Is _ -> {
      }
    }
  }

  private void moduli(Term term) {
    if (term instanceof Term.Operation(Term.Operator operator, Term left, Term right)) {
      if (operator == Term.Operator.REMAINDER && right instanceof Term.Constant(long by))
        join(by);
      moduli(left);
      moduli(right);
    }
  }

  private void each(int letter, long[] values) {
    if (letter == values.length) {
      if (!isSmall(values) && move.conditions().stream().allMatch(condition -> possible(condition, values)))
        found.set((int) remainder(amount, values));
      return;
    }
    for (int value = 0; value < alone + modulus; value++) {
      values[letter] = value;
      each(letter + 1, values);
    }
  }

  /** Whether all letters are known and the amount is not wanted. */
  private boolean isSmall(long[] values) {
    for (int letter = 1; letter < values.length; letter++)
      if (values[letter] >= alone)
        return false;
    try {
      return amount.value(values) <= beyond || !move.conditions().stream()
          .allMatch(condition -> condition.has(0) || condition.holds(values));
    } catch (ArithmeticException _) {
      return false;
    } catch (Undefined _) {
      return true;
    }
  }

  /** Whether a condition may hold for letters of these classes; true for anything not understood. */
  private boolean possible(Proposition condition, long[] values) {
    if (condition instanceof Proposition.Is(Term.Call(Function property, var arguments))
        && arguments.getFirst() instanceof Term.Variable(int index) && index > 0)
      return values[index] < alone ? condition.holds(values) : possible(property, (int) values[index]);
    if (condition instanceof Proposition.All(var parts))
      return parts.stream().allMatch(part -> possible(part, values));
    if (condition instanceof Proposition.Any(var parts))
      return parts.stream().anyMatch(part -> possible(part, values));
    if (condition instanceof Proposition.Compared compared && !reaches(compared, values))
      return false;
    return !periodic(condition) || condition.holds(values);
  }

  /** Whether a comparison of one letter with a number may hold for numbers of the letter's class; true for any other. */
  private boolean reaches(Proposition.Compared compared, long[] values) {
    Optional<Linear> left = compared.left().linear(values.length);
    Optional<Linear> right = compared.right().linear(values.length);
    if (left.isEmpty() || right.isEmpty())
      return true;
    Linear difference = right.get().minus(left.get());
    int[] letters = IntStream.range(0, values.length).filter(i -> difference.coefficient(i) != 0).toArray();
    if (letters.length != 1 || letters[0] == 0)
      return true;
    long least = values[letters[0]];
    long times = difference.coefficient(letters[0]);
    return switch (compared.relation()) {
      case EQUAL -> difference.constant() % times == 0
          && isOfClass(-(difference.constant() / times), least);
      case LESS, AT_MOST -> least >= alone && times > 0 || compared.holds(values);
      case UNEQUAL -> least >= alone || compared.holds(values);
    };
  }

  private boolean isOfClass(long number, long least) {
    return number == least || least >= alone && number > least && (number - least) % modulus == 0;
  }

  private boolean possible(Function property, int value) {
    int size = (int) modulus;
    return switch (property) {
      case PRIME -> {
        int common = (int) gcd(value, size);
        // else all numbers of the class are multiples of what they have in common with the modulus
        yield common == 1 || prime(common) && common % size == value % size && common >= value;
      }
      case SQUARE -> some(w -> (long) w * w % size == value % size);
      case POW2 -> {
        long power = 1 % size;
        boolean met = false;
        for (int i = 0; i <= 2 * size && !met; i++) {
          met = power == value % size;
          power = 2 * power % size;
        }
        yield met;
      }
      case ODD -> value % 2 == 1;
      case EVEN -> value % 2 == 0;
      default -> true;
    };
  }

  private boolean some(IntPredicate holds) {
    return LongStream.range(0, modulus).anyMatch(w -> holds.test((int) w));
  }

  private static boolean prime(int n) {
    return new Proposition.Is(new Term.Call(Function.PRIME, List.of(new Term.Constant(n)))).holds(new long[0]);
  }

  /** Whether the condition depends only on remainders of letters by divisors of the modulus. */
  private static boolean periodic(Proposition condition) {
    return switch (condition) {
      case Proposition.Compared(Term left, var _, Term right) -> periodic(left) && periodic(right);
      case Proposition.Divides(Term.Constant(long divisor), Term number) -> divisor > 0 && polynomial(number);
      case Proposition.All(var parts) -> parts.stream().allMatch(Remainders::periodic);
      case Proposition.Any(var parts) -> parts.stream().allMatch(Remainders::periodic);
      case Proposition.Not(Proposition part) -> periodic(part);
      case Proposition.Divides _, Proposition.Is _ -> false;
    };
  }

  private static boolean periodic(Term term) {
    return term instanceof Term.Constant
        || term instanceof Term.Operation(Term.Operator operator, Term left, Term.Constant(long by))
            && operator == Term.Operator.REMAINDER && by > 0 && polynomial(left);
  }

  private static boolean polynomial(Term term) {
    return switch (term) {
      case Term.Constant _ -> true;
      case Term.Variable(int index) -> index > 0;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS, MINUS, TIMES -> polynomial(left) && polynomial(right);
        default -> false;
      };
      case Term.Call _ -> false;
    };
  }

  private long remainder(Term term, long[] values) {
    return switch (term) {
      case Term.Constant(long value) -> Math.floorMod(value, m);
      case Term.Variable(int index) -> values[index] % m;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> {
        long a = remainder(left, values);
        yield switch (operator) {
          case PLUS -> (a + remainder(right, values)) % m;
          case MINUS -> Math.floorMod(a - remainder(right, values), m);
          case TIMES -> a * remainder(right, values) % m;
          default -> power(a, right instanceof Term.Constant(long exponent) ? exponent
              : values[((Term.Variable) right).index()]);
        };
      }
      case Term.Call _ -> throw new IllegalArgumentException("no function is evaluated here: " + term);
    };
  }

  private long power(long base, long exponent) {
    return BigInteger.valueOf(base).modPow(BigInteger.valueOf(exponent), BigInteger.valueOf(m)).longValueExact();
  }
}
