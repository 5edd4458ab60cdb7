package org.grundy.file;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;

/**
 * A folder with a result in files, each whole or not there, and a manifest that says what the result is of: lines of text, a
 * name and what it is, then a checksum of these lines. Every other file ends with the CRC-32C, an int, of the first lines of
 * the manifest, the file's name and the rest of the file; so a file of another result is noticed as a damaged one is.
 * Reading a file checks every byte; then the system decides which parts are in memory.
 */
public final class CheckedFolder {
  public static final String MANIFEST = "manifest.txt";
  private static final String CHECKSUM = "checksum";
  private static final int LONGEST_MANIFEST = 1 << 16;
  /** Of a first line that is told. */
  private static final int LONGEST_LINE = 100;
  /** Bytes that are read or written between two looks at the budget. */
  private static final int STRETCH = 1 << 20;
  private static final ValueLayout.OfInt INTS = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final Path folder;
  /** The first lines of the manifest. */
  private final String head;
  private final Budget budget;

  /**
   * @param head   the first lines of the manifest, each with its end
   * @param budget of reading and writing
   */
  public CheckedFolder(Path folder, String head, Budget budget) {
    this.folder = folder;
    this.head = head;
    this.budget = budget;
  }

  public Path path() {
    return folder;
  }

  /** A line of a manifest. */
  public static String line(String name, String value) {
    return name + " ".repeat(Math.max(0, CHECKSUM.length() + 2 - name.length())) + value + "\n";
  }

  /** Whether a folder has a manifest. */
  public static boolean hasManifest(Path folder) {
    return Files.exists(folder.resolve(MANIFEST));
  }

  /**
   * The lines of a manifest, without its checksum.
   *
   * @param firstLine that it must begin with
   * @param writer    of such folders, as a message names it
   * @throws BadInput when there is none, it is damaged, or it is of another kind of result
   */
  public static List<String> manifest(Path folder, String firstLine, String writer) throws IOException {
    Path file = folder.resolve(MANIFEST);
    if (!Files.isRegularFile(file))
      throw BadInput.because("{0}: expected a folder that {1} has written, found no {2} there", folder.toString(),
          writer, MANIFEST);
    if (Files.size(file) > LONGEST_MANIFEST)
      throw damagedManifest(folder);
    String text;
    try {
      text = Files.readString(file);
    } catch (CharacterCodingException _) {
      throw damagedManifest(folder);
    }
    int last = text.lastIndexOf(CHECKSUM);
    if (last < 0 || !text.substring(last).equals(line(CHECKSUM, checksum(text.substring(0, last)))))
      throw damagedManifest(folder);
    List<String> lines = text.substring(0, last).lines().toList();
    if (lines.isEmpty())
      throw damagedManifest(folder);
    if (!lines.getFirst().equals(firstLine))
      throw another(folder, firstLine, lines.getFirst());
    return lines;
  }

  /** Whether the manifest of a folder begins so. */
  public static boolean isOf(Path folder, String firstLine) throws IOException {
    Path file = folder.resolve(MANIFEST);
    if (!Files.isRegularFile(file))
      return false;
    try (var in = Files.newInputStream(file)) {
      byte[] expected = (firstLine + "\n").getBytes(StandardCharsets.UTF_8);
      return Arrays.equals(in.readNBytes(expected.length), expected);
    }
  }

  /**
   * Checks that there is no result in a folder that is to hold something else.
   *
   * @param expected what it is to hold
   * @throws BadInput when there is a manifest
   */
  public static void refuse(Path folder, String expected) throws IOException {
    if (hasManifest(folder))
      throw another(folder, expected, firstLine(folder));
  }

  private static String firstLine(Path folder) throws IOException {
    try (var in = Files.newInputStream(folder.resolve(MANIFEST))) {
      return new String(in.readNBytes(LONGEST_LINE), StandardCharsets.UTF_8).lines().findFirst().orElse("");
    }
  }

  /** When a folder holds something else. */
  public static BadInput another(Path folder, String expected, String found) {
    return BadInput.because("{0} holds another job: expected {1}, found {2}", folder.toString(),
        BadInput.quoted(expected), BadInput.quoted(found));
  }

  /**
   * What a line of a manifest says.
   *
   * @throws BadInput when it says something else, or is not there
   */
  public static String value(Path folder, List<String> lines, int line, String name) {
    if (line >= lines.size() || !lines.get(line).matches(name + " +\\S.*"))
      throw damagedManifest(folder);
    return lines.get(line).substring(name.length()).strip();
  }

  public static BadInput damagedManifest(Path folder) {
    return BadInput.because("{0} is damaged: {1} is not as it was written", folder.toString(), MANIFEST);
  }

  private static String checksum(String text) {
    var crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(crc.getValue());
  }

  /** Whether a manifest begins with the first lines of this one. */
  public boolean hasHead(List<String> lines) {
    List<String> own = head.lines().toList();
    return lines.size() >= own.size() && own.equals(lines.subList(0, own.size()));
  }

  /** Makes the folder and its manifest, unless they are there. */
  public void begin() throws IOException {
    Files.createDirectories(folder);
    if (!hasManifest(folder))
      writeManifest("");
  }

  /** Writes the manifest: its first lines, and more. */
  public void writeManifest(String more) throws IOException {
    String text = head + more;
    WholeFile.write(folder.resolve(MANIFEST), text + line(CHECKSUM, checksum(text)));
  }

  public boolean has(String name) {
    return Files.exists(folder.resolve(name));
  }

  private CRC32C crc(String name) {
    var crc = new CRC32C();
    crc.update((head + name).getBytes(StandardCharsets.UTF_8));
    return crc;
  }

  /** Writes a file, with its checksum. */
  public void write(String name, List<MemorySegment> parts) throws IOException {
    CRC32C crc = crc(name);
    WholeFile.write(folder.resolve(name), out -> {
      for (MemorySegment part : parts)
        write(part, out, crc);
      MemorySegment end = MemorySegment.ofArray(new byte[Integer.BYTES]);
      end.set(INTS, 0, (int) crc.getValue());
      out.write(end.toArray(ValueLayout.JAVA_BYTE));
    });
  }

  private void write(MemorySegment part, OutputStream out, CRC32C crc) throws IOException {
    for (long from = 0; from < part.byteSize(); from += STRETCH) {
      byte[] bytes = stretch(part, from).toArray(ValueLayout.JAVA_BYTE);
      crc.update(bytes);
      out.write(bytes);
      budget.charge(1);
    }
  }

  private static MemorySegment stretch(MemorySegment part, long from) {
    return part.asSlice(from, Math.min(STRETCH, part.byteSize() - from));
  }

  /**
   * The content of a file, without its checksum; empty when there is no such file.
   *
   * @throws BadInput when it is damaged
   */
  public Optional<MemorySegment> read(String name) throws IOException {
    Optional<MemorySegment> whole = mapped(name);
    if (whole.isEmpty())
      return Optional.empty();
    long size = whole.get().byteSize() - Integer.BYTES;
    MemorySegment content = whole.get().asSlice(0, size);
    CRC32C crc = crc(name);
    for (long from = 0; from < size; from += STRETCH) {
      crc.update(stretch(content, from).asByteBuffer());
      budget.charge(1);
    }
    if ((int) crc.getValue() != whole.get().get(INTS, size))
      throw damaged(name);
    return Optional.of(content);
  }

  /** The same for a file that was checked before. */
  public Optional<MemorySegment> readChecked(String name) throws IOException {
    return mapped(name).map(whole -> whole.asSlice(0, whole.byteSize() - Integer.BYTES));
  }

  /** A file with its checksum. */
  private Optional<MemorySegment> mapped(String name) throws IOException {
    Path file = folder.resolve(name);
    if (!Files.exists(file))
      return Optional.empty();
    if (!Files.isRegularFile(file))
      throw damaged(name);
    try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() < Integer.BYTES)
        throw damaged(name);
      return Optional.of(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto()));
    }
  }

  public BadInput damaged(String name) {
    return BadInput.because("{0} is damaged: its content does not match its checksum", folder.resolve(name).toString());
  }
}
