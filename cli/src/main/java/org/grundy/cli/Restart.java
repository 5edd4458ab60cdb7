package org.grundy.cli;

import java.io.File;
import java.io.IOException;
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
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.octal.VectorSupport;

/**
 * Restarts a command, in the same process, on another JVM: one with the Vector API, or with more libraries.
 *
 * <p>The Vector API doubles the speed of long runs, but a JVM with it starts more slowly, since it cannot use the cache of
 * classes linked ahead of time. So a command decides for itself, once it knows how long its run will be. Where a process
 * cannot be replaced, the command goes on without vectors, or its other JVM is a process beside it.
 */
final class Restart {
  private static final BigInteger LONG_RUN = BigInteger.valueOf(300_000);
  private static final int STANDARD_ERROR = 2;
  private static final String BEGUN = "grundy.begun";
  /** The time, in milliseconds, in which a signal that has arrived starts to end the process. */
  private static final int SIGNAL_MILLIS = 20;
  /** The {@code open} flag for writing, on systems that have {@code execv}. */
  private static final int FOR_WRITING = 1;
  /** Flags of the launcher that are good for short runs only. */
  private static final Pattern OF_SHORT_RUNS = Pattern.compile("-Xmn.*|-XX:\\+UseSerialGC");

  private final List<String> args;
  private final TimeLimit limit;

  private Restart(List<String> args, TimeLimit limit) {
    this.args = List.copyOf(args);
    this.limit = limit;
  }

  /** A restart for a command that has this process to itself. */
  static Restart of(List<String> args, TimeLimit limit) {
    return new Restart(args, limit);
  }

  /** Never restarts. */
  static Restart never() {
    return new Restart(List.of(), new TimeLimit());
  }

  /** Whether the command has this process to itself. */
  boolean possible() {
    return !args.isEmpty();
  }

  /** Whether this process was already restarted; messages already printed to standard error need no repeating. */
  static boolean again() {
    return System.getProperty(BEGUN) != null;
  }

  /** When the command began, by {@link System#nanoTime}, even if it has been restarted. */
  static long begun() {
    return Long.getLong(BEGUN, System.nanoTime());
  }

  /**
   * Restarts if {@code cells} makes a long run; to be called before any output. Does not return when the process
   * restarts.
   */
  void before(BigInteger cells) {
    if (!possible() || cells.compareTo(LONG_RUN) < 0 || again() || VectorSupport.run() || !vectors())
      return;
    replace(kept -> command(withVectors(kept).toList(), List.of()), true);
  }

  /** Whether this Java has the Vector API. */
  private static boolean vectors() {
    return ModuleFinder.ofSystem().find(VectorSupport.MODULE).isPresent();
  }

  /** The flags of a JVM with the Vector API. */
  private static Stream<String> withVectors(int standardError) {
    return Stream.of("--add-modules=" + VectorSupport.MODULE, "-Dgrundy.stderr=" + standardError);
  }

  /**
   * Runs the command again with more jars, and with a collector for long runs on all processors.
   *
   * @param flags of the JVM
   * @return the exit status, where the process could not be replaced
   * @throws IOException when no process can be started
   */
  int with(List<Path> jars, List<String> flags) throws IOException, InterruptedException {
    List<String> all = Stream.concat(Stream.of("-XX:+UseParallelGC"), flags.stream()).toList();
    if (vectors())
      replace(kept -> command(Stream.concat(withVectors(kept), all.stream()).toList(), jars), true);
    List<String> command = command(all, jars);
    replace(_ -> command, false);
    Process beside = new ProcessBuilder(command).inheritIO().start();
    var end = new Thread(beside::destroy, "end");
    Runtime.getRuntime().addShutdownHook(end);
    return beside.waitFor();
  }

  /** The command line of the new JVM. */
  private List<String> command(List<String> flags, List<Path> jars) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(flag -> !flag.startsWith("-XX:AOTCache") && (jars.isEmpty() || !OF_SHORT_RUNS.matcher(flag).matches()))
        .forEach(command::add);
    command.addAll(flags);
    command.addAll(List.of("-D" + BEGUN + "=" + limit.begun(), "-cp",
        Stream.concat(Stream.of(System.getProperty("java.class.path")), jars.stream().map(Path::toString))
            .collect(Collectors.joining(File.pathSeparator)),
        Main.class.getName()));
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

  /** Replaces the process by another program, if the system can do that; else returns. */
  private static void replace(IntFunction<List<String>> command, boolean silent) {
    try (var arena = Arena.ofConfined()) {
      exec(arena, command, silent);
    } catch (VirtualMachineError e) {
      throw e;
    } catch (Throwable _) { // a method handle declares Throwable
      // No such call on this system; the command goes on without.
    }
  }

  /**
   * @param command the new program, given the descriptor that holds the real standard error
   * @param silent  whether standard error leads nowhere while the JVM starts and warns of an incubating module
   */
  @SuppressWarnings("restricted") // the launcher allows it
  private static void exec(Arena arena, IntFunction<List<String>> command, boolean silent) throws Throwable {
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
    int kept = silent ? (int) dup.invokeExact(STANDARD_ERROR) : STANDARD_ERROR;
    if (kept < 0)
      return;
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding")); // the charset of arguments
    List<String> texts = command.apply(kept);
    MemorySegment words = arena.allocate(ValueLayout.ADDRESS, texts.size() + 1L);
    for (int i = 0; i < texts.size(); i++)
      words.setAtIndex(ValueLayout.ADDRESS, i, arena.allocateFrom(texts.get(i), charset));
    words.setAtIndex(ValueLayout.ADDRESS, texts.size(), MemorySegment.NULL);
    MemorySegment java = words.getAtIndex(ValueLayout.ADDRESS, 0);
    awaitEnd();
    if (silent) {
      int nowhere = (int) open.invokeExact(arena.allocateFrom("/dev/null"), FOR_WRITING);
      if (nowhere < 0 || (int) dup2.invokeExact(nowhere, STANDARD_ERROR) < 0)
        return;
    }
    int failed = (int) execv.invokeExact(java, words);
    int back = silent ? (int) dup2.invokeExact(kept, STANDARD_ERROR) : STANDARD_ERROR;
    assert failed < 0 && back == STANDARD_ERROR;
  }
}
