package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/**
 * A rule for each heap of a numbered list of losing positions of three heaps or more, as far as one was found; it is
 * checked on the list and nowhere else.
 *
 * @param from    the number of the first position, 0 or 1
 * @param columns each heap of all positions
 * @param rules   the rule of each, if there is one
 */
public record VectorConjecture(int from, List<long[]> columns, List<Optional<Phrase>> rules, List<Phrase> tried,
    Optional<BudgetSpent.Limit> stopped) implements Findings {
  public VectorConjecture {
    columns = List.copyOf(columns);
    rules = List.copyOf(rules);
    tried = List.copyOf(tried);
  }

  /** The number of the last position. */
  public int to() {
    return from + columns.getFirst().length - 1;
  }

  /** The name of a heap: x, y, z, then others. */
  public String name(int column) {
    return name(column, columns.size());
  }

  static String name(int column, int columns) {
    return columns <= PPositionForm.NAMES.size() ? PPositionForm.NAMES.get(column) : "x" + (column + 1);
  }

  /** How many heaps have a rule. */
  public int found() {
    return (int) IntStream.range(0, rules.size()).filter(column -> rules.get(column).isPresent()).count();
  }

  @Override
  public Optional<Citation> theorem() {
    return Optional.empty();
  }

  @Override
  public boolean settled() {
    return found() == rules.size() || stopped.isEmpty();
  }

  /** No program: the numbers of the positions are not the input of a contest. */
  @Override
  public Optional<String> program(TargetLanguage code) {
    return Optional.empty();
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new VectorDocument(this, programs);
  }
}
