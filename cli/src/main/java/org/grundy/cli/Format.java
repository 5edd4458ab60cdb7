package org.grundy.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;

/** The formats of what commands print, besides JSON. */
enum Format {
  TEXT, LATEX, CSV, TSV;

  /** The words for documents, for the help of an option. */
  static final class Documents implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of(TEXT, LATEX).map(Format::word).iterator();
    }
  }

  /** The words for documents and rows. */
  static final class All implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(values()).map(Format::word).iterator();
    }
  }

  /** Whether it is rows rather than a document. */
  boolean ofRows() {
    return this == CSV || this == TSV;
  }

  /** The line of a row; in text, some spaces separate the fields. */
  String row(List<String> fields) {
    return switch (this) {
      case TEXT, LATEX -> String.join("   ", fields).stripTrailing();
      case TSV -> String.join("\t", fields);
      case CSV -> fields.stream().map(Format::quoted).collect(Collectors.joining(","));
    };
  }

  private static String quoted(String field) {
    return field.matches("[^,\"\n]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
  }

  /** As it is typed. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** @throws BadInput when the word is none of these formats */
  static Format parse(String word, Format... formats) {
    return Arrays.stream(formats).filter(format -> format.word().equals(word.toLowerCase(Locale.ROOT))).findFirst()
        .orElseThrow(() -> BadInput.because("{0}: expected {1}, found {2}", "--format",
            List.of(formats).stream().map(Format::word).collect(Collectors.joining(", ")), BadInput.quoted(word)));
  }
}
