package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.explain.Document.Block;
import org.grundy.explain.Document.Discovery;
import org.grundy.explain.Document.Headed;
import org.grundy.explain.Document.Note;
import org.grundy.explain.Document.Statement;
import org.grundy.phrase.Phrase;
import org.grundy.solve.sequence.PPositionHeaps;

/** Says which single heaps are losing, after a form that is 1 for those and 0 for others. */
final class LosingHeaps {
  static final FormulaNames NAMES = FormulaNames.of("L");
  private static final int MOST_NAMED = 8;
  private static final int MOST_LISTED = 40;
  /** Up to so many more are listed, too. */
  private static final int FEW_MORE = 3;

  private final Conjecture.Found found;
  /** The losing heaps, where they are finitely many. */
  private final Optional<List<Long>> all;

  /** @param lost whether a heap below the first that the form covers is losing */
  LosingHeaps(Conjecture.Found found, LongPredicate lost) {
    this.found = found;
    this.all = found.form() instanceof PeriodForm period && period.isZero()
        ? Optional.of(LongStream.range(0, period.from()).filter(lost).boxed().toList()).filter(some -> !some.isEmpty())
        : Optional.empty();
  }

  /**
   * The rule in words where finitely many heaps are losing, else the form.
   *
   * @param head what stands before the rule
   */
  List<Block> blocks(Phrase head) {
    Statement rule = all.map(this::words).map(said -> new Statement(found.verdict().limited(said), Optional.empty()))
        .orElseGet(() -> new Statement(found.text(NAMES), found.form().scope(NAMES)));
    Block finding = new Discovery(List.of(rule), found.verdict(NAMES), Optional.empty());
    var blocks = new ArrayList<Block>();
    if (all.isPresent())
      blocks.add(Headed.of(head, finding));
    else
      blocks.add(Headed.of(head,
          new Note(Phrase.of("A rule for the losing heaps; L(n) is 1 if n is losing, otherwise 0:")), finding));
    all.filter(some -> some.size() > MOST_NAMED).map(LosingHeaps::listed).map(Note::new).ifPresent(blocks::add);
    return blocks;
  }

  private Phrase words(List<Long> losing) {
    return losing.size() <= MOST_NAMED
        ? Phrase.of("one heap of n is losing exactly when n is {0}", PPositionHeaps.either(losing))
        : Phrase.of("no single heap above {0} is losing", losing.getLast());
  }

  private static Phrase listed(List<Long> losing) {
    boolean all = losing.size() <= MOST_LISTED + FEW_MORE;
    String listed = losing.stream().limit(all ? losing.size() : MOST_LISTED).map(n -> n.toString())
        .collect(Collectors.joining(", "));
    return Phrase.of("The losing heaps: {0}.", all ? listed : listed + ", .., " + losing.getLast());
  }
}
