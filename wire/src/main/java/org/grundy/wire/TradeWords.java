package org.grundy.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;

/** What a page leaves out for those who have not learnt any theory: phrases that are {@linkplain Phrase#technical technical}. */
final class TradeWords {
  private TradeWords() {
  }

  /** Whether the phrase, or one that it contains, is technical. */
  static boolean in(Phrase phrase) {
    return phrase.technical() || phrase.args().stream().anyMatch(arg -> arg instanceof Phrase inner && in(inner));
  }

  /** The phrase, or the part of it that does without. */
  static Phrase without(Phrase phrase) {
    if (!in(phrase))
      return phrase;
    Optional<Phrase> inner = phrase.args().stream().filter(Phrase.class::isInstance).map(Phrase.class::cast)
        .filter(part -> !in(part)).findFirst();
    return inner.orElse(phrase);
  }

  /** The cells of a row that do without; the first, which says what is done, always stays. */
  static Report.Row without(Report.Row row) {
    List<Phrase> cells = row.cells();
    return new Report.Row(
        IntStream.range(0, cells.size()).filter(i -> i == 0 || !in(cells.get(i))).mapToObj(cells::get).toList());
  }
}
