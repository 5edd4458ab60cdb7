package org.grundy.cli;

import java.util.concurrent.Callable;
import org.grundy.phrase.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy help}. */
@Command(name = "help", description = "Show the help of a command.", helpCommand = true)
@SuppressWarnings("UnusedVariable") // picocli reads the help option
final class HelpCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  @Option(names = "--lang", paramLabel = "LANGUAGE", completionCandidates = Languages.Codes.class,
      description = "Language: ${COMPLETION-CANDIDATES}.") private String lang = "";

  @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "A command.") private String command = "";

  @Override
  public Integer call() {
    if (!lang.isEmpty())
      Languages.named(lang);
    CommandLine program = spec.parent().commandLine();
    CommandLine asked = command.isEmpty() ? program : program.getSubcommands().get(command);
    if (asked == null)
      throw new BadInput(UsageErrors.noCommand(command));
    asked.usage(program.getOut());
    return Exit.ANSWERED;
  }
}
