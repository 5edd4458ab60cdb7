package org.grundy.word.walnut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.word.walnut.Scripts.read;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import org.grundy.effort.Budget;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Random predicates mean what they mean in Walnut. */
class WalnutPredicateTest {
  private static final Budget FREE = Budget.unlimited();
  private static final int LARGEST = 7;

  /** A number that may be undefined, as Walnut writes it. */
  private record Amount(String text, Function<Map<String, Long>, OptionalLong> value) {
    static Amount random(Random random, List<String> variables, int depth) {
      Amount one = depth == 0 ? leaf(random, variables) : random(random, variables, depth - 1);
      Amount other = leaf(random, variables);
      int factor = random.nextInt(1, 4);
      return switch (depth == 0 ? 0 : random.nextInt(5)) {
        case 1 -> new Amount("(" + one.text + "+" + other.text + ")", of(one, other, Long::sum));
        case 2 -> new Amount("(" + one.text + " - " + other.text + ")", of(one, other, (a, b) -> a - b));
        case 3 -> new Amount(factor + "*" + other.text, of(other, other, (a, _) -> factor * a));
        case 4 -> new Amount(one.text + "/" + factor, of(one, one, (a, _) -> a / factor));
        default -> one;
      };
    }

    private static Amount leaf(Random random, List<String> variables) {
      int constant = random.nextInt(5);
      String name = variables.get(random.nextInt(variables.size()));
      return random.nextInt(4) == 0 ? new Amount(constant + "", _ -> OptionalLong.of(constant))
          : new Amount(name, values -> OptionalLong.of(values.get(name)));
    }

    private static Function<Map<String, Long>, OptionalLong> of(Amount one, Amount other,
        LongBinaryOperator operator) {
      return values -> {
        OptionalLong a = one.value.apply(values);
        OptionalLong b = other.value.apply(values);
        if (a.isEmpty() || b.isEmpty() || operator.applyAsLong(a.getAsLong(), b.getAsLong()) < 0)
          return OptionalLong.empty();
        return OptionalLong.of(operator.applyAsLong(a.getAsLong(), b.getAsLong()));
      };
    }
  }

  /** A predicate as Walnut writes it; {@code open} reaches to the end of the brackets around it. */
  private record Formula(String text, boolean open, Predicate<Map<String, Long>> value) {
    private String closed() {
      return open ? "(" + text + ")" : text;
    }

    static Formula random(Random random, List<String> variables, int depth) {
      if (depth == 0)
        return comparison(random, variables);
      Formula one = random(random, variables, depth - 1);
      Formula other = random(random, variables, depth - 1);
      return switch (random.nextInt(8)) {
        case 0 -> new Formula("~" + one.closed(), false, one.value.negate());
        case 1 -> new Formula(one.closed() + "&" + other.closed(), true, one.value.and(other.value));
        case 2 -> new Formula("(" + one.closed() + " | " + other.closed() + ")", false, one.value.or(other.value));
        case 3 -> new Formula("(" + one.closed() + " ^ " + other.closed() + ")", false,
            values -> one.value.test(values) != other.value.test(values));
        case 4 -> new Formula(one.closed() + " => " + other.closed(), true, one.value.negate().or(other.value));
        case 5 -> new Formula(one.closed() + " <=> " + other.closed(), true,
            values -> one.value.test(values) == other.value.test(values));
        default -> quantified(random, variables, depth);
      };
    }

    private static Formula comparison(Random random, List<String> variables) {
      Amount left = Amount.random(random, variables, random.nextInt(3));
      Amount right = Amount.random(random, variables, random.nextInt(2));
      String sign = List.of("<", "<=", "=", "!=", ">", ">=").get(random.nextInt(6));
      return new Formula(left.text + sign + right.text, false, values -> {
        OptionalLong a = left.value.apply(values);
        OptionalLong b = right.value.apply(values);
        return a.isPresent() && b.isPresent() && compare(a.getAsLong(), sign, b.getAsLong());
      });
    }

    private static boolean compare(long a, String sign, long b) {
      return switch (sign) {
        case "<" -> a < b;
        case "<=" -> a <= b;
        case "=" -> a == b;
        case "!=" -> a != b;
        case ">" -> a > b;
        default -> a >= b;
      };
    }

    private static Formula quantified(Random random, List<String> variables, int depth) {
      String name = List.of("t", "u", "v").get(random.nextInt(3));
      var more = new ArrayList<>(variables);
      more.add(name);
      Formula body = random(random, more, depth - 1);
      boolean all = random.nextBoolean();
      int last = random.nextInt(4);
      String text = all ? "A" + name + " " + name + "<=" + last + " => " + body.closed()
          : "E " + name + " (" + name + " <= " + last + ") & (" + body.text + ")";
      return new Formula(text, true, values -> {
        var inner = new HashMap<>(values);
        for (long value = 0; value <= last; value++) {
          inner.put(name, value);
          if (body.value.test(inner) != all)
            return !all;
        }
        return all;
      });
    }
  }

  @RepeatedTest(150)
  void predicates_meanWhatTheyMeanInWalnut(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    Formula formula = Formula.random(random, List.of("i", "j"), random.nextInt(4));
    String system = List.of("", "?msd_3 ", "?msd_fib ", "?lsd_3 ", "?lsd_fib ").get(random.nextInt(5));
    WalnutScript script = read("def f \"" + system + "i=i & j=j & " + formula.closed() + "\":");
    assertThat(script.skipped()).as(formula.text).isEmpty();
    Statement statement = script.theory().read("f(i, j)");
    var solutions = new Prover(FREE).solutions(statement);
    for (long i = 0; i <= LARGEST; i++)
      for (long j = 0; j <= LARGEST; j++)
        assertThat(solutions.contains(List.of(BigInteger.valueOf(i), BigInteger.valueOf(j))))
            .as("%s at %d, %d", formula.text, i, j).isEqualTo(formula.value.test(Map.of("i", i, "j", j)));
  }
}
