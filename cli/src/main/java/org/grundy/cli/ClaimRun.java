package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import org.grundy.claim.Claim;
import org.grundy.claim.ClaimDocument;
import org.grundy.claim.Trial;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;

/** Checks claims and prints the findings. */
record ClaimRun(Console console, SharedOptions shared) {
  /**
   * Checks them in turn.
   *
   * @param refuted whether only the known mistakes are checked
   * @return the exit status
   */
  int run(List<Claim> claims, boolean refuted) {
    var trial = new Trial(shared.budget(console));
    var all = new ArrayList<ClaimDocument>();
    for (Claim claim : claims) {
      ClaimDocument checked = ClaimDocument.of(claim, trial);
      all.add(checked);
      if (!shared.json())
        shared.print(console, checked);
    }
    shared.print(console, Document.of(summary(all, refuted), out -> ClaimDocument.fields(out, all)));
    if (all.stream().anyMatch(checked -> checked.finding().verdict() instanceof Verdict.GaveUp))
      return shared.unsettled(console);
    return all.stream().allMatch(ClaimDocument::asExpected) ? Exit.ANSWERED : Exit.REFUTED;
  }

  private static Phrase summary(List<ClaimDocument> all, boolean refuted) {
    long others = all.stream().filter(checked -> !checked.asExpected()).count();
    if (others > 0)
      return Phrase.of("{0} of {1} {1:claim|claims} did not come out as expected.", others, all.size());
    if (refuted)
      return Phrase.of("As expected: these are known errors in the sources.");
    return all.size() == 1 ? Phrase.of("The claim came out as expected.")
        : Phrase.of("All {0} claims came out as expected.", all.size());
  }
}
