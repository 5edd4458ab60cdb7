package org.grundy.solve.key;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.solve.board.MoveTrie;
import org.grundy.solve.key.CellNumbers.Laying;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a player on the numbers of boards. Nodes are those of the {@link MoveTrie}.
 *
 * <p>A position is first mapped by every symmetry of the board; what a move changes has been mapped beforehand. So the
 * options of a position cost a test for each question of the trie that is reached, and three operations for each option and
 * symmetry.
 */
final class NumberedMoves {
  /** Moves are counted together if that takes at most as many questions for each node that is always asked. */
  private static final int QUESTIONS_PER_START = 2;

  private final CellNumbers numbers;
  /** The bits of a cell, and what they are when it holds what a node asks for. */
  private final long[] asked;
  private final long[] wanted;
  private final int[] skips;
  private final int[] changes;
  /** Of change j under the symmetry s at j times symmetries plus s: the bits that are kept, then those that are set. */
  private final long[] kept;
  private final long[] set;
  private final Laying[] layings;
  /** Counts the moves; null where asking the nodes takes less time. */
  private final @Nullable MoveCounter together;

  /**
   * @param moves   of the player, on the words of the board
   * @param numbers of the boards
   * @param layings under which the options are numbered
   * @param oneBit  whether no code has two bits set
   */
  NumberedMoves(MoveTrie moves, CellNumbers numbers, Laying[] layings, boolean oneBit) {
    this.numbers = numbers;
    this.layings = layings;
    this.skips = moves.skips;
    this.changes = moves.changes;
    this.asked = new long[moves.cells.length];
    this.wanted = new long[asked.length];
    for (int node = 0; node < asked.length; node++) {
      long cell = moves.cells[node] & numbers.live;
      wanted[node] = numbers.number(cell & ~moves.lowFlips[node], cell & ~moves.highFlips[node]);
      // then the bit that is set tells a code from the others
      asked[node] = oneBit ? wanted[node] : numbers.number(cell, cell);
      // no cell that is never live can hold what is asked
      if (cell == 0)
        wanted[node] = 1;
    }
    int count = moves.cleared.length * layings.length;
    this.kept = new long[count];
    this.set = new long[count];
    for (int change = 0, i = 0; change < moves.cleared.length; change++)
      for (Laying laying : layings) {
        long cleared = numbers.laid(moves.cleared[change] & numbers.live, laying);
        kept[i] = ~numbers.number(cleared, cleared);
        set[i++] = numbers.laid(moves.low[change] & numbers.live, moves.high[change] & numbers.live, laying);
      }
    var builder = new MoveCounter.Builder();
    collect(builder);
    MoveCounter counter = builder.built();
    this.together = counter.cost() <= QUESTIONS_PER_START * moves.starts.length ? counter : null;
  }

  /** Whether counting the moves together takes little time. */
  boolean countsTogether() {
    return together != null;
  }

  void collect(MoveCounter.Builder counter) {
    collect(0, asked.length, 0, 0, counter);
  }

  private void collect(int begin, int end, long askedBefore, long wantedBefore, MoveCounter.Builder counter) {
    for (int i = begin; i < end; i = skips[i]) {
      if (asked[i] == 0)
        continue;
      long all = askedBefore | asked[i];
      long wants = wantedBefore | wanted[i];
      if (changes[i] < changes[i + 1])
        counter.add(Long.numberOfTrailingZeros(numbers.cells(all)), all, wants,
            changes[i + 1] - changes[i]);
      collect(i + 1, skips[i], all, wants, counter);
    }
  }

  /** Adds what makes these moves different from others, in a way that does not depend on which bits are asked for. */
  void digest(LongStream.Builder out) {
    LongStream.of(asked).map(numbers::bothBits).forEach(out);
    for (long[] words : List.of(wanted, kept, set))
      LongStream.of(words).forEach(out);
    for (int[] words : List.of(skips, changes))
      IntStream.of(words).forEach(out::add);
  }

  int count(long number) {
    if (together != null)
      return together.count(number);
    int count = 0;
    for (int i = 0; i < asked.length;)
      if ((number & asked[i]) != wanted[i]) {
        i = skips[i];
      } else {
        count += changes[i + 1] - changes[i];
        i++;
      }
    return count;
  }

  /** Adds the numbers of a position's options, each with the bit of the player to move. */
  void options(long number, long mover, LongList out) {
    long low = numbers.low(number);
    long high = numbers.high(number);
    int images = layings.length;
    var image = new long[images];
    for (int s = 0; s < images; s++)
      image[s] = numbers.laid(low, high, layings[s]);
    for (int i = 0; i < asked.length;)
      if ((number & asked[i]) != wanted[i]) {
        i = skips[i];
      } else {
        for (int j = changes[i] * images; j < changes[i + 1] * images; j += images) {
          long least = Long.MAX_VALUE;
          for (int s = 0; s < images; s++)
            least = Math.min(least, image[s] & kept[j + s] | set[j + s]);
          out.add(mover | least);
        }
        i++;
      }
  }
}
