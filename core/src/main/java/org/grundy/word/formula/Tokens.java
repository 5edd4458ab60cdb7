package org.grundy.word.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.TypedSigns;

/**
 * The words of a formula's text, read one by one: numbers, names, and symbols. The budget is charged for the text, and
 * for a word each time it is read.
 */
public final class Tokens {
  /** Signs of several characters; a sign comes before its own prefixes. */
  private static final List<String> SIGNS = List.of("<=>", "=>", "->", ":=", "<=", ">=", "!=", "==", "&&", "||", "<<",
      ">>");
  /** The characters they begin with. */
  private static final String FIRST = "<=>-:!&|";
  /** Signs that programmers write, with the usual ones. */
  private static final Map<String, String> ALIKE = Map.of("==", "=", "&&", "and", "||", "or");
  /** Signs of logic, with the usual ones in a statement. */
  private static final Map<String, String> LOGIC = Map.of("\u2200", "A", "\u2203", "E", "\u00ac", "~", "\u2227", "&",
      "\u2228", "|", "\u2194", "<=>", "\u2192", "=>", "->", "=>");

  /**
   * @param end   where it ends in the text
   * @param apart whether it replaces a sign, and so never runs together with its neighbours
   */
  private record Token(String text, int offset, int end, boolean apart) {
    static Token of(String text, int offset, Map<String, String> signs) {
      String same = signs.getOrDefault(text, ALIKE.getOrDefault(text, TypedSigns.ALL.getOrDefault(text, text)));
      return new Token(same, offset, offset + text.length(), !same.equals(text));
    }
  }

  private final Cursor cursor;
  private final List<Token> tokens = new ArrayList<>();
  private final Budget budget;
  private int next;

  /** Read without limits. */
  public Tokens(String text) {
    this(text, Budget.unlimited());
  }

  public Tokens(String text, Budget budget) {
    this(text, budget, Map.of());
  }

  /** The words of a statement, which may have the signs of logic: {@code ∀} for {@code A}. */
  public static Tokens ofStatement(String text, Budget budget) {
    return new Tokens(text, budget, LOGIC);
  }

  private Tokens(String text, Budget budget, Map<String, String> signs) {
    this.budget = budget;
    budget.charge(text.length());
    this.cursor = Cursor.ofLines(text);
    for (skipSpaces(); !cursor.ended(); skipSpaces()) {
      int from = cursor.at();
      skipWord();
      tokens.add(Token.of(cursor.since(from), from, signs));
    }
    tokens.add(Token.of("", text.stripTrailing().length(), signs));
  }

  private void skipSpaces() {
    while (" \t\n\u000b\f\r".indexOf(cursor.peek()) >= 0)
      cursor.take();
  }

  /** Skips a text in quotes, a number, a name, or a sign. */
  private void skipWord() {
    char first = cursor.peek();
    if (cursor.isDigit()) {
      cursor.skip(Cursor::isDigit);
    } else if (Character.isLetter(cursor.codePoint())) {
      while (Character.isLetter(cursor.codePoint()) || cursor.isDigit() || cursor.peek() == '_')
        cursor.skipCodePoint();
      cursor.skip(c -> c == '\'');
    } else if (first == '"' && cursor.text().indexOf('"', cursor.at() + 1) >= 0) {
      cursor.go(cursor.text().indexOf('"', cursor.at() + 1) + 1);
    } else if (FIRST.indexOf(first) < 0 || SIGNS.stream().noneMatch(cursor::took)) {
      cursor.skipCodePoint();
    }
  }

  /** The next word, empty at the end. */
  public String peek() {
    return tokens.get(next).text;
  }

  /** Skips the next word and returns it. */
  public String take() {
    budget.charge(1);
    return tokens.get(next++).text;
  }

  /** Skips the next word if it is this one; returns whether it was. */
  public boolean took(String word) {
    boolean is = peek().equals(word);
    if (is) {
      budget.charge(1);
      next++;
    }
    return is;
  }

  public boolean isNumber() {
    return !peek().isEmpty() && peek().charAt(0) >= '0' && peek().charAt(0) <= '9';
  }

  /** Whether the next word is a name: a letter, then letters, digits or {@code _}, then primes. */
  public boolean isName() {
    return !peek().isEmpty() && Character.isLetter(peek().codePointAt(0));
  }

  /** The word after the next, empty at the end. */
  public String second() {
    return tokens.get(Math.min(next + 1, tokens.size() - 1)).text;
  }

  /** Whether a name or an opening bracket follows the next word without a space between them. */
  public boolean runsOn() {
    int end = tokens.get(next).end;
    return end < text().length() && (Character.isLetter(text().codePointAt(end)) || text().charAt(end) == '(');
  }

  /** Where the next word begins, for {@link #since} and {@link #place(int)}. */
  public int offset() {
    return tokens.get(next).offset;
  }

  /** The text from an offset to the end of the last word taken. */
  public String since(int offset) {
    return text().substring(offset, tokens.get(next - 1).end);
  }

  /** Where the next word begins, in words. */
  public Phrase place() {
    return place(offset());
  }

  /** A place in the text, in words: its column, and its line when there are several. */
  public Phrase place(int offset) {
    return cursor.place(offset);
  }

  private String text() {
    return cursor.text();
  }

  /** Skips the next word, which must be this one. */
  public void require(String word) {
    if (!took(word))
      throw expected(Phrase.verbatim(word));
  }

  /** Checks that the text ends here. */
  public void end(Phrase expected) {
    if (!peek().isEmpty())
      throw expected(expected);
  }

  /** The number of words read so far: a mark to go {@link #back} to. */
  public int mark() {
    return next;
  }

  /** Continues reading at a mark. */
  public void back(int mark) {
    next = mark;
  }

  /** The error for an unexpected word at a {@link #mark}. */
  public BadInput expected(int mark, Phrase expected) {
    return BadInput.expected(place(tokens.get(mark).offset), expected, tokens.get(mark).text);
  }

  /** The words so far without spaces, with {@code _} between words that would run together. */
  public String joined() {
    var joined = new StringBuilder();
    int end = 0;
    boolean apart = false;
    for (Token token : tokens.subList(0, next)) {
      boolean runs = !joined.isEmpty() && (token.offset > end || token.apart || apart)
          && Character.isLetterOrDigit(joined.charAt(joined.length() - 1))
          && Character.isLetterOrDigit(token.text.charAt(0));
      joined.append(runs ? "_" : "").append(token.text);
      end = token.end;
      apart = token.apart;
    }
    return joined.toString();
  }

  /** The error for an unexpected next word. */
  public BadInput expected(Phrase expected) {
    return BadInput.expected(place(offset()), expected, peek());
  }
}
