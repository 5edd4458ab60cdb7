package org.grundy.word.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** The words of a formula's text, read one after the other: numbers, names, and symbols. */
final class Tokens {
  private static final Pattern TOKEN = Pattern.compile("(?s)[0-9]+|\\p{L}[\\p{L}0-9_]*'*|[<>!]=|\\S");

  private record Token(String text, int column) {
  }

  private final List<Token> tokens;
  private int next;

  Tokens(String text) {
    tokens = new ArrayList<>(TOKEN.matcher(text).results().map(m -> new Token(m.group(), m.start() + 1)).toList());
    tokens.add(new Token("", text.length() + 1));
  }

  /** The word that is next, empty at the end. */
  String peek() {
    return tokens.get(next).text;
  }

  /** The word that is next, and goes past it. */
  String take() {
    return tokens.get(next++).text;
  }

  /** Goes past the next word if it is this one, and says whether it was. */
  boolean took(String word) {
    boolean is = peek().equals(word);
    if (is)
      next++;
    return is;
  }

  boolean isNumber() {
    return !peek().isEmpty() && peek().charAt(0) >= '0' && peek().charAt(0) <= '9';
  }

  /** What to throw when the next word is not what was expected. */
  BadInput expected(Phrase expected) {
    return BadInput.expected(Phrase.of("column {0}", tokens.get(next).column), expected, peek());
  }
}
