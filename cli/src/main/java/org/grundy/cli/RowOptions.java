package org.grundy.cli;

import picocli.CommandLine.Option;

/** The options of a command that prints documents or rows. */
final class RowOptions extends SharedOptions {
  @Option(names = "--format", paramLabel = "FORMAT",
      description = "text (the default), latex, or rows: csv or tsv.") private String format = "text";

  @Override
  Format format() {
    return Format.parse(format, Format.values());
  }
}
