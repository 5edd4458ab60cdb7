package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import org.grundy.file.Version;
import org.grundy.phrase.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ./grundy} without a command. */
@Command(name = "grundy",
    description = "Grundy takes the rules of a game, says who wins and why, and plays against you.",
    synopsisSubcommandLabel = "COMMAND", subcommandsRepeatable = false)
@SuppressWarnings("UnusedVariable") // picocli reads the help option
final class Root implements Runnable {
  private final Console console;

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  @Option(names = "--version", description = "Print the version.") private boolean version;

  @Option(names = "--lang", paramLabel = "LANGUAGE", completionCandidates = Languages.Codes.class,
      description = "Language: ${COMPLETION-CANDIDATES}.") private String lang = "";

  @Parameters(hidden = true) private List<String> words = new ArrayList<>();

  Root(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    if (!words.isEmpty())
      throw new BadInput(UsageErrors.noCommand(words.getFirst()));
    if (version)
      console.out().println("grundy " + Version.NUMBER);
    else
      new Welcome(console.out(), lang.isEmpty() ? Languages.ofEnvironment() : Languages.named(lang)).run();
  }
}
