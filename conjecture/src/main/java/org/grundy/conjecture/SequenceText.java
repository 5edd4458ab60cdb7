package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import org.grundy.draw.GridText;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.TextOptions;
import org.grundy.game.ClosedTerm;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;
import org.grundy.solve.HeapSequence;

/**
 * The nim-values of heaps as text: a table whose rows are periods where that fits, exceptions in brackets, then the period
 * and why it is proved, who loses, and the value of one heap.
 */
public final class SequenceText {
  private static final int COLUMNS = 10;
  private static final int MOST_COLUMNS = 15;
  /** A label of a row, and the space after it. */
  private static final int LABEL = 6;

  private final HeapSequence sequence;
  private final TextOptions options;
  private final Optional<Law> law;
  private final List<String> lines = new ArrayList<>();

  private SequenceText(HeapSequence sequence, TextOptions options) {
    this.sequence = sequence;
    this.options = options;
    this.law = sequence.law();
  }

  /**
   * The lines.
   *
   * @param to the last heap of the table
   * @param at the heap that is asked for besides
   */
  public static List<String> lines(HeapSequence sequence, BigInteger to, Optional<BigInteger> at, TextOptions options) {
    var text = new SequenceText(sequence, options);
    List<BigInteger> values = sequence.values(to);
    text.heading();
    text.table(values);
    text.law.ifPresentOrElse(text::law, text::closed);
    at.ifPresent(text::asked);
    return text.lines;
  }

  private void say(Phrase phrase) {
    lines.addAll(Paragraphs.lines(options.voice().say(phrase), "", "", options.width()));
  }

  private void heading() {
    Optional<String> code = sequence.ruleset() instanceof HeapGame game
        ? game.code().map(Object::toString).filter(text -> !text.equals(game.name())) : Optional.empty();
    Phrase rules = sequence.ruleset().rules();
    say(code.isPresent() ? Phrase.of("{0}, {1}: {2}", code.get(), sequence.ruleset().name(), rules)
        : Phrase.of("{0}: {1}", sequence.ruleset().name(), rules));
    lines.add("");
  }

  private int columns(int width) {
    long period = law.map(Law::period).orElse(0L);
    int most = Math.clamp((options.width() - LABEL - 2) / width, 1, MOST_COLUMNS);
    if (period < 1 || period > most)
      return Math.min(COLUMNS, most);
    return (int) (period < COLUMNS / 2 ? COLUMNS / period * period : period);
  }

  private void table(List<BigInteger> values) {
    int digits = values.stream().mapToInt(value -> value.toString().length()).max().orElse(1);
    int width = Math.max(4, digits + 3);
    int columns = columns(width);
    var head = new StringBuilder(GridText.padded("n", LABEL)).append("  ");
    for (int i = 0; i < columns; i++)
      head.append(GridText.padded("+" + i, width - 1)).append(' ');
    lines.add(head.toString().stripTrailing());
    for (int from = 0; from < values.size(); from += columns) {
      var line = new StringBuilder(GridText.padded(Integer.toString(from), LABEL)).append("  ");
      for (int n = from; n < Math.min(values.size(), from + columns); n++) {
        long heap = n;
        boolean exception = law.filter(l -> sequence.isException(l, heap)).isPresent();
        line.append(GridText.padded((exception ? "[" : "") + values.get(n), width - 1)).append(exception ? "]" : " ");
      }
      boolean ended = from + columns >= values.size() && law.isPresent() && law.get().gain() == 0
          && values.size() >= law.get().from() + law.get().period();
      lines.add(line.toString().stripTrailing() + (ended ? "   " + options.voice().say("and so for ever") : ""));
    }
  }

  private void law(Law law) {
    lines.add("");
    LongSummaryStatistics exceptions = sequence.exceptionsInAll(law);
    Phrase proved = law.gain() == 0
        ? Phrase.of("Period {0} from n = {1}, proved: {2}.", law.period(), law.from(), law.why())
        : Phrase.of("G(n+{0}) = G(n) + {1} from n = {2}, proved: {3}.", law.period(), law.gain(), law.from(),
            law.why());
    say(exceptions.getCount() == 0 ? proved
        : Phrase.of("{0} {1} {1:exception|exceptions} [ ], the last at n = {2}.", proved, exceptions.getCount(),
            exceptions.getMax()));
    if (law.gain() == 0)
      LostHeaps.sentence(law.from(), law.period(), sequence::isLost).ifPresent(this::say);
  }

  /** A term for all heaps, where a theorem gives one. */
  private void closed() {
    for (Theorem<?> theorem : sequence.ruleset().theorems())
      if (theorem.closed().isPresent()) {
        ClosedTerm term = theorem.closed().get();
        lines.add("");
        say(Phrase.of("G(n) = {0} for all n from {1}: {2} ({3}).", Phrase.verbatim(term.term()), term.from(),
            term.meaning(), theorem.citation().authors()));
        return;
      }
  }

  private void asked(BigInteger heap) {
    lines.add("");
    BigInteger value = sequence.value(heap);
    Phrase given = Phrase.of("G({0}) = {1}", heap, value);
    Phrase outcome = value.signum() == 0 ? Phrase.of("P-position") : Phrase.of("N-position");
    Phrase place = law.map(law -> Phrase.of("n mod {0} = {1}, {2}", law.period(),
        heap.mod(BigInteger.valueOf(law.period())), outcome)).orElse(outcome);
    lines.add(options.voice().say(given) + "     " + options.voice().say(place));
  }
}
