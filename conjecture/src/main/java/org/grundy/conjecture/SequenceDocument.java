package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.draw.TextOptions;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.game.ClosedTerm;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LineRules;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.sequence.PPositionHeaps;

/**
 * The nim-values of heaps: a table whose rows are periods where that fits, exceptions in brackets, then the period
 * and why it is proved, who loses, and the value of one heap.
 */
public final class SequenceDocument implements Document {
  private static final int COLUMNS = 10;
  private static final int MOST_COLUMNS = 15;
  /** The width of a row's label and the space after it. */
  private static final int LABEL = 6;

  private final HeapSequence sequence;
  private final BigInteger to;
  private final Optional<BigInteger> at;
  private final boolean stats;
  private final Optional<String> further;

  /**
   * @param to      the last heap of the table
   * @param at      another heap whose value is asked for
   * @param stats   whether to say where the values come from
   * @param further the option that searches further for a period; empty where there is none
   */
  public SequenceDocument(HeapSequence sequence, BigInteger to, Optional<BigInteger> at, boolean stats,
      Optional<String> further) {
    this.sequence = sequence;
    this.to = to;
    this.at = at;
    this.stats = stats;
    this.further = further;
  }

  @Override
  public List<Block> blocks() {
    List<BigInteger> values = sequence.values(to);
    Optional<Long> sought = sequence.soughtTo();
    Optional<Law> law = sequence.law();
    var blocks = new ArrayList<Block>();
    blocks.add(heading());
    blocks.add(table(values, law));
    law.map(this::law).or(this::closed).ifPresent(blocks::add);
    sought.map(this::notFound).map(Report.Say::new).ifPresent(blocks::add);
    oeis(values).map(Oeis::said).ifPresent(blocks::add);
    at.map(heap -> asked(heap, law)).ifPresent(blocks::add);
    if (stats)
      SequenceStats.of(sequence).map(SequenceStats::block).ifPresent(blocks::add);
    return blocks;
  }

  private static Optional<String> oeis(List<BigInteger> values) {
    return Oeis.number(
        values.stream().takeWhile(value -> value.bitLength() < Long.SIZE).mapToLong(BigInteger::longValue).toArray());
  }

  private Phrase notFound(long last) {
    return further.map(option -> Phrase.of("No period found up to n = {0}; {1} searches further.", last, option))
        .orElseGet(() -> Phrase.of("No period found up to n = {0}.", last));
  }

  private Block heading() {
    Optional<String> digits = sequence.ruleset() instanceof HeapGame game ? game.code().map(Object::toString)
        : Optional.empty();
    Optional<String> code = digits.filter(text -> !text.equals(sequence.ruleset().name()));
    Phrase rules = sequence.ruleset().rules();
    if (sequence.ruleset() instanceof LineRules) // its name says the same
      return new Report.Say(
          code.map(known -> Phrase.of("{0} The code of this game is {1}.", rules, known)).orElse(rules));
    Phrase named = code.isPresent() ? Phrase.of("{0}, {1}: {2^}", code.get(), sequence.ruleset().name(), rules)
        : Phrase.of("{0}: {1^}", sequence.ruleset().name(), rules);
    // a code comes first as a number, which has no capital; other names stay as they are typed
    return digits.isPresent() ? new Sentence(named) : new Report.Say(named);
  }

  private static int columns(int width, Optional<Law> law) {
    long period = law.map(Law::period).orElse(0L);
    int most = Math.clamp((TextOptions.WIDTH - LABEL - 2) / width, 1, MOST_COLUMNS);
    if (period < 1 || period > most)
      return Math.min(COLUMNS, most);
    return (int) (period < COLUMNS / 2 ? COLUMNS / period * period : period);
  }

  private Block table(List<BigInteger> values, Optional<Law> law) {
    int columns = columns(HeapValues.width(values), law);
    Set<Integer> exceptions = law.map(l -> IntStream.range(0, values.size()).filter(n -> sequence.isException(l, n))
        .boxed().collect(Collectors.toSet())).orElse(Set.of());
    boolean repeats = law.filter(l -> l.gain() == 0 && values.size() >= l.from() + l.period()).isPresent();
    return new HeapValues(columns, values, exceptions,
        repeats ? Optional.of(Phrase.of("repeats forever")) : Optional.empty());
  }

  private Block law(Law law) {
    LongSummaryStatistics exceptions = sequence.exceptionsInAll(law);
    Phrase proved = law.gain() == 0
        ? Phrase.of("Period {0} from n = {1}, proved: {2}.", law.period(), law.from(), law.why())
        : Phrase.of("G(n+{0}) = G(n) + {1} from n = {2}, proved: {3}.", law.period(), law.gain(), law.from(),
            law.why());
    var blocks = new ArrayList<Block>(List.of(new Report.Say(exceptions.getCount() == 0 ? proved
        : Phrase.of("{0} {1} {1:exception|exceptions} [ ], the last at n = {2}.", proved, exceptions.getCount(),
            exceptions.getMax()))));
    if (law.gain() == 0)
      PPositionHeaps.sentence(law.from(), law.period(), sequence::isLost).map(Report.Say::new).ifPresent(blocks::add);
    return new Together(blocks);
  }

  /** The term for all heaps, where a theorem gives one. */
  private Optional<Block> closed() {
    for (Theorem<?> theorem : sequence.ruleset().theorems())
      if (theorem.closed().isPresent()) {
        ClosedTerm term = theorem.closed().get();
        return Optional.of(new Report.Say(Phrase.of("G(n) = {0} for all n from {1}: {2} ({3}).",
            Phrase.verbatim(term.term()), term.from(), term.meaning(), theorem.citation().authors())));
      }
    return Optional.empty();
  }

  private Block asked(BigInteger heap, Optional<Law> known) {
    BigInteger value = sequence.value(heap);
    Phrase given = Phrase.of("G({0}) = {1}", heap, value);
    Phrase outcome = value.signum() == 0 ? Phrase.of("P-position") : Phrase.of("N-position");
    Phrase place = known.map(law -> Phrase.of("n mod {0} = {1}, {2}", law.period(),
        heap.mod(BigInteger.valueOf(law.period())), outcome)).orElse(outcome);
    return new Unbroken(Phrase.of("{0}     {1}", given, place));
  }

  @Override
  public void fields(Fields out) {
    out.put("game", sequence.ruleset().name()).list("nimValues", sequence.values(to));
    sequence.soughtTo().ifPresent(last -> out.put("noPeriodTo", last));
    sequence.law().ifPresent(law -> out.object("law").put("from", law.from()).put("period", law.period())
        .put("gain", law.gain()).list("exceptions", sequence.exceptions(law)));
    oeis(sequence.values(to)).ifPresent(number -> out.put("oeis", number));
    at.ifPresent(heap -> out.object("at").put("heap", heap).put("nimValue", sequence.value(heap)));
    if (stats)
      SequenceStats.of(sequence).ifPresent(told -> told.fields(out.object("stats")));
  }
}
