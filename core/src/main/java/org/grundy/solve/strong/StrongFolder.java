package org.grundy.solve.strong;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.CRC32C;
import org.grundy.effort.Budget;
import org.grundy.file.WholeFile;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;

/**
 * A strong solution in a folder: a file for each tier that has positions, and {@value #MANIFEST}, which is written last and
 * lists them. The same solution always gives the same bytes. Reading checks every file against its checksum, at the speed of
 * the device, and then leaves it to the system which parts are in memory.
 *
 * <p>A tier's file has, little endian, the two parts of its {@link KeySet}, then its columns. The manifest is text:
 *
 * <pre>{@code
 * Grundy strong solution 1
 * position  clobber xo/ox
 * play      normal
 * rules     SHA-256 of the moves on the board and of how positions are numbered
 * positions 9
 * tier-04   positions and CRC-32C of the file
 * checksum  CRC-32C of the lines above
 * }</pre>
 */
public final class StrongFolder {
  private static final String MANIFEST = "manifest.txt";
  private static final String CHECKSUM = "checksum";
  private static final String FIRST_LINE = "Grundy strong solution 1";
  /** Bytes that are checked between two looks at the budget. */
  private static final int STRETCH = 1 << 22;

  private final Path folder;
  private final Question question;
  private final BoardKeys keys;
  private final String rules;

  private StrongFolder(Path folder, Question question) {
    this.folder = folder;
    this.question = question;
    this.keys = StrongSearch.keys(question.position());
    this.rules = keys.digest();
  }

  /**
   * Writes a solution into a folder, which is made if there is none. A kill leaves a folder without a manifest, or that of
   * the same solution.
   *
   * @throws BadInput when the folder holds another solution
   */
  public static void write(StrongSolution solution, Path folder) throws IOException {
    var made = new StrongFolder(folder, solution.question());
    Files.createDirectories(folder);
    if (Files.exists(folder.resolve(MANIFEST)))
      made.lines(); // which refuses another solution
    made.write(solution.tiers());
  }

  private void write(List<Tier> tiers) throws IOException {
    var manifest = new StringBuilder(head());
    line(manifest, "positions", tiers.stream().mapToLong(Tier::size).sum());
    for (int number = 0; number < tiers.size(); number++) {
      Tier tier = tiers.get(number);
      if (tier.size() > 0) {
        var crc = new CRC32C();
        WholeFile.write(file(number), out -> {
          for (MemorySegment part : parts(tier))
            write(part, out, crc);
        });
        line(manifest, name(number), tier.size() + " " + Long.toHexString(crc.getValue()));
      }
    }
    line(manifest, CHECKSUM, checksum(manifest.toString()));
    WholeFile.write(folder.resolve(MANIFEST), manifest.toString());
  }

  private static List<MemorySegment> parts(Tier tier) {
    return List.of(tier.keys().starts(), tier.keys().lows(), tier.ends().numbers(), tier.values().numbers());
  }

  private static void write(MemorySegment part, OutputStream out, CRC32C crc) throws IOException {
    for (long from = 0; from < part.byteSize(); from += STRETCH) {
      byte[] bytes = part.asSlice(from, Math.min(STRETCH, part.byteSize() - from))
          .toArray(ValueLayout.JAVA_BYTE);
      crc.update(bytes);
      out.write(bytes);
    }
  }

  private String head() {
    var head = new StringBuilder(FIRST_LINE + "\n");
    line(head, "position", question.position().text());
    line(head, "play", question.convention().name().toLowerCase(Locale.ROOT));
    line(head, "rules", rules);
    return head.toString();
  }

  private static void line(StringBuilder out, String name, Object value) {
    out.append("%-9s %s\n".formatted(name, value));
  }

  private static String checksum(String text) {
    var crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(crc.getValue());
  }

  private static String name(int tier) {
    return "tier-%02d".formatted(tier);
  }

  private Path file(int tier) {
    return folder.resolve(name(tier) + ".bin");
  }

  /**
   * Opens the solution in a folder.
   *
   * @param reader reads a position as the manifest names it
   * @throws BadInput when there is none, it is damaged, or the game's rules have changed since
   * @throws org.grundy.effort.BudgetSpent when the budget ends before every file is checked
   */
  public static StrongSolution read(Path folder, Function<String, Position> reader, Budget budget) throws IOException {
    List<String> head = manifest(folder);
    Position position = reader.apply(value(folder, head, 1, "position"));
    String play = value(folder, head, 2, "play");
    Convention convention = switch (play) {
      case "normal" -> Convention.NORMAL;
      case "misere" -> Convention.MISERE;
      default -> throw damaged(folder);
    };
    var opened = new StrongFolder(folder, new Question(position, convention));
    return new StrongSolution(opened.question, opened.keys, opened.tiers(budget));
  }

  /** The lines of the manifest, without its checksum. */
  private static List<String> manifest(Path folder) throws IOException {
    String text;
    try {
      text = Files.readString(folder.resolve(MANIFEST));
    } catch (NoSuchFileException | NotDirectoryException _) {
      throw BadInput.because("{0}: expected a folder that {1} has written, found no {2} there", folder.toString(),
          "strong --out", MANIFEST);
    } catch (CharacterCodingException _) {
      throw damaged(folder);
    }
    int last = text.lastIndexOf(CHECKSUM);
    if (!text.startsWith(FIRST_LINE + "\n") || last < 0
        || !text.substring(last).equals("%-9s %s\n".formatted(CHECKSUM, checksum(text.substring(0, last)))))
      throw damaged(folder);
    return text.substring(0, last).lines().toList();
  }

  private static BadInput damaged(Path folder) {
    return BadInput.because("{0} is damaged: {1} is not as it was written", folder.toString(), MANIFEST);
  }

  private static String value(Path folder, List<String> lines, int line, String name) {
    if (line >= lines.size() || !lines.get(line).matches(name + " +\\S.*"))
      throw damaged(folder);
    return lines.get(line).substring(name.length()).strip();
  }

  /** The lines of the manifest, which is of this solution. */
  private List<String> lines() throws IOException {
    List<String> lines = manifest(folder);
    if (lines.size() < 4 || !head().equals(String.join("\n", lines.subList(0, 4)) + "\n"))
      throw BadInput.because("{0} holds another solution: that of {1}, or one of other rules", folder.toString(),
          value(folder, lines, 1, "position"));
    return lines;
  }

  private List<Tier> tiers(Budget budget) throws IOException {
    List<String> lines = lines();
    int line = 5;
    var tiers = new ArrayList<Tier>();
    for (int number = 0; number < keys.tiers(); number++) {
      boolean listed = line < lines.size() && lines.get(line).startsWith(name(number) + " ");
      tiers.add(listed ? tier(number, value(folder, lines, line++, name(number)), budget)
          : new Tier(KeySet.empty(budget), Column.of(0, 0, budget), Column.of(0, 0, budget)));
    }
    if (line != lines.size() || !value(folder, lines, 4, "positions")
        .equals(Long.toString(tiers.stream().mapToLong(Tier::size).sum())))
      throw damaged(folder);
    return tiers;
  }

  private Tier tier(int number, String listed, Budget budget) throws IOException {
    if (!listed.matches("[1-9][0-9]{0,8} [0-9a-f]{1,8}"))
      throw damaged(folder);
    int size = Integer.parseInt(listed.substring(0, listed.indexOf(' ')));
    long crc = Long.parseLong(listed.substring(listed.indexOf(' ') + 1), 16);
    boolean valued = StrongSolution.isValued(question);
    long keyBytes = KeySet.bytes(size, keys.bits());
    long columnBytes = Column.bytes(size, number + 1);
    MemorySegment bytes = mapped(number, keyBytes + (valued ? 2 : 1) * columnBytes, crc, budget);
    return new Tier(KeySet.of(size, keys.bits(), bytes), new Column(number + 1, bytes.asSlice(keyBytes, columnBytes)),
        new Column(number + 1, bytes.asSlice(keyBytes + columnBytes)));
  }

  private MemorySegment mapped(int number, long length, long crc, Budget budget) throws IOException {
    try (var channel = FileChannel.open(file(number), StandardOpenOption.READ)) {
      MemorySegment bytes = channel.size() != length ? MemorySegment.NULL
          : channel.map(FileChannel.MapMode.READ_ONLY, 0, length, Arena.ofAuto());
      if (checksum(bytes, budget).filter(found -> found == crc).isEmpty())
        throw BadInput.because("{0} is damaged: its content does not match its checksum", file(number).toString());
      return bytes;
    } catch (NoSuchFileException _) {
      throw BadInput.because("{0} is missing", file(number).toString());
    }
  }

  private static Optional<Long> checksum(MemorySegment bytes, Budget budget) {
    if (bytes.byteSize() == 0)
      return Optional.empty();
    var crc = new CRC32C();
    for (long from = 0; from < bytes.byteSize(); from += STRETCH) {
      ByteBuffer stretch = bytes.asSlice(from, Math.min(STRETCH, bytes.byteSize() - from)).asByteBuffer();
      crc.update(stretch);
      budget.charge(STRETCH / Long.BYTES);
    }
    return Optional.of(crc.getValue());
  }
}
