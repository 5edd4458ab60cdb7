package org.grundy.phrase;

/** What a person typed cannot be read: one sentence that says what was expected, what was found, and where. */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Phrase sentence;
  private final transient Phrase bare;
  private final String found;
  private final boolean unread;

  public BadInput(Phrase sentence) {
    this(sentence, sentence, quoted(sentence), false);
  }

  private BadInput(Phrase sentence, Phrase bare, String found, boolean unread) {
    super(sentence.toString(), null, false, false);
    this.sentence = sentence;
    this.bare = bare;
    this.found = found;
    this.unread = unread;
  }

  /** The last of what a sentence quotes. */
  private static String quoted(Phrase sentence) {
    return sentence.args().reversed().stream().filter(arg -> arg instanceof String text && text.matches("(?s)'.+'"))
        .map(arg -> arg.toString().substring(1, arg.toString().length() - 1)).findFirst().orElse("");
  }

  /** With what to type in a terminal to know more. */
  public BadInput advising(Phrase advice) {
    return new BadInput(Phrase.of("{0} {1}", bare, advice), bare, found, unread);
  }

  /** With what may have been meant instead. */
  public BadInput meaning(String text) {
    Phrase meaning = Phrase.of("{0}; did you mean {1}?", bare, "'" + text + "'");
    return new BadInput(meaning, meaning, found, unread);
  }

  public static BadInput because(String english, Object... args) {
    return new BadInput(Phrase.of(english, args));
  }

  /** {@code row 1, column 3: expected '.' or '#', found 'q'}. */
  public static BadInput expected(Phrase place, Phrase expected, String found) {
    Phrase sentence = Phrase.of("{0}: expected {1}, found {2}", place, expected, quoted(found));
    return new BadInput(sentence, sentence, found, true);
  }

  /** What was found, in quotes unless it is a number; nothing at all is said in words. */
  public static Object quoted(String found) {
    if (found.isEmpty())
      return Phrase.of("nothing");
    return found.matches("-?[0-9]+") ? number(found) : "'" + shortened(found) + "'";
  }

  /** The digits as they were typed, of a long number both ends. */
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

  /** Whether something else was expected at a place of the input; else what was read is refused. */
  public boolean unread() {
    return unread;
  }

  /** The piece of the input that is wrong, as it was typed, so that a page can point at it; empty when none is named. */
  public String found() {
    return found;
  }

  public Phrase sentence() {
    return sentence;
  }

  /** Without what is of use in a terminal only. */
  public Phrase bare() {
    return bare;
  }
}
