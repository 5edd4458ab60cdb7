package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The version is that of the POM wherever it appears. */
class VersionTest {
  @Test
  void versions_areThatOfThePom() throws IOException {
    String version = stated("pom.xml", "<artifactId>grundy</artifactId>\\s*<version>([^<]+)</version>");

    assertThat(version).matches("[0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?");
    assertThat(Run.of("--version").out()).isEqualTo("grundy " + version + "\n");
    assertThat(stated("python/grundy/_version.py", "(?m)^__version__ = \"(.*)\"$"))
        .isEqualTo(version.replace("-SNAPSHOT", ".dev0"));
    assertThat(stated("CITATION.cff", "(?m)^version: (.*)$")).isEqualTo(version.replace("-SNAPSHOT", ""));
  }

  private static String stated(String file, String pattern) throws IOException {
    var matcher = Pattern.compile(pattern).matcher(Files.readString(Page.ROOT.resolve(file)));
    assertThat(matcher.find()).as(file).isTrue();
    return matcher.group(1);
  }
}
