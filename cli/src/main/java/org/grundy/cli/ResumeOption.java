package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchStore;
import org.grundy.solve.outcome.SearchFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a file that keeps a long search. */
final class ResumeOption {
  @Option(names = "--resume", paramLabel = "FILE",
      description = "Save a long search in this file; after an interruption, the same command resumes.") private @Nullable Path file;

  /** The search in the file, once there is a question. */
  private Optional<SearchFile> search = Optional.empty();
  private boolean saved;

  /**
   * @param many whether many positions are read
   * @throws BadInput when there is a file, but not one position whose answer is a document
   */
  void check(boolean many, Format format) {
    if (file != null && (many || format.ofRows()))
      throw BadInput.because("{0} does not work with {1}", "--resume", many ? "-" : "--format " + format.word());
  }

  /** @throws BadInput when there is a file, but no search for this question, or no folder to write it in */
  Optional<SearchStore> store(Question question) {
    if (file != null)
      checkFolder(file);
    search = Optional.ofNullable(file).map(path -> new SearchFile(path, question));
    return search.map(store -> store);
  }

  /** A search must not run for hours before it turns out that nothing can be kept. */
  private static void checkFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder))
      throw RowFile.unwritten(file, new NoSuchFileException(file.toString()));
    if (folder != null && !Files.isWritable(folder))
      throw RowFile.unwritten(file, new AccessDeniedException(file.toString()));
  }

  /** Runs a search, and writes the file at its end. */
  <T> T kept(Supplier<T> work) {
    try {
      T found = work.get();
      saved = search.isPresent() && search.get().save();
      return found;
    } catch (UncheckedIOException e) {
      throw RowFile.unwritten(Path.of(String.valueOf(file)), Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw RowFile.unwritten(Path.of(String.valueOf(file)), e);
    }
  }

  /** What to say of a search that was stopped. */
  Phrase stopped(Phrase reached) {
    return saved ? Phrase.of("{0} Run the same command to resume from {1}.", reached, String.valueOf(file)) : reached;
  }
}
