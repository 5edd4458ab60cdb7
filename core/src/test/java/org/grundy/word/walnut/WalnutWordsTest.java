package org.grundy.word.walnut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.word.walnut.Scripts.holds;
import static org.grundy.word.walnut.Scripts.read;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.DigitPattern;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Prover;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words and sets of scripts, and what scripts make of them. */
class WalnutWordsTest {
  private static final Budget FREE = Budget.unlimited();

  /** The first letters are those of the OEIS: A010060, A003849, A080843, A036577, and A007814 modulo 2 with its complement. */
  @ParameterizedTest
  @CsvSource({"T, ?msd_2, 0110100110010110", "F, ?msd_fib, 0100101001001010", "TR, ?msd_trib, 0102010010201010",
      "VTM, ?msd_2, 2102012101202102", "PD, ?msd_2, 0100010101000100", "G, ?msd_2, 1011101010111011"})
  void words_haveTheirLetters(String word, String system, String letters) {
    var script = new StringBuilder("""
        morphism h "0->01, 1->00";
        promote PD h;
        morphism not "0->1, 1->0";
        image G not PD;
        """);
    for (int n = 0; n < letters.length(); n++)
      script.append("eval at").append(n).append(" \"").append(system).append(' ').append(word).append('[').append(n)
          .append("]=@").append(letters.charAt(n)).append("\":\n");
    WalnutScript read = read(script.toString());
    assertThat(read.skipped()).isEmpty();
    for (int n = 0; n < letters.length(); n++)
      assertThat(holds(read, "at" + n)).as("%s[%d]", word, n).isTrue();
  }

  /** What the words and relations made of others are, for small numbers and for all. */
  @Test
  void setsAndWords_areMadeOfOthers() {
    WalnutScript script = read("""
        def even "Ek n=2*k":
        reg power msd_2 "0*10*":
        def odd "~$even(n)":
        def small "?msd_fib x<3":
        reg fib msd_fib "0*10*":
        union either even power;
        intersect both even power odd;
        intersect two even power;
        combine W even=3 odd;
        combine V two;
        combine P fib=1;
        reverse even2 $even;
        morphism h "0->01, 1->10";
        promote M h;
        reverse M2 M;
        eval union "An $either(n) <=> ($even(n) | $power(n))":
        eval none "~En $both(n)":
        eval some "An $two(n) <=> ($even(n) & $power(n))":
        eval word "An (W[n]=@3 <=> $even(n)) & (W[n]=@2 <=> $odd(n))":
        eval letter "An V[n]=@1 <=> $two(n)":
        eval fibs "?msd_fib An P[n]=@1 <=> $fib(n)":
        eval same "An $even2(n) <=> $even(n)":
        eval thue "An M2[n]=T[n]":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(script.questions()).hasSize(8).allMatch(question -> holds(script, question.name()));
  }

  /** The example of Walnut's manual: (5 + sqrt(13))/6. */
  @Test
  void numerations_areThoseOfContinuedFractions() {
    WalnutScript script = read("""
        ost numsys [0 3 1] [1 2];
        ost golden [0 2] [1];
        reg weights msd_numsys "0*10*":
        eval places "?msd_numsys $weights(1) & $weights(3) & $weights(4) & $weights(7) & $weights(18) & ~$weights(11)":
        eval fib "?msd_golden Ax x=x":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(holds(script, "places")).isTrue();
    assertThat(script.theory().theorem("fib").orElseThrow().statement().digits())
        .isEqualTo(DigitSystem.FIBONACCI);
  }

  /** What is made of two patterns has the numbers of the pattern that joins them. */
  @RepeatedTest(60)
  void joinedPatterns_areThoseOfTheJoinedText(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    String one = pattern(random, 3);
    String other = pattern(random, 3);
    boolean reversed = random.nextBoolean();
    String system = reversed ? "lsd_2" : "msd_2";
    WalnutScript script = read("reg f " + system + " \"" + one + "\": reg g " + system + " \"" + other
        + "\": concat h f "
        + "g f: star s f: reg raw {0, 1} \"" + one + "\": alphabet t " + system
        + " $raw: fixleadzero z $f: "
        + "alphabet fib " + system.replace("2", "fib") + " f: alphabet same " + system + " $f: concat raw2 raw raw: "
        + "alphabet twice " + system + " raw2: def zeros \"$z(x)\": def again \"$same(x)\":");
    assertThat(script.skipped()).isEmpty();
    Map<String, String> expected = Map.of("f", one, "h", "(" + one + ")(" + other + ")(" + one + ")", "s",
        "(" + one + ")*", "t", one, "twice", "(" + one + ")(" + one + ")", "zeros", one, "again", one);
    expected.forEach((name, text) -> assertThat(solutions(script, name)).as("%s = %s in %s", name, text, system)
        .isEqualTo(numbers(text, DigitSystem.BINARY, reversed)));
    // a pattern alone may also match strings that are not those of numbers
    var expectedFib = new Solutions(numbers(one, DigitSystem.FIBONACCI, reversed), DigitSystem.FIBONACCI);
    var fib = new Solutions(solutions(script, "fib"), DigitSystem.FIBONACCI);
    for (int n = 0; n < 200; n++) {
      List<BigInteger> number = List.of(BigInteger.valueOf(n));
      assertThat(fib.contains(number)).as("%s at %d", one, n).isEqualTo(expectedFib.contains(number));
    }
  }

  /** Letters are compared with those that the definition gives, one after another. */
  @Test
  void wordsMadeOfWords_haveTheirLetters() {
    WalnutScript script = read("""
        morphism three "0->012, 1->220":
        image I three T;
        image J three F;
        image K three I;
        morphism two "0->0, 1->2":
        image T2 two T;
        reg power msd_2 "0*10*":
        def even "Ek n=2*k":
        combine P power=1:
        join L P[x] T2[x];
        join M T2[x] P[x];
        combine Q power=1 even=3;
        convert E msd_8 T;
        transduce S RUNSUM2 T;
        """);
    assertThat(script.skipped()).hasSize(1); // the letter 2 has no image
    int to = 300;
    String thue = script.theory().word("T").orElseThrow().prefix(to);
    String fib = script.theory().word("F").orElseThrow().prefix(to);
    int sum = 0;
    for (int n = 0; n < to; n++) {
      boolean power = Integer.bitCount(n) == 1;
      char two = thue.charAt(n) == '1' ? '2' : '0';
      sum = (sum + thue.charAt(n) - '0') % 2;
      assertThat(letter(script, "I", n)).isEqualTo((thue.charAt(n / 3) == '0' ? "012" : "220").charAt(n % 3));
      assertThat(letter(script, "J", n)).isEqualTo((fib.charAt(n / 3) == '0' ? "012" : "220").charAt(n % 3));
      assertThat(letter(script, "L", n)).isEqualTo(power ? '1' : two);
      assertThat(letter(script, "M", n)).isEqualTo(two != '0' ? two : power ? '1' : '0');
      assertThat(letter(script, "Q", n)).isEqualTo(n % 2 == 0 ? '3' : power ? '1' : '0');
      assertThat(letter(script, "E", n)).isEqualTo(thue.charAt(n));
      assertThat(letter(script, "S", n)).isEqualTo((char) ('0' + sum));
    }
    assertThat(script.theory().word("E").orElseThrow().morphism()).hasToString("0->01101001 1->10010110");
  }

  private static char letter(WalnutScript script, String word, int place) {
    return script.theory().word(word).orElseThrow().prefix(place + 1).charAt(place);
  }

  private static Dfa solutions(WalnutScript script, String relation) {
    return new Prover(FREE).solutions(script.theory().read(relation + "(x)")).dfa();
  }

  private static Dfa numbers(String pattern, DigitSystem system, boolean reversed) {
    return DigitPattern.read(pattern, system, 1, reversed ? DigitPattern.Order.LEAST_SIGNIFICANT_FIRST
        : DigitPattern.Order.MOST_SIGNIFICANT_FIRST, Phrase.of("column {0}", 1), FREE);
  }

  private static String pattern(Random random, int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(4)) {
      case 1 -> "(" + pattern(random, depth - 1) + "|" + pattern(random, depth - 1) + ")";
      case 2 -> "(" + pattern(random, depth - 1) + ")*";
      case 3 -> pattern(random, depth - 1) + pattern(random, depth - 1);
      default -> Integer.toString(random.nextInt(2));
    };
  }
}
