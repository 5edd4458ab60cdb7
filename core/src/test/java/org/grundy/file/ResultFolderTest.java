package org.grundy.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFolderTest {
  @TempDir private Path folder;

  @Test
  void newFolder_isMade_withThoseAbove() throws IOException {
    Path deep = folder.resolve("a/b");

    assertThat(ResultFolder.make(deep, "mark")).isTrue();
    assertThat(deep).isEmptyDirectory();
  }

  @Test
  void emptyFolder_mayBeFilled_whateverItHides() throws IOException {
    Files.createFile(folder.resolve(".DS_Store"));

    assertThat(ResultFolder.make(folder, "mark")).isFalse();
  }

  @Test
  void folderWithAMark_mayBeFilled() throws IOException {
    Files.createFile(folder.resolve("a"));
    Files.createFile(folder.resolve("two"));

    assertThat(ResultFolder.make(folder, "one", "two")).isFalse();
  }

  @Test
  void folderWithOtherFiles_isRefused_andNamesTheFirst() throws IOException {
    Files.createFile(folder.resolve("b"));
    Files.createFile(folder.resolve("a"));

    assertThatThrownBy(() -> ResultFolder.make(folder, "one", "two")).isInstanceOf(BadInput.class)
        .hasMessage(folder + ": expected an empty folder, or the result of an earlier run; found a");
  }

  @Test
  void file_isNoFolder() throws IOException {
    Path file = Files.createFile(folder.resolve("a"));

    assertThatThrownBy(() -> ResultFolder.make(file, "mark")).isInstanceOf(FileAlreadyExistsException.class);
  }
}
