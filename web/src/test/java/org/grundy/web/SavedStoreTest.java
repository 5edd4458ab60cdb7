package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedStoreTest {
  @Test
  void whatIsKept_isThereAgain(@TempDir Path folder) {
    Path file = folder.resolve("a/b/kept.db");
    try (var store = new SavedStore(file)) {
      store.keep("match", "first", "/play?start=nim+3", Instant.EPOCH);
      long second = store.keep("worksheet", "it's \"second\"", "/values?cell=^", Instant.EPOCH);
      assertThat(store.remove(second)).isTrue();
      assertThat(store.remove(second)).isFalse();
      store.keep("worksheet", "third", "/values?cell=*", Instant.EPOCH);
    }
    try (var store = new SavedStore(file)) {
      assertThat(store.all()).extracting(SavedStore.Item::name).containsExactly("third", "first");
    }
  }

  @Test
  void fileThatIsNoShelf_isAComplaint(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("text"),
        "this is no database, but it is long enough to be read as one");
    assertThatExceptionOfType(BadInput.class).isThrownBy(() -> new SavedStore(file));
  }

  /** A table of other columns, or of such that may be empty, and pages that are damaged. */
  @Test
  void fileOfSomethingElse_isAComplaint(@TempDir Path folder) throws Exception {
    Path other = folder.resolve("other.db");
    execute(other, "CREATE TABLE kept (id INTEGER PRIMARY KEY, what TEXT)");
    Path empty = folder.resolve("empty.db");
    execute(empty, "CREATE TABLE kept (id INTEGER PRIMARY KEY, kind TEXT, name TEXT, link TEXT, kept TEXT)",
        "INSERT INTO kept (kind) VALUES ('match')");
    Path damaged = folder.resolve("damaged.db");
    try (var store = new SavedStore(damaged)) {
      for (int i = 0; i < 300; i++)
        store.keep("match", "m".repeat(100), "/play?start=nim+" + i, Instant.EPOCH);
    }
    byte[] bytes = Files.readAllBytes(damaged);
    java.util.Arrays.fill(bytes, 8192, 20_000, (byte) 77);
    Files.write(damaged, bytes);
    for (Path file : List.of(other, empty, damaged))
      assertThatExceptionOfType(BadInput.class).as(file.toString()).isThrownBy(() -> new SavedStore(file))
          .withMessage("nothing can be saved in " + file);
  }

  private static void execute(Path file, String... statements) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      for (String sql : statements)
        statement.execute(sql);
    }
  }

  @Test
  void fileInUse_isToldInASentence(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("kept.db");
    try (var store = new SavedStore(file);
        var other = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = other.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      assertThatExceptionOfType(SavedStore.Unusable.class)
          .isThrownBy(() -> store.keep("match", "x", "/play", Instant.EPOCH))
          .satisfies(unusable -> assertThat(unusable.locked()).isTrue());
      statement.execute("ROLLBACK");
      assertThat(store.keep("match", "x", "/play", Instant.EPOCH)).isPositive();
    }
  }

  @Test
  void longNames_areCutBetweenCharacters() {
    try (var server = new Server()) {
      String name = "%F0%9F%98%80".repeat(201);
      assertThat(server.post("/api/kept?kind=match&name=x" + name, "/play").status()).isEqualTo(200);
      String kept = server.get("/api/kept", Map.of()).json().path("kept").get(0).path("name").stringValue();
      assertThat(kept).isEqualTo("x" + "\uD83D\uDE00".repeat(199));
    }
  }

  /** Paths that the server itself refuses, however it is asked. */
  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"})
  void refusedPaths_areToldInASentence(String method) {
    try (var server = new Server()) {
      Server.Reply reply = server.send(server.request("/api/kept/%2e%2e").method(method, BodyPublishers.noBody()));
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.message()).isEqualTo("This request cannot be read.");
    }
  }

  /** Keeps forever and says each number after it was kept, until it is killed. */
  static final class Keeper {
    private Keeper() {
    }

    public static void main(String[] args) {
      try (var store = new SavedStore(Path.of(args[0]))) {
        for (int i = 0; i < SavedStore.MOST - 10; i++)
          System.out.println(store.keep("match", "m" + i, "/play?start=nim+" + i, Instant.EPOCH));
      }
    }
  }

  @Test
  void kill_losesNothingThatWasAnswered(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("kept.db");
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("java.class.path"), "--enable-native-access=ALL-UNNAMED", Keeper.class.getName(),
        file.toString()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    long answered = 0;
    try (var lines = process.inputReader(java.nio.charset.StandardCharsets.UTF_8)) {
      for (int i = 0; i < 40; i++)
        answered = Long.parseLong(lines.readLine());
      process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
    }
    try (var store = new SavedStore(file)) {
      assertThat(store.all().size()).isGreaterThanOrEqualTo((int) answered);
      assertThat(store.all()).allSatisfy(item -> assertThat(item.link()).startsWith("/play?start=nim+"));
    }
  }

  @Test
  void requests_keepListAndRemove() {
    try (var server = new Server()) {
      assertThat(server.post("/api/kept?kind=match&name=mine", "/play?start=nim+3").status()).isEqualTo(200);
      long id = server.get("/api/kept", Map.of()).json().path("kept").get(0).path("id").longValue();
      assertThat(server.send(server.request("/api/kept/" + id).DELETE()).status()).isEqualTo(200);
      assertThat(server.send(server.request("/api/kept/" + id).DELETE()).status()).isEqualTo(404);
      assertThat(server.post("/api/kept?kind=match&name=x", "https://elsewhere.example/").status()).isEqualTo(400);
      assertThat(server.post("/api/kept?kind=match&name=x", "//elsewhere.example/").status()).isEqualTo(400);
      assertThat(server.post("/api/kept?kind=cake&name=x", "/play").status()).isEqualTo(400);
    }
  }

  /** All that is kept is shown together, so there is an end to it. */
  @Test
  void moreBytesThanAreKept_areRefused(@TempDir Path folder) {
    try (var store = new SavedStore(folder.resolve("kept.db"))) {
      String half = "/play?" + "\u00e9".repeat((SavedStore.MOST_BYTES / 2 - 6) / 2);
      store.keep("match", "a", half, Instant.EPOCH);
      long last = store.keep("match", "b", half, Instant.EPOCH);
      assertThatExceptionOfType(BadInput.class).isThrownBy(() -> store.keep("match", "c", "/", Instant.EPOCH))
          .withMessage("The library holds at most 8 MB; remove an entry first.");
      assertThat(store.remove(last)).isTrue();
      assertThat(store.keep("match", "c", "/", Instant.EPOCH)).isPositive();
    }
  }

  @Test
  void moreThanAreKept_areRefused(@TempDir Path folder) {
    try (var store = new SavedStore(folder.resolve("kept.db"))) {
      for (int i = 0; i < SavedStore.MOST; i++)
        store.keep("match", "m", "/", Instant.EPOCH);
      assertThatExceptionOfType(BadInput.class).isThrownBy(() -> store.keep("match", "m", "/", Instant.EPOCH))
          .withMessage("The library holds at most 1000 entries; remove one first.");
    }
  }

  @Test
  void datesThatNoBrowserReads_areRefusedAndTolerated(@TempDir Path folder) throws Exception {
    try (var server = new Server()) {
      Server.Reply refused = server.post("/api/kept?kind=match&name=x&date=%2B10000-01-01T00:00:00Z", "/play");
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.message()).startsWith("date: expected a time such as");
    }
    Path file = folder.resolve("kept.db");
    try (var store = new SavedStore(file)) {
      store.keep("match", "far", "/play", Instant.parse("+10000-01-01T00:00:00Z"));
      assertThat(store.all()).extracting(SavedStore.Item::kept).containsExactly("1970-01-01T00:00:00Z");
    }
  }

  /** What was kept is in the file itself when the process was told to end, not only in the log beside it. */
  @Test
  void end_writesTheLogIntoTheFile(@TempDir Path folder) {
    Path file = folder.resolve("kept.db");
    var workbench = Workbench.start("127.0.0.1", 0, file, List.of());
    assertThat(Files.exists(folder.resolve("kept.db-wal"))).isTrue();
    workbench.close();
    assertThat(Files.exists(folder.resolve("kept.db-wal"))).isFalse();
  }

  @Test
  void manyAtOnce_loseNothing() throws Exception {
    try (var server = new Server(); var people = java.util.concurrent.Executors.newFixedThreadPool(20)) {
      java.util.concurrent.Callable<Integer> keep = () -> server
          .post("/api/kept?kind=match&name=x", "/play?start=nim+3").status();
      int kept = 0;
      for (var one : people.invokeAll(java.util.Collections.nCopies(400, keep)))
        kept += one.get() == 200 ? 1 : 0;
      assertThat(kept).isEqualTo(400);
      assertThat(server.get("/api/kept", Map.of()).json().path("kept")).hasSize(400);
    }
  }
}
