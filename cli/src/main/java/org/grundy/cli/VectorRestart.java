package org.grundy.cli;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.grundy.octal.VectorSupport;

/**
 * Restarts a command, in the same process, on a JVM with the Vector API. That doubles the speed of long runs, but such
 * a JVM starts more slowly, since it cannot use the cache of classes linked ahead of time. So a command decides for
 * itself, once it knows how long its run will be. Where a process cannot be replaced, the command goes on without
 * vectors.
 */
final class VectorRestart {
  private static final BigInteger LONG_RUN = BigInteger.valueOf(300_000);
  private static final String MODULE = "jdk.incubator.vector";
  private static final int STANDARD_ERROR = 2;
  /** The time, in milliseconds, in which a signal that has arrived starts to end the process. */
  private static final int SIGNAL_MILLIS = 20;
  /** The {@code open} flag for writing, on systems that have {@code execv}. */
  private static final int FOR_WRITING = 1;

  private final List<String> args;
  private final TimeLimit limit;

  private VectorRestart(List<String> args, TimeLimit limit) {
    this.args = List.copyOf(args);
    this.limit = limit;
  }

  /** A restart for a command that has this process to itself. */
  static VectorRestart of(List<String> args, TimeLimit limit) {
    return new VectorRestart(args, limit);
  }

  /** Never restarts. */
  static VectorRestart never() {
    return new VectorRestart(List.of(), new TimeLimit());
  }

  /** Whether this process was already restarted; messages already printed to standard error need no repeating. */
  static boolean again() {
    return System.getProperty("grundy.stderr") != null;
  }

  /**
   * Restarts if {@code cells} makes a long run; to be called before any output. Does not return when the process
   * restarts.
   */
  void before(BigInteger cells) {
    if (args.isEmpty() || cells.compareTo(LONG_RUN) < 0 || again() || VectorSupport.run()
        || ModuleFinder.ofSystem().find(MODULE).isEmpty())
      return;
    try (var arena = Arena.ofConfined()) {
      exec(arena);
    } catch (VirtualMachineError e) {
      throw e;
    } catch (Throwable _) { // a method handle declares Throwable
      // No such call on this system; the command goes on without vectors.
    }
  }

  /**
   * The command line of the new JVM.
   *
   * @param kept the descriptor that holds the real standard error while the JVM starts and warns of an incubating
   *             module
   */
  private List<String> command(int kept) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(flag -> !flag.startsWith("-XX:AOTCache"))
        .forEach(command::add);
    command.addAll(List.of("--add-modules=" + MODULE, "-Dgrundy.stderr=" + kept, "-Dgrundy.begun=" + limit.begun(),
        "-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(args);
    return command;
  }

  /** Waits a moment, and never returns if the process has been told to end: the new program would not know of it. */
  private static void awaitEnd() throws InterruptedException {
    Thread.sleep(SIGNAL_MILLIS);
    var hook = new Thread(() -> {
    }, "none");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) { // the process is ending
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  @SuppressWarnings("restricted") // the launcher allows it
  private void exec(Arena arena) throws Throwable {
    Linker linker = Linker.nativeLinker();
    SymbolLookup names = linker.defaultLookup();
    var dup = linker.downcallHandle(names.findOrThrow("dup"),
        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    var dup2 = linker.downcallHandle(names.findOrThrow("dup2"),
        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    var open = linker.downcallHandle(names.findOrThrow("open"),
        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
    var execv = linker.downcallHandle(names.findOrThrow("execv"),
        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));
    // a free descriptor: any fixed one may be in use, by this JVM or by its parent process
    int kept = (int) dup.invokeExact(STANDARD_ERROR);
    if (kept < 0)
      return;
    int nowhere = (int) open.invokeExact(arena.allocateFrom("/dev/null"), FOR_WRITING);
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding")); // the charset of arguments
    List<String> command = command(kept);
    MemorySegment words = arena.allocate(ValueLayout.ADDRESS, command.size() + 1L);
    for (int i = 0; i < command.size(); i++)
      words.setAtIndex(ValueLayout.ADDRESS, i, arena.allocateFrom(command.get(i), charset));
    words.setAtIndex(ValueLayout.ADDRESS, command.size(), MemorySegment.NULL);
    MemorySegment java = words.getAtIndex(ValueLayout.ADDRESS, 0);
    awaitEnd();
    if (nowhere < 0 || (int) dup2.invokeExact(nowhere, STANDARD_ERROR) < 0)
      return;
    int failed = (int) execv.invokeExact(java, words);
    int back = (int) dup2.invokeExact(kept, STANDARD_ERROR);
    assert failed < 0 && back == STANDARD_ERROR;
  }
}
