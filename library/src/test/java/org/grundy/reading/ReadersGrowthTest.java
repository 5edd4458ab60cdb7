package org.grundy.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Long texts that repeat a piece: no reader takes more than linear time for them, nor overflows the stack. */
@Tag("fuzz")
class ReadersGrowthTest {
  private static final int LENGTH = 20_000;
  /** Of reading so long a text when the machine is busy; a quadratic reader takes longer. */
  private static final long MOST_NANOS = 400_000_000;

  private static final List<String> BEFORE = List.of("", "take 1", "take k where ", "take ", "dag:", "nim ", "kayles ",
      "E n (", "?base 2 ", "a->", "{", "Cool(", "when ", "replace n by ", "n = ", "0.", "impartial:", "=", "1",
      "game(", "hackenbush ", "word F := \"", "def d(n) := ");
  private static final List<String> PIECES = List.of("1", "9", "1 ", " 1", "1,", ", 1", "+", "-", " + 1", " - 1",
      "+1", " + ", "(", ")", "{", "}", "[", "]", "|", "||", "1|", ",", ":", ";", "^", "^2", "*", "*2", "/", "/2", ".",
      ".A", ".Cool(1)", "v", " or ", " or 1", " and n=1", "not ", "~", "A n ", "E n ", "A n (", "n=1 => ", "n=1 <=> ",
      "n=1 & ", "n=1 | ", "a(", "b(1)+", "shift(", "Cool(", "impartial:", "twisted:dicotic:", "dag:", "1-0,", "take ",
      "take 1 + ", "nim 3 + ", "take 1 7 + ", "take 1 or 2 7 + ", "n", "n+", "k<", "n<1<", " where ", "->", "a->b ",
      "@", "<", "=", "\"", "\n", "#", "_", "'", "é", "𝟙", "\0", "0.", "[3]", "+-", "+-{", "x", ":(", ":(1,2) ",
      "(1,2)", "(1,2) + ", "a: (1,2) + ", "a + b: (1,2) + ", "0-1b ", "b1 ", "b1-", "2: ", "xo/", "..|", "*{1|", "{|",
      "{1||", "-{", "↑", "2(", "2n", "n mod ", "gcd(", "is not ", "F[", "F[n]=@", "7 : ", "to ", "half ", "v.",
      "1 0 0\n", "3 -> 1 ", "word W := \"a->b\"\n", "def e(n) := n=1\n");

  /** A text of a reader, and what became of it. */
  private static void read(Consumer<String> reader, String text) {
    try {
      reader.accept(text);
    } catch (BadInput _) {
      // read to where it is wrong
    }
  }

  private static long nanos(Consumer<String> reader, String text) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 3 && best > MOST_NANOS; i++) {
      long from = System.nanoTime();
      read(reader, text);
      best = Math.min(best, System.nanoTime() - from);
    }
    return best;
  }

  @Test
  void repeatedPieces_areReadInLinearTime() {
    var wrong = new ArrayList<String>();
    var random = Tier.random("growth");
    int all = 0;
    for (Map.Entry<String, Consumer<String>> reader : Readers.ALL.entrySet())
      for (String before : BEFORE)
        for (String piece : PIECES) {
          if (!Tier.nightly() && random.nextInt(500) > 0)
            continue;
          all++;
          for (String after : List.of("", " 7")) {
            String text = before + piece.repeat(LENGTH / piece.length()) + after;
            String name = reader.getKey() + " of " + before + piece + ".." + after;
            try {
              long nanos = nanos(reader.getValue(), text);
              if (nanos > MOST_NANOS)
                wrong.add(name + ": " + nanos / 1_000_000 + " ms");
            } catch (RuntimeException | StackOverflowError e) {
              wrong.add(name + ": " + e + (e.getStackTrace().length > 0 ? " " + e.getStackTrace()[0] : ""));
            }
          }
        }
    System.out.printf("growth: %d readings, %d wrong%n", 2 * all, wrong.size());
    assertThat(wrong).isEmpty();
  }
}
