package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.HeapTheorem;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.game.heap.HeapGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntervalTheoremTest {
  private static final int TO = 60;

  private static int[] plain(int least, int most) {
    int[] values = new int[TO + 1];
    for (int n = 0; n <= TO; n++) {
      var met = new BitSet();
      for (int taken = least; taken <= Math.min(most, n); taken++)
        met.set(values[n - taken]);
      values[n] = met.nextClearBit(0);
    }
    return values;
  }

  /** Values and all moves to each value, for all short intervals, against the mex of the options. */
  @Test
  void valuesAndMoves_areThoseOfTheMex() {
    for (int least = 1; least <= 6; least++)
      for (int most = least; most <= 8; most++) {
        var theorem = new IntervalTheorem(new Range(least, most));
        int[] plain = plain(least, most);
        for (int n = 0; n <= TO; n++) {
          int heap = n;
          assertThat(theorem.values().value(BigInteger.valueOf(n))).contains(BigInteger.valueOf(plain[n]));
          for (int value = 0; value <= 9; value++) {
            int wanted = value;
            Winning<BigInteger> moves = theorem.becoming(BigInteger.valueOf(n), BigInteger.valueOf(value));
            assertThat(moves.some()).containsExactlyElementsOf(IntStream.rangeClosed(Math.max(0, n - most), n - least)
                .filter(left -> left <= heap && plain[left] == wanted).mapToObj(BigInteger::valueOf).toList());
            assertThat(moves.count()).isEqualTo(Count.exactly(moves.some().size()));
          }
        }
      }
  }

  @ParameterizedTest
  @ValueSource(strings = {"take k where k <= 10^9", "take k where 1 <= k and k < 10^9 + 1",
      "replace n by k where n - 10^9 <= k < n"})
  void largeBounds_areKnown(String line) {
    Theorem<?> theorem = ((HeapGame) LineReader.read(line)).theorems().getFirst();
    assertThat(theorem).isInstanceOf(IntervalTheorem.class);
    assertThat(((HeapTheorem) theorem).values().value(BigInteger.TEN.pow(18))).contains(
        BigInteger.TEN.pow(18).mod(BigInteger.TEN.pow(9).add(BigInteger.ONE)));
  }
}
