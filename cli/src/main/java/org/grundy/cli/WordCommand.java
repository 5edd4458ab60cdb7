package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.grundy.explain.IteratesDocument;
import org.grundy.explain.WordDocument;
import org.grundy.phrase.BadInput;
import org.grundy.word.morphism.Morphism;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The infinite word of a morphism. */
@Command(name = "word",
    description = "Print the infinite word of a morphism, the places of each letter, and how it grows.",
    footer = {"", "Examples:", "  ./grundy word fibonacci --length 34", "  ./grundy word tribonacci --length 44",
        "  ./grundy word 'a->ab b->ba' --length 64", "  ./grundy word tribonacci --iterates 8",
        "  ./grundy word fibonacci --length 1000000 --format csv > word.csv"})
final class WordCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 10_000;
  private static final int MOST = 100_000_000;

  private final Console console;

  @Mixin private final RowFile rows = new RowFile();
  private final SharedOptions shared = rows.shared();

  @Parameters(paramLabel = "MORPHISM", arity = "1..*",
      description = "fibonacci, tribonacci, or rules such as 'a->ab b->a'.") private List<String> words = new ArrayList<>();

  @Option(names = "--length", paramLabel = "K", defaultValue = "34",
      description = "Number of letters. Default: 34.") private String length = "34";

  @Option(names = "--iterates", paramLabel = "K",
      description = "Print what the first letter becomes after applying the rules 0 to K times.") private @Nullable String iterates;

  WordCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    String named = SharedOptions.position(words);
    Morphism morphism = switch (named.toLowerCase(Locale.ROOT)) {
      case "fibonacci" -> Morphism.FIBONACCI;
      case "tribonacci" -> Morphism.TRIBONACCI;
      default -> Morphism.parse(named);
    };
    if (iterates != null) {
      if (rows.wanted())
        throw BadInput.because("{0} does not work with {1}", "--iterates", "--format");
      shared.print(console, new IteratesDocument(morphism, SharedOptions.count("--iterates", iterates)));
      return Exit.ANSWERED;
    }
    int letters = SharedOptions.count("--length", length);
    boolean text = !shared.json() && !rows.wanted();
    if (letters < 1 || letters > (text ? MOST_SHOWN : MOST))
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--length", 1,
          text ? MOST_SHOWN : MOST,
          letters);
    if (shared.json() || text) {
      shared.print(console, new WordDocument(morphism, letters));
    } else {
      String word = morphism.prefix(letters);
      var counts = new int[Character.MAX_VALUE + 1];
      rows.write(console, List.of("place", "letter", "index"), letters, (line, separator, n) -> line.append(n + 1)
          .append(separator).append(word.charAt(n)).append(separator).append(++counts[word.charAt(n)]));
    }
    return Exit.ANSWERED;
  }
}
