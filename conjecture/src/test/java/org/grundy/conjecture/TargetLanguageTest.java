package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs give the values of their forms: compiled and run where there is what compiles and runs them. */
class TargetLanguageTest {
  private static final int TO = 3000;

  @TempDir private Path folder;

  private static final List<Conjecture> CONJECTURES = new ArrayList<>();

  @BeforeAll
  static void conjecture() {
    CONJECTURES.addAll(conjectures());
  }

  private static List<Conjecture> conjectures() {
    var conjecturer = new Conjecturer(Budget.unlimited());
    var found = new ArrayList<Conjecture>();
    for (String rules : List.of("take d where d | n and d < n", "take d where d | n", "take k where 2k <= n",
        "take 1, 2 or 3", "take k", "kayles", "0.137", "replace n by n/k where k >= 2", "take 2^k", "all-but:2",
        "take k where 3k <= n + 1", "take k where k*k <= n", "take k where k <= min(n/2, 9)",
        "replace n by k where k*k <= n", "take k where k*k*k <= n", "take k where k^3 >= n",
        "replace n by k where 3 <= k and k*k <= n", "replace n by n/3^k where k >= 2", "replace n by n/2",
        "replace n by n/k where k >= 5", "replace n by d where d | n and d < n",
        "take k where k < n and gcd(k, n) = 1", "take k where gcd(k, n) = 1"))
      found.add(conjecturer.ofGame(Catalog.standard().ruleset(rules)));
    List<java.util.function.LongUnaryOperator> known = List.of(Long::bitCount, n -> n ^ n >> 1,
        n -> (long) Math.sqrt((double) n), n -> (n + (long) Math.sqrt(5.0 * n * n)) / 2,
        n -> n == 0 ? 0 : n >> Long.numberOfTrailingZeros(n) & 3 & 2, n -> n % 3 == 1 ? n / 3 : 5,
        n -> n % 10 + n / 10 % 10 + n / 100, n -> n == 0 ? 0 : Long.numberOfTrailingZeros(n + 1),
        n -> n < 2 ? 0 : primes(n),
        n -> org.grundy.word.morphism.Morphism.FIBONACCI.prefix((int) n + 1).charAt((int) n));
    for (var of : known) {
      long[] values = new long[500];
      java.util.Arrays.setAll(values, of::applyAsLong);
      Conjecture conjecture = conjecturer.ofValues(values);
      assertThat(conjecture.found()).as(conjecture.searchLine(20)).isPresent();
      found.add(conjecture);
    }
    return found;
  }

  @Test
  void zerosAfterAFewOnes_needNoCaseOfTheirOwn() {
    var before = new long[2000];
    before[0] = 1;
    before[1222] = 1;
    assertThat(TargetLanguage.CPP.program(new PeriodForm(before.length, 0, new long[]{0}), before)).contains("ones")
        .doesNotContain("n < 2000");
    assertThat(TargetLanguage.CPP.program(new PeriodForm(before.length, 0, new long[]{3}), before))
        .contains("if (n < 2000) return 0;");
  }

  /** As many steps as n has digits, not as its square root. */
  @Test
  void takingAtMostTheRoot_isFastForLargeHeaps() throws IOException, InterruptedException {
    Conjecture conjecture = new Conjecturer(Budget.unlimited())
        .ofGame(Catalog.standard().ruleset("take k where k*k <= n"));
    if (!present("python3", "--version"))
      return;
    Path source = folder.resolve("roots.py");
    Files.writeString(source, program(conjecture, TargetLanguage.PYTHON)
        + "\nfor n in (10**12 + 7, 10**18, 10**18 + 10**9 + 3):\n    print(g(n))\n");
    assertThat(run("python3", source.toString()).lines().toList())
        .containsExactly(Long.toString(conjecture.found().orElseThrow().form().at(1_000_000_000_007L)), "1000000000",
            "999999999");
  }

  private static long primes(long n) {
    long count = 0;
    long rest = n;
    for (long p = 2; p <= rest; p++)
      for (; rest % p == 0; rest /= p)
        count++;
    return count;
  }

  static boolean present(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  private static String expected(Conjecture conjecture) {
    var text = new StringBuilder();
    ClosedForm form = conjecture.found().orElseThrow().form();
    for (int n = 0; n <= TO; n++)
      text.append(n < form.from() ? conjecture.values()[n] : form.at(n)).append('\n');
    return text.toString();
  }

  private static String program(Conjecture conjecture, TargetLanguage code) {
    return conjecture.program(code, conjecture.found().orElseThrow());
  }

  @Test
  void cpp_givesTheValues() throws IOException, InterruptedException {
    if (!present("g++", "--version"))
      return;
    var programs = new StringBuilder("#include <algorithm>\n#include <cstdio>\n#include <string>\n");
    var calls = new StringBuilder();
    for (int i = 0; i < CONJECTURES.size(); i++) {
      programs.append("namespace g%d {%n%s%n}%n".formatted(i, program(CONJECTURES.get(i), TargetLanguage.CPP)));
      calls.append("  if (which == %d) std::printf(\"%%lld\\n\", (long long) g%d::g(n));%n".formatted(i, i));
    }
    Path source = folder.resolve("g.cpp");
    Files.writeString(source, programs + "\nint main(int, char** v) {\n  int which = std::stoi(v[1]);\n"
        + "  for (long long n = 0; n <= " + TO + "; n++) {\n" + calls + "  }\n}\n");
    String binary = source + ".out";
    run("g++", "-O1", "-Wall", "-o", binary, source.toString());
    for (int i = 0; i < CONJECTURES.size(); i++)
      assertThat(run(binary, Integer.toString(i))).as(program(CONJECTURES.get(i), TargetLanguage.CPP))
          .isEqualTo(expected(CONJECTURES.get(i)));
  }

  /** Where only the heaps of value 0 have a rule, it has a program. */
  @Test
  void python_givesTheLostHeaps() throws IOException, InterruptedException {
    Conjecture conjecture = new Conjecturer(Budget.unlimited())
        .ofGame(Catalog.standard().ruleset("take d where d | n and 1 < d and d < n"));
    String program = conjecture.program(TargetLanguage.PYTHON, conjecture.losing().orElseThrow());
    assertThat(program).startsWith("def lost(n):");
    if (!present("python3", "--version"))
      return;
    Path source = folder.resolve("lost.py");
    Files.writeString(source, program + "\nfor n in range(" + (TO + 1) + "):\n    print(lost(n))\n");
    assertThat(run("python3", source.toString()).lines())
        .containsExactlyElementsOf(java.util.stream.LongStream.rangeClosed(0, TO)
            .mapToObj(n -> conjecture.values()[(int) n] == 0 ? "1" : "0").toList());
  }

  /** Few losing heaps before the rule begins are listed, not as one entry for every heap. */
  @Test
  void fewLosingHeapsBeforeTheRule_areListedByThemselves() throws IOException, InterruptedException {
    Conjecture conjecture = new Conjecturer(Budget.unlimited()).ofGame(Catalog.standard().ruleset("grundys-game"));
    Conjecture.Found losing = conjecture.losing().orElseThrow();
    for (TargetLanguage code : TargetLanguage.values())
      assertThat(conjecture.program(code, losing)).contains("50, 53, 270").hasSizeLessThan(500);
    String expected = java.util.stream.LongStream.rangeClosed(0, TO)
        .mapToObj(n -> (conjecture.values()[(int) n] == 0 ? 1 : 0) + "\n")
        .collect(java.util.stream.Collectors.joining());
    Path java = folder.resolve("Lost.java");
    Files.writeString(java, "public class Lost {\n" + conjecture.program(TargetLanguage.JAVA, losing)
        + "\npublic static void main(String[] a) { for (long n = 0; n <= " + TO
        + "; n++) System.out.print(lost(n) + \"\\n\"); }\n}\n");
    assertThat(run(Path.of(System.getProperty("java.home"), "bin", "java").toString(), java.toString()))
        .isEqualTo(expected);
    if (present("python3", "--version")) {
      Path python = folder.resolve("losing.py");
      Files.writeString(python, conjecture.program(TargetLanguage.PYTHON, losing) + "\nfor n in range(" + (TO + 1)
          + "):\n    print(lost(n))\n");
      assertThat(run("python3", python.toString())).isEqualTo(expected);
    }
    if (present("g++", "--version")) {
      Path cpp = folder.resolve("losing.cpp");
      Files.writeString(cpp, "#include <cstdio>\n" + conjecture.program(TargetLanguage.CPP, losing)
          + "\nint main() { for (long long n = 0; n <= " + TO + "; n++) std::printf(\"%lld\\n\", lost(n)); }\n");
      run("g++", "-Wall", "-o", cpp + ".out", cpp.toString());
      assertThat(run(cpp + ".out")).isEqualTo(expected);
    }
  }

  @Test
  void python_givesTheValues() throws IOException, InterruptedException {
    if (!present("python3", "--version"))
      return;
    int number = 0;
    for (Conjecture conjecture : CONJECTURES) {
      Path source = folder.resolve("g" + number++ + ".py");
      Files.writeString(source, program(conjecture, TargetLanguage.PYTHON) + "\nfor n in range(" + (TO + 1)
          + "):\n    print(g(n))\n");
      assertThat(run("python3", source.toString())).as(Files.readString(source)).isEqualTo(expected(conjecture));
    }
  }

  /** All in one class each, compiled by this JDK. */
  @Test
  void java_givesTheValues() throws Exception {
    int number = 0;
    for (Conjecture conjecture : CONJECTURES) {
      String name = "G" + number++;
      Path source = folder.resolve(name + ".java");
      Files.writeString(source, "public class " + name + " {\n" + program(conjecture, TargetLanguage.JAVA).replaceFirst(
          "static long g\\(", "public static long g(") + "\n}\n");
      int status = javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(),
          source.toString());
      assertThat(status).as(Files.readString(source)).isZero();
      try (var loader = new java.net.URLClassLoader(new java.net.URL[]{folder.toUri().toURL()})) {
        var g = loader.loadClass(name).getMethod("g", long.class);
        var text = new StringBuilder();
        for (long n = 0; n <= TO; n++)
          text.append(g.invoke(null, n)).append('\n');
        assertThat(text.toString()).as(Files.readString(source)).isEqualTo(expected(conjecture));
      }
    }
  }
}
