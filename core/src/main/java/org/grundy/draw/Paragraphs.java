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
   * Breaks text at single spaces so that lines fit; longer runs of spaces and {@link #NO_BREAK} stay as they are. A word
   * that is longer than a line stands alone.
   *
   * @param first what the first line begins with
   * @param then  what the others begin with
   * @param width how many columns a line may have
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
