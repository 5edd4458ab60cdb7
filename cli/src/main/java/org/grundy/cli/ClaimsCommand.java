package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.claim.Claim;
import org.grundy.claim.Claims;
import org.grundy.claim.Finding;
import org.grundy.claim.Trial;
import org.grundy.draw.ClaimText;
import org.grundy.explain.Voice;
import org.grundy.reason.Verdict;
import org.grundy.wire.ClaimJson;
import org.grundy.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The statements of texts on combinatorial games, checked now. */
@Command(name = "claims", description = "The statements of texts on combinatorial games, checked now.",
    footer = {"", "The exit status is 0 when every verdict is the expected one: a known mistake is refuted.", "",
        "Examples:", "  ./grundy claims S8", "  ./grundy claims 002", "  ./grundy claims --refuted"})
final class ClaimsCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Shared shared = new Shared();

  @Parameters(paramLabel = "ID", arity = "0..1",
      description = "A claim (S3.2), a row (S3) or a text (001); else all.") private String id = "";

  @Option(names = "--refuted", description = "The known mistakes of the texts only.") private boolean refuted;

  ClaimsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Claim> claims = (id.isEmpty() ? Claims.ALL : Claims.of(Shared.position(List.of(id)))).stream()
        .filter(claim -> !refuted || claim.expected() == Claim.Expected.REFUTED).toList();
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
      console.out().println(summary(checked, shared.voice()));
    return status(checked);
  }

  private String summary(List<ClaimJson.Checked> checked, Voice voice) {
    long others = checked.stream().filter(c -> !c.claim().asExpected(c.finding())).count();
    if (others > 0)
      return voice.say("Not as expected: {0} of {1} {1:claim|claims}.", others, checked.size());
    return refuted ? voice.say("As expected: these are the known mistakes of the texts.")
        : voice.say("As expected: {0} {0:claim|claims}.", checked.size());
  }

  private static int status(List<ClaimJson.Checked> checked) {
    if (checked.stream().anyMatch(c -> c.finding().verdict() instanceof Verdict.GaveUp))
      return Exit.BUDGET_SPENT;
    return checked.stream().allMatch(c -> c.claim().asExpected(c.finding())) ? Exit.ANSWERED : Exit.REFUTED;
  }
}
