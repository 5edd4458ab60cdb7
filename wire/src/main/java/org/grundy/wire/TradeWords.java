package org.grundy.wire;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;

/**
 * Sentences that nobody understands without having learnt some theory: those that name P- and N-positions, the mex, or
 * values. They are known by their English, so that every language leaves out the same.
 */
final class TradeWords {
  private static final Pattern WORDS = Pattern
      .compile("\\b([PN]-positions?|nim-values?|nim-sum|mex|values?|G\\()|^to \\{0}$|answers to",
          Pattern.CASE_INSENSITIVE);

  private TradeWords() {
  }

  /** Whether the phrase, or one that it contains, uses such a word. */
  static boolean in(Phrase phrase) {
    return WORDS.matcher(phrase.english()).find()
        || phrase.args().stream().anyMatch(arg -> arg instanceof Phrase inner && in(inner));
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
