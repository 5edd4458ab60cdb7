package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NimTest {
  private final Nim nim = new Nim();
  private final Theorem<Heaps> theorem = nim.theorems().getFirst();

  private boolean lost(Heaps at, Convention convention, Map<Heaps, Boolean> known) {
    Heaps normal = nim.normal(at);
    Boolean before = known.get(normal);
    if (before != null)
      return before;
    var options = new ArrayList<Heaps>();
    nim.moves(normal, (to, _) -> options.add(to));
    boolean lost = options.isEmpty() ? convention == Convention.NORMAL
        : options.stream().noneMatch(to -> lost(to, convention, known));
    known.put(normal, lost);
    return lost;
  }

  @ParameterizedTest
  @EnumSource
  void everyPositionOfFourSmallHeaps_isAsSearched(Convention convention) {
    Map<Heaps, Boolean> known = new HashMap<>();
    for (int code = 0; code < 6 * 6 * 6 * 6; code++) {
      Heaps at = Heaps.of(code % 6, code / 6 % 6, code / 36 % 6, code / 216);
      boolean lost = lost(at, convention, known);
      assertThat(theorem.worth(at, convention).orElseThrow().outcome()).isEqualTo(lost ? Outcome.P : Outcome.N);
      var winning = new ArrayList<Heaps>();
      nim.moves(at, (to, _) -> !lost(to, convention, known) || winning.add(to));
      Winning<Heaps> claimed = theorem.winning(at, Player.LEFT, convention);
      assertThat(claimed.some()).as("%s", at).containsExactlyInAnyOrderElementsOf(winning);
      assertThat(claimed.count()).isEqualTo(Count.exactly(winning.size()));
    }
  }

  @Test
  void reaching_listsTheMovesToAValue() {
    assertThat(theorem.reaching(Heaps.of(3, 4), Player.LEFT, BigInteger.valueOf(6)).orElseThrow().some())
        .containsExactly(Heaps.of(2, 4));
    assertThat(theorem.reaching(Heaps.of(3, 4), Player.LEFT, BigInteger.valueOf(7)).orElseThrow().some()).isEmpty();
  }

  /** The example of the lecture notes: 18, 6, 3, 20 and 9 have the nim-sum 10, and 9 becomes 3. */
  @Test
  void columns_showTheOddOnesAndTheHeap() {
    Heaps at = Heaps.of(18, 6, 3, 20, 9);
    assertThat(theorem.worth(at, Convention.NORMAL)).contains(NimValue.of(10));
    var items = theorem.why(at, Convention.NORMAL).items();
    assertThat(((Reason.Sentence) items.getFirst()).phrase().toString())
        .startsWith("18 xor 6 xor 3 xor 20 xor 9 = 10, which is not 0, so the player to move wins: 9 -> 3 makes it 0.");
    var columns = (Exhibit.Columns) items.get(1);
    assertThat(columns.weights()).containsExactly("16", "8", "4", "2", "1");
    assertThat(columns.rows()).extracting(Exhibit.Row::digits)
        .containsExactly("10010", "00110", "00011", "10100", "01001");
    assertThat(columns.rows().getLast().remark()).hasToString("only heap with a 1 in the top odd column");
    assertThat(columns.total().getFirst().remark()).hasToString("odd columns: 8 and 2");
  }

  @Test
  void marienbad_isLost() {
    Heaps at = Heaps.of(1, 3, 5, 7);
    assertThat(theorem.worth(at, Convention.MISERE)).contains(new Worth.Only(Outcome.P));
    assertThat(theorem.why(at, Convention.MISERE).items().getLast().toString())
        .contains("Here 1 xor 3 xor 5 xor 7 = 0, and some heap has 2 or more.");
  }

  /** Columns are seen in the endgame too, and the one heap that decides is named. */
  @Test
  void lastLargeHeap_isNamed() {
    var items = theorem.why(Heaps.of(0, 1, 4, 1), Convention.MISERE).items();
    assertThat(((Exhibit.Columns) items.getFirst()).rows()).extracting(Exhibit.Row::digits)
        .containsExactly("000", "001", "100", "001");
    assertThat(items.getLast().toString())
        .contains("Heap 3 is the only one with 2 or more: reduce it to 1, so that the number of 1s is odd.");
  }

  @Test
  void reasons_areShort() {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(5);
    for (int round = 0; round < 200; round++) {
      Heaps at = nim.notation().random(random, 1 + random.nextInt(40));
      for (Convention convention : Convention.values())
        assertThat(theorem.why(at, convention).items()).hasSizeLessThanOrEqualTo(5);
    }
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    BigInteger huge = BigInteger.TEN.pow(10_000);
    Heaps at = Heaps.of(List.of(huge, huge.subtract(BigInteger.ONE), huge.shiftLeft(1)));
    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
      Heaps to = theorem.winning(at, Player.LEFT, Convention.NORMAL).some().getFirst();
      assertThat(theorem.worth(to, Convention.NORMAL)).contains(NimValue.ZERO);
      assertThat(theorem.why(at, Convention.NORMAL).items()).hasSize(2);
    });
  }
}
