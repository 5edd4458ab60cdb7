package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.AutoComplete;

class ClusterLibrariesTest {
  private static final List<String> PATHS = List.of("org/one/1/one-1.jar", "org/two/2/two-2.jar");

  @TempDir private Path folder;
  private final Map<String, String> served = new TreeMap<>();
  private final List<String> asked = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private HttpServer server;

  @BeforeEach
  void serve() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      String path = exchange.getRequestURI().getPath().substring("/maven/".length());
      asked.add(path);
      byte[] body = served.getOrDefault(path, "").getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(served.containsKey(path) ? 200 : 404, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
    PATHS.forEach(path -> served.put(path, "content of " + path));
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private static String line(String path) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256")
          .digest(("content of " + path).getBytes(StandardCharsets.UTF_8))) + "  " + path + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private Path kept() {
    return folder.resolve("kept");
  }

  private ClusterLibraries libraries() throws IOException {
    try (var jar = new ZipOutputStream(Files.newOutputStream(folder.resolve("grundy-cluster.jar")))) {
      jar.putNextEntry(new ZipEntry(ClusterLibraries.LIST));
      for (String path : PATHS)
        jar.write(line(path).getBytes(StandardCharsets.UTF_8));
    }
    return new ClusterLibraries(folder, kept(), folder.resolve("m2"),
        URI.create("http://" + server.getAddress().getHostString() + ":" + server.getAddress().getPort() + "/maven/"));
  }

  private List<Path> ready() throws IOException {
    return libraries().ready(phrase -> said.add(phrase.toString()));
  }

  @Test
  void jars_areDownloadedOnce() throws IOException {
    List<Path> all = List.of(folder.resolve("grundy-cluster.jar"), kept().resolve("one-1.jar"),
        kept().resolve("two-2.jar"));
    assertThat(ready()).isEqualTo(all);
    assertThat(all.get(2)).hasContent("content of " + PATHS.get(1));
    assertThat(asked).isEqualTo(PATHS);
    assertThat(said).hasSize(1);
    assertThat(said.getFirst()).startsWith("Downloading Apache Spark (2 jars, once) from http://");
    assertThat(ready()).isEqualTo(all);
    assertThat(asked).isEqualTo(PATHS);
    assertThat(said).hasSize(1);
  }

  @Test
  void jars_areTakenFromTheLocalRepository_ifTheyAreAsTheyShouldBe() throws IOException {
    for (String path : PATHS) {
      Files.createDirectories(folder.resolve("m2").resolve(path).resolveSibling(""));
      Files.writeString(folder.resolve("m2").resolve(path),
          path.equals(PATHS.getFirst()) ? "content of " + path : "something else");
    }
    ready();
    assertThat(asked).containsExactly(PATHS.get(1));
    assertThat(kept().resolve("two-2.jar")).hasContent("content of " + PATHS.get(1));
  }

  @Test
  void wrongJars_areRefused() throws IOException {
    served.put(PATHS.get(1), "something else");
    assertThatThrownBy(this::ready).isInstanceOf(BadInput.class).hasMessageStartingWith("http://")
        .hasMessageEndingWith("/maven/org/two/2/two-2.jar does not have the expected checksum; it is not used");
    served.remove(PATHS.get(1));
    assertThatThrownBy(this::ready).isInstanceOf(BadInput.class)
        .hasMessageMatching("cannot download http://\\S+/two-2.jar: the server answers 404");
    stop();
    assertThatThrownBy(this::ready).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("cannot download http://");
    try (var files = Files.list(kept())) {
      assertThat(files.map(file -> file.getFileName().toString())).containsExactly("one-1.jar");
    }
  }

  @Test
  void missingModule_isNamed() {
    var none = new ClusterLibraries(folder, kept(), folder, URI.create("http://localhost/"));
    assertThatThrownBy(() -> none.ready(_ -> {
    })).isInstanceOf(BadInput.class)
        .hasMessage("cannot run jobs on Spark: " + folder.resolve("grundy-cluster.jar") + " is missing");
    assertThatThrownBy(() -> ClusterLibraries.installed(Map.of("GRUNDY_REPOSITORY", "not an address")))
        .isInstanceOf(BadInput.class)
        .hasMessage("GRUNDY_REPOSITORY: expected the address of a Maven repository, found 'not an address'");
  }

  @Test
  void archive_isWrittenByTheFirstRun_andIgnoredOnceDamaged()
      throws IOException, InterruptedException, URISyntaxException {
    Path archive = folder.resolve("spark.jsa");
    List<String> flags = libraries().archive();

    String first = outputOfJava(flags);
    assertThat(archive).isNotEmptyFile();
    assertThat(outputOfJava(flags)).isEqualTo(first);

    byte[] whole = Files.readAllBytes(archive);
    Arrays.fill(whole, whole.length / 2, whole.length / 2 + 1000, (byte) 7);
    Files.write(archive, whole);
    assertThat(outputOfJava(flags)).isEqualTo(first).startsWith("Usage: ");
  }

  /** What Java prints that runs the main class of a small jar. */
  private static String outputOfJava(List<String> flags) throws IOException, InterruptedException, URISyntaxException {
    URI jar = AutoComplete.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(flags);
    command.addAll(List.of("-cp", Path.of(jar).toString(), AutoComplete.class.getName(), "-h"));
    Process java = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(java.waitFor()).isZero();
    return output;
  }
}
