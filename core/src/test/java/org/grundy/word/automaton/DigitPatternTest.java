package org.grundy.word.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitPatternTest {
  /** As many zeros in front of a number as a pattern of the tests can ask for. */
  private static final int ZEROS = 12;
  private static final List<DigitSystem> SYSTEMS = List.of(DigitSystem.BINARY, DigitSystem.base(3),
      DigitSystem.FIBONACCI, DigitSystem.recurrence(2, 1), DigitSystem.pell());

  private static Dfa read(String pattern, DigitSystem system, int tracks) {
    return read(pattern, system, tracks, DigitPattern.Order.MOST_SIGNIFICANT_FIRST);
  }

  private static Dfa read(String pattern, DigitSystem system, int tracks, DigitPattern.Order order) {
    return DigitPattern.read(pattern, system, tracks, order, Phrase.of("column {0}", 1), Budget.unlimited());
  }

  private static String random(Random random, int digits, int depth) {
    return switch (depth == 0 ? random.nextInt(2) : random.nextInt(7)) {
      case 0 -> Integer.toString(random.nextInt(digits));
      case 1 -> random.nextInt(3) == 0 ? "." : Integer.toString(random.nextInt(digits));
      case 2 -> "(" + random(random, digits, depth - 1) + "|" + random(random, digits, depth - 1) + ")";
      case 3 -> "(" + random(random, digits, depth - 1) + ")" + "*+?".charAt(random.nextInt(3));
      default -> random(random, digits, depth - 1) + random(random, digits, depth - 1);
    };
  }

  @RepeatedTest(200)
  void numbersThatMatchBackwards_areThoseOfTheStandardLibrary(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    String text = random(random, system.digits(), 4);
    Dfa dfa = read(text, system, 1, DigitPattern.Order.LEAST_SIGNIFICANT_FIRST);
    Pattern pattern = Pattern.compile(text);
    for (int n = 0; n < 200; n++) {
      var string = new StringBuilder();
      for (int digit : system.digitsOf(BigInteger.valueOf(n)))
        string.insert(0, digit);
      boolean matches = IntStream.rangeClosed(0, ZEROS)
          .anyMatch(zeros -> pattern.matcher(string + "0".repeat(zeros)).matches());
      assertThat(new Solutions(dfa, system).contains(List.of(BigInteger.valueOf(n)))).as("%s: %s", text, string)
          .isEqualTo(matches);
    }
  }

  @RepeatedTest(200)
  void numbersThatMatch_areThoseOfTheStandardLibrary(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    String text = random(random, system.digits(), 4);
    Dfa dfa = read(text, system, 1);
    Pattern pattern = Pattern.compile(text);
    for (int n = 0; n < 200; n++) {
      int[] digits = system.digitsOf(BigInteger.valueOf(n));
      String string = Arrays.stream(digits).mapToObj(Integer::toString).collect(Collectors.joining());
      boolean matches = IntStream.rangeClosed(0, ZEROS)
          .anyMatch(zeros -> pattern.matcher("0".repeat(zeros) + string).matches());
      assertThat(new Solutions(dfa, system).contains(List.of(BigInteger.valueOf(n)))).as("%s: %s", text, string)
          .isEqualTo(matches);
    }
  }

  @Test
  void digitsOfSeveralNumbers_standInBrackets() {
    Dfa twice = read("([0,0] | [0,1][1,1]*[1,0])*", DigitSystem.BINARY, 2);
    for (int x = 0; x < 20; x++)
      for (int y = 0; y < 40; y++)
        assertThat(new Solutions(twice, DigitSystem.BINARY)
            .contains(List.of(BigInteger.valueOf(x), BigInteger.valueOf(y)))).isEqualTo(y == 2 * x);
  }

  @Test
  void digitsFromTen_standInBrackets() {
    Dfa dfa = read("[11] . [3]", DigitSystem.base(12), 1);
    assertThat(new Solutions(dfa, DigitSystem.base(12)).contains(List.of(BigInteger.valueOf(11 * 144 + 5 * 12 + 3))))
        .isTrue();
    assertThat(new Solutions(dfa, DigitSystem.base(12)).contains(List.of(BigInteger.valueOf(11 * 144 + 5 * 12 + 4))))
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '^', value = {
      "12 ^ 1 ^ character 2 of the pattern: expected a digit from 0 to 1, found 2",
      "1(0 ^ 1 ^ character 4 of the pattern: expected ), found the end",
      "1)0 ^ 1 ^ character 2 of the pattern: expected the end of the pattern, found ')'",
      "* ^ 1 ^ character 1 of the pattern: expected a digit from 0 to 1, found '*'",
      "10 ^ 2 ^ character 1 of the pattern: expected one digit of each number, as in [0,1], found 1",
      "[1] ^ 2 ^ character 3 of the pattern: expected a comma, and as many digits as there are numbers, 2, found ']'",
      "[1,0,1] ^ 2 ^ character 5 of the pattern: expected ] after as many digits as there are numbers, 2, found ','",
      "[1,12] ^ 2 ^ character 4 of the pattern: expected a digit from 0 to 1, found 1"})
  void mistakes_areToldWithTheirPlace(String pattern, int tracks, String sentence) {
    assertThatThrownBy(() -> read(pattern, DigitSystem.BINARY, tracks)).isInstanceOf(BadInput.class)
        .hasMessage("column 1: " + sentence);
  }

  @Test
  void longPatterns_areRefused() {
    assertThatThrownBy(() -> read("(".repeat(300), DigitSystem.BINARY, 1)).isInstanceOf(BadInput.class)
        .hasMessageContaining("at most 200 nested brackets");
    assertThatThrownBy(() -> read("1".repeat(10_001), DigitSystem.BINARY, 1)).isInstanceOf(BadInput.class)
        .hasMessageContaining("at most 10000 digits");
  }

  @Test
  void patternsWithManySets_endWithTheBudget() {
    String manySets = ".*1" + ".".repeat(40);
    assertThatThrownBy(() -> DigitPattern.read(manySets, DigitSystem.BINARY, 1,
        DigitPattern.Order.MOST_SIGNIFICANT_FIRST, Phrase.of("column {0}", 1),
        Budget.ofWork(100_000))).isInstanceOf(BudgetSpent.class);
    assertThatThrownBy(() -> DigitPattern.read(manySets, DigitSystem.BINARY, 1,
        DigitPattern.Order.MOST_SIGNIFICANT_FIRST, Phrase.of("column {0}", 1),
        Budget.unlimited().withMemory(1 << 20))).isInstanceOf(BudgetSpent.class);
  }
}
