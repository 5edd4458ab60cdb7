package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import org.grundy.conjecture.Conjecture;
import org.grundy.game.Position;
import org.grundy.octal.VectorSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program of its own on the module path: what it sees, and that all works that is found by reflection. */
class ModulePathTest {
  private static final String PROGRAM = """
      package program;

      import java.nio.file.Path;
      import org.grundy.Grundy;
      import org.grundy.Value;
      import org.grundy.catalog.UserRules;
      import org.grundy.explain.Language;
      import org.grundy.explain.Voice;
      import org.grundy.game.heap.Become;
      import org.grundy.game.heap.HeapGame;
      import org.grundy.value.Order;

      public final class Program implements HeapGame {
        @Override
        public String name() {
          return "squares";
        }

        @Override
        public void from(long heap, Become out) {
          for (long root = 1; root * root <= heap; root++)
            out.heap(heap - root * root);
        }

        public static void main(String[] args) {
          Grundy.Solved solved = Grundy.solve("wythoff", 6, 11);
          System.out.println(solved.outcome());
          System.out.println(Voice.of(Language.HR).say(solved.answer().worth().headline().orElseThrow()));
          Value value = Grundy.g("{3|1}").plus(Grundy.g("*2"));
          System.out.println(value + " " + value.mean() + " " + (value.compare(Grundy.g("0")) == Order.GREATER));
          System.out.println(Grundy.values(new Program(), 8));
          System.out.println(Grundy.values("0.137", 9));
          System.out.println(Grundy.conjecture("wythoff").lost().orElseThrow().found().isPresent());
          System.out.println(UserRules.compile(Path.of(args[0])).name());
        }
      }
      """;
  private static final List<String> PRINTED = List.of("N", "nim-vrijednost 2", "{3*2|1*2} 2 true",
      "[0, 1, 0, 1, 2, 0, 1, 0, 1]", "[0, 1, 1, 2, 0, 3, 1, 1, 0, 3]", "true", "prime-nim");
  private static final String CURIOUS = """
      package program;

      import org.grundy.draw.BoardSvg;
      import org.grundy.octal.NimRun;

      class Program {
      }
      """;
  private static final String RULES = "../docs/examples/PrimeNim.java";
  private static final int MOST_SECONDS = 60;

  @TempDir private Path folder;

  /** The laboratory of sequences is a service, and the Vector API is for it alone: both may be absent. */
  @ParameterizedTest
  @CsvSource({"false, false", "false, true", "true, false", "true, true"})
  void program_solvesAndSpeaks(boolean octal, boolean vectors) throws Exception {
    var path = new ArrayList<>(library());
    if (octal)
      path.add(home(VectorSupport.class));
    assertThat(compiled(PROGRAM, path)).isEmpty();
    path.add(folder.resolve("classes").toString());
    Path loaded = folder.resolve("loaded");
    var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xlog:class+load:file=" + loaded, "-Dstdout.encoding=UTF-8"));
    if (vectors)
      command.add("--add-modules=jdk.incubator.vector");
    command.addAll(List.of("--module-path", joined(path), "--module", "program/program.Program", RULES));
    assertThat(printed(command)).isEqualTo(PRINTED);
    List<String> classes = Files.readAllLines(loaded);
    assertThat(classes.stream().anyMatch(line -> line.contains(" org.grundy.octal.Sparse "))).isEqualTo(octal);
    assertThat(classes.stream().anyMatch(line -> line.contains(" org.grundy.octal.SimdKernel ")))
        .isEqualTo(octal && vectors);
  }

  @Test
  void program_seesNothingElse() throws Exception {
    var path = new ArrayList<>(library());
    path.add(home(VectorSupport.class));
    assertThat(compiled(CURIOUS, path)).contains("package org.grundy.draw is not visible",
        "package org.grundy.octal is not visible", "2 errors");
  }

  private static List<String> library() throws URISyntaxException {
    return List.of(home(Position.class), home(Conjecture.class), home(Grundy.class));
  }

  /** The jar, or the folder, of a module. */
  private static String home(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  private static String joined(List<String> path) {
    return String.join(File.pathSeparator, path);
  }

  /** Compiles a program that requires the library, and nothing else; what the compiler complains of. */
  private String compiled(String program, List<String> path) throws Exception {
    Path declaration = Files.writeString(folder.resolve("module-info.java"),
        "module program { requires org.grundy.library; }");
    Path source = Files.writeString(folder.resolve("Program.java"), program);
    var complaints = new StringWriter();
    try (var out = new PrintWriter(complaints)) {
      // A jar that was just built names the jars of an installation, which are not there.
      ToolProvider.findFirst("javac").orElseThrow().run(out, out, "-Xlint:all,-path", "-d",
          folder.resolve("classes").toString(),
          "--module-path", joined(path), declaration.toString(), source.toString());
    }
    return complaints.toString();
  }

  private List<String> printed(List<String> command) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(err)).isZero();
    return Files.readAllLines(out);
  }
}
