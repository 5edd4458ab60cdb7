package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sentences that the pages say against those that are sent to them. */
class PageWordsTest {
  private static final Pattern SAID = Pattern.compile("\\bt\\(\\s*'((?:[^'\\\\]|\\\\.)*)'");
  private static final Pattern SAYING = Pattern.compile("(?<![\\w.])t\\((?!\\s*')");

  @Test
  void sentences_areThoseOfThePages() throws IOException {
    var said = new TreeSet<String>();
    try (Stream<Path> files = Files.walk(Path.of("app/src"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".ts") && !f.toString().endsWith(".test.ts")).toList()) {
        String text = Files.readString(file);
        SAID.matcher(text).results().forEach(found -> said.add(found.group(1).replace("\\'", "'")));
        if (!file.endsWith("words.ts"))
          assertThat(SAYING.matcher(text).find()).as("a sentence that is no literal in " + file).isFalse();
      }
    }
    assertThat(said).hasSizeGreaterThan(100)
        .containsExactlyInAnyOrderElementsOf(PageWords.ALL);
  }
}
