package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Fuzz;
import org.grundy.word.automaton.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random statements, decided by automata and by {@link Plain}, which reads the same text and tries all numbers. They have
 * numerations in front, numbers at their beginning, nested bounded quantifiers, reused names, differences below 0,
 * functions of such differences, which have no value, quotients, remainders, and large constants. A statement about x and y is compared for all x
 * and y up to {@value #TO}, one without free variables as true or false.
 */
@Tag("fuzz")
class FormulaFuzzTest {
  private static final List<String> SYSTEMS = List.of("", "", "?base 3 ", "?base 10 ", "?msd_2 ", "?fibonacci ",
      "?msd_fib ", "?tribonacci ", "?recurrence 2 1 ", "?recurrence 3 1 ", "?recurrence 3 -1 ", "?recurrence 1 1 ",
      "?recurrence 1 0 1 ");
  private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");
  private static final int TO = 8;
  private int decided;

  @Test
  void statements_meanWhatTheySay() {
    Fuzz.named("statements").cases(60, 100_000).check(FormulaFuzzTest::random, this::check);
    assertThat(decided).isGreaterThan(30);
  }

  private static <T> T one(RandomGenerator random, List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private static String random(RandomGenerator random) {
    String system = one(random, SYSTEMS);
    boolean functions = system.isEmpty() && random.nextBoolean() || system.contains("fib") || system.endsWith(" 1 1 ");
    return system + formula(random, List.of("x", "y"), 2, functions);
  }

  private static String formula(RandomGenerator random, List<String> names, int depth, boolean functions) {
    if (depth == 0 || random.nextInt(4) == 0)
      return sum(random, names, functions) + " " + one(random, RELATIONS) + " " + sum(random, names, functions);
    return switch (random.nextInt(7)) {
      case 0 -> "~(" + formula(random, names, depth - 1, functions) + ")";
      case 1 ->
        "(" + formula(random, names, depth - 1, functions) + " & " + formula(random, names, depth - 1, functions)
            + ")";
      case 2 ->
        "(" + formula(random, names, depth - 1, functions) + " | " + formula(random, names, depth - 1, functions)
            + ")";
      case 3 -> "(" + formula(random, names, depth - 1, functions) + " => "
          + formula(random, names, depth - 1, functions) + ")";
      case 4 -> "(" + formula(random, names, depth - 1, functions) + " <=> "
          + formula(random, names, depth - 1, functions) + ")";
      default -> {
        String name = random.nextInt(12) == 0 ? "x" : "k" + depth;
        var inside = new ArrayList<>(names);
        inside.add(name);
        boolean all = random.nextBoolean();
        yield (all ? "A " : "E ") + name + " (" + name + " <= " + random.nextInt(6) + (all ? " => " : " & ") + "("
            + formula(random, inside, depth - 1, functions) + "))";
      }
    };
  }

  private static String sum(RandomGenerator random, List<String> names, boolean functions) {
    var sum = new StringBuilder(product(random, names, functions));
    for (int more = random.nextInt(3); more > 0; more--)
      sum.append(random.nextBoolean() ? " + " : " - ").append(product(random, names, functions));
    return sum.toString();
  }

  private static String product(RandomGenerator random, List<String> names, boolean functions) {
    return switch (random.nextInt(9)) {
      case 0 -> 1 + random.nextInt(4) + one(random, names) + "/" + (1 + random.nextInt(5));
      case 1 -> one(random, names) + " mod " + (1 + random.nextInt(5));
      default -> multiple(random, names, functions);
    };
  }

  private static String multiple(RandomGenerator random, List<String> names, boolean functions) {
    return switch (random.nextInt(functions ? 8 : 6)) {
      case 0 -> random.nextInt(12) == 0 ? "1000000000000000000007" : Integer.toString(random.nextInt(200));
      case 1 -> 2 + random.nextInt(3) + one(random, names);
      case 2 -> Integer.toString(random.nextInt(4));
      case 6, 7 -> (random.nextBoolean() ? "a(" : "b(") + one(random, names)
          + (random.nextBoolean() ? "" : " - " + random.nextInt(5)) + ")";
      default -> one(random, names);
    };
  }

  private void check(String text) {
    Solutions solutions;
    Statement statement;
    var prover = new Prover(Budget.ofWork(300_000));
    try {
      statement = Theory.standard().read(text);
      if (statement.free().isEmpty()) {
        assertThat(prover.decide(statement).holds()).isEqualTo(new Plain(text).holds(Map.of()));
        decided++;
        return;
      }
      solutions = prover.solutions(statement);
    } catch (BadInput bad) {
      assertThat(bad.getMessage()).containsAnyOf("already names", "digits, the statement", "smaller numbers");
      return;
    } catch (BudgetSpent _) {
      return;
    }
    decided++;
    List<String> free = statement.free().stream().map(Variable::name).toList();
    var plain = new Plain(text);
    for (int x = 0; x <= TO; x++)
      for (int y = 0; y <= (free.size() > 1 ? TO : 0); y++) {
        var numbers = new HashMap<String, BigInteger>();
        var at = new ArrayList<BigInteger>();
        for (int i = 0; i < free.size(); i++) {
          at.add(BigInteger.valueOf(i == 0 ? x : y));
          numbers.put(free.get(i), at.get(i));
        }
        assertThat(solutions.contains(at)).as("at %s", numbers).isEqualTo(plain.holds(numbers));
      }
  }

  /** Follows the text anew for each choice of numbers. */
  private static final class Plain {
    private static final BigDecimal PHI = BigDecimal.ONE.add(BigDecimal.valueOf(5).sqrt(new MathContext(80)))
        .divide(BigDecimal.TWO, new MathContext(80));

    /** Makes false the comparison in which it stands. */
    private static final class NoValue extends RuntimeException {
      private static final long serialVersionUID = 1;

      NoValue() {
        super(null, null, false, false);
      }
    }

    private final List<String> words = new ArrayList<>();
    private int next;
    private Map<String, BigInteger> numbers = Map.of();

    Plain(String text) {
      String formula = text
          .substring(SYSTEMS.stream().filter(text::startsWith).mapToInt(String::length).max().orElse(0));
      var matcher = java.util.regex.Pattern.compile("\\d+|[A-Za-z]\\w*|<=>|=>|[<>!]=|\\S").matcher(formula);
      while (matcher.find())
        words.add(matcher.group());
      words.add("");
    }

    boolean holds(Map<String, BigInteger> given) {
      numbers = new HashMap<>(given);
      next = 0;
      boolean holds = formula();
      assertThat(words.get(next)).isEmpty();
      return holds;
    }

    private boolean took(String word) {
      boolean is = words.get(next).equals(word);
      next += is ? 1 : 0;
      return is;
    }

    private boolean formula() {
      if (took("~")) {
        return !bracket();
      }
      String word = words.get(next);
      if (word.equals("A") || word.equals("E"))
        return quantified();
      return word.equals("(") ? bracket() : comparison();
    }

    private boolean bracket() {
      next++;
      boolean left = formula();
      if (took(")"))
        return left;
      String joined = words.get(next++);
      boolean right = formula();
      assertThat(took(")")).isTrue();
      return switch (joined) {
        case "&" -> left && right;
        case "|" -> left || right;
        case "=>" -> !left || right;
        case "<=>" -> left == right;
        default -> throw new IllegalArgumentException(joined);
      };
    }

    private boolean quantified() {
      boolean all = words.get(next++).equals("A");
      String name = words.get(next++);
      int body = next;
      int bound = Integer.parseInt(words.get(next + 3));
      boolean holds = all;
      BigInteger outer = numbers.get(name);
      for (int n = 0; n <= bound; n++) {
        numbers.put(name, BigInteger.valueOf(n));
        next = body;
        if (bracket() != all)
          holds = !all;
      }
      numbers.remove(name);
      if (outer != null)
        numbers.put(name, outer);
      return holds;
    }

    private boolean comparison() {
      boolean defined = true;
      BigInteger left = BigInteger.ZERO;
      BigInteger right = BigInteger.ZERO;
      int start = next;
      String relation;
      try {
        left = sum();
      } catch (NoValue _) {
        defined = false;
        skip(start);
      }
      relation = words.get(next++);
      start = next;
      try {
        right = sum();
      } catch (NoValue _) {
        defined = false;
        skip(start);
      }
      int sign = left.compareTo(right);
      return defined && switch (relation) {
        case "<" -> sign < 0;
        case "<=" -> sign <= 0;
        case "=" -> sign == 0;
        case "!=" -> sign != 0;
        case ">" -> sign > 0;
        case ">=" -> sign >= 0;
        default -> throw new IllegalArgumentException(relation);
      };
    }

    /** Past a sum. */
    private void skip(int start) {
      next = start;
      int depth = 0;
      for (; depth > 0 || !words.get(next).isEmpty() && !RELATIONS.contains(words.get(next))
          && !List.of(")", "&", "|", "=>", "<=>").contains(words.get(next)); next++)
        depth += words.get(next).equals("(") ? 1 : words.get(next).equals(")") ? -1 : 0;
    }

    private BigInteger sum() {
      BigInteger sum = product();
      for (;;)
        if (took("+"))
          sum = sum.add(product());
        else if (took("-"))
          sum = sum.subtract(product());
        else
          return sum;
    }

    private BigInteger product() {
      BigInteger product = multiple();
      if (took("/"))
        return product.divide(new BigInteger(words.get(next++)));
      return took("mod") ? product.mod(new BigInteger(words.get(next++))) : product;
    }

    private BigInteger multiple() {
      String word = words.get(next);
      if (!Character.isDigit(word.charAt(0)))
        return atom();
      next++;
      BigInteger number = new BigInteger(word);
      String after = words.get(next);
      return !after.isEmpty() && !after.equals("mod") && Character.isLetter(after.charAt(0)) ? number.multiply(atom())
          : number;
    }

    private BigInteger atom() {
      String word = words.get(next++);
      if (!took("("))
        return numbers.get(word);
      BigInteger of = sum();
      next++;
      if (of.signum() < 0)
        throw new NoValue();
      BigInteger a = new BigDecimal(of).multiply(PHI).setScale(0, RoundingMode.FLOOR).toBigInteger();
      return word.equals("a") ? a : a.add(of);
    }
  }
}
