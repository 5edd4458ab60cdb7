package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.grundy.phrase.BadInput;
import org.grundy.web.Pages;
import org.grundy.web.Workbench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The workbench in the browser. None of its classes are loaded before this command runs. */
@Command(name = "serve", description = "Start the workbench, which you use in a browser.",
    footer = {"", "Only this machine can connect, unless you set --host.", "", "Examples:",
        "  ./grundy serve", "  ./grundy serve --port 8080 --lang hr",
        "  ./grundy serve --table clobber"})
final class ServeCommand implements Callable<Integer> {
  private static final int MOST_PORT = 65_535;

  /** Shared options that the workbench does not use, because each request has its own limits. */
  private static final List<String> UNUSED = List.of("--json", "--memory", "--nodes", "--progress", "--rules",
      "--stats", "--time", "--unicode");

  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Option(names = "--port", paramLabel = "N", defaultValue = "7460",
      description = "Port to listen on; 0 for any free one. Default: 7460.") private String port = "7460";

  @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "127.0.0.1",
      description = "Address to listen on; 0.0.0.0 allows other machines. Default: 127.0.0.1.") private String host = "127.0.0.1";

  @Mixin private TableOption table = new TableOption();

  ServeCommand(Console console) {
    this.console = console;
  }

  /** Removes the unused options. */
  static void leaveOutUnused(CommandSpec spec) {
    UNUSED.forEach(name -> spec.remove(spec.findOption(name)));
  }

  @Override
  public Integer call() throws InterruptedException {
    console.limit().lift();
    Optional<String> missing = Pages.missing();
    if (missing.isPresent())
      throw BadInput.because("The pages of the workbench are not built: {0}", missing.get());
    int number = SharedOptions.count("--port", port);
    if (number > MOST_PORT)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--port", 0, MOST_PORT, number);
    table.read(shared, console);
    try (Workbench workbench = Workbench.start(host, number, table.tables())) {
      console.out().println(
          shared.voice().say("The workbench is running at {0}; press Ctrl-C to stop it.", workbench.address()));
      console.out().flush();
      new CountDownLatch(1).await();
    }
    return Exit.ANSWERED;
  }
}
