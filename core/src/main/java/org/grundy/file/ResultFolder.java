package org.grundy.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.BadInput;

/** A folder that a command fills with its result. */
public final class ResultFolder {
  private ResultFolder() {
  }

  /**
   * Makes a folder, or checks that one may be filled: that it has no visible files, or one by which results are known.
   *
   * @param marks names of files, of which every folder with a result has one
   * @return whether the folder was made
   * @throws BadInput    when the folder holds something else
   * @throws IOException when it cannot be made or read, or is no folder
   */
  public static boolean make(Path folder, String... marks) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
      return true;
    }
    if (List.of(marks).stream().noneMatch(mark -> Files.exists(folder.resolve(mark))))
      checkEmpty(folder);
    return false;
  }

  private static void checkEmpty(Path folder) throws IOException {
    var found = new ArrayList<String>();
    try (var files = Files.newDirectoryStream(folder)) {
      files.forEach(file -> found.add(file.getFileName().toString()));
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    found.removeIf(name -> name.startsWith("."));
    found.stream().sorted().findFirst().ifPresent(first -> {
      throw BadInput.because("{0}: expected an empty folder, or the result of an earlier run; found {1}",
          folder.toString(), first);
    });
  }
}
