package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.word.formula.TermText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetteredLineTest {
  private static LetteredLine line(String text) {
    return LetteredLine.of(text).orElseThrow();
  }

  @Test
  void letters_standInTheirOrder_andAreReplaced() {
    LetteredLine line = line("take k where M <= k and k <= 2K");
    assertThat(line.letters()).containsExactly("M", "K");
    assertThat(line.with(3, 7)).isEqualTo("take k where 3 <= k and k <= 2(7)");
    assertThat(LineReader.read(line.with(3, 7)).name()).isEqualTo("take_k_where_3<=k_and_k<=2(7)");
    assertThat(LetteredLine.of("take k where k <= 3")).isEmpty();
    assertThat(LetteredLine.of("Nim")).isEmpty();
    assertThatThrownBy(() -> LetteredLine.of("take A, B or C")).isInstanceOf(BadInput.class)
        .hasMessage("expected at most 2 capital letters in the rules, found A, B, C");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {"take k where k <= K # n % (K + 1)", "take k where 1 <= k < K # n % K",
      "take k where K <= k <= M # n % (K + M) / K", "take K # n % (2 * K) / K",
      "take k where 2 <= k and k <= 2K+1 # n % (2 * K + 3) / 2",
      "take k where k <= K and k <= n # n % (K + 1)", "take k where k <= K and k is odd # n % 2",
      "take k where k is even and k <= K # n / 2 % (K / 2 + 1)", "take 2k+1 where k < K # n % 2",
      "take k where 3 | k and k <= K+M # n / 3 % ((K + M) / 3 + 1)", "take 5k where k <= K # n / 5 % (5 * K / 5 + 1)",
      "take k where k % 4 = 2 and k <= 2K # n / 2 % 2", "take k+1 where k <= K # n % (K + 2)",
      "take k where 3 <= k <= K and k is odd # n % (K + 3 - (K + 1) % 2) / 3",
      "take 1 or K # max(n % (K + 1) % 2, 2 * (n % (K + 1) / K) - n % (K + 1) % 2)",
      "take A, B # max(n % (A + B) / min(A, B) % 2, 2 * (n % (A + B) / max(A, B)) - n % (A + B) / min(A, B) % 2)",
      "take 2K or K # max(n % (3 * K) / K % 2, 2 * (n % (3 * K) / (2 * K)) - n % (3 * K) / K % 2)"})
  void provedLines_haveATerm(String text, String term) {
    LetteredLine line = line(text);
    assertThat(TermText.of(line.theorem().orElseThrow().value(),
        java.util.stream.Stream.concat(java.util.stream.Stream.of("n"), line.letters().stream()).toList()))
        .isEqualTo(term);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#',
      value = {"take 1, 2 or K", "take n/2 or K", "take k where k*K <= n", "take k where k <= K and k % 3 = 1",
          "take k where M <= k <= K and k is odd", "take k where k <= K and k is prime", "take k+2 where M <= k <= K",
          "take k where k < n and k <= K", "replace n by n/K", "take k where k <= K or k = 9"})
  void otherMoves_haveNone(String text) {
    assertThat(line(text).theorem()).isEmpty();
  }

  @Test
  void games_needNumbers() {
    assertThatThrownBy(() -> LineReader.read("take k where k <= K")).hasMessage(
        "a letter for any number, such as K, works only in conjecture and test; elsewhere, write a number");
    assertThatThrownBy(() -> LineReader.read("take k where 2k <= N")).hasMessageContaining(
        "did you mean 'take k where 2k <= n'");
  }

  @Test
  void condition_isToldWhereItMatters() {
    assertThat(line("take k where k <= K").theorem().orElseThrow().condition(List.of("K"))).isEmpty();
    assertThat(line("take k where K <= k <= M").theorem().orElseThrow().condition(List.of("K", "M")))
        .hasToString("Optional[1 <= K <= M]");
    assertThat(line("take K or 1").theorem().orElseThrow().condition(List.of("K"))).isEmpty();
    assertThat(line("take A or B").theorem().orElseThrow().condition(List.of("A", "B"))).isEmpty();
    assertThat(line("take A-1 or B-2").theorem().orElseThrow().condition(List.of("A", "B")))
        .hasToString("Optional[A-1 >= 1 and B-2 >= 1]");
  }

  @Test
  void reasons_areWrittenForTakingOne() {
    assertThat(line("take 1 or K").theorem().orElseThrow().why(List.of("K"))).first().hasToString(
        "Let r = n mod (K+1) and t = r mod 2. Taking 1 leads from r to r - 1, or from 0 to K; taking K leads to r - K, "
            + "or to r + 1 where r < K.");
    List<String> either = line("take A or B").theorem().orElseThrow().why(List.of("A", "B")).stream()
        .map(Object::toString).toList();
    assertThat(either.get(0)).isEqualTo("Let A <= B; otherwise, exchange the two.");
    assertThat(either.get(1)).startsWith("Let r = n mod (A+B) and t = floor(r / A) mod 2.");
  }

  @Test
  void progressions_areProvedByTheirRemainders() {
    assertThat(why("take k where k <= K and k is odd")).containsExactly(
        "Every amount is odd, so every move changes n mod 2, and from an odd heap you may take 1.");
    assertThat(why("take k where k <= K and k is even").getFirst())
        .startsWith("Let m = floor(n / 2) and t = floor(K / 2). Every amount is a multiple of 2,");
    assertThat(why("take k where 3 <= k <= K and k is odd")).hasSize(3)
        .element(1).asString().startsWith("Let r = n mod (3+b). A move takes 3 to b:");
  }

  private static List<String> why(String text) {
    return line(text).theorem().orElseThrow().why(List.of("K")).stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {"take k where k <= K and k is odd #", "take k where k <= K and k is even #",
      "take k where k <= K and 4 <= k and k is even # K >= 4", "take k where k <= K and k % 5 = 0 #",
      "take k where k <= K and 5 <= k and k % 3 = 0 # K >= 6", "take k where k <= K and 3 <= k and k % 3 = 2 # K >= 5",
      "take k where k <= 2K-3 and 3 <= k and k % 6 = 3 # 2K-3 >= 3", "take 3k+2 where 1 <= k <= K #",
      "take 2k-1 where 1 <= k <= K #", "take 2k-1 where 2 <= k <= K # 2K-1 >= 3", "take 2k where k <= K #",
      "take k-2 where M <= k <= K #"})
  void progressions_areWorthTheirTerm(String text, String condition) {
    LetteredLine line = line(text);
    LetteredTheorem theorem = line.theorem().orElseThrow();
    if (line.letters().size() == 1)
      assertThat(theorem.condition(line.letters()).map(Object::toString).orElse(null)).isEqualTo(condition);
    for (int a = 1; a <= 30; a++)
      for (int b = a; b <= (line.letters().size() == 1 ? a : a + 5); b++) {
        long[] letters = line.letters().size() == 1 ? new long[]{a} : new long[]{a, b};
        if (!theorem.holds(letters))
          continue;
        NimSequence exact = NimSequence.of((HeapGame) line.read(Budget.unlimited(), letters));
        exact.fill(300, Budget.unlimited());
        for (int n = 0; n <= 300; n++)
          assertThat(theorem.value().value(new long[]{n, a, b})).as("%s, n = %d, %d, %d", text, n, a, b)
              .isEqualTo(exact.value(n));
      }
  }

  /** Against the values of the game, beyond what a table of letters covers. */
  @Test
  void oneOfTwoAmounts_isWorthItsTerm() {
    LetteredLine line = line("take A or B");
    LetteredTheorem theorem = line.theorem().orElseThrow();
    for (int a = 1; a <= 25; a++)
      for (int b = 1; b <= 25; b++) {
        NimSequence exact = NimSequence.of((HeapGame) line.read(Budget.unlimited(), a, b));
        exact.fill(300, Budget.unlimited());
        for (int n = 0; n <= 300; n++)
          assertThat(theorem.value().value(new long[]{n, a, b})).isEqualTo(exact.value(n));
      }
  }
}
