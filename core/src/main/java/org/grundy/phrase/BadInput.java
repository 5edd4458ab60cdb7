package org.grundy.phrase;

import java.util.Arrays;

/**
 * Input cannot be read: one sentence says what was expected, what was found, and where. Only one that is
 * {@link #traced} has a stack trace, since readers try one way after another.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;
  /** How the names of Grundy's own classes begin. */
  private static final String GRUNDY = "org.grundy.";
  /** The names of Grundy's own classes and of those that they call it through. */
  private static final String OUTSIDE_PROGRAM = "(org\\.grundy|java)\\..*";

  private final transient Phrase sentence;
  private final transient Phrase bare;
  private final String found;
  private final boolean placed;

  public BadInput(Phrase sentence) {
    this(sentence, sentence, quoted(sentence), false);
  }

  private BadInput(Phrase sentence, Phrase bare, String found, boolean placed) {
    this(sentence, bare, found, placed, false);
  }

  private BadInput(Phrase sentence, Phrase bare, String found, boolean placed, boolean traced) {
    super(sentence.toString(), null, false, traced);
    this.sentence = sentence;
    this.bare = bare;
    this.found = found;
    this.placed = placed;
  }

  /** The last of what a sentence quotes. */
  private static String quoted(Phrase sentence) {
    return sentence.args().reversed().stream().filter(arg -> arg instanceof String text && text.matches("(?s)'.+'"))
        .map(arg -> arg.toString().substring(1, arg.toString().length() - 1)).findFirst().orElse("");
  }

  /** The same for a program that need not catch it: its stack trace begins with the method that the program called. */
  public BadInput traced() {
    var traced = new BadInput(sentence, bare, found, placed, true);
    StackTraceElement[] stack = traced.getStackTrace();
    int called = 0;
    for (int i = 0; i < stack.length && stack[i].getClassName().matches(OUTSIDE_PROGRAM); i++)
      if (stack[i].getClassName().startsWith(GRUNDY))
        called = i;
    traced.setStackTrace(Arrays.copyOfRange(stack, called, stack.length));
    return traced;
  }

  /** Adds what to type in a terminal to learn more. */
  public BadInput advising(Phrase advice) {
    boolean asks = bare.english().endsWith("?");
    return new BadInput(Phrase.of(asks ? "{0} {1}" : "{0}. {1}", bare, advice), bare, found, placed);
  }

  /** Names the wrong piece, so that a page can point at it. */
  public BadInput about(String piece) {
    return new BadInput(sentence, bare, piece, placed);
  }

  /** Adds what may have been meant instead. */
  public BadInput meaning(String text) {
    Phrase meaning = Phrase.of("{0}; did you mean {1}?", bare, "'" + text + "'");
    return new BadInput(meaning, meaning, found, placed);
  }

  public static BadInput because(String english, Object... args) {
    return new BadInput(Phrase.of(english, args));
  }

  /** {@code row 1, column 3: expected '.' or '#', found 'q'}. */
  public static BadInput expected(Phrase place, Phrase expected, String found) {
    Phrase sentence = Phrase.of("{0}: expected {1}, found {2}", place, expected, quoted(found));
    return new BadInput(sentence, sentence, found, true);
  }

  /** What was found, in quotes unless it is a number; in words at the end of the text. */
  public static Object quoted(String found) {
    if (found.isEmpty())
      return Phrase.of("nothing");
    return found.matches("-?[0-9]+") ? number(found) : "'" + printable(shortened(found)) + "'";
  }

  /** The digits as typed; only both ends of a long number. */
  private static Object number(String found) {
    String digits = found.startsWith("-") ? found.substring(1) : found;
    int kept = found.length() - digits.length() + 8;
    return digits.length() <= Grammar.MOST_DIGITS ? found
        : Phrase.of("{0}..({1} {1:digit|digits})..{2}", found.substring(0, kept), digits.length(),
            found.substring(found.length() - 8));
  }

  /** On one line, and without what a terminal would obey. */
  private static String printable(String found) {
    return found.replaceAll("\\s", " ").replaceAll("\\p{Cc}", "?");
  }

  private static String shortened(String found) {
    return found.length() <= Grammar.MOST_DIGITS ? found : found.substring(0, Grammar.MOST_DIGITS) + "..";
  }

  /** The wrong piece of the input as typed, so that a page can point at it; empty when none is named. */
  public String found() {
    return found;
  }

  /** Whether it names a place where the text could not be read. Otherwise the text was read, and is refused. */
  public boolean isPlaced() {
    return placed;
  }

  public Phrase sentence() {
    return sentence;
  }

  /** Without the part that is useful only in a terminal. */
  public Phrase bare() {
    return bare;
  }
}
