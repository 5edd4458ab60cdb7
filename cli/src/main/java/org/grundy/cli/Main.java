package org.grundy.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.catalog.UserRules;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.explain.Language;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Entry point of {@code ./grundy}: finds the command, and turns every failure into a sentence and an exit status. */
public final class Main {
  /** The commands, in the order of the help text. */
  private static final Map<String, Function<Console, Callable<Integer>>> COMMANDS = made();

  /**
   * Values and thermographs recurse as deep as the longest play; only the part of the stack that is used takes memory.
   */
  private static final long STACK = 1L << 30;
  private static final Duration FLUSHING = Duration.ofMillis(500);

  private Main() {
  }

  /** The names of the commands. */
  static Set<String> commands() {
    return COMMANDS.keySet();
  }

  /** The names of the commands that have an option, in alphabetical order. */
  static List<String> commandsWith(String option) {
    CommandLine all = commandLine(new Console(InputStream.nullInputStream(), System.out, System.err), "");
    return all.getSubcommands().entrySet().stream()
        .filter(command -> command.getValue().getCommandSpec().optionsMap().containsKey(option)).map(Map.Entry::getKey)
        .sorted().toList();
  }

  private static Map<String, Function<Console, Callable<Integer>>> made() {
    var commands = new LinkedHashMap<String, Function<Console, Callable<Integer>>>();
    commands.put("solve", SolveCommand::new);
    commands.put("play", PlayCommand::new);
    commands.put("games", GamesCommand::new);
    commands.put("draw", DrawCommand::new);
    commands.put("values", ValuesCommand::new);
    commands.put("table", TableCommand::new);
    commands.put("positions", PositionsCommand::new);
    commands.put("word", WordCommand::new);
    commands.put("eval", EvalCommand::new);
    commands.put("strong", StrongCommand::new);
    commands.put("cluster", ClusterCommand::new);
    commands.put("days", DaysCommand::new);
    commands.put("claims", ClaimsCommand::new);
    commands.put("replay", ReplayCommand::new);
    commands.put("conjecture", ConjectureCommand::new);
    commands.put("test", TestCommand::new);
    commands.put("shell", ShellCommand::new);
    commands.put("exercises", ExercisesCommand::new);
    commands.put("prove", ProveCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("serve", ServeCommand::new);
    commands.put("rpc", RpcCommand::new);
    commands.put("mcp", McpCommand::new);
    return Collections.unmodifiableMap(commands);
  }

  public static void main(String[] args) {
    var written = StandardOutput.ofProcess();
    var said = new StandardOutput(StandardError.ofProcess());
    PrintStream err = said.text(System.err.charset());
    PrintStream out = written.text(System.out.charset());
    // a user's rules may print; keep their output out of the answer
    System.setOut(System.err);
    var limit = new TimeLimit(Restart.begun());
    var console = new Console(System.in, out, err, new Interruption(), limit,
        Restart.of(List.of(args), limit), true);
    int status = limited(console, written, said,
        running -> Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(console, running), "stop")), args);
    out.flush();
    if (written.failure().isPresent())
      status = console.unwritten(written.failure().get(), List.of(args));
    System.exit(status);
  }

  /**
   * Runs one command on a thread of its own, and abandons it when its time and a grace period are over.
   *
   * @param written the stream that the console writes answers to
   * @param said    the stream that it writes complaints to
   * @param begun   is given the thread
   */
  static int limited(Console console, StandardOutput written, StandardOutput said, Consumer<Thread> begun,
      String... args) {
    int[] status = {Exit.DEFECT};
    var running = new Thread(null, () -> status[0] = run(console, args), "main", STACK);
    running.setDaemon(true);
    running.start();
    begun.accept(running);
    try {
      while (!console.limit().await(running))
        if (!written.busy(TimeLimit.LEAST_GRACE) && written.takeOver() && said.takeOver())
          return running.isAlive() ? left(console, written, said, List.of(args)) : status[0];
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return status[0];
  }

  /** The exit status of a command abandoned after its time was over. */
  private static int left(Console console, StandardOutput written, StandardOutput said, List<String> args) {
    return console.limit().over(said.last()) ? Exit.BUDGET_SPENT : late(console, written.last() != 0, args);
  }

  /** Reports that the time is over, for a command that did not notice. */
  private static int late(Console console, boolean answerBegun, List<String> args) {
    long work = console.interruption().current().map(budget -> budget.spent().work()).orElse(0L);
    console.interruption().forget();
    Phrase sentence = Stopped.undecided(BudgetSpent.Limit.TIME, new Spent(work, console.limit().spent()));
    if (answerBegun)
      console.err().println(Languages.of(args).say(sentence));
    else
      console.complain(sentence, args);
    return Exit.BUDGET_SPENT;
  }

  /** Runs when the process is told to end before its command has finished, as by Ctrl-C. */
  private static void stop(Console console, Thread running) {
    try {
      console.interruption().stop(running);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    flush(console.out());
  }

  /**
   * Flushes, but not for long: a writer that holds the stream, or a reader that has stopped reading, must not keep the
   * process from ending.
   */
  private static void flush(PrintStream out) {
    var flushing = Thread.ofPlatform().daemon().start(out::flush);
    try {
      flushing.join(FLUSHING);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs one command with nothing on its standard input. */
  static int run(PrintStream out, PrintStream err, String... args) {
    return run(InputStream.nullInputStream(), out, err, args);
  }

  /** Runs one command; the exit status is one of {@link Exit}. */
  static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    return run(new Console(in, out, err), args);
  }

  /** Runs one command on the given console. */
  static int run(Console console, String... args) {
    PrintStream err = console.err();
    if (args.length == 0)
      return new Welcome(console.out(), Languages.ofEnvironment()).run();
    try {
      CommandLine line = commandLine(console, args[0]);
      Language language = asksForHelp(args) ? Languages.of(List.of(args)).language() : Language.EN;
      if (language != Language.EN)
        HelpTexts.translate(line, language);
      Optional<Phrase> wrong = Optional.ofNullable(line.getSubcommands().get(args[0]))
          .flatMap(command -> UsageErrors.noOption(command, List.of(args)));
      return wrong.isPresent() ? console.complain(wrong.get(), List.of(args)) : line.execute(args);
    } catch (OutOfMemoryError _) {
      err.println(Languages.of(List.of(args)).say("Not decided: out of memory; see {0}", "--memory"));
      return Exit.BUDGET_SPENT;
    } catch (StackOverflowError e) {
      Optional<BadInput> users = UserRules.complaint(e);
      if (users.isPresent())
        return console.complain(users.get().sentence(), List.of(args));
      err.println(Languages.of(List.of(args)).say("Not decided: the game is too long for the program's stack"));
      return Exit.BUDGET_SPENT;
    }
  }

  private static boolean asksForHelp(String... args) {
    return args[0].equals("help") || Stream.of(args).anyMatch(arg -> arg.equals("-h") || arg.equals("--help"));
  }

  /**
   * Reports an exception. Those thrown in a user's rules are blamed on the rules, as are others when {@code --rules}
   * was given.
   */
  private static int failed(Console console, Exception e, List<String> args) {
    Optional<BadInput> users = UserRules.complaint(e);
    if (users.isPresent())
      return console.complain(users.get().sentence(), args);
    return args.stream().anyMatch(arg -> arg.startsWith("--rules"))
        ? console
            .complain(Phrase.of("the rules of {0} failed with {1}; does a method return null?", "--rules",
                e.toString().lines().findFirst().orElse("")), args)
        : console.defect(e);
  }

  /**
   * Sets up only the command named by the first argument, since inspecting the options of all commands takes longer
   * than most answers; all of them when it names none.
   */
  static CommandLine commandLine(Console console, String first) {
    var line = new CommandLine(new Root(console));
    Function<Console, Callable<Integer>> named = COMMANDS.get(first);
    if (named == null) {
      COMMANDS.values().forEach(command -> line.addSubcommand(command.apply(console)));
      line.addSubcommand(new HelpCommand());
    } else {
      line.addSubcommand(named.apply(console));
    }
    Optional.ofNullable(line.getSubcommands().get("serve")).map(CommandLine::getCommandSpec)
        .ifPresent(ServeCommand::leaveOutUnused);
    line.getSubcommands().values().forEach(Main::nameProgram);
    line.setUnmatchedOptionsArePositionalParams(true);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpWidth(80);
    line.setUsageHelpAutoWidth(false);
    HelpLayout.apply(line);
    line.getSubcommands().values().forEach(HelpLayout::apply);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setExecutionStrategy(parsed -> limited(console, parsed));
    line.setOut(new PrintWriter(console.out(), true, console.out().charset()));
    line.setErr(new PrintWriter(console.err(), true, console.err().charset()));
    line.setParameterExceptionHandler((e, arguments) -> console.complain(UsageErrors.of(e), List.of(arguments)));
    line.setExecutionExceptionHandler((e, command, parsed) -> switch (e) {
      case BadInput bad -> console.complain(bad.sentence(), parsed.originalArgs());
      case BudgetSpent spent -> {
        console.complain(Stopped.undecided(spent), parsed.originalArgs());
        yield Exit.BUDGET_SPENT;
      }
      case WriteFailure failure -> {
        console.complain(failure.sentence(), parsed.originalArgs());
        yield Exit.UNWRITTEN;
      }
      default -> failed(console, e, parsed.originalArgs());
    });
    return line;
  }

  /** Names the program in the examples of a command's help as it is typed here. */
  private static void nameProgram(CommandLine command) {
    UsageMessageSpec help = command.getCommandSpec().usageMessage();
    help.footer(Stream.of(help.footer()).map(line -> line.replace("./grundy", Invocation.program()))
        .toArray(String[]::new));
  }

  /** Compiles the rules that the options name, and runs the command with the time limit that they set. */
  private static int limited(Console console, CommandLine.ParseResult parsed) {
    try {
      for (var all = parsed; all.hasSubcommand();) {
        all = all.subcommand();
        if (!all.isUsageHelpRequested())
          shared(all.commandSpec()).ifPresent(shared -> prepare(shared, console));
      }
    } catch (BadInput bad) {
      return console.complain(bad.sentence(), parsed.originalArgs());
    } catch (RuntimeException e) {
      return failed(console, e, parsed.originalArgs());
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /** The shared options of a command, whether its own or those of its {@link RowFile}. */
  private static Optional<SharedOptions> shared(CommandLine.Model.CommandSpec command) {
    return command.userObject() instanceof SharedOptions shared ? Optional.of(shared)
        : command.mixins().values().stream().flatMap(mixin -> shared(mixin).stream()).findFirst();
  }

  private static void prepare(SharedOptions shared, Console console) {
    if (shared.format() != Format.TEXT && shared.json())
      throw BadInput.because("{0} does not work with {1}", "--json", "--format");
    Duration limit = shared.limit();
    console.limit().uncounted(() -> shared.compile(console));
    console.limit().set(limit);
  }
}
