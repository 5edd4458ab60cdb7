package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.value.Convention;

/**
 * Rules with capital letters for which no formula is looked for: one of them stands for a set, or play is misère.
 *
 * @param rules   as they were typed
 * @param letters for numbers
 * @param set     the letter for a set
 * @param rows    nim-values for some sets, when only a set is given
 */
public record InputConjecture(String rules, List<String> letters, Optional<String> set, Convention play, List<Row> rows)
    implements
      Findings {
  private static final List<List<Long>> SETS = List.of(List.of(1L, 2L), List.of(1L, 3L), List.of(2L, 5L),
      List.of(1L, 3L, 4L));
  private static final int TO = 15;

  /** The nim-values of the heaps 0, 1, 2, &hellip; for a set. */
  public record Row(List<Long> set, long[] values) {
  }

  public InputConjecture {
    letters = List.copyOf(letters);
    rows = List.copyOf(rows);
  }

  /** @throws org.grundy.phrase.BadInput when the line is not one of single heaps */
  static InputConjecture of(LetteredLine line, Convention play, Budget budget) {
    var rows = new ArrayList<Row>();
    if (play == Convention.NORMAL && line.letters().isEmpty())
      for (List<Long> set : SETS)
        rows.add(new Row(set,
            LetterTable.values(line.read(budget, new LetteredLine.Given(List.of(), set)), TO, budget)));
    return new InputConjecture(line.text(), line.letters(), line.set(), play, rows);
  }

  /** The set of a row, as in {@code S = {1,3}}. */
  public String name(Row row) {
    return set.orElseThrow()
        + row.set().stream().map(Object::toString).collect(Collectors.joining(",", " = {", "}"));
  }

  @Override
  public Optional<Citation> theorem() {
    return Optional.empty();
  }

  @Override
  public List<Phrase> tried() {
    return List.of();
  }

  @Override
  public Optional<BudgetSpent.Limit> stopped() {
    return Optional.empty();
  }

  @Override
  public boolean settled() {
    return true;
  }

  @Override
  public Optional<String> program(TargetLanguage code) {
    return Optional.empty();
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new InputDocument(this, programs);
  }
}
