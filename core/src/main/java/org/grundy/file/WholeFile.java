package org.grundy.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes a file whole or not at all. The content goes into a file beside it, named {@code .NAME.PID-N.tmp}; once that
 * is on the device, one rename replaces the old file. If the run ends earlier, the old file is unchanged. Leftovers of
 * a killed run are deleted when the file is next written.
 */
public final class WholeFile {
  private static final AtomicInteger NUMBER = new AtomicInteger();

  private WholeFile() {
  }

  /** What a file is to hold. */
  @FunctionalInterface
  public interface Content {
    /** Writes the whole content. {@code out} is buffered; the caller closes it. */
    void into(OutputStream out) throws IOException;
  }

  /** Writes a text as UTF-8. */
  public static void write(Path path, String text) throws IOException {
    write(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes a file. Follows links and keeps permissions. Devices, pipes and the like are written directly.
   *
   * @throws IOException when it cannot be written; then it is unchanged
   */
  public static void write(Path path, Content content) throws IOException {
    boolean there = Files.exists(path);
    if (there && !Files.isRegularFile(path)) {
      try (var out = new BufferedOutputStream(Files.newOutputStream(path, StandardOpenOption.WRITE))) {
        content.into(out);
      }
      return;
    }
    Path real = there ? path.toRealPath() : path.toAbsolutePath();
    Path aside = real.resolveSibling(".%s.%d-%d.tmp".formatted(real.getFileName(), ProcessHandle.current().pid(),
        NUMBER.incrementAndGet()));
    deleteLeftovers(real);
    try {
      if (there && !Files.isWritable(real))
        throw new AccessDeniedException(path.toString());
      fill(aside, content);
      if (there)
        copyPermissions(real, aside);
      Files.move(aside, real, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(aside);
    }
    forceFolder(real);
  }

  /** Leftovers beside a file of processes that have ended. */
  private static void deleteLeftovers(Path file) throws IOException {
    var name = Pattern.compile(Pattern.quote("." + file.getFileName()) + "\\.([0-9]{1,18})-[0-9]+\\.tmp");
    try (var beside = Files.newDirectoryStream(file.resolveSibling(""))) {
      for (Path path : beside) {
        Matcher leftover = name.matcher(path.getFileName().toString());
        if (leftover.matches() && ProcessHandle.of(Long.parseLong(leftover.group(1))).isEmpty())
          Files.deleteIfExists(path);
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }

  private static void fill(Path aside, Content content) throws IOException {
    aside.toFile().deleteOnExit();
    try (var channel = FileChannel.open(aside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        var out = new BufferedOutputStream(Channels.newOutputStream(channel))) {
      content.into(out);
      out.flush();
      channel.force(true);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    if (Files.getFileAttributeView(from, PosixFileAttributeView.class) != null)
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
  }

  /** The new name is safe once the folder is synced; not every system allows that. */
  private static void forceFolder(Path file) {
    try (var folder = FileChannel.open(file.resolveSibling(""), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException _) {
      // The content is safe; the name will be soon.
    }
  }
}
