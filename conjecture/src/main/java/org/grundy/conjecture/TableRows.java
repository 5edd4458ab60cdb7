package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * The rows of a text with values: its lines, and the inner brackets of nested lists. Commas, semicolons, bars and quotes
 * separate; a line that begins with # is a comment. Time: linear in the length.
 */
final class TableRows {
  /** What may stand by itself on a line for a value that is not known. */
  private static final Set<String> UNKNOWN = Set.of("-", "*", ".", "_");

  /** The kinds of tokens; an opening bracket is one only directly after a word, as in G(3). */
  enum Kind {
    NUMBER, WORD, JOIN, CALL, OTHER
  }

  /**
   * A piece of a row; a comma is one where a value before it is missing.
   *
   * @param line 0 when the text has only one
   */
  record Token(Kind kind, String text, int line, int column) {
    boolean is(Kind other) {
      return kind == other;
    }

    Phrase place() {
      Phrase at = Phrase.of("column {0}", column);
      return line == 0 ? at : Phrase.of("line {0}, {1}", line, at);
    }

    BadInput unlike(Phrase expected) {
      return BadInput.expected(place(), expected, text);
    }
  }

  private final List<List<Token>> rows = new ArrayList<>();
  private List<Token> row = new ArrayList<>();
  private final List<Token> open = new ArrayList<>();
  /** Whether an inner bracket was closed, which ends the row unless its value follows. */
  private boolean closed;
  private int number;

  private TableRows() {
  }

  /**
   * The rows with something to read in them.
   *
   * @throws BadInput when brackets do not match
   */
  static List<List<Token>> of(String text) {
    List<String> lines = text.lines().toList();
    var reader = new TableRows();
    for (String line : lines) {
      reader.number += lines.size() > 1 ? 1 : 0;
      if (reader.open.isEmpty() && line.stripLeading().startsWith("#"))
        continue;
      reader.scan(line);
      if (reader.open.isEmpty())
        reader.endRow();
    }
    if (!reader.open.isEmpty())
      throw BadInput.expected(reader.open.getLast().place(), Phrase.of("a closing bracket"), "");
    return reader.rows;
  }

  /** Keeps a row unless it is blank or a rule of a drawn table; a mark for an unknown value is neither. */
  private void endRow() {
    String text = row.stream().map(Token::text).collect(Collectors.joining());
    if (text.chars().anyMatch(Character::isLetterOrDigit) || text.indexOf('?') >= 0 || UNKNOWN.contains(text))
      rows.add(row);
    row = new ArrayList<>();
    closed = false;
  }

  private void scan(String line) {
    boolean missing = row.isEmpty();
    for (int at = 0; at < line.length();) {
      char c = line.charAt(at);
      int from = at;
      at = end(line, from);
      if (c == ',' || c == ';') {
        if (missing)
          add(Kind.OTHER, line, from, at);
        missing = true;
      } else if ("([{".indexOf(c) >= 0) {
        open(line, from);
      } else if (")]}".indexOf(c) >= 0) {
        close(line, from);
      } else if (!separates(c)) {
        add(kind(line.substring(from, at)), line, from, at);
        missing = false;
      }
    }
  }

  private void open(String line, int at) {
    boolean call = at > 0 && !row.isEmpty() && row.getLast().is(Kind.WORD) && Character.isLetter(line.charAt(at - 1));
    if (call)
      add(Kind.CALL, line, at, at + 1);
    else if (!open.isEmpty())
      endRow();
    open.add(token(Kind.CALL, line, at, at + 1));
  }

  private void close(String line, int at) {
    if (open.isEmpty())
      throw token(Kind.OTHER, line, at, at + 1).unlike(TableReader.VALUE);
    open.removeLast();
    closed = !open.isEmpty();
  }

  private void add(Kind kind, String line, int from, int to) {
    if (closed && kind != Kind.JOIN)
      endRow();
    closed = false;
    row.add(token(kind, line, from, to));
  }

  private Token token(Kind kind, String line, int from, int to) {
    return new Token(kind, line.substring(from, to), number, from + 1);
  }

  private static boolean separates(char c) {
    return Character.isWhitespace(c) || "|\"'`\uFEFF\u00A0".indexOf(c) >= 0;
  }

  /** Where the token that begins at a place ends. */
  private static int end(String line, int from) {
    int joined = join(line, from);
    if (joined > from)
      return joined;
    int to = from;
    while (to < line.length() && !separates(line.charAt(to)) && ",;([{)]}".indexOf(line.charAt(to)) < 0
        && join(line, to) == to)
      to++;
    return Math.max(to, from + 1);
  }

  /** The end of a colon, an equals sign or an arrow; the same place when there is none. */
  private static int join(String line, int from) {
    char c = line.charAt(from);
    if (c == ':' || c == '\u2192' || c == '\u21D2')
      return from + 1;
    if (c != '=' && c != '-')
      return from;
    int next = from + 1;
    if (next < line.length() && line.charAt(next) == '>')
      return next + 1;
    return c == '=' ? next : from;
  }

  private static Kind kind(String text) {
    if (join(text, 0) > 0)
      return Kind.JOIN;
    if (text.chars().allMatch(c -> c >= '0' && c <= '9'))
      return Kind.NUMBER;
    return Character.isLetter(text.charAt(0))
        && text.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '_')
            ? Kind.WORD : Kind.OTHER;
  }
}
