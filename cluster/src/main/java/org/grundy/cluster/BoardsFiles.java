package org.grundy.cluster;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.solve.region.RegionFinder;
import org.grundy.solve.region.RegionParts;

/** The files of regions that are found but not in the table yet, and of values that are not numbered yet. */
record BoardsFiles(Path folder) {
  private static final List<String> REGION = List.of("low", "high");
  private static final Pattern FOUND = Pattern.compile("stages/found-([0-9]+)/part-([0-9]+)-.*");

  /** The tier of a file of regions; -1 for other files. */
  static int tier(Written file) {
    Matcher name = FOUND.matcher(file.path());
    return name.matches() ? Integer.parseInt(name.group(1)) : -1;
  }

  static int part(Written file) {
    Matcher name = FOUND.matcher(file.path());
    if (!name.matches())
      throw new IllegalStateException(file.path());
    return Integer.parseInt(name.group(2));
  }

  /** Writes what a stage has found in a part, a file for each tier. */
  List<Written> writeFound(int part, String stage, RegionFinder found, int tiers) throws IOException {
    var written = new ArrayList<Written>();
    for (int tier = 0; tier < tiers; tier++) {
      long[] words = found.sorted(tier);
      if (words.length == 0)
        continue;
      String path = "stages/found-%02d/part-%05d-from-%s.parquet".formatted(tier, part, stage);
      NumberFile.write(folder.resolve(path), REGION, rows -> {
        for (int i = 0; i < words.length; i += 2)
          rows.row(new long[]{words[i], words[i + 1]});
      });
      written.add(Written.of(folder, path, words.length / 2));
    }
    return written;
  }

  /** Adds the regions of files. */
  void read(List<Written> files, RegionFinder into) throws IOException {
    for (Written file : files)
      NumberFile.read(folder.resolve(file.path()), row -> into.add(row[0], row[1]));
  }

  /** Writes the values of a piece of a tier. */
  Written writePiece(int tier, int piece, List<MemorySegment> content) throws IOException {
    String path = "stages/valued-%02d/part-%05d".formatted(tier, piece);
    Path file = folder.resolve(path);
    Files.createDirectories(file.resolveSibling(""));
    Path aside = file.resolveSibling(".part-" + UUID.randomUUID());
    try (var out = new BufferedOutputStream(Files.newOutputStream(aside))) {
      for (MemorySegment part : content)
        out.write(part.toArray(ValueLayout.JAVA_BYTE));
    }
    Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    return Written.of(folder, path, RegionParts.regions(content.getFirst()));
  }

  /** What {@link #writePiece} wrote. */
  MemorySegment piece(Written file) throws IOException {
    try (var channel = FileChannel.open(folder.resolve(file.path()), StandardOpenOption.READ)) {
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto());
    }
  }

  /** Files of the table. */
  List<Written> ofTable(List<String> names, long rows) throws IOException {
    var written = new ArrayList<Written>();
    for (String name : names)
      written.add(Written.of(folder, name, rows));
    return written;
  }
}
