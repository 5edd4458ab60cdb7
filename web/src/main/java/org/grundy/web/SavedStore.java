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
 * What a person has kept, matches, worksheets and formulas, in an SQLite file. Each change is one transaction that is on the disk
 * before it is answered, so that a kill at any instant loses nothing that was answered and leaves no half of anything.
 */
final class SavedStore implements AutoCloseable {
  /** No more is kept; something must be removed first. */
  static final int MOST = 1000;
  /** Nor more bytes of addresses, since all are shown together. */
  static final int MOST_BYTES = 8_000_000;

  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

  /** What a request finds for so long, or else is told that the file is in use. */
  private static final int PATIENCE_MILLIS = 3000;
  /** SQLite's result codes for a file or a table that another connection has locked. */
  private static final Set<Integer> LOCKED = Set.of(5, 6);
  /** The columns of the table, and that none of them may be without a value. */
  private static final List<String> COLUMNS = List.of("id", "kind!", "name!", "link!", "kept!");

  private final Connection connection;

  /** What was kept: its address in the workbench, under a name. */
  record Item(long id, String kind, String name, String link, String kept) {
  }

  /** Thrown when the file can for now, or no longer, be used. */
  static final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean locked;

    private Unusable(SQLException cause) {
      super(cause);
      this.locked = LOCKED.contains(cause.getErrorCode() & 0xff);
    }

    /** Whether another program uses it, so that it may soon be free. */
    boolean locked() {
      return locked;
    }

    Phrase sentence() {
      return locked ? Phrase.of("Another program is using the file in which things are kept; try again in a moment.")
          : Phrase.of("The file in which things are kept cannot be read or written.");
    }
  }

  /**
   * @param file made when it is not there, with its folder
   * @throws BadInput when it cannot be opened, is damaged, or keeps something else
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
      throw BadInput.because("nothing can be kept in {0}", file.toString());
    }
  }

  private static void closed(@Nullable Connection opened) {
    try {
      if (opened != null)
        opened.close();
    } catch (SQLException _) {
      // it is not used
    }
  }

  /** The first column of what is asked. */
  private List<String> texts(String sql) throws SQLException {
    var texts = new ArrayList<String>();
    try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next())
        texts.add(rows.getString(1));
    }
    return texts;
  }

  /** {@code workbench.db} where the system keeps the data of programs. */
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

  /** Keeps something and returns its number. */
  synchronized long keep(String kind, String name, String link, Instant date) {
    if (number("SELECT count(*) FROM kept") >= MOST)
      throw BadInput.because("No more than {0} are kept; remove one first.", MOST);
    if (number("SELECT coalesce(sum(octet_length(link)), 0) FROM kept")
        + link.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES)
      throw BadInput.because("No more than {0} MB are kept; remove one first.", MOST_BYTES / 1_000_000);
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
   * A time that a browser reads as well: of the years 0 to 9999.
   *
   * @throws DateTimeParseException when it is none
   */
  static Instant date(String text) {
    Instant date = Instant.parse(text);
    if (date.isBefore(FIRST) || !date.isBefore(END))
      throw new DateTimeParseException("no year of four digits", text, 0);
    return date;
  }

  /** What stands in the file, unless no browser can read it. */
  private static String shown(String kept) {
    try {
      return date(kept).toString();
    } catch (DateTimeParseException _) {
      return Instant.EPOCH.toString();
    }
  }

  /** Everything, the latest first. */
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

  /** Removes something, and says whether it was there. */
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

  /** Writes what is in the log of the file into the file. */
  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw failed(e);
    }
  }
}
