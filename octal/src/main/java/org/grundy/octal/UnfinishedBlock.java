package org.grundy.octal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.grundy.file.WholeFile;

/**
 * The values of a block of a {@link NimFile} that is not full yet, in a file {@code NAME.part} beside it. It is written
 * every few seconds, and before a block overwrites a shorter one, so a kill loses no more than those seconds. It is
 * deleted once its values are in the file.
 *
 * <p>Layout, big endian: the text {@code GRUNDYNP}, int length of the game's name, the name in UTF-8, long first heap, int
 * number of values, the values as ints, int CRC-32C of all before.
 */
final class UnfinishedBlock {
  private static final byte[] MAGIC = "GRUNDYNP".getBytes(StandardCharsets.US_ASCII);
  private static final int SMALLEST = MAGIC.length + 20;

  private final Path path;
  private final byte[] name;
  private boolean there;

  /** @param file the file of values to which the block belongs */
  UnfinishedBlock(Path file, String name) {
    this.path = file.resolveSibling(file.getFileName() + ".part");
    this.name = name.getBytes(StandardCharsets.UTF_8);
  }

  /** Whether there is such a file, as far as this object has read or written it. */
  boolean exists() {
    return there;
  }

  /** The values from heap {@code first} on, if the file holds them; a damaged file holds none. */
  Optional<int[]> read(long first) throws IOException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(path);
    } catch (NoSuchFileException _) {
      return Optional.empty();
    }
    there = true;
    if (bytes.length < SMALLEST || ByteBuffer.wrap(bytes).getInt(bytes.length - 4) != crc(bytes))
      return Optional.empty();
    ByteBuffer head = head(first);
    int count = (bytes.length - head.capacity() - 4) / 4;
    if (count < 1 || !head.putInt(count).rewind().equals(ByteBuffer.wrap(bytes, 0, head.capacity())))
      return Optional.empty();
    int[] values = new int[count];
    ByteBuffer.wrap(bytes, head.capacity(), 4 * count).asIntBuffer().get(values);
    return Optional.of(values);
  }

  /** Writes the values from heap {@code first} on. */
  void write(long first, int[] values) throws IOException {
    ByteBuffer head = head(first).putInt(values.length).rewind();
    var bytes = ByteBuffer.allocate(head.capacity() + 4 * values.length + 4).put(head);
    bytes.slice().asIntBuffer().put(values);
    bytes.putInt(bytes.capacity() - 4, crc(bytes.array()));
    WholeFile.write(path, out -> out.write(bytes.array()));
    there = true;
  }

  /** Deletes the file, once its values are in the file of values, on the device. */
  void delete() throws IOException {
    if (there)
      Files.deleteIfExists(path);
    there = false;
  }

  /** All before the number of values, with room for it. */
  private ByteBuffer head(long first) {
    return ByteBuffer.allocate(MAGIC.length + 4 + name.length + 8 + 4).put(MAGIC).putInt(name.length).put(name)
        .putLong(first);
  }

  private static int crc(byte[] bytes) {
    var crc = new CRC32C();
    crc.update(bytes, 0, bytes.length - 4);
    return (int) crc.getValue();
  }
}
