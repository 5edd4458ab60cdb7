package org.grundy.game.take;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TakeAwayTest {
  private static HeapValues values(int... amounts) {
    return new TakeAwayValues(new AmountList(amounts));
  }

  /** By the definition, all that may be taken in {@code amounts}, or all but these. */
  private static int[] slowly(int heaps, boolean allBut, int... amounts) {
    var values = new int[heaps];
    for (int n = 0; n < heaps; n++) {
      var seen = new BitSet();
      for (int taken = 1; taken <= n; taken++)
        if (allBut != (Arrays.binarySearch(amounts, taken) >= 0))
          seen.set(values[n - taken]);
      values[n] = seen.nextClearBit(0);
    }
    return values;
  }

  /**
   * T. S. Ferguson, Game Theory, part I: {1, 2, 3} and {1, 3, 4}; {1, 2, 4, 5} from a lecture on games for programming
   * contests.
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"take:1,2,3   | 0 1 2 3 0 1 2 3 0", "take:1,3,4   | 0 1 0 1 2 3 2 0 1 0 1 2 3 2",
      "take:1,2,4,5 | 0 1 2 0 1 2 0"})
  void nimValues_arePublished(String name, String published) {
    String[] expected = published.split(" ");
    for (int heap = 0; heap < expected.length; heap++)
      assertThat(Heavy.nimValue(TakeAway.named(name), Integer.toString(heap))).as("%s %s", name, heap)
          .hasToString(expected[heap]);
  }

  @Test
  void randomSets_haveTheValuesOfTheDefinition_andTheLeastPeriodFromItsLeastBegin() {
    var random = new Random(3);
    for (int i = 0; i < 60; i++) {
      int[] amounts = random.ints(1 + random.nextInt(4), 1, 4 + 2 * (i % 10)).distinct().sorted().toArray();
      HeapValues values = values(amounts);
      int[] slow = slowly(3_000, false, amounts);
      HeapValues.Law law = values.law().orElseThrow();
      for (int n = 0; n < slow.length; n++)
        assertThat(values.value(BigInteger.valueOf(n))).as("%s %s", Arrays.toString(amounts), n)
            .contains(BigInteger.valueOf(slow[n]));
      assertThat(law.from() == 0 || slow[(int) law.from() - 1] != slow[(int) (law.from() - 1 + law.period())]).isTrue();
      for (int p = 1; p < law.period(); p++) {
        int smaller = p;
        assertThat(IntStream.range(2_000, 2_900).anyMatch(n -> slow[n] != slow[n - smaller])).isTrue();
      }
    }
  }

  @Test
  void randomAllButSets_haveTheValuesOfTheDefinition() {
    var random = new Random(4);
    for (int i = 0; i < 40; i++) {
      int[] amounts = random.ints(1 + random.nextInt(4), 1, 4 + i % 12).distinct().sorted().toArray();
      HeapValues values = new AllButValues(new AmountList(amounts));
      int[] slow = slowly(1_500, true, amounts);
      assertThat(values.law()).isPresent();
      for (int n = 0; n < slow.length; n++)
        assertThat(values.value(BigInteger.valueOf(n))).as("%s %s", Arrays.toString(amounts), n)
            .contains(BigInteger.valueOf(slow[n]));
    }
  }

  @ParameterizedTest
  @EnumSource
  void hugeHeaps_areDecidedAtOnce(Convention convention) {
    int won = 0;
    for (VectorGame game : List.of(new TakeAway(1, 4), new TakeAway(2, 5, 9, 13), new AllBut(2, 5)))
      for (int more = 0; more < 8; more++) {
        BigInteger heap = Heavy.HUGE.add(BigInteger.valueOf(more));
        Heaps at = Heaps.of(convention == Convention.NORMAL ? List.of(heap) : List.of(heap, Heavy.HUGE));
        if (game.theorems().getFirst().worth(at, convention).orElseThrow().outcome().wins(Player.LEFT)) {
          Heavy.assertWonAtOnce(game, at, convention);
          won++;
        }
      }
    assertThat(won).isGreaterThan(12);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      take:        | number 1: expected a whole number from 1 to 65536, found nothing
      take:1,0     | number 2: expected a whole number from 1 to 65536, found 0
      take:1,x     | number 2: expected a whole number from 1 to 65536, found 'x'
      take:99999   | number 1: expected a whole number from 1 to 65536, found 99999
      """)
  void badSets_areRefused(String name, String sentence) {
    assertThatThrownBy(() -> TakeAway.named(name)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void names_areSortedAndWithoutRepeats() {
    assertThat(TakeAway.named("take:4,1,4").name()).isEqualTo("take:1,4");
    assertThat(AllBut.named("all-but:5,2").name()).isEqualTo("all-but:2,5");
    assertThat(TakeAway.named("take:4,1")).isEqualTo(new TakeAway(1, 4));
    assertThat(new TakeAway(1, 4).rules()).hasToString("Take 1 or 4 from one heap.");
  }
}
