package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;
import org.grundy.solve.sequence.NimSequence;

/**
 * The nim-values of single heaps in a line with capital letters, for small numbers in their place.
 *
 * @param rows one for each choice of numbers for which the line has moves that end
 * @param to   the largest heap in every row
 */
public record LetterTable(LetteredLine line, List<Row> rows, int to) {
  private static final int[] MOST = {0, 16, 7};
  private static final int TO = 160;

  /** The values of the heaps 0, 1, 2 and so on when the letters are these numbers. */
  public record Row(long[] letters, long[] values) {
  }

  /**
   * @throws BadInput when no choice of numbers makes a game of single heaps
   */
  static LetterTable of(LetteredLine line, Budget budget) {
    var rows = new ArrayList<Row>();
    Optional<BadInput> refused = Optional.empty();
    int count = line.letters().size();
    int choices = (int) Math.pow(MOST[count], count);
    for (int choice = 0; choice < choices; choice++) {
      long[] letters = new long[count];
      for (int i = 0, rest = choice; i < count; i++, rest /= MOST[count])
        letters[i] = 1L + rest % MOST[count];
      try {
        rows.add(new Row(letters, values(line.read(budget, letters), TO, budget)));
      } catch (BadInput bad) {
        refused = refused.or(() -> Optional.of(bad));
      }
    }
    if (rows.isEmpty())
      throw refused.orElseThrow();
    return new LetterTable(line, List.copyOf(rows), TO);
  }

  /** The values of the heaps from 0 to the last, of a line with numbers or sets for its letters. */
  static long[] values(Ruleset<?> line, int last, Budget budget) {
    if (!(line instanceof HeapGame game))
      throw BadInput.because("capital letters work only in rules for one heap, such as {0}", "take k where k <= K");
    try (var scratch = budget.scratch()) {
      NimSequence sequence = NimSequence.of(game);
      sequence.fill(last, scratch.budget());
      long[] values = new long[last + 1];
      Arrays.setAll(values, sequence::value);
      return values;
    }
  }

  /** The numbers that the letters are, from 1 to this one each. */
  int most() {
    return MOST[line.letters().size()];
  }
}
