package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Cursor;

/**
 * A command of a script, such as {@code def even "Ek n=2*k":}.
 *
 * @param line   where it begins, counted from 1
 * @param words  those before the quotes; the first says what to do
 * @param quoted what stands in the quotes, in one line; empty without quotes
 */
record Command(int line, List<String> words, String quoted) {
  /** The commands of a script; what stands in a line after {@code #}, outside quotes, is a comment. */
  static List<Command> all(String script) {
    var commands = new ArrayList<Command>();
    Cursor cursor = Cursor.of(script);
    for (skipBetween(cursor); !cursor.ended(); skipBetween(cursor)) {
      int line = 1 + (int) script.substring(0, cursor.at()).chars().filter(c -> c == '\n').count();
      String words = cursor.take(c -> c != '"' && !ends(c));
      String quoted = "";
      if (cursor.took('"')) {
        quoted = cursor.take(c -> c != '"').replaceAll("\\s+", " ").strip();
        cursor.took('"');
        cursor.skip(c -> !ends(c) && c != '\n');
      }
      cursor.skip(Command::ends);
      commands.add(new Command(line, List.of(words.strip().split("\\s+")), quoted));
    }
    return commands;
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
