package org.grundy.cli;

import picocli.CommandLine.Option;

/** The options of a command that prints documents. */
final class DocumentOptions extends SharedOptions {
  @Option(names = "--format", paramLabel = "FORMAT", completionCandidates = Format.Documents.class,
      description = "text or latex, a document for pdflatex. Default: text.") private String format = "text";

  @Override
  Format format() {
    return Format.parse(format, Format.TEXT, Format.LATEX);
  }
}
