package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Cursor;

/**
 * A command of a script, such as {@code def even "Ek n=2*k":}.
 *
 * @param line   where it begins, counted from 1
 * @param words  those before the quotes; the first says what to do
 * @param quoted what stands in the quotes, in one line; empty without quotes
 * @param closed whether the quotes end
 */
record Command(int line, List<String> words, String quoted, boolean closed) {
  /** The commands of a script; between commands, {@code #} makes the rest of a line a comment. */
  static List<Command> all(String script) {
    var commands = new ArrayList<Command>();
    Cursor cursor = Cursor.of(script);
    int line = 1;
    int from = 0;
    for (skipBetween(cursor); !cursor.ended(); skipBetween(cursor)) {
      line += (int) cursor.since(from).chars().filter(c -> c == '\n').count();
      from = cursor.at();
      commands.add(next(cursor, line));
    }
    return commands;
  }

  /** The first command of a script; empty when there is none. */
  static Optional<Command> first(String script) {
    Cursor cursor = Cursor.of(script);
    skipBetween(cursor);
    return cursor.ended() ? Optional.empty() : Optional.of(next(cursor, 1));
  }

  private static Command next(Cursor cursor, int line) {
    String words = cursor.take(c -> c != '"' && !ends(c));
    String quoted = "";
    boolean closed = true;
    if (cursor.took('"')) {
      quoted = cursor.take(c -> c != '"').replaceAll("\\s+", " ").strip();
      closed = cursor.took('"');
      cursor.skip(c -> !ends(c) && c != '\n');
    }
    cursor.skip(Command::ends);
    return new Command(line, List.of(words.strip().split("\\s+")), quoted, closed);
  }

  private static boolean ends(int character) {
    return character == ':' || character == ';';
  }

  private static void skipBetween(Cursor cursor) {
    cursor.skip(Character::isWhitespace);
    while (cursor.peek() == '#') {
      cursor.skip(c -> c != '\n');
      cursor.skip(Character::isWhitespace);
    }
  }

  String keyword() {
    return words.getFirst();
  }

  /** What the command defines; empty if it says no name. */
  String name() {
    return words.size() > 1 ? words.get(1) : "";
  }

  /** The words after the name. */
  List<String> more() {
    return words.subList(Math.min(2, words.size()), words.size());
  }

  /** What to do, and the name. */
  String title() {
    return (keyword() + " " + name()).strip();
  }
}
