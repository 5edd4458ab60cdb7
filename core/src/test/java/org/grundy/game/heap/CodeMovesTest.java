package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

/** Moves between heaps of any size against those that are listed heap by heap. */
class CodeMovesTest {
  private static final BigInteger HUGE = BigInteger.TEN.pow(40);

  @Test
  void lists_whatTheGameLists() {
    var random = new Random(7);
    for (int round = 0; round < 300; round++) {
      OctalCode code = code(random);
      Heaps at = Heaps.of(random.nextInt(9), random.nextInt(7));
      assertThat(listed(code, at)).as("%s at %s", code, at).isEqualTo(moves(code, at));
    }
  }

  @Test
  void legal_isToBeListed() {
    var random = new Random(8);
    for (int round = 0; round < 300; round++) {
      OctalCode code = code(random);
      Heaps at = Heaps.of(random.nextInt(8), random.nextInt(6));
      Set<Heaps> moves = moves(code, at);
      assertThat(moves).as("%s at %s", code, at).allMatch(to -> CodeMoves.legal(code, at, to));
      for (int other = 0; other < 40; other++) {
        Heaps to = Heaps.of(random.ints(1 + random.nextInt(4), 0, 8).asLongStream().toArray());
        assertThat(CodeMoves.legal(code, at, to)).as("%s from %s to %s", code, at, to)
            .isEqualTo(moves.contains(to));
      }
    }
  }

  @Test
  void hugeHeaps_loseWhatTheCodeSays() {
    Heaps at = Heaps.of(List.of(HUGE));
    OctalCode kayles = OctalCode.parse("0.77");
    assertThat(CodeMoves.legal(kayles, at, Heaps.of(List.of(HUGE.subtract(BigInteger.TWO))))).isTrue();
    assertThat(CodeMoves.legal(kayles, at, Heaps.of(List.of(BigInteger.TEN, HUGE.subtract(BigInteger.valueOf(11))))))
        .isTrue();
    assertThat(CodeMoves.legal(kayles, at, Heaps.of(List.of(BigInteger.TEN, HUGE.subtract(BigInteger.TEN))))).isFalse();
    assertThat(CodeMoves.legal(OctalCode.parse("0.[3]"), at, Heaps.of(0))).isTrue();
    var first = new ArrayList<Heaps>();
    new TakeAndBreak(kayles).moves(at, Player.LEFT, (to, _) -> first.add(to) && first.size() < 3);
    assertThat(first).containsExactly(Heaps.of(List.of(HUGE.subtract(BigInteger.ONE))),
        Heaps.of(List.of(HUGE.subtract(BigInteger.TWO))),
        Heaps.of(List.of(BigInteger.ONE, HUGE.subtract(BigInteger.TWO))));
  }

  @Test
  void place_repeats() {
    OctalCode code = OctalCode.parse("0.12[345]");
    for (int place = 0; place < 40; place++)
      assertThat(code.digit(code.place(BigInteger.valueOf(place)))).isEqualTo(code.digit(place));
    BigInteger far = BigInteger.TWO.pow(80);
    assertThat(code.digit(code.place(far))).isEqualTo(3 + far.subtract(BigInteger.valueOf(3)).mod(BigInteger.valueOf(3))
        .intValueExact());
    assertThat(OctalCode.parse("0.7").digit(OctalCode.parse("0.7").place(far))).isZero();
  }

  private static OctalCode code(Random random) {
    if (random.nextInt(8) == 0)
      return OctalCode.parse("4!." + random.nextInt(8) + random.nextInt(8));
    String digits = (random.nextBoolean() ? "4" : "0") + "." + Integer.toHexString(random.nextInt(16))
        + Integer.toHexString(random.nextInt(16));
    return OctalCode
        .parse(random.nextInt(3) == 0 ? digits + "[" + random.nextInt(8) + random.nextInt(8) + "]" : digits);
  }

  private static Set<Heaps> moves(OctalCode code, Heaps at) {
    var found = new HashSet<Heaps>();
    HeapMoves.list(new TakeAndBreak(code), at, (to, _) -> {
      found.add(to);
      return true;
    });
    return found;
  }

  private static Set<Heaps> listed(OctalCode code, Heaps at) {
    var found = new HashSet<Heaps>();
    CodeMoves.list(code, at, (to, _) -> {
      found.add(to);
      return true;
    });
    return found;
  }
}
