package org.grundy.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;

/**
 * Filters the phrases that a page leaves out for readers who know no theory: those that are
 * {@linkplain Phrase#technical technical}.
 */
final class TradeWords {
  private TradeWords() {
  }

  /** Whether the phrase or any phrase inside it is technical. */
  static boolean in(Phrase phrase) {
    return phrase.technical() || phrase.args().stream().anyMatch(arg -> arg instanceof Phrase inner && in(inner));
  }

  /**
   * The phrase without technical parts: the first inner phrase that has none; unchanged when there is nothing to leave
   * out, or no such part.
   */
  static Phrase without(Phrase phrase) {
    if (!in(phrase))
      return phrase;
    Optional<Phrase> inner = phrase.args().stream().filter(Phrase.class::isInstance).map(Phrase.class::cast)
        .filter(part -> !in(part)).findFirst();
    return inner.orElse(phrase);
  }

  /** The cells of a row that are not technical; the first, which names the action, always stays. */
  static Report.Row without(Report.Row row) {
    List<Phrase> cells = row.cells();
    return new Report.Row(
        IntStream.range(0, cells.size()).filter(i -> i == 0 || !in(cells.get(i))).mapToObj(cells::get).toList());
  }
}
