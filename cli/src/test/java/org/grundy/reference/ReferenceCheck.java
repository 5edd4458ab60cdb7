package org.grundy.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Compares answers with the tables of reference values in a folder: {@code ReferenceCheck FOLDER}. A row passes, fails or
 * is out of reach so far; a table that nobody reads yet is out of reach as a whole.
 */
final class ReferenceCheck {
  private static final ValueTables VALUES = new ValueTables();
  private static final Map<String, TableCheck> CHECKS = Map.of("octal-periods.tsv", new OctalPeriods(),
      "heap-games.tsv",
      new HeapGames(), "boards.tsv", VALUES.boards(), "expressions.tsv", VALUES.expressions(), "short-games.tsv",
      VALUES.shortGames(), "day3.tsv", VALUES.day3());
  private static final int SHOWN = 20;

  private long passed;
  private long failed;

  private ReferenceCheck() {
  }

  public static void main(String[] args) throws IOException {
    if (args.length != 1 || !Files.isDirectory(Path.of(args[0]))) {
      System.err.println("ReferenceCheck: expected the folder of the reference values, found " + List.of(args));
      System.exit(2);
    }
    var check = new ReferenceCheck();
    for (Path table : tables(Path.of(args[0])))
      check.table(table.getFileName().toString(), Files.readAllLines(table));
    System.out.println(check.passed + " passed, " + check.failed + " failed");
    System.exit(check.passed == 0 || check.failed > 0 ? 1 : 0);
  }

  private static List<Path> tables(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList();
    }
  }

  private void table(String name, List<String> lines) {
    TableCheck check = CHECKS.getOrDefault(name, _ -> new TableCheck.OutOfReach());
    long passedHere = 0;
    long failedHere = 0;
    long outOfReach = 0;
    for (String line : lines.subList(1, lines.size()))
      switch (row(check, line)) {
        case TableCheck.Passed _ -> passedHere++;
        case TableCheck.OutOfReach _ -> outOfReach++;
        case TableCheck.Failed(String why) -> {
          if (failedHere++ < SHOWN)
            System.out.println(name + ": " + line + "\n    " + why);
        }
      }
    System.out
        .println(name + ": " + passedHere + " passed, " + failedHere + " failed, " + outOfReach + " out of reach");
    passed += passedHere;
    failed += failedHere;
  }

  /** An exception is a disagreement too. */
  private static TableCheck.Found row(TableCheck check, String line) {
    try {
      return check.row(line.split("\t", -1));
    } catch (RuntimeException e) {
      return new TableCheck.Failed(e.toString());
    }
  }
}
