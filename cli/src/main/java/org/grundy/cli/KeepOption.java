package org.grundy.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;
import org.grundy.word.logic.Variable;
import org.grundy.word.text.AutomatonWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The option for a folder in which automata of definitions are kept: one file of definitions for each, which begins with
 * the definition and all that it uses as remarks. An automaton is used again only for the same text.
 */
final class KeepOption {
  private static final String ENDING = ".theory";

  @Option(names = "--keep", paramLabel = "DIR",
      description = "Keep the automata of your definitions in this folder, and use those kept there before.") private @Nullable Path folder;

  private final SequencedSet<String> taken = new LinkedHashSet<>();

  /** @throws BadInput when there is a folder, for what has no definitions of the reader's own */
  void onlyForDefinitions() {
    if (folder != null)
      throw BadInput.because("{0} is for definitions of your own and statements that use them", "--keep");
  }

  /** A theory whose definitions to come are looked up in the folder. */
  Theory on(Theory theory, Console console) {
    if (folder == null)
      return theory;
    if (!console.files())
      onlyForDefinitions();
    return theory.keeping(this::entry);
  }

  private Path file(String name) {
    return Objects.requireNonNull(folder).resolve(name + ENDING);
  }

  private static String head(String text) {
    return text.lines().map(line -> "# " + line + "\n").collect(Collectors.joining());
  }

  private Optional<String> entry(String name, String text) {
    Path file = file(name);
    try {
      String kept = Files.isRegularFile(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
      String head = head(text);
      if (!kept.startsWith(head) || !kept.startsWith("automaton", head.length()))
        return Optional.empty();
      taken.add(name);
      return Optional.of(kept.substring(head.length()));
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", file.toString());
    }
  }

  /** Writes the automata that were made of the theory's definitions, and says which were written and which taken. */
  void write(Theory theory, Prover prover, SharedOptions shared, Console console) {
    if (folder == null)
      return;
    var written = new ArrayList<String>();
    theory.sources().forEach((definition, text) -> {
      Optional<Solutions> made = taken.contains(definition.name()) ? Optional.empty() : prover.made(definition);
      made.ifPresent(solutions -> {
        write(definition, text, solutions);
        written.add(definition.name());
      });
    });
    if (shared.json() || shared.format() != Format.TEXT)
      return;
    if (!written.isEmpty())
      say(Phrase.of("Automata kept in {0}: {1}", Objects.requireNonNull(folder).toString(),
          String.join(", ", written)), shared, console);
    if (!taken.isEmpty())
      say(Phrase.of("Automata taken from {0}: {1}", Objects.requireNonNull(folder).toString(),
          String.join(", ", taken)), shared, console);
  }

  private static void say(Phrase sentence, SharedOptions shared, Console console) {
    console.out().println(shared.voice().say(sentence));
  }

  private void write(Definition definition, String text, Solutions solutions) {
    var names = definition.parameters().stream().map(Variable::name).toList();
    String entry = "automaton " + definition.name() + "(" + String.join(", ", names) + ") := \""
        + String.join("\n  ", AutomatonWriter.lines(solutions, names)) + "\"\n";
    Path file = file(definition.name());
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw RowFile.unwritten(file, e);
    }
    RowFile.write(file, head(text) + entry);
  }
}
