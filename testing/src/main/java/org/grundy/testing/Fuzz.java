package org.grundy.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Checks a property on random texts. It first tries inputs that once failed, the files in
 * {@code src/test/resources/fuzz/NAME}, and then new ones from a generator. A failing input is saved in that folder, so
 * that every later run tries it, and the run continues; at the end it fails with a list of all failing inputs.
 *
 * <pre>
 * Fuzz.named("rule-lines").cases(500, 100_000).check(RuleLines::random, line -> assertThat(...));
 * </pre>
 */
public final class Fuzz {
  /** No more random inputs are tried after this many failures. */
  private static final int MOST_FAILURES = 20;

  /** The property every input must satisfy; it throws anything when an input fails. */
  @FunctionalInterface
  public interface Property {
    void check(String input) throws Exception;
  }

  private final String name;
  private final Path folder;
  private final int cases;
  private final List<String> failures = new ArrayList<>();

  private Fuzz(String name, int cases) {
    this.name = name;
    this.cases = cases;
    this.folder = Path.of("src/test/resources/fuzz", name);
  }

  /** A fuzz test called {@code name}, which is also the folder of its inputs. */
  public static Fuzz named(String name) {
    return new Fuzz(name, 0);
  }

  /** Sets how many random inputs {@code ./check} tries, and how many the nightly run. */
  public Fuzz cases(int everyCheck, int everyNight) {
    return new Fuzz(name, Tier.cases(everyCheck, everyNight));
  }

  /** Tries the kept inputs and the random ones. */
  public void check(Function<RandomGenerator, String> generator, Property property) {
    List<String> kept = kept();
    kept.forEach(input -> attempt(input, property));
    RandomGenerator random = Tier.random(name);
    int tried = 0;
    for (; tried < cases && failures.size() < MOST_FAILURES; tried++)
      attempt(generator.apply(random), property);
    System.out.printf("fuzz %s: %d kept and %d random inputs, %d failed, seed %d%n", name, kept.size(), tried,
        failures.size(), Tier.seed());
    if (!failures.isEmpty())
      throw new AssertionError("%d inputs of %s failed (seed %d), kept in %s:%n%s".formatted(failures.size(), name,
          Tier.seed(), folder, String.join("\n", failures)));
  }

  private void attempt(String input, Property property) {
    try {
      property.check(input);
    } catch (Exception | AssertionError | StackOverflowError failed) {
      Path file = folder.resolve("%08x.txt".formatted(input.hashCode()));
      failures.add("%s%n  %s".formatted(input, failed));
      keep(file, input);
    }
  }

  private List<String> kept() {
    if (!Files.isDirectory(folder))
      return List.of();
    try (var files = Files.list(folder)) {
      var inputs = new ArrayList<String>();
      for (Path file : files.sorted().toList())
        inputs.add(Files.readString(file));
      return inputs;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void keep(Path file, String input) {
    try {
      Files.createDirectories(folder);
      Files.writeString(file, input);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
