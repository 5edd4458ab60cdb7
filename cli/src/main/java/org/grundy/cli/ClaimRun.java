package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import org.grundy.claim.Claim;
import org.grundy.claim.ClaimText;
import org.grundy.claim.Finding;
import org.grundy.claim.Trial;
import org.grundy.explain.Voice;
import org.grundy.reason.Verdict;
import org.grundy.wire.ClaimJson;
import org.grundy.wire.Json;

/** Checks claims and says what was found. */
record ClaimRun(Console console, Shared shared) {
  /**
   * Checks them in turn.
   *
   * @param refuted whether these are the known mistakes only
   * @return the exit status
   */
  int run(List<Claim> claims, boolean refuted) {
    var trial = new Trial(shared.budget(console));
    var checked = new ArrayList<ClaimJson.Checked>();
    for (Claim claim : claims) {
      Finding finding = claim.checked(trial);
      checked.add(new ClaimJson.Checked(claim, finding));
      if (!shared.json())
        ClaimText.lines(claim, finding, shared.textOptions(console)).forEach(console.out()::println);
    }
    if (shared.json())
      console.out().println(Json.line(ClaimJson.of(checked, shared.voice())));
    else
      console.out().println(summary(checked, refuted, shared.voice()));
    return status(checked);
  }

  private static String summary(List<ClaimJson.Checked> checked, boolean refuted, Voice voice) {
    long others = checked.stream().filter(c -> !c.claim().asExpected(c.finding())).count();
    if (others > 0)
      return voice.say("Not as expected: {0} of {1} {1:claim|claims}.", others, checked.size());
    return refuted ? voice.say("As expected: these are the known mistakes of the texts.")
        : voice.say("As expected: {0} {0:claim|claims}.", checked.size());
  }

  private int status(List<ClaimJson.Checked> checked) {
    if (checked.stream().anyMatch(c -> c.finding().verdict() instanceof Verdict.GaveUp))
      return shared.unsettled(console);
    return checked.stream().allMatch(c -> c.claim().asExpected(c.finding())) ? Exit.ANSWERED : Exit.REFUTED;
  }
}
