package org.grundy.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.apache.spark.package$;
import org.grundy.batch.Job;
import org.grundy.file.CheckedFolder;
import org.grundy.file.Version;
import org.grundy.file.WholeFile;
import org.grundy.phrase.BadInput;

/**
 * The folder of a job, and the list of its complete stages in {@value #MANIFEST}: what the job is and which programs began
 * it, then the files of each stage with their rows and checksums, then a checksum of the lines above.
 *
 * <pre>{@code
 * Grundy cluster job 1
 * job strong clobber 4x4, normal play
 * rules 8d2c… SHA-256 of the moves and of how positions are numbered
 * parts 16
 * begun with Grundy 0.1.0, Spark 4.2.0, Java 25.0.1
 * stage found-16
 * file stages/found-15/part-00003-from-16.parquet 2 rows 0a1b2c3d
 * checksum 90817263
 * }</pre>
 */
final class JobFolder {
  static final String MANIFEST = Job.MANIFEST;
  private static final String FIRST_LINE = "Grundy cluster job 1";
  private static final String CHECKSUM = "checksum ";
  private static final String PARTS = "parts ";
  private static final String PROGRAMS = "begun with ";
  private static final Pattern FILE = Pattern.compile("file (\\S+) ([0-9]{1,18}) rows ([0-9a-f]{1,8})");

  /** Files that are not yet whole. */
  private static final Pattern LEFTOVER = Pattern.compile("\\.part-.*|\\.tier-.*\\.tmp");

  /**
   * A file of a stage.
   *
   * @param path within the folder
   * @param crc  CRC-32C of its bytes
   */
  record Written(String path, long rows, int crc) implements Serializable {
    private static final long serialVersionUID = 1;

    /** The file as it is in a folder now. */
    static Written of(Path folder, String path, long rows) throws IOException {
      return new Written(path, rows, checksum(folder.resolve(path)));
    }

    /** Whether the file still has the bytes that were written. */
    boolean isWhole(Path folder) throws IOException {
      return Files.isRegularFile(folder.resolve(path)) && checksum(folder.resolve(path)) == crc;
    }

    private static int checksum(Path file) throws IOException {
      var crc = new CRC32C();
      var buffer = new byte[1 << 16];
      try (var in = Files.newInputStream(file)) {
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer))
          crc.update(buffer, 0, read);
      }
      return (int) crc.getValue();
    }
  }

  private final Path folder;
  private final List<String> head;
  private String programs = PROGRAMS + "Grundy %s, Spark %s, Java %s".formatted(Version.NUMBER,
      package$.MODULE$.SPARK_VERSION(), Runtime.version().toString());
  private final Map<String, List<Written>> stages = new LinkedHashMap<>();

  private JobFolder(Path folder, List<String> head) {
    this.folder = folder;
    this.head = head;
  }

  /**
   * Opens the folder of a job, which may not be there. Until the job {@link #begin begins}, nothing is written.
   *
   * @param job   in one line
   * @param rules a digest of the rules
   * @throws BadInput when it holds another job, or its manifest is damaged
   */
  static JobFolder open(Path folder, String job, String rules, int parts) throws IOException {
    return open(folder, List.of(FIRST_LINE, "job " + job, "rules " + rules, PARTS + parts));
  }

  /** The same for a job whose files depend on nothing else. */
  static JobFolder open(Path folder, String job) throws IOException {
    return open(folder, List.of(FIRST_LINE, "job " + job));
  }

  private static JobFolder open(Path folder, List<String> head) throws IOException {
    var opened = new JobFolder(folder, head);
    if (opened.isBegun())
      opened.read();
    return opened;
  }

  /** Whether the job has begun, now or earlier. */
  boolean isBegun() {
    return Files.exists(folder.resolve(MANIFEST));
  }

  /** Makes the folder and its manifest, unless they are there. */
  void begin() throws IOException {
    Files.createDirectories(folder);
    if (!isBegun())
      save();
  }

  private void read() throws IOException {
    List<String> lines = lines(folder).orElseThrow(() -> damaged(folder));
    for (int i = 1; i < Math.min(head.size(), lines.size()); i++)
      if (!lines.get(i).equals(head.get(i)))
        throw head.get(i).startsWith(PARTS) && lines.get(i).startsWith(PARTS)
            ? BadInput.because("{0} holds this job with {1} {2}; use the same number, or another folder",
                folder.toString(), "--parts", lines.get(i).substring(PARTS.length()))
            : CheckedFolder.another(folder, head.get(i), lines.get(i));
    if (lines.size() <= head.size() || !lines.get(head.size()).startsWith(PROGRAMS))
      throw damaged(folder);
    programs = lines.get(head.size());
    List<Written> files = new ArrayList<>();
    for (String line : lines.subList(head.size() + 1, lines.size())) {
      Matcher file = FILE.matcher(line);
      if (line.startsWith("stage ")) {
        files = new ArrayList<>();
        stages.put(line.substring("stage ".length()), files);
      } else if (file.matches())
        files.add(
            new Written(file.group(1), Long.parseLong(file.group(2)), Integer.parseUnsignedInt(file.group(3), 16)));
      else
        throw damaged(folder);
    }
  }

  private static Optional<List<String>> lines(Path folder) throws IOException {
    Path file = folder.resolve(MANIFEST);
    if (!Files.isRegularFile(file))
      return Optional.empty();
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    int last = text.lastIndexOf(CHECKSUM);
    if (last < 0 || !text.startsWith(FIRST_LINE + "\n")
        || !text.substring(last).equals(checksum(text.substring(0, last))))
      throw damaged(folder);
    return Optional.of(text.substring(0, last).lines().toList());
  }

  private static String checksum(String text) {
    var crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return CHECKSUM + Integer.toHexString((int) crc.getValue()) + "\n";
  }

  private static BadInput damaged(Path folder) {
    return BadInput.because("{0} is damaged: {1} is not as it was written", folder.toString(), MANIFEST);
  }

  /** @throws BadInput always, naming the file */
  BadInput damaged(Written file) {
    return BadInput.because("{0} is damaged: its content does not match its checksum",
        folder.resolve(file.path).toString());
  }

  private void save() throws IOException {
    var text = new StringBuilder();
    for (String line : head)
      text.append(line).append('\n');
    text.append(programs).append('\n');
    stages.forEach((stage, files) -> {
      text.append("stage ").append(stage).append('\n');
      for (Written file : files)
        text.append("file %s %d rows %s\n".formatted(file.path, file.rows, Integer.toHexString(file.crc)));
    });
    WholeFile.write(folder.resolve(MANIFEST), text + checksum(text.toString()));
  }

  Path path() {
    return folder;
  }

  /** Whether a stage is complete. */
  boolean has(String stage) {
    return stages.containsKey(stage);
  }

  /** The files of all complete stages. */
  List<Written> files() {
    return stages.values().stream().flatMap(List::stream).toList();
  }

  /** The files of one stage; none if it is not complete. */
  List<Written> files(String stage) {
    return stages.getOrDefault(stage, List.of());
  }

  /** Marks a stage as complete. */
  void complete(String stage, List<Written> files) throws IOException {
    stages.put(stage, List.copyOf(files));
    save();
  }

  /** Forgets stages whose files are no longer needed; to be called before those are deleted. */
  void forget(Predicate<String> stage) throws IOException {
    stages.keySet().removeIf(stage);
    save();
  }

  /** Deletes files that are no longer needed. */
  void drop(List<Written> files) throws IOException {
    if (files.isEmpty())
      return;
    var dropped = new HashSet<>(files);
    stages.replaceAll((_, of) -> of.stream().filter(file -> !dropped.contains(file)).toList());
    save();
    for (Written file : files)
      Files.deleteIfExists(folder.resolve(file.path));
  }

  /** Deletes what killed tasks had begun to write. */
  void deleteLeftovers() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(file -> LEFTOVER.matcher(file.getFileName().toString()).matches()).toList())
        Files.delete(file);
    }
  }

  /** Deletes a folder within this one, if it is there, and all that it holds. */
  void delete(String name) throws IOException {
    Path root = folder.resolve(name);
    if (!Files.isDirectory(root))
      return;
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList())
        Files.delete(file);
    }
  }
}
