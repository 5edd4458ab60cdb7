package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of jars that the launcher downloads, against those that the tests of this module run with. */
class LibrariesTest {
  /** What only the tests and the command line need. */
  private static final Pattern OTHERS = Pattern.compile("org/(junit|assertj|opentest4j|apiguardian|jline|jspecify)/.*"
      + "|net/bytebuddy/.*|info/picocli/.*|tools/jackson/.*|io/modelcontextprotocol/.*|io/projectreactor/.*"
      + "|org/reactivestreams/.*|io/javalin/.*|org/eclipse/jetty/.*|org/jetbrains/.*"
      + "|org/slf4j/slf4j-nop/.*|jakarta/servlet/.*");

  private static List<String> listed() throws IOException {
    try (InputStream list = LibrariesTest.class.getResourceAsStream("/META-INF/libraries.sha256")) {
      return new String(list.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static String line(Path jar, String path) throws IOException {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar))) + "  "
          + path;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The lines of the class path's jars, by their paths in a repository of Maven: name, version and file repeat. */
  private static Map<String, String> used() throws IOException {
    Pattern inRepository = Pattern.compile(".*?/repository/(.+/([^/]+)/([^/]+)/\\2-\\3[^/]*\\.jar)");
    var lines = new TreeMap<String, String>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      var match = inRepository.matcher(entry);
      if (match.matches())
        lines.put(match.group(1), line(Path.of(entry), match.group(1)));
    }
    return lines;
  }

  @Test
  void list_isOfTheJarsOnTheClassPath() throws IOException {
    Map<String, String> used = used();
    assertThat(used).hasSizeGreaterThan(100);
    assertThat(listed()).allSatisfy(line -> assertThat(used.values()).contains(line));
    Stream<String> unlisted = used.entrySet().stream().filter(jar -> !OTHERS.matcher(jar.getKey()).matches())
        .map(Map.Entry::getValue);
    assertThat(unlisted).isSubsetOf(listed());
  }
}
