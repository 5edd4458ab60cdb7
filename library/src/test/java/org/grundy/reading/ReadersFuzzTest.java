package org.grundy.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Fuzz;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts that are nearly right, given to every reader: each is read, or refused with a sentence, soon. */
@Tag("fuzz")
class ReadersFuzzTest {
  private static final long MOST_NANOS = 3_000_000_000L;
  private static final List<String> SEEDS = seeds();
  private static final List<String> PIECES = List.of("(", ")", "{", "}", "[", "]", "|", "||", ",", ":", ";", "^", "*",
      "/", ".", "v", "+", "-", " + ", " - ", " or ", " and ", " not ", "~", "A n ", "E n ", "=>", "<=>", "<", "=", "!=",
      "->", ":=", "@", "\"", "'", "_", "\n", "\t", "\0", " ", "#", "é", "𝟙", "∗", "↑", "±", "²", "٣", "1", "0", "99",
      "00000000000", "9999999999999999999999999", "1e9", "n", "k", "where ", "take ", "replace ", "when ", "is prime",
      "impartial:", "dag:", "game(", "Cool(", "F[", "a(", "?base 2 ", "in any order", "mod ", "gcd(", "1-0");

  private static List<String> seeds() {
    var seeds = new ArrayList<>(List.of("nim 3 4 + kayles 9 - domineering 2x3", "take k where 2k <= n 7",
        "take d where d | n and d < n", "replace n by a, n-1-a", "when a >= b: (a-k*b, b) 3 4", "take (k, -k) (0, k)",
        "take 1 or 2 7 + take 1 7", "n -> n - 1 or n/2", "take 1, 2, 3 7", "0.[3] 5", "4!.0 9",
        "{3||1|-2} + ^3*2", "Cool(+-{2|1}, 1/2)", "5*{3|1} + v[2] : *2", "game(domineering 2x3).Mean", "^ > 0",
        "A n (E m (n = 2m | n = 2m + 1))", "?msd_fib A n (F[n] = @a => a(n) < b(n))", "~(E n n < 0) & shift(3) = 4",
        "def even(n) := E k (n = 2k)\ntheorem T \"all\" := A n (even(n) | even(n+1))", "a->ab b->a",
        "n % 12 in 1, 4 or n = floor(n*phi)", "(n & (n - 1)) == 0 && n > 3 || ~n << 2", "a + b < 2c and a != b",
        "sqrt(n) + gcd(n, 4) mod 3^k", "0,1,2,0,1,2,0,1,2", "0 2", "4 -> 1 2", "a1-a2", "= 2 4", "2: b1", "0-1b",
        "3 4\n2 4\n2 3", "halve the heap", "take any divisor of n", "dag:1-0,2-1,2-0 2", "impartial:clobber xo/ox"));
    for (Ruleset<?> ruleset : Catalog.representatives())
      for (String example : ruleset.examples())
        seeds.add(ruleset.name() + " " + example);
    return List.copyOf(seeds);
  }

  private static String mutated(RandomGenerator random) {
    String text = SEEDS.get(random.nextInt(SEEDS.size()));
    for (int times = random.nextInt(5); times >= 0 && text.length() < 4_000; times--) {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(8));
      String piece = PIECES.get(random.nextInt(PIECES.size()));
      text = switch (random.nextInt(6)) {
        case 0 -> text.substring(0, from) + text.substring(to);
        case 1 -> text.substring(0, from) + piece + text.substring(to);
        case 2 -> text.substring(0, from) + piece + text.substring(from);
        case 3 ->
          text.substring(0, from) + text.substring(from, to).repeat(1 + random.nextInt(40)) + text.substring(to);
        case 4 -> text.substring(0, from) + piece.repeat(1 + random.nextInt(300)) + text.substring(from);
        default -> text.substring(0, from) + SEEDS.get(random.nextInt(SEEDS.size())) + text.substring(to);
      };
    }
    return text;
  }

  @Test
  void mutatedTexts_areReadOrRefused() {
    List<String> names = List.copyOf(Readers.ALL.keySet());
    Fuzz.named("readers").cases(4_000, 1_000_000).check(
        random -> names.get(random.nextInt(names.size())) + "\n" + mutated(random), input -> {
          String[] parts = input.split("\n", 2);
          long from = System.nanoTime();
          try {
            Objects.requireNonNull(Readers.ALL.get(parts[0])).accept(parts[1]);
          } catch (BadInput bad) {
            assertThat(bad.sentence().english()).isNotBlank();
          }
          assertThat(System.nanoTime() - from).isLessThan(MOST_NANOS);
        });
  }
}
