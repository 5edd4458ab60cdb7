package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Fuzz;
import org.grundy.testing.PlainLine;
import org.grundy.testing.RandomLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random lines against {@link PlainLine}, which reads the same text by itself: the moves of every small heap, and of heaps
 * around each number in the line; what the line's code, span and amounts say of the same; the values that its theorem
 * gives. Letters stand on both sides, cancel, have the factor 0, and are compared with numbers beyond any table.
 */
@Tag("fuzz")
class LineFuzzTest {
  private static final int TO = 26;
  /** Letters run far for the heaps below this, and where the moves differ. */
  private static final int FAR = 2;
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private int read;

  @Test
  void lines_haveTheMovesThatTheySay() {
    read = 0;
    Fuzz.named("rule-lines").cases(150, 100_000).check(RandomLines::next, this::check);
    assertThat(read).isGreaterThan(75);
  }

  private void check(String text) {
    HeapGame game;
    try {
      game = (HeapGame) LineReader.read(text.replace("either ", ""));
    } catch (BadInput _) {
      return;
    }
    read++;
    PlainLine plain = PlainLine.of(text);
    int to = plain.letters() > 1 ? TO / 2 : TO;
    Set<Long> heaps = new TreeSet<>();
    for (long heap = 0; heap <= to; heap++)
      heaps.add(heap);
    NUMBER.matcher(text).results().filter(m -> m.group().length() < 4 && plain.letters() < 2)
        .mapToLong(m -> Long.parseLong(m.group())).forEach(c -> heaps.addAll(List.of(c, c + 1, c + 2)));
    var table = new ArrayList<Set<List<Long>>>();
    for (long heap : heaps) {
      Set<List<Long>> wanted = plain.options(heap, heap < FAR);
      Set<List<Long>> listed;
      try {
        listed = options(game, heap);
      } catch (BadInput bad) {
        assertThat(bad.getMessage()).containsAnyOf("play might not end", "no greatest value", "too large", "tried");
        return;
      }
      if (!listed.equals(wanted))
        wanted = plain.options(heap, true);
      assertThat(listed).as("moves of %d", heap).isEqualTo(wanted);
      Set<List<Long>> all = wanted;
      game.code().ifPresent(code -> assertThat(options(new TakeAndBreak(code), heap)).as("moves of %d by the code %s",
          heap, code).isEqualTo(all));
      game.span().ifPresent(span -> {
        var spanned = new ArrayList<List<Long>>();
        for (long left = span.least(heap); left <= span.most(heap); left++)
          spanned.add(left == 0 ? List.of() : List.of(left));
        assertThat(all).as("moves of %d by the span", heap).containsExactlyInAnyOrderElementsOf(spanned);
      });
      game.amounts().ifPresent(amounts -> assertThat(amounts.upTo((int) heap, _ -> {
      }).stream().mapToObj(taken -> taken == heap ? List.<Long>of() : List.of(heap - taken)).toList())
          .as("amounts of %d", heap).containsExactlyInAnyOrderElementsOf(all));
      if (table.size() == heap)
        table.add(wanted);
    }
    values(game, table);
  }

  /** What a theorem says is the mex of the values of the options. */
  private static void values(HeapGame game, List<Set<List<Long>>> table) {
    Optional<Theorem<Heaps>> theorem = game.theorems().stream().filter(t -> t.heapValues().isPresent()).findFirst();
    if (theorem.isEmpty())
      return;
    int[] values = mex(table);
    for (int heap = 0; heap < values.length; heap++)
      assertThat(theorem.get().heapValues().get().value(BigInteger.valueOf(heap))).as("value of %d", heap)
          .contains(BigInteger.valueOf(values[heap]));
  }

  static int[] mex(List<Set<List<Long>>> table) {
    int[] values = new int[table.size()];
    for (int heap = 0; heap < values.length; heap++) {
      var met = new BitSet();
      table.get(heap).forEach(left -> met.set(left.stream().mapToInt(size -> values[Math.toIntExact(size)])
          .reduce(0, (a, b) -> a ^ b)));
      values[heap] = met.nextClearBit(0);
    }
    return values;
  }

  private static Set<List<Long>> options(HeapGame game, long heap) {
    var found = new TreeSet<List<Long>>((a, b) -> a.toString().compareTo(b.toString()));
    Become into = sizes -> {
      var left = new ArrayList<Long>();
      for (long size : sizes)
        if (size > 0)
          left.add(size);
      found.add(left.stream().sorted().toList());
      return true;
    };
    game.from(heap, into);
    return found;
  }
}
