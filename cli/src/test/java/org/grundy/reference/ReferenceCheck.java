package org.grundy.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads the tables of reference values in a folder. A row passes when it is as wide as its heading: values wait. */
final class ReferenceCheck {
  private ReferenceCheck() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 1 || !Files.isDirectory(Path.of(args[0]))) {
      System.err.println("ReferenceCheck: expected the folder of the reference values, found " + List.of(args));
      System.exit(2);
    }
    long passed = 0;
    long failed = 0;
    for (Path table : tables(Path.of(args[0]))) {
      List<String> lines = Files.readAllLines(table);
      int width = width(lines.getFirst());
      long fitting = lines.stream().skip(1).filter(line -> width(line) == width).count();
      System.out.println(table.getFileName() + ": " + fitting + " rows have " + width + " columns");
      passed += fitting;
      failed += lines.size() - 1 - fitting;
    }
    System.out.println(passed + " passed, " + failed + " failed");
    System.exit(passed == 0 || failed > 0 ? 1 : 0);
  }

  private static List<Path> tables(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList();
    }
  }

  private static int width(String line) {
    return line.split("\t", -1).length;
  }
}
