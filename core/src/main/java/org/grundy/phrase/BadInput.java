package org.grundy.phrase;

/** Input cannot be read: one sentence says what was expected, what was found, and where. */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Phrase sentence;
  private final transient Phrase bare;
  private final String found;
  private final boolean placed;

  public BadInput(Phrase sentence) {
    this(sentence, sentence, quoted(sentence), false);
  }

  private BadInput(Phrase sentence, Phrase bare, String found, boolean placed) {
    super(sentence.toString(), null, false, false);
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

  /** Adds what to type in a terminal to learn more. */
  public BadInput advising(Phrase advice) {
    return new BadInput(Phrase.of("{0} {1}", bare, advice), bare, found, placed);
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
    return found.matches("-?[0-9]+") ? number(found) : "'" + shortened(found) + "'";
  }

  /** The digits as typed; only both ends of a long number. */
  private static Object number(String found) {
    String digits = found.startsWith("-") ? found.substring(1) : found;
    int kept = found.length() - digits.length() + 8;
    return digits.length() <= Grammar.MOST_DIGITS ? found
        : Phrase.of("{0}..({1} {1:digit|digits})..{2}", found.substring(0, kept), digits.length(),
            found.substring(found.length() - 8));
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
