package org.grundy.cluster;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.solve.strong.StrongParts;
import org.grundy.solve.strong.StrongRounds;
import org.jspecify.annotations.Nullable;

/** The files of positions, and what is in them. A task has one, with its own parts. */
final class StrongFiles {
  private static final Pattern PART = Pattern.compile(".*/part-([0-9]+).*");
  private static final Pattern TIER = Pattern.compile("(stages/found|positions/tier)-([0-9]+)/.*");
  private static final List<String> FOUND = List.of("number");
  private static final List<String> SOLVED = List.of("number", "moves");
  private static final List<String> ENDED = List.of("place", "moves");
  private static final List<String> WAITING = List.of("place", "options");
  private static final List<String> PLACED = List.of("place", "moves", "nim_value");
  private static final List<String> VALUED = List.of("number", "moves", "nim_value");

  private final StrongParts parts;
  private final Path folder;

  StrongFiles(StrongParts parts, String folder) {
    this.parts = parts;
    this.folder = Path.of(folder);
  }

  /** The part that a file belongs to. */
  static int part(Written file) {
    Matcher name = PART.matcher(file.path());
    if (!name.matches())
      throw new IllegalStateException(file.path());
    return Integer.parseInt(name.group(1));
  }

  /** The tier of a file of positions that were found or solved; negative for other files. */
  static int tier(Written file) {
    Matcher name = TIER.matcher(file.path());
    return name.matches() ? Integer.parseInt(name.group(2)) : -1;
  }

  static boolean isSolved(Written file) {
    return file.path().startsWith("positions/");
  }

  /** The rows of a file that say more of positions; not those that still wait. */
  static long newRows(Written file) {
    return file.path().startsWith("stages/waiting-") ? 0 : file.rows();
  }

  /** Writes the positions that a stage has found. */
  Written writeFound(int part, int tier, String stage, StrongParts.Share share) throws IOException {
    String path = "stages/found-%02d/part-%05d-from-%s.parquet".formatted(tier, part, stage);
    NumberFile.write(folder.resolve(path), FOUND, rows -> {
      var row = new long[1];
      parts.write(share, (number, _, _) -> {
        row[0] = number;
        rows.row(row);
      });
    });
    return Written.of(folder, path, share.size());
  }

  /** Writes what a stage has found in a part, a file for each tier. */
  List<Written> writeFound(int part, String stage, StrongParts.Found found) throws IOException {
    var written = new ArrayList<Written>();
    for (Map.Entry<Integer, StrongParts.Share> share : found.shares().entrySet())
      written.add(writeFound(part, share.getKey(), stage, share.getValue()));
    return written;
  }

  /** Writes positions with what is known of them. */
  Written writeSolved(int part, int tier, StrongParts.Share share) throws IOException {
    String path = "positions/tier-%02d/part-%05d.parquet".formatted(tier, part);
    NumberFile.write(folder.resolve(path), parts.valued() ? VALUED : SOLVED, rows -> {
      var row = new long[parts.valued() ? 3 : 2];
      parts.write(share, (number, end, value) -> {
        row[0] = number;
        row[1] = end - 1L;
        if (parts.valued())
          row[2] = value - 1L;
        rows.row(row);
      });
    });
    return Written.of(folder, path, share.size());
  }

  /** The positions of a tier in a part, from the files of all stages that have found some. */
  StrongParts.Share found(List<Written> files, int tier, int part) throws IOException {
    if (files.size() == 1)
      return read(files.getFirst(), part, false);
    StrongParts.Found all = parts.found(part);
    for (Written file : files)
      all.add(read(file, part, false));
    return Objects.requireNonNull(all.shares().get(tier));
  }

  /** The solved positions of a part; none if it has no file. */
  StrongParts.Share solved(@Nullable Written file, int part) throws IOException {
    return file == null ? parts.reading(part, 0, true).share() : read(file, part, true);
  }

  StrongParts.Share read(Written file, int part, boolean solved) throws IOException {
    StrongParts.Reading reading = parts.reading(part, Math.toIntExact(file.rows()), solved);
    NumberFile.read(folder.resolve(file.path()), row -> reading.row(row[0], solved ? (int) row[1] + 1 : 0,
        row.length > 2 ? (int) row[2] + 1 : 0));
    return reading.share();
  }

  /** Writes the moves that lead to the positions of a part. */
  Written writeSources(int part, StrongRounds.Sources sources) throws IOException {
    String path = sourcesFile(part);
    Path file = folder.resolve(path);
    Files.createDirectories(file.resolveSibling(""));
    Path aside = file.resolveSibling(".part-" + UUID.randomUUID());
    try (var out = new BufferedOutputStream(Files.newOutputStream(aside))) {
      sources.write(out);
    }
    Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    return Written.of(folder, path, 0);
  }

  private static String sourcesFile(int part) {
    return "stages/sources/part-%05d".formatted(part);
  }

  /** What {@link #writeSources} wrote. */
  MemorySegment sources(int part) throws IOException {
    try (var channel = FileChannel.open(folder.resolve(sourcesFile(part)), StandardOpenOption.READ)) {
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto());
    }
  }

  /**
   * Writes the places of positions that end in a round, if there are any, and those that still wait.
   *
   * @param size of the share
   */
  List<Written> writeRound(int part, int round, int[] ended, int size, StrongRounds.Waiting waiting)
      throws IOException {
    var written = new ArrayList<Written>();
    if (ended.length > 0)
      written.add(write("stages/ended-%05d/part-%05d.parquet".formatted(round, part), ENDED, rows -> {
        for (int place : ended)
          rows.row(new long[]{place, round});
      }));
    written.add(write("stages/waiting-%05d/part-%05d.parquet".formatted(round, part), WAITING, rows -> {
      for (int place = 0; place < size; place++)
        if (waiting.options(place) > 0)
          rows.row(new long[]{place, waiting.options(place)});
    }));
    return written;
  }

  private Written write(String path, List<String> columns, ParquetRows.Content<long[]> content) throws IOException {
    long[] count = {0};
    NumberFile.write(folder.resolve(path), columns, rows -> content.into(row -> {
      rows.row(row);
      count[0]++;
    }));
    return Written.of(folder, path, count[0]);
  }

  /** @param size of the share */
  StrongRounds.Waiting waiting(Written file, int size) throws IOException {
    StrongRounds.Waiting waiting = parts.rounds().waiting(size);
    NumberFile.read(folder.resolve(file.path()), row -> waiting.set((int) row[0], (int) row[1]));
    return waiting;
  }

  /** The places in the first column of a file. */
  int[] places(Written file) throws IOException {
    var places = new int[Math.toIntExact(file.rows())];
    int[] count = {0};
    NumberFile.read(folder.resolve(file.path()), row -> places[count[0]++] = (int) row[0]);
    return places;
  }

  /** Writes what is known of positions of a share, by their places. */
  Written writeValued(int part, String stage, int[] places, StrongParts.Share chosen) throws IOException {
    return write("stages/%s/part-%05d.parquet".formatted(stage, part), PLACED, rows -> {
      int[] next = {0};
      parts.write(chosen, (_, end, value) -> rows.row(new long[]{places[next[0]++], end - 1L, value - 1L}));
    });
  }

  /** A share with what some files say of its positions. */
  StrongParts.Share grown(StrongParts.Share share, List<Written> known) throws IOException {
    StrongRounds.Growing growing = parts.rounds().growing(share);
    for (Written file : known)
      NumberFile.read(folder.resolve(file.path()),
          row -> growing.set((int) row[0], (int) row[1], row.length > 2 ? (int) row[2] : 0));
    return growing.share();
  }

  /** Some positions of a share, by their places. */
  StrongParts.Share chosen(StrongParts.Share share, int[] places) {
    return parts.rounds().chosen(share, places);
  }

  /** The solved positions of any tier and part, read once and kept. */
  static final class Known {
    private final StrongFiles from;
    private final Map<Integer, Map<Integer, Written>> files;
    private final Map<List<Integer>, StrongParts.Share> shares = new HashMap<>();

    /** @param files by tier and part */
    Known(StrongFiles from, Map<Integer, Map<Integer, Written>> files) {
      this.from = from;
      this.files = files;
    }

    StrongParts.Share share(int tier, int part) {
      return shares.computeIfAbsent(List.of(tier, part), _ -> read(tier, part));
    }

    private StrongParts.Share read(int tier, int part) {
      Map<Integer, Written> of = files.get(tier);
      try {
        return from.solved(of == null ? null : of.get(part), part);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
