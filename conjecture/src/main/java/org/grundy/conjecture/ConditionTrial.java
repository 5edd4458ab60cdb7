package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;

/**
 * The result of testing a user's condition for the P-positions.
 *
 * @param claim     the condition as typed
 * @param play      the convention, normal or misère
 * @param names     of the heaps
 * @param bound     how far it was tested, in words
 * @param to        the largest heap tested
 * @param refuted   the least counterexample
 * @param lost      whether the player to move loses there
 * @param missed    all counterexamples, where they are few and small; else none
 * @param proof     the proof that it is right for heaps of all sizes, apart from those missed
 * @param truth     whether each of the first single heaps is a P-position; empty for several heaps
 * @param said      the same according to the condition
 * @param holds     the true rule for the P-positions, in a sentence
 */
public record ConditionTrial(String claim, Convention play, List<String> names, Phrase bound, long to,
    Optional<List<Long>> refuted, boolean lost, List<List<Long>> missed, Optional<Phrase> proof, List<Boolean> truth,
    List<Boolean> said, Optional<Phrase> holds) implements ClaimVerdict {
  public ConditionTrial {
    names = List.copyOf(names);
    refuted = refuted.map(List::copyOf);
    missed = missed.stream().map(List::copyOf).toList();
    truth = List.copyOf(truth);
    said = List.copyOf(said);
  }

  @Override
  public boolean proved() {
    return refuted.isEmpty() && proof.isPresent();
  }

  @Override
  public Phrase verdict() {
    if (refuted.isPresent())
      return Phrase.of("Refuted at {0}.", Exceptions.at(refuted.get(), names));
    return proof.isPresent()
        ? Phrase.of("Proved: the player to move loses exactly when {0}, for heaps of all sizes.", claim)
        : Phrase.of("Checked for {0}, not proved.", bound);
  }

  @Override
  public List<Phrase> more() {
    if (refuted.isEmpty())
      return List.of();
    var more = new ArrayList<>(List.of(lost
        ? Phrase.of("The player to move loses there, but the condition {0} is false.", claim)
        : Phrase.of("The player to move wins there, though {0}.", claim)));
    more.addAll(new Exceptions(missed, true).told(names, elsewhere()));
    more.addAll(ClaimVerdict.misread(claim, names.getFirst()));
    return more;
  }

  @Override
  public void fields(Fields out) {
    boolean single = names.size() == 1;
    out.put("claims", "lost");
    if (refuted.isPresent() && single)
      out.put("least", refuted.get().getFirst()).put("lost", lost);
    else if (refuted.isPresent())
      out.list("least", refuted.get()).put("lost", lost);
    else
      proof.ifPresent(how -> out.put("how", how.toString()));
    if (!missed.isEmpty())
      out.list("wrongOnlyAt", single ? missed.stream().map(List::getFirst).toList() : missed)
          .put("elsewhere", proof.isPresent() ? "proved" : "checked");
  }

  private Phrase elsewhere() {
    if (names.size() > 1)
      return proof.isPresent() ? Phrase.of("Proved: it holds everywhere else.")
          : Phrase.of("It holds everywhere else for {0}, checked, not proved.", bound);
    long from = missed.isEmpty() ? 0 : missed.getLast().getFirst() + 1;
    return proof.isPresent() ? Phrase.of("Proved: it holds for all {0} >= {1}.", names.getFirst(), from)
        : Phrase.of("It holds for {0} <= {1} <= {2}, checked, not proved.", from, names.getFirst(), to);
  }
}
