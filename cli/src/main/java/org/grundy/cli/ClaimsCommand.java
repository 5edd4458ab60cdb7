package org.grundy.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.claim.Claim;
import org.grundy.claim.Claims;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the statements of texts on combinatorial games. */
@Command(name = "claims", description = "Check the statements in five texts on combinatorial games.",
    footer = {"", "The exit status is 0 if every verdict is as expected; a known error is expected to be refuted.", "",
        "Examples:", "  ./grundy claims S8", "  ./grundy claims 002", "  ./grundy claims --refuted"})
final class ClaimsCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Parameters(paramLabel = "ID", arity = "0..1", completionCandidates = Choices.Texts.class,
      description = "A claim (S3.2), a group (S3) or a text (001). Default: all.") private String id = "";

  @Option(names = "--refuted", description = "Show only the known errors in the texts.") private boolean refuted;

  ClaimsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Claim> claims = (id.isEmpty() ? Claims.ALL : Claims.of(SharedOptions.position(List.of(id)))).stream()
        .filter(claim -> !refuted || claim.expected() == Claim.Expected.REFUTED).toList();
    return new ClaimRun(console, shared).run(claims, refuted);
  }
}
