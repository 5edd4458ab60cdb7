package org.grundy.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Saved matches, worksheets and formulas in an SQLite file. Each change is one transaction, on disk before the answer
 * is sent, so that a kill at any instant loses no confirmed change and leaves none half done.
 */
final class SavedStore implements AutoCloseable {
  /** The most items kept; beyond that, one must be removed first. */
  static final int MOST = 1000;
  /** The most bytes of addresses in all, since they are all shown together. */
  static final int MOST_BYTES = 8_000_000;

  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

  /** How long a request waits for a locked file before it is told that the file is in use. */
  private static final int PATIENCE_MILLIS = 3000;
  /** SQLite's result codes for a file or a table that another connection has locked. */
  private static final Set<Integer> LOCKED = Set.of(5, 6);
  /** The columns of the table; {@code !} marks those that are declared not null. */
  private static final List<String> COLUMNS = List.of("id", "kind!", "name!", "link!", "kept!");

  private final Connection connection;

  /** A saved item: its address in the workbench, with a name. */
  record Item(long id, String kind, String name, String link, String kept) {
  }

  /** Thrown when the file cannot be used, for now or for good. */
  static final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean locked;

    private Unusable(SQLException cause) {
      super(cause);
      this.locked = LOCKED.contains(cause.getErrorCode() & 0xff);
    }

    /** Whether another program has locked the file, so that it may soon be free. */
    boolean locked() {
      return locked;
    }

    Phrase sentence() {
      return locked ? Phrase.of("Another program is using the library file; try again in a moment.")
          : Phrase.of("The library file cannot be read or written.");
    }
  }

  /**
   * @param file the file; created with its folder if missing
   * @throws BadInput when the file cannot be opened, is damaged, or holds something else
   */
  SavedStore(Path file) {
    Connection opened = null;
    try {
      if (file.toAbsolutePath().getParent() != null)
        Files.createDirectories(file.toAbsolutePath().getParent());
      opened = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
      connection = opened;
      execute("PRAGMA busy_timeout = " + PATIENCE_MILLIS);
      execute("PRAGMA journal_mode = WAL");
      execute("PRAGMA synchronous = FULL");
      execute("CREATE TABLE IF NOT EXISTS kept (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL,"
          + " link TEXT NOT NULL, kept TEXT NOT NULL)");
      if (!texts("PRAGMA quick_check").equals(List.of("ok"))
          || !texts("SELECT name || iif(\"notnull\", '!', '') FROM pragma_table_info('kept')").equals(COLUMNS))
        throw new SQLException("no shelf");
    } catch (SQLException | IOException e) {
      closed(opened);
      throw BadInput.because("nothing can be saved in {0}", file.toString());
    }
  }

  private static void closed(@Nullable Connection opened) {
    try {
      if (opened != null)
        opened.close();
    } catch (SQLException _) {
      // the connection was never used
    }
  }

  /** The first column of a query's result. */
  private List<String> texts(String sql) throws SQLException {
    var texts = new ArrayList<String>();
    try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next())
        texts.add(rows.getString(1));
    }
    return texts;
  }

  /** The default file: {@code workbench.db} in the user's folder for application data. */
  static Path standard() {
    String data = System.getenv("XDG_DATA_HOME");
    Path folder = data == null || data.isEmpty() ? Path.of(System.getProperty("user.home"), ".local", "share")
        : Path.of(data);
    return folder.resolve("grundy").resolve("workbench.db");
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      if (statement.execute(sql))
        statement.getResultSet().close();
    }
  }

  private long number(String sql) {
    try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(sql)) {
      return rows.getLong(1);
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** Saves an item and returns its number. */
  synchronized long keep(String kind, String name, String link, Instant date) {
    if (number("SELECT count(*) FROM kept") >= MOST)
      throw BadInput.because("The library holds at most {0} entries; remove one first.", MOST);
    if (number("SELECT coalesce(sum(octet_length(link)), 0) FROM kept")
        + link.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES)
      throw BadInput.because("The library holds at most {0} MB; remove an entry first.", MOST_BYTES / 1_000_000);
    try (PreparedStatement insert = connection
        .prepareStatement("INSERT INTO kept (kind, name, link, kept) VALUES (?, ?, ?, ?) RETURNING id")) {
      insert.setString(1, kind);
      insert.setString(2, name);
      insert.setString(3, link);
      insert.setString(4, date.truncatedTo(ChronoUnit.SECONDS).toString());
      try (ResultSet id = insert.executeQuery()) {
        return id.getLong(1);
      }
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /**
   * Parses a time that a browser can read too: one in the years 0 to 9999.
   *
   * @throws DateTimeParseException when the text is not such a time
   */
  static Instant date(String text) {
    Instant date = Instant.parse(text);
    if (date.isBefore(FIRST) || !date.isBefore(END))
      throw new DateTimeParseException("no year of four digits", text, 0);
    return date;
  }

  /** The stored time, or the epoch when no browser could read it. */
  private static String shown(String kept) {
    try {
      return date(kept).toString();
    } catch (DateTimeParseException _) {
      return Instant.EPOCH.toString();
    }
  }

  /** All items, latest first. */
  synchronized List<Item> all() {
    var items = new ArrayList<Item>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT id, kind, name, link, kept FROM kept ORDER BY id DESC")) {
      while (rows.next())
        items
            .add(new Item(rows.getLong(1), rows.getString(2), rows.getString(3), rows.getString(4),
                shown(rows.getString(5))));
    } catch (SQLException e) {
      throw failed(e);
    }
    return items;
  }

  /** Removes an item; false when there was none. */
  synchronized boolean remove(long id) {
    try (PreparedStatement delete = connection.prepareStatement("DELETE FROM kept WHERE id = ?")) {
      delete.setLong(1, id);
      return delete.executeUpdate() > 0;
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private static Unusable failed(SQLException e) {
    return new Unusable(e);
  }

  /** Closes the file, which merges its write-ahead log into it. */
  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw failed(e);
    }
  }
}
