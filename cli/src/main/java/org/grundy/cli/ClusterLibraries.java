package org.grundy.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * The jars that jobs on a cluster need and nothing else does. The module {@code cluster} lies beside the program, and lists
 * the others with their SHA-256. They come from the local repository of Maven, or else from Maven Central, and are kept in
 * a folder of the user.
 */
final class ClusterLibraries {
  /** The module's list, with lines as {@code sha256sum} writes them. */
  static final String LIST = "META-INF/libraries.sha256";
  private static final String MODULE = "grundy-cluster.jar";
  private static final String CENTRAL = "https://repo.maven.apache.org/maven2/";
  private static final String ARCHIVE = "spark.jsa";
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int OK = 200;
  /** After so many jars, a line of progress. */
  private static final int OFTEN = 25;

  /**
   * A jar of the list.
   *
   * @param path as in a repository of Maven
   */
  private record Library(String sha256, String path) {
    String name() {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }

  private final Path app;
  private final Path kept;
  private final Path local;
  private final URI remote;

  /**
   * @param app    the folder of the program
   * @param kept   the folder of the user for libraries
   * @param local  the local repository of Maven, which need not exist
   * @param remote where jars are downloaded from; ends with a slash
   */
  ClusterLibraries(Path app, Path kept, Path local, URI remote) {
    this.app = app;
    this.kept = kept;
    this.local = local;
    this.remote = remote;
  }

  /** Those of this program, for the user that the environment names. */
  static ClusterLibraries installed(Map<String, String> environment) {
    Path home = Path.of(System.getProperty("user.home"));
    Path cache = Optional.ofNullable(environment.get("XDG_CACHE_HOME")).filter(text -> !text.isEmpty()).map(Path::of)
        .orElseGet(() -> home.resolve(".cache"));
    String repository = environment.getOrDefault("GRUNDY_REPOSITORY", CENTRAL);
    URI remote;
    try {
      remote = URI.create(repository.endsWith("/") ? repository : repository + "/");
    } catch (IllegalArgumentException _) {
      throw BadInput.because("{0}: expected the address of a Maven repository, found {1}", "GRUNDY_REPOSITORY",
          BadInput.quoted(repository));
    }
    return new ClusterLibraries(app(), cache.resolve("grundy").resolve("libraries"),
        home.resolve(".m2").resolve("repository"), remote);
  }

  /** The place of a class is unknown if it comes from a cache of classes that was made in another folder. */
  private static Path app() {
    String classPath = System.getProperty("java.class.path");
    return Path.of(classPath.split(Pattern.quote(File.pathSeparator), 2)[0]).resolveSibling("");
  }

  /**
   * All jars, in the order of the list. Downloads those that are not here yet.
   *
   * @param say is told what is downloaded
   * @throws BadInput when the module is missing, or a jar can neither be found nor downloaded
   */
  List<Path> ready(Consumer<Phrase> say) {
    Path module = app.resolve(MODULE);
    List<Library> libraries = list(module);
    try {
      Files.createDirectories(kept);
      List<Library> missing = new ArrayList<>();
      for (Library library : libraries)
        if (!Files.exists(kept.resolve(library.name())) && !isLocal(library))
          missing.add(library);
      if (!missing.isEmpty())
        download(missing, say);
      List<Path> jars = new ArrayList<>(List.of(module));
      libraries.forEach(library -> jars.add(kept.resolve(library.name())));
      return jars;
    } catch (IOException e) {
      throw RowFile.unwritten(kept, e);
    }
  }

  /**
   * The flags with which Java writes the loaded classes into an archive at the end of the first job, and reads them from
   * it in later jobs, which then start faster. Java ignores an archive that is damaged or was made from other jars.
   */
  List<String> archive() {
    return List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + kept.resolveSibling(ARCHIVE),
        "-XX:+VerifySharedSpaces", "-Xlog:cds=off", "-Xlog:cds+dynamic=off");
  }

  private static List<Library> list(Path module) {
    if (!Files.isRegularFile(module))
      throw BadInput.because("cannot run jobs on Spark: {0} is missing", module.toString());
    try (var jar = new ZipFile(module.toFile())) {
      ZipEntry list = jar.getEntry(LIST);
      return new String(jar.getInputStream(list).readAllBytes(), StandardCharsets.UTF_8).lines()
          .map(line -> line.split(" +", 2)).map(words -> new Library(words[0], words[1])).toList();
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", module.toString());
    }
  }

  /** Takes a jar from the local repository, if it is there as it should be. */
  private boolean isLocal(Library library) throws IOException {
    Path jar = local.resolve(library.path);
    if (!Files.isRegularFile(jar))
      return false;
    try (InputStream in = Files.newInputStream(jar)) {
      return keep(library, in);
    }
  }

  private void download(List<Library> missing, Consumer<Phrase> say) throws IOException {
    say.accept(Phrase.of("Downloading Apache Spark ({0} jars, once) from {1}.", missing.size(), remote.toString()));
    try (var client = HttpClient.newBuilder().connectTimeout(PATIENCE).followRedirects(HttpClient.Redirect.NORMAL)
        .build()) {
      for (int i = 0; i < missing.size(); i++) {
        download(missing.get(i), client);
        if ((i + 1) % OFTEN == 0)
          say.accept(Phrase.of("{0} of {1} jars", i + 1, missing.size()));
      }
    }
  }

  private void download(Library library, HttpClient client) throws IOException {
    URI from = remote.resolve(library.path);
    try {
      HttpResponse<InputStream> answer = client.send(HttpRequest.newBuilder(from).build(),
          HttpResponse.BodyHandlers.ofInputStream());
      try (InputStream in = answer.body()) {
        if (answer.statusCode() != OK)
          throw BadInput.because("cannot download {0}: the server answers {1}", from.toString(), answer.statusCode());
        if (!keep(library, in))
          throw BadInput.because("{0} does not have the expected checksum; it is not used", from.toString());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the download was interrupted", e);
    } catch (IOException e) {
      throw BadInput.because("cannot download {0}: {1}", from.toString(), String.valueOf(e.getMessage()));
    }
  }

  /** Copies a jar; false, and nothing is kept, unless it has the right checksum. */
  private boolean keep(Library library, InputStream in) throws IOException {
    Path aside = Files.createTempFile(kept, library.name(), ".part");
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      Files.copy(new DigestInputStream(in, digest), aside, StandardCopyOption.REPLACE_EXISTING);
      if (!HexFormat.of().formatHex(digest.digest()).equals(library.sha256.toLowerCase(Locale.ROOT)))
        return false;
      Files.move(aside, kept.resolve(library.name()), StandardCopyOption.ATOMIC_MOVE);
      return true;
    } catch (AtomicMoveNotSupportedException | NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    } finally {
      Files.deleteIfExists(aside);
    }
  }
}
