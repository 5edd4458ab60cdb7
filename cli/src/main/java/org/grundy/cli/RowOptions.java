package org.grundy.cli;

import picocli.CommandLine.Option;

/** The options of a command that prints documents or rows. */
final class RowOptions extends SharedOptions {
  @Option(names = "--format", paramLabel = "FORMAT", completionCandidates = Format.All.class,
      description = "text, latex, or rows: csv or tsv. Default: text.") private String format = "text";

  @Override
  Format format() {
    return Format.parse(format, Format.values());
  }
}
