package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.conjecture.TableRows.Kind;
import org.grundy.conjecture.TableRows.Token;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * The losing positions of two heaps or more as a list, each with its number: {@code 1 1 2}, {@code 2 3 5}, {@code 3 4 7}
 * and so on. Those of two heaps are in the order of their larger heaps. They tell who wins with heaps below the larger heap of the last row: what is
 * not listed is a win. Numbers from 1 on leave out the empty heaps, which are losing. If no first heap is larger than its second, each row stands for both orders of the heaps.
 */
final class PairList {
  /** With fewer rows, three columns may be a square table. */
  private static final int FEWEST = 4;
  private static final int COLUMNS = 3;
  private static final int MOST_DIGITS = 9;
  /** So many heaps are looked at, however long the list. */
  private static final int MOST_SIDE = 1 << 10;

  private PairList() {
  }

  /**
   * Whether the rows, all of the same length, begin with 0, 1, 2, .. or 1, 2, 3, .. and have two numbers or more behind.
   * No table of all values begins so.
   */
  static boolean fits(List<List<Token>> rows) {
    int width = rows.getFirst().size();
    return width >= COLUMNS && rows.size() >= FEWEST && rows.size() != width && (counts(rows, 0) || counts(rows, 1));
  }

  private static boolean counts(List<List<Token>> rows, int from) {
    return IntStream.range(0, rows.size())
        .allMatch(n -> rows.get(n).getFirst().text().equals(Integer.toString(from + n)));
  }

  /** @throws BadInput when the rows are no such list */
  static ValuesTable read(List<List<Token>> rows) {
    int width = rows.getFirst().size();
    if (width > COLUMNS)
      return new ValuesTable(width - 1, counts(rows, 0) ? 0 : 1, rows.stream()
          .flatMapToLong(row -> row.stream().skip(1).mapToLong(PairList::heap)).toArray(), List.of(), true);
    int last = 0;
    boolean ascend = true;
    for (List<Token> row : rows) {
      int larger = Math.max(heap(row.get(1)), heap(row.get(2)));
      if (larger < last)
        throw BadInput.because("{0}: expected losing positions in the order of their larger heaps, found {1} after {2}",
            row.getFirst().place(), larger, last);
      last = larger;
      ascend &= heap(row.get(1)) <= heap(row.get(2));
    }
    int side = Math.min(last, MOST_SIDE);
    if (side < NimValueTable.FEWEST_ROWS)
      throw BadInput.because("expected losing positions with heaps of up to {0} or more, found them up to {1}",
          NimValueTable.FEWEST_ROWS, last);
    var values = new long[side * side];
    Arrays.fill(values, 1);
    for (List<Token> row : rows) {
      int x = heap(row.get(1));
      int y = heap(row.get(2));
      if (Math.max(x, y) < side) {
        values[x + side * y] = 0;
        if (ascend)
          values[y + side * x] = 0;
      }
    }
    boolean fromZero = counts(rows, 0);
    if (!fromZero)
      values[0] = 0;
    return new ValuesTable(2, fromZero ? 0 : 1, values, List.of(), true);
  }

  private static int heap(Token token) {
    if (!token.is(Kind.NUMBER) || token.text().length() > MOST_DIGITS)
      throw token.unlike(Phrase.of("a whole number, {0} or more", 0));
    return Integer.parseInt(token.text());
  }
}
