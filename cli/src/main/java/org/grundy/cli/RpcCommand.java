package org.grundy.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.phrase.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Commands for programs: one request a line on standard input, one reply a line on standard output. */
@Command(name = "rpc", description = "Run commands for another program: JSON lines in, JSON lines out.",
    footer = {"", "Each input line runs a command or cancels one; each output line is a reply:",
        "  {\"id\":1,\"run\":[\"solve\",\"nim 3 4 5\",\"--json\"]}", "  {\"id\":2,\"cancel\":1}", "",
        "It ends when its input ends. See docs/json.md.", "", "Examples:",
        "  printf '{\"id\":1,\"run\":[\"eval\",\"^ + *\",\"--json\"]}\\n' | ./grundy rpc"})
@SuppressWarnings("UnusedVariable") // picocli reads the help option
final class RpcCommand implements Callable<Integer> {
  private static final int LONGEST = 1 << 24;

  private final Console console;

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  RpcCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    console.limit().lift();
    Optional<ProcessHandle> program = ProcessHandle.current().parent();
    var desk = new RequestDesk(console.out(), Languages.ofEnvironment(), Runtime.getRuntime().availableProcessors());
    read(new RequestLines(new InputStreamReader(console.in(), StandardCharsets.UTF_8), LONGEST), desk);
    desk.finish(() -> isHeard(program));
    return Exit.ANSWERED;
  }

  /** Whether the program that started this process still runs; else the process has another parent, or a dead one. */
  private static boolean isHeard(Optional<ProcessHandle> program) {
    return program.isEmpty() || program.get().isAlive() && ProcessHandle.current().parent().equals(program);
  }

  private static void read(RequestLines lines, RequestDesk desk) throws IOException {
    while (true)
      try {
        String line = lines.next();
        if (line == null)
          return;
        if (!line.isBlank())
          desk.take(line);
      } catch (BadInput bad) {
        desk.refuse(Optional.empty(), bad);
      }
  }
}
