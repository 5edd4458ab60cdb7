package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.file.DisplacedFile;
import org.grundy.file.WholeFile;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The destination and format of many rows of numbers. */
final class RowFile {
  @Mixin private final SharedOptions shared = new RowOptions();

  @Option(names = "--file", paramLabel = "FILE",
      description = "Write the rows to this file, as csv unless --format says otherwise.") private @Nullable Path file;

  /** The options that every command has. */
  SharedOptions shared() {
    return shared;
  }

  /** Whether rows are wanted rather than text for people. */
  boolean wanted() {
    return formatted() || file != null;
  }

  /** Whether {@code --format} asks for rows. */
  boolean formatted() {
    return shared.format().ofRows();
  }

  /** The file that keeps values in binary, recognised by its name's ending {@code .bin}; empty for any other. */
  Optional<Path> values() {
    return Optional.ofNullable(file).filter(path -> path.toString().endsWith(".bin"));
  }

  /** The file for rows; empty when none is given, or when it keeps values. */
  Optional<Path> rows() {
    return Optional.ofNullable(file).filter(path -> values().isEmpty());
  }

  /** The character between the fields of a row. */
  char separator() {
    return shared.format() == Format.TSV ? '\t' : ',';
  }

  /** @throws BadInput when both rows and one JSON object are wanted */
  void refuseJson() {
    if (shared.json() && wanted())
      throw BadInput.because("{0} does not work with {1}", "--json", formatted() ? "--format" : "--file");
    if (shared.format() == Format.LATEX && file != null)
      throw BadInput.because("{0} does not work with {1}", "--format latex", "--file");
  }

  /** The source of the rows, numbered from 0. */
  @FunctionalInterface
  interface Row {
    /** Appends the fields to {@code line}, with {@code separator} between them. */
    void into(StringBuilder line, char separator, int n);
  }

  /** Writes a header and {@code count} rows. */
  void write(Console console, List<String> header, int count, Row row) {
    try {
      if (file == null)
        write(new BulkOutput(console.out()), header, count, row);
      else
        WholeFile.write(file, out -> write(out, header, count, row));
    } catch (BulkOutput.Refused _) {
      // Standard output reports why when the command ends.
    } catch (IOException e) {
      throw unwritten(file == null ? Path.of("-") : file, e);
    }
  }

  /** Writes a text to a file, in full or not at all. */
  static void write(Path file, String text) {
    try {
      WholeFile.write(file, text);
    } catch (IOException e) {
      throw unwritten(file, e);
    }
  }

  /** The exception for a file that cannot be written: bad input when the name is at fault, else a write failure. */
  static RuntimeException unwritten(Path file, IOException why) {
    return switch (why) {
      case NoSuchFileException _ -> badName(file, Phrase.of("no such folder"));
      case NotDirectoryException _ -> badName(file, Phrase.of("no such folder"));
      case AccessDeniedException _ -> badName(file, Phrase.of("permission denied"));
      case FileSystemException _ when Files.isDirectory(file) -> badName(file, Phrase.of("it is a folder"));
      case DisplacedFile _ -> new WriteFailure(
          Phrase.of("{0} was deleted or replaced while being written", file.toString()));
      case FileSystemException system when system.getReason() != null -> failed(file, system.getReason());
      default -> failed(file, String.valueOf(why.getMessage()));
    };
  }

  private static BadInput badName(Path file, Phrase reason) {
    if (file.toString().isEmpty())
      return BadInput.because("{0}: expected the name of a file", "--file");
    return BadInput.because("cannot write {0}: {1}", file.toString(), reason);
  }

  private static WriteFailure failed(Path file, String reason) {
    return new WriteFailure(Phrase.of("cannot write {0}: {1}", file.toString(), reason));
  }

  private void write(OutputStream out, List<String> header, int count, Row row) throws IOException {
    char separator = separator();
    var rows = new WholeRows(out);
    rows.add(String.join(String.valueOf(separator), header));
    var line = new StringBuilder();
    for (int n = 0; n < count; n++) {
      line.setLength(0);
      row.into(line, separator, n);
      rows.add(line);
    }
    rows.flush();
  }
}
