package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.concurrent.Callable;
import jdk.jshell.tool.JavaShellToolBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The Java shell with Grundy imported. */
@Command(name = "shell", description = "Open the Java shell with Grundy imported; Tab completes, /exit ends.",
    footer = {"", "Examples:", "  ./grundy shell", "  solve(\"wythoff\", 7, 12)", "  solve(\"nim 1 3 5 7\", MISERE)",
        "  g(\"{3|1}+*2\").thermograph()", "  prove(\"A n (n >= 1 => a(n+1) > a(n))\")"})
@SuppressWarnings("UnusedVariable") // picocli reads the help option
final class ShellCommand implements Callable<Integer> {
  /** What the shell imports, and a Java notebook after it. */
  static final String STARTUP = """
      import java.math.*;
      import java.time.*;
      import java.util.*;
      import java.util.stream.*;
      import org.grundy.*;
      import org.grundy.effort.*;
      import org.grundy.game.*;
      import org.grundy.game.grid.*;
      import org.grundy.game.heap.*;
      import org.grundy.game.placement.*;
      import org.grundy.game.vector.*;
      import org.grundy.phrase.*;
      import org.grundy.solve.*;
      import org.grundy.value.*;
      import static org.grundy.Grundy.*;
      import static org.grundy.value.Convention.*;
      """;

  private final Console console;

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  ShellCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    console.limit().lift();
    Path startup = Files.createTempFile("grundy-shell", ".jsh");
    try {
      Files.writeString(startup, STARTUP);
      var shell = JavaShellToolBuilder.builder().in(console.in(), null).out(console.out()).err(console.err())
          .persistence(new HashMap<>());
      return shell.start("--execution", "local", "--class-path", System.getProperty("java.class.path"), "--startup",
          startup.toString()) == 0 ? Exit.ANSWERED : Exit.DEFECT;
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      return console.defect(e);
    } finally {
      Files.deleteIfExists(startup);
    }
  }
}
