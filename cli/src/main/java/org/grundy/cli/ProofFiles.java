package org.grundy.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;

/** Files among the arguments of {@code prove}: definitions, theorems, scripts, automata. */
record ProofFiles(Console console) {
  /** What can be proved without a file or a game. */
  static final String THEOREMS = "F1-F6, T1-T8, B1";
  private static final Pattern FILE = Pattern.compile("[^\\s()]*\\.(theory|txt|automaton)|[\\w.~-]*/[\\w./~-]*");

  /** Whether an argument is meant as a file: it has a file's extension, or folders. */
  static boolean isMeant(String argument) {
    return FILE.matcher(argument).matches();
  }

  /** The text of a file; empty when there is none, or files are not read here. */
  Optional<String> find(String name) {
    try {
      Path path = Path.of(name);
      return console.files() && Files.isRegularFile(path)
          ? Optional.of(Files.readString(path, StandardCharsets.UTF_8)) : Optional.empty();
    } catch (InvalidPathException _) {
      return Optional.empty();
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", name);
    }
  }

  /** @throws BadInput when there is no such file */
  String text(String name) {
    return find(name).orElseThrow(() -> missing(name));
  }

  BadInput missing(String name) {
    return console.files() ? BadInput.because("there is no file {0}", BadInput.quoted(name))
        : BadInput.because("expected a game of heaps, a theorem ({0}) or a statement, found {1}; files are read on the "
            + "command line only", THEOREMS, BadInput.quoted(name));
  }
}
