package org.grundy.solve.grundy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.grundy.phrase.BadInput;

/**
 * Nim-values of a game's heaps in a file that outlives its process: whatever is killed when, opening it again finds all
 * values but those of the last block at most.
 *
 * <p>Layout, little endian. Header of {@value #HEADER} bytes: the text {@code GRUNDYNV}, int version, int bytes of a
 * value (2 or 4), int length of the name, the name in UTF-8, zeros, and in the last four bytes the CRC-32C of the rest.
 * Then blocks of {@value #BLOCK} values, the last one shorter: the values, int number of them, int CRC-32C of the block's
 * number (a long), its values and their number. A block is only ever written at the end; of a file whose last block is
 * not whole, that block is not counted. Any other block that does not fit its checksum means damage, and is complained of.
 *
 * <p>Opening reads the whole file once. Reading a value: one look at mapped memory.
 */
public final class NimFile implements AutoCloseable {
  private static final byte[] MAGIC = "GRUNDYNV".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  static final int HEADER = 4096;
  /** Values of a block. */
  public static final int BLOCK = 1 << 16;
  private static final int TRAILER = 8;
  private static final ValueLayout.OfChar CHARS = ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt INTS = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final Path path;
  private final FileChannel channel;
  private final FileLock lock;
  private final String name;
  private final int width;
  private long count;
  private Arena arena = Arena.ofShared();
  private MemorySegment mapped = MemorySegment.NULL;

  private NimFile(Path path, FileChannel channel, FileLock lock, String name, int width) {
    this.path = path;
    this.channel = channel;
    this.lock = lock;
    this.name = name;
    this.width = width;
  }

  /**
   * Opens the file of a game, or begins one where there is none, or only the beginning of a header.
   *
   * @param width bytes of a value in a new file, 2 or 4
   * @throws BadInput when the file is another game's, no such file, damaged, or in use
   */
  public static NimFile open(Path path, String name, int width) throws IOException {
    if (name.getBytes(StandardCharsets.UTF_8).length > HEADER - 64)
      throw BadInput.because("the name of the game is too long for a file");
    var channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      FileLock lock = locked(path, channel);
      if (channel.size() < HEADER) {
        channel.truncate(0);
        channel.write(header(name, width), 0);
      }
      var file = readHeader(path, channel, lock);
      if (!file.name.equals(name))
        throw BadInput.because("{0} holds the values of {1}, not of {2}", path.toString(), file.name, name);
      file.check();
      return file;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static FileLock locked(Path path, FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      if (lock != null)
        return lock;
    } catch (OverlappingFileLockException _) {
      // Another thread of this process has it: as another process would.
    }
    throw BadInput.because("{0} is being written by another run", path.toString());
  }

  private static ByteBuffer header(String name, int width) {
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    var header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).putInt(VERSION).putInt(width).putInt(text.length).put(text);
    header.putInt(HEADER - 4, crc(header.array(), HEADER - 4));
    return header.rewind();
  }

  private static int crc(byte[] bytes, int count) {
    var crc = new CRC32C();
    crc.update(bytes, 0, count);
    return (int) crc.getValue();
  }

  private static NimFile readHeader(Path path, FileChannel channel, FileLock lock) throws IOException {
    var header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
    while (header.hasRemaining() && channel.read(header, header.position()) >= 0) {
      // Reads on: a read may be short.
    }
    header.rewind();
    byte[] magic = new byte[MAGIC.length];
    header.get(magic);
    int version = header.getInt();
    int width = header.getInt();
    int length = header.getInt();
    if (!java.util.Arrays.equals(magic, MAGIC) || header.getInt(HEADER - 4) != crc(header.array(), HEADER - 4)
        || version != VERSION || width != 2 && width != 4)
      throw BadInput.because("{0} is not a file of nim-values, or its header is damaged", path.toString());
    byte[] text = new byte[length];
    header.get(text);
    return new NimFile(path, channel, lock, new String(text, StandardCharsets.UTF_8), width);
  }

  private long blockBytes(long values) {
    return values * width + TRAILER;
  }

  /** Counts the values, block by block, and cuts off a last block that is not whole. */
  private void check() throws IOException {
    long size = channel.size();
    map(size);
    long at = HEADER;
    for (long block = 0; at < size; block++) {
      long left = size - at;
      long bytes = Math.min(left, blockBytes(BLOCK));
      long values = (bytes - TRAILER) / width;
      boolean whole = bytes > TRAILER && (bytes - TRAILER) % width == 0
          && mapped.get(INTS, at + bytes - TRAILER) == values
          && mapped.get(INTS, at + bytes - 4) == crc(block, mapped.asSlice(at, bytes - 4));
      if (!whole && left > blockBytes(BLOCK))
        throw BadInput.because("{0} is damaged: its values from heap {1} on do not fit their checksum", path.toString(),
            count);
      if (!whole) {
        cut(at);
        return;
      }
      count += values;
      at += bytes;
    }
  }

  private void cut(long size) throws IOException {
    unmap();
    channel.truncate(size);
    map(size);
  }

  private static int crc(long block, MemorySegment bytes) {
    var crc = new CRC32C();
    crc.update(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(block).rewind());
    crc.update(bytes.asByteBuffer());
    return (int) crc.getValue();
  }

  private void map(long size) throws IOException {
    mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
  }

  private void unmap() {
    arena.close();
    arena = Arena.ofShared();
    mapped = MemorySegment.NULL;
  }

  /** The game's name. */
  public String name() {
    return name;
  }

  /** How many bytes a value takes, 2 or 4. */
  int width() {
    return width;
  }

  /** How many values the file holds. */
  public long count() {
    return count;
  }

  /** The value of a heap from 0 to {@code count() - 1}. */
  public int value(long heap) {
    java.util.Objects.checkIndex(heap, count);
    long block = heap / BLOCK;
    long at = HEADER + block * blockBytes(BLOCK) + (heap - block * BLOCK) * width;
    return width == 2 ? mapped.get(CHARS, at) : mapped.get(INTS, at);
  }

  /**
   * Writes a block after those that are whole: the values of heaps {@code first} to {@code first + values.length - 1},
   * where {@code first} is a multiple of {@value #BLOCK} and at most {@link #count}. A shorter block there is replaced.
   *
   * @throws IllegalArgumentException when a value does not fit the file's width, or the block its place
   */
  public void write(long first, int[] values) throws IOException {
    if (first % BLOCK != 0 || first > count || values.length == 0 || values.length > BLOCK
        || first + values.length < count)
      throw new IllegalArgumentException("no place for " + values.length + " values from " + first);
    var bytes = ByteBuffer.allocate(Math.toIntExact(blockBytes(values.length))).order(ByteOrder.LITTLE_ENDIAN);
    for (int value : values)
      if (width == 4)
        bytes.putInt(value);
      else if (value < 1 << 16)
        bytes.putChar((char) value);
      else
        throw new IllegalArgumentException("the value " + value + " takes more than two bytes");
    bytes.putInt(values.length);
    bytes.putInt(crc(first / BLOCK, MemorySegment.ofArray(bytes.array()).asSlice(0, bytes.position())));
    bytes.rewind();
    long at = HEADER + first / BLOCK * blockBytes(BLOCK);
    unmap();
    while (bytes.hasRemaining())
      channel.write(bytes, at + bytes.position());
    count = first + values.length;
    map(at + bytes.limit());
  }

  /** Waits until the device has what was written. */
  public void force() throws IOException {
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    arena.close();
    lock.release();
    channel.close();
  }
}
