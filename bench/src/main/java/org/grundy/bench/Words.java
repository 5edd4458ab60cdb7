package org.grundy.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.grundy.effort.Budget;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Published theorems about a dozen words: squares, cubes, palindromes, borders, recurrence and special factors. Each is
 * decided from scratch, with the definitions that it uses, and must be TRUE. The slowest ones are listed.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 1, jvmArgsAppend = {"-Xmx4g", "-XX:+UseSerialGC"})
public class Words {
  private static final Path EXAMPLES = Path.of("docs/examples");
  private static final int SLOWEST = 5;

  /** A theorem and the time that it took. */
  private record Time(String theorem, long milliseconds) {
  }

  @Param({"words", "fibonacci-word", "thue-morse"}) public String theory = "words";

  private List<Theory.Theorem> theorems = List.of();
  private List<Time> times = List.of();

  /** Reads the theory: {@code words} from beside this class, others from the examples of the documentation. */
  @Setup(Level.Trial)
  public void read() throws IOException {
    String name = theory + ".theory";
    String text;
    try (InputStream in = theory.equals("words") ? Words.class.getResourceAsStream(name)
        : Files.newInputStream(EXAMPLES.resolve(name))) {
      text = new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
    theorems = Theory.standard().with(text).theorems();
  }

  @Benchmark
  public int decide() {
    times = theorems.stream().map(Words::decided).toList();
    return times.size();
  }

  private static Time decided(Theory.Theorem theorem) {
    long from = System.nanoTime();
    if (!new Prover(Budget.unlimited()).decide(theorem.statement()).holds())
      throw new IllegalStateException(theorem.name() + " is FALSE");
    return new Time(theorem.name(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from));
  }

  /** Prints the slowest theorems. */
  @TearDown(Level.Trial)
  public void tell() {
    System.out.println();
    System.out.println(theorems.size() + " theorems");
    times.stream().sorted(Comparator.comparingLong(Time::milliseconds).reversed()).limit(SLOWEST)
        .forEach(time -> System.out.println(time.theorem() + ": " + time.milliseconds() + " ms"));
  }
}
