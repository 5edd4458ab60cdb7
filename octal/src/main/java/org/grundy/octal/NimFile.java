package org.grundy.octal;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.grundy.file.OneWriter;
import org.grundy.phrase.BadInput;

/**
 * The nim-values of a game's heaps in a file that survives a kill of its process at any time: opening it again finds
 * all values, except at most those of the last block.
 *
 * <p>Layout, little endian. Header of {@value #HEADER} bytes: the text {@code GRUNDYNV}, int version, int bytes of a
 * value (2 or 4), int length of the name, the name in UTF-8, zeros, and in the last four bytes the CRC-32C of the rest.
 * Then blocks of {@value #BLOCK} values, the last one shorter: the values, int number of them, int CRC-32C of the
 * block's number (a long), its values and their number. A block is only ever written at the end; an incomplete last
 * block is not counted ({@link #cut}), and {@link UnfinishedBlock} holds its values until it is complete. Any other
 * block that does not fit its checksum is damaged, and reported.
 *
 * <p>One run writes a file while others may read it: of the blocks that were complete when they opened it, only the
 * trailer of the last ever changes. Opening reads the whole file once. Reading a value is one access to mapped memory.
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
  private final Header header;
  private final Optional<OneWriter> writer;
  private long count;
  private boolean cut;
  private Arena arena = Arena.ofShared();
  private MemorySegment mapped = MemorySegment.NULL;

  /** What the file is of. */
  private record Header(String name, int width) {
  }

  private NimFile(Path path, FileChannel channel, Header header, Optional<OneWriter> writer) {
    this.path = path;
    this.channel = channel;
    this.header = header;
    this.writer = writer;
  }

  /**
   * Opens the file of a game to continue it, or starts one if there is none, or only the beginning of a header.
   *
   * @param width the bytes of a value in a new file, 2 or 4
   * @throws BadInput when the file is another game's, no such file, damaged, or in use
   */
  public static NimFile open(Path path, String name, int width) throws IOException {
    return open(path, name, width, Duration.ZERO);
  }

  /** The same, waiting so long for a run that has it in use. */
  static NimFile open(Path path, String name, int width, Duration patience) throws IOException {
    if (name.getBytes(StandardCharsets.UTF_8).length > HEADER - 64)
      throw BadInput.because("the name of the game is too long for a file");
    var channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      OneWriter writer = OneWriter.lock(path, channel, patience);
      ByteBuffer header = header(name, width);
      if (begins(channel, header))
        write(channel, header, 0);
      return opened(path, channel, name, Optional.of(writer));
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * Opens the file of a game to read what it holds; another run may be writing it.
   *
   * @param width as for {@link #open}
   * @throws java.nio.file.NoSuchFileException when there is none
   * @throws BadInput                          when the file is another game's, no such file, or damaged
   */
  public static NimFile read(Path path, String name, int width) throws IOException {
    var channel = FileChannel.open(path, StandardOpenOption.READ);
    try {
      return begins(channel, header(name, width))
          ? new NimFile(path, channel, new Header(name, width), Optional.empty())
          : opened(path, channel, name, Optional.empty());
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static NimFile opened(Path path, FileChannel channel, String name, Optional<OneWriter> writer)
      throws IOException {
    Header header = readHeader(path, channel);
    if (!header.name.equals(name))
      throw BadInput.because("{0} holds the values of {1}, not of {2}", path.toString(), header.name, name);
    var file = new NimFile(path, channel, header, writer);
    file.check();
    return file;
  }

  private static ByteBuffer header(String name, int width) {
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    var header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).putInt(VERSION).putInt(width).putInt(text.length).put(text);
    header.putInt(HEADER - 4, crc(header.array(), HEADER - 4));
    return header.rewind();
  }

  /** Whether the file holds only the beginning of a header, because a run was stopped while writing it. */
  private static boolean begins(FileChannel channel, ByteBuffer header) throws IOException {
    long size = channel.size();
    return size < HEADER && ByteBuffer.wrap(read(channel, (int) size)).mismatch(header.slice(0, (int) size)) < 0;
  }

  private static byte[] read(FileChannel channel, int size) throws IOException {
    byte[] bytes = new byte[size];
    var buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining() && channel.read(buffer, buffer.position()) >= 0) {
      // Reads on: a read may be short.
    }
    return bytes;
  }

  private static void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
    while (bytes.hasRemaining())
      channel.write(bytes, at + bytes.position());
  }

  private static int crc(byte[] bytes, int count) {
    var crc = new CRC32C();
    crc.update(bytes, 0, count);
    return (int) crc.getValue();
  }

  private static Header readHeader(Path path, FileChannel channel) throws IOException {
    byte[] bytes = read(channel, HEADER);
    var header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    byte[] magic = new byte[MAGIC.length];
    header.get(magic);
    int version = header.getInt();
    int width = header.getInt();
    int length = header.getInt();
    if (!Arrays.equals(magic, MAGIC) || header.getInt(HEADER - 4) != crc(bytes, HEADER - 4))
      throw BadInput.because("{0} is not a file of nim-values, or its header is damaged", path.toString());
    if (version != VERSION || width != 2 && width != 4)
      throw BadInput.because("{0} is a file of nim-values in form {1}; expected form {2}", path.toString(), version,
          VERSION);
    byte[] text = new byte[length];
    header.get(text);
    return new Header(new String(text, StandardCharsets.UTF_8), width);
  }

  private long blockBytes(long values) {
    return values * header.width + TRAILER;
  }

  /** Counts the values, block by block, and cuts off an incomplete last block, unless the file is only read. */
  private void check() throws IOException {
    long size = channel.size();
    int width = header.width;
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
        throw BadInput.because("{0} is damaged: its values from heap {1} on do not match their checksum",
            path.toString(),
            count);
      if (!whole) {
        cut = true;
        unmap();
        if (writer.isPresent())
          channel.truncate(at);
        map(at);
        return;
      }
      count += values;
      at += bytes;
    }
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
    return header.name;
  }

  /** Whether the last block was incomplete when the file was opened, so its values are not counted. */
  public boolean cut() {
    return cut;
  }

  /** The bytes that a value takes, 2 or 4. */
  int width() {
    return header.width;
  }

  /** The number of values in the file. */
  public long count() {
    return count;
  }

  /** The value of a heap from 0 to {@code count() - 1}. */
  public int value(long heap) {
    Objects.checkIndex(heap, count);
    long block = heap / BLOCK;
    long at = HEADER + block * blockBytes(BLOCK) + (heap - block * BLOCK) * header.width;
    return header.width == 2 ? mapped.get(CHARS, at) : mapped.get(INTS, at);
  }

  /**
   * Writes a block after the complete ones: the values of heaps {@code first} to {@code first + values.length - 1},
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
      if (header.width == 4)
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
    write(channel, bytes, at);
    count = first + values.length;
    map(at + bytes.limit());
  }

  /**
   * Waits until everything written is on the device.
   *
   * @throws org.grundy.file.DisplacedFile when the file was deleted or replaced meanwhile
   */
  public void force() throws IOException {
    channel.force(false);
    if (writer.isPresent())
      writer.get().checkPlace();
  }

  @Override
  public void close() throws IOException {
    arena.close();
    channel.close();
  }
}
