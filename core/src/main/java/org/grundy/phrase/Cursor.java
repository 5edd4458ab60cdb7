package org.grundy.phrase;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A place in a text that is being read. It moves forward one character, word or run at a time, and says what was expected
 * at a place and what was found there. Each method takes time linear in what it moves past.
 */
public final class Cursor {
  /** What {@link #peek} returns at the end. A text may contain this character. */
  public static final char END = '\0';
  private static final int[] ONE_LINE = {};

  private final String text;
  /** Where lines end, of a text whose places have a line and a column. */
  private final int[] breaks;
  private int at;

  private Cursor(String text, int[] breaks) {
    this.text = text;
    this.breaks = breaks;
  }

  /** At the beginning of a text. Its places are columns, counted from 1. */
  public static Cursor of(String text) {
    return new Cursor(text, ONE_LINE);
  }

  /** The same; when the text has several lines, its places have a line and a column. */
  public static Cursor ofLines(String text) {
    return new Cursor(text, IntStream.range(0, text.length()).filter(i -> text.charAt(i) == '\n').toArray());
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** How many characters are behind it. */
  public int at() {
    return at;
  }

  /** Goes to a place, forward or back. */
  public void go(int place) {
    at = place;
  }

  public boolean ended() {
    return at >= text.length();
  }

  /** The next character. */
  public char peek() {
    return peek(0);
  }

  /** The character after so many others. */
  public char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : END;
  }

  public boolean isDigit() {
    return isDigit(peek());
  }

  public boolean isLetter() {
    return isLetter(peek());
  }

  public static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Of the English alphabet. */
  public static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** Goes past the next character, and says which it was. */
  public char take() {
    char next = peek();
    at++;
    return next;
  }

  /** Goes past the next character if it is this one, and says whether it was. */
  public boolean took(char expected) {
    boolean is = !ended() && peek() == expected;
    at += is ? 1 : 0;
    return is;
  }

  /** Goes past these characters if they are next, and says whether they were. */
  public boolean took(String expected) {
    boolean is = text.startsWith(expected, at);
    at += is ? expected.length() : 0;
    return is;
  }

  /** Goes past all characters of a kind. */
  public void skip(IntPredicate kind) {
    int to = at;
    while (to < text.length() && kind.test(text.charAt(to)))
      to++;
    at = to;
  }

  /** Goes past all characters of a kind, and says which they were. */
  public String take(IntPredicate kind) {
    int from = at;
    skip(kind);
    return text.substring(from, at);
  }

  /** The next character, which may be two of the text. */
  public int codePoint() {
    return ended() ? END : text.codePointAt(at);
  }

  public void skipCodePoint() {
    at += Character.charCount(codePoint());
  }

  public void skipSpaces() {
    while (!ended() && Character.isWhitespace(text.charAt(at)))
      at++;
  }

  /** The digits that are next, as they stand there. */
  public String digits() {
    return take(Cursor::isDigit);
  }

  public String letters() {
    return take(Cursor::isLetter);
  }

  /** What was read from a place to here. */
  public String since(int from) {
    return text.substring(from, at);
  }

  public int column() {
    return at + 1;
  }

  /** Where it is, in words. */
  public Phrase place() {
    return place(at);
  }

  /** A place in the text, in words. */
  public Phrase place(int place) {
    int found = Arrays.binarySearch(breaks, place);
    int line = found < 0 ? -found - 1 : found;
    Phrase column = Phrase.of("column {0}", place - (line == 0 ? -1 : breaks[line - 1]));
    return breaks.length == 0 ? column : Phrase.of("line {0}, {1}", line + 1, column);
  }

  /** What to throw when the next character is not what was expected. */
  public BadInput expected(String english, Object... args) {
    return expected(at, Phrase.of(english, args), at < text.length() ? text.substring(at, at + 1) : "");
  }

  /** What to throw when something at a place is not what was expected. */
  public BadInput expected(int place, Phrase expected, String found) {
    return BadInput.expected(place(place), expected, found);
  }

  /** What to throw when what stands at a place was read and cannot be. */
  public BadInput refused(int place, String english, Object... args) {
    return BadInput.because("{0}: {1}", place(place), Phrase.of(english, args));
  }
}
