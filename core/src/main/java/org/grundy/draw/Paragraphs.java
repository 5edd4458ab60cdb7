package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;

/** Breaks sentences into lines. */
public final class Paragraphs {
  /** A space at which no line is broken. */
  public static final char NO_BREAK = '\u00a0';

  private Paragraphs() {
  }

  /**
   * Breaks text at single spaces so that lines fit; longer runs of spaces and {@link #NO_BREAK} stay. A word longer
   * than a line stands alone.
   *
   * @param first the prefix of the first line
   * @param then  the prefix of the other lines
   * @param width the most columns of a line
   */
  public static List<String> lines(String text, String first, String then, int width) {
    var made = new ArrayList<String>();
    var line = new StringBuilder(first);
    boolean empty = true;
    for (String word : text.split("(?<! ) (?! )")) {
      if (!empty && line.length() + 1 + word.length() > width) {
        made.add(finished(line));
        line = new StringBuilder(then);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    made.add(finished(line));
    return made;
  }

  private static String finished(StringBuilder line) {
    return line.toString().replace(NO_BREAK, ' ').stripTrailing();
  }
}
