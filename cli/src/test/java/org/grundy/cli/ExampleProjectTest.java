package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The project that uses Grundy as a library compiles, and prints what its page says. */
class ExampleProjectTest {
  private static final Path PROJECT = Page.ROOT.resolve("examples/library");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"Squares", "Rectangles"})
  void examples_compileAndPrintWhatTheirPageSays(String example) throws Exception {
    int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), "-cp",
        System.getProperty("java.class.path"),
        PROJECT.resolve("src/main/java/example/" + example + ".java").toString());
    assertThat(status).isZero();
    var out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    try (var loader = new URLClassLoader(new URL[]{folder.toUri().toURL()}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      loader.loadClass("example." + example).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    String page = Files.readString(PROJECT.resolve("README.md"));
    assertThat(page).contains("```text\n" + out.toString(StandardCharsets.UTF_8) + "```");
  }

  @Test
  void example_asksForTheVersionThatIsBuilt() throws Exception {
    assertThat(version(PROJECT.resolve("pom.xml"), "grundy-library"))
        .isEqualTo(version(Page.ROOT.resolve("library/pom.xml"), "grundy"));
  }

  private static String version(Path pom, String artifact) throws Exception {
    var matcher = Pattern.compile("<artifactId>" + artifact + "</artifactId>\\s*<version>([^<]+)</version>")
        .matcher(Files.readString(pom));
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }
}
