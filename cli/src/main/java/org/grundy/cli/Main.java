package org.grundy.cli;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import picocli.CommandLine;

/** Entry point of {@code ./grundy}: finds the command, and turns whatever goes wrong into a sentence and an exit status. */
public final class Main {
  /** Values and thermographs recurse as deep as a play is long; only what is used of it takes memory. */
  private static final long STACK = 1L << 30;

  private Main() {
  }

  public static void main(String[] args) {
    var written = StandardOutput.ofProcess();
    PrintStream err = standardError();
    PrintStream out = written.text(System.out.charset());
    int[] status = {Exit.DEFECT};
    var running = new Thread(null, () -> status[0] = run(System.in, out, err, args), "main", STACK);
    running.start();
    try {
      running.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    out.flush();
    if (written.failure().isPresent())
      status[0] = new Console(System.in, out, err).unwritten(written.failure().get(), List.of(args));
    System.exit(status[0]);
  }

  /** The one that the launcher names, where the JVM was given none; see there. */
  private static PrintStream standardError() {
    String file = System.getProperty("grundy.stderr");
    if (file == null)
      return System.err;
    try {
      var err = new PrintStream(new FileOutputStream(file, true), true, System.err.charset());
      System.setErr(err);
      return err;
    } catch (IOException _) {
      return System.err;
    }
  }

  /** Runs one command with nothing on its standard input. */
  static int run(PrintStream out, PrintStream err, String... args) {
    return run(InputStream.nullInputStream(), out, err, args);
  }

  /** Runs one command; the exit status is one of {@link Exit}. */
  static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    if (args.length == 0)
      return new Welcome(out, Languages.ofEnvironment()).run();
    var console = new Console(in, out, err);
    try {
      return commandLine(console).execute(args);
    } catch (OutOfMemoryError _) {
      err.println(Languages.of(List.of(args)).say("Not decided: there is no memory left; see {0}", "--memory"));
      return Exit.BUDGET_SPENT;
    } catch (StackOverflowError _) {
      err.println(Languages.of(List.of(args)).say("Not decided: play is too long for the program's stack"));
      return Exit.BUDGET_SPENT;
    }
  }

  static CommandLine commandLine(Console console) {
    var line = new CommandLine(new Root(console));
    for (Object command : List.of(new SolveCommand(console), new PlayCommand(console), new GamesCommand(console),
        new DrawCommand(console), new ValuesCommand(console), new TableCommand(console), new PositionsCommand(console),
        new WordCommand(console), new EvalCommand(console), new DaysCommand(console), new ClaimsCommand(console),
        new ReplayCommand(console), new ConjectureCommand(console), new TestCommand(console), new ShellCommand(console),
        new ExercisesCommand(console), new ProveCommand(console), new ServeCommand(console)))
      line.addSubcommand(command);
    line.addSubcommand(new CommandLine.HelpCommand());
    line.setUnmatchedOptionsArePositionalParams(true);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpWidth(80);
    line.setUsageHelpAutoWidth(false);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setOut(new PrintWriter(console.out(), true, console.out().charset()));
    line.setErr(new PrintWriter(console.err(), true, console.err().charset()));
    line.setParameterExceptionHandler((e, arguments) -> console.complain(Complaints.of(e), List.of(arguments)));
    line.setExecutionExceptionHandler((e, command, parsed) -> switch (e) {
      case BadInput bad -> console.complain(bad.sentence(), parsed.originalArgs());
      case BudgetSpent spent -> {
        console.complain(SolveCommand.sentence(spent.limit(), spent.spent()), parsed.originalArgs());
        yield Exit.BUDGET_SPENT;
      }
      default -> console.defect(e);
    });
    return line;
  }
}
