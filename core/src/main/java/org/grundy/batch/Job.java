package org.grundy.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.value.Convention;

/** What is to be computed, as text that every process reads for itself. */
public sealed interface Job {
  /** The file in the folder of a job whose second line says what it is, behind a word. */
  String MANIFEST = "job.txt";

  /** The job in one line. */
  String text();

  /**
   * Every position that can be reached from one.
   *
   * @param position as the catalogue reads it
   */
  record Strong(String position, Convention convention) implements Job {
    @Override
    public String text() {
      return "strong " + position + ", " + convention.name().toLowerCase(Locale.ROOT) + " play";
    }
  }

  /**
   * The values of every region that occurs on boards.
   *
   * @param game   as the catalogue reads it
   * @param ranges of rows and columns, such as {@code 1..4 1..6}
   */
  record Boards(String game, String ranges) implements Job {
    @Override
    public String text() {
      return "boards " + game + " " + ranges;
    }
  }

  /**
   * The nim-values of every code of a family.
   *
   * @param family a code in which each ? is any digit
   * @param to     the last heap of a code whose period is not found
   */
  record Sweep(String family, long to) implements Job {
    /** The file in the folder with all rows, as {@code values --file} writes them. */
    public static final String TABLE = "table.csv";
    private static final Pattern LINE = Pattern.compile("job sweep (\\S+) to ([0-9]{1,18})");

    /** The sweep whose rows are in a folder; empty when it holds no sweep. */
    public static Optional<Sweep> in(Path folder) throws IOException {
      Path file = folder.resolve(MANIFEST);
      if (!Files.isRegularFile(file))
        return Optional.empty();
      try (Stream<String> lines = Files.lines(file)) {
        return lines.skip(1).findFirst().map(LINE::matcher).filter(Matcher::matches)
            .map(line -> new Sweep(line.group(1), Long.parseLong(line.group(2))));
      }
    }

    @Override
    public String text() {
      return "sweep " + family + " to " + to;
    }
  }
}
