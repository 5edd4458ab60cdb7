package org.grundy.phrase;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a {@link Phrase} in one language, with places for its arguments:
 * <ul>
 * <li>{@code {0}} argument 0: text as it is, a number in digits, a phrase spoken; long runs of digits are abridged;
 * <li>{@code {0^}} argument 0 as the beginning of a sentence: with a capital;
 * <li>{@code {0,}} argument 0, a number, in groups of three digits: {@code 1,234,567};
 * <li>{@code {0:token|tokens}} the form of a word that goes with argument 0, a number; the forms are in the order of
 * the language's {@link Grammar#plural};
 * <li>{@code {0#}} argument 0 as an ordinal, {@code 4th};
 * <li>{@code {{} and {@code }}} stand for braces.
 * </ul>
 */
public final class Template {
  private static final Pattern DIGITS = Pattern.compile("[0-9]+");
  /** What a sentence begins with, and no formula. */
  private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}-]*(?=[ ,;:.?!]|$)(?! [=<>+*/^-])");

  private sealed interface Piece {
    record Text(String text) implements Piece {
    }

    record Argument(int index) implements Piece {
    }

    record Capital(int index) implements Piece {
    }

    record Grouped(int index) implements Piece {
    }

    record Ordinal(int index) implements Piece {
    }

    record Plural(int index, List<String> forms) implements Piece {
    }
  }

  private final List<Piece> pieces;

  private Template(List<Piece> pieces) {
    this.pieces = List.copyOf(pieces);
  }

  /**
   * Reads a template in time linear in its length.
   *
   * @throws IllegalArgumentException when a brace is not closed or a place is malformed: a defect of the text's author
   */
  public static Template of(String text) {
    var pieces = new ArrayList<Piece>();
    var plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c == '{' || c == '}') && i + 1 < text.length() && text.charAt(i + 1) == c) {
        plain.append(c);
        i++;
      } else if (c == '{') {
        int close = text.indexOf('}', i);
        if (close < 0)
          throw new IllegalArgumentException("unclosed brace at " + i + " in: " + text);
        pieces.add(new Piece.Text(plain.toString()));
        plain.setLength(0);
        pieces.add(place(text.substring(i + 1, close), text));
        i = close;
      } else {
        plain.append(c);
      }
    }
    pieces.add(new Piece.Text(plain.toString()));
    return new Template(pieces);
  }

  private static Piece place(String inside, String whole) {
    int colon = inside.indexOf(':');
    String number = colon >= 0 ? inside.substring(0, colon)
        : inside.endsWith("#") || inside.endsWith(",") || inside.endsWith("^")
            ? inside.substring(0, inside.length() - 1)
        : inside;
    if (number.isEmpty() || !number.chars().allMatch(c -> c >= '0' && c <= '9'))
      throw new IllegalArgumentException("expected an argument's number, found '" + number + "' in: " + whole);
    int index = Integer.parseInt(number);
    if (colon >= 0)
      return new Piece.Plural(index, List.of(inside.substring(colon + 1).split("\\|", -1)));
    return switch (inside.charAt(inside.length() - 1)) {
      case '#' -> new Piece.Ordinal(index);
      case ',' -> new Piece.Grouped(index);
      case '^' -> new Piece.Capital(index);
      default -> new Piece.Argument(index);
    };
  }

  /** The number of plural forms at each plural place, for checking a translation against its language. */
  public List<Integer> pluralForms() {
    return pieces.stream().filter(p -> p instanceof Piece.Plural).map(p -> ((Piece.Plural) p).forms().size()).toList();
  }

  /** The arguments that the template speaks of, ascending, each once. */
  public List<Integer> arguments() {
    return pieces.stream().filter(p -> !(p instanceof Piece.Text)).map(Template::index).distinct().sorted().toList();
  }

  /** Whether there is nothing to translate: no letters and nothing that depends on a number. */
  public boolean isWordless() {
    return pieces.stream().allMatch(p -> p instanceof Piece.Argument || p instanceof Piece.Capital
        || p instanceof Piece.Text(String text) && text.codePoints().noneMatch(Character::isLetter));
  }

  /** The argument that the sentence begins with as it is; empty when it begins with words of its own. */
  public Optional<Object> first(List<Object> args) {
    return pieces.stream().filter(piece -> !piece.equals(new Piece.Text(""))).findFirst()
        .flatMap(piece -> piece instanceof Piece.Argument(int index) ? Optional.of(args.get(index)) : Optional.empty());
  }

  private static int index(Piece piece) {
    return switch (piece) {
      case Piece.Text _ -> -1;
      case Piece.Argument(int index) -> index;
      case Piece.Capital(int index) -> index;
      case Piece.Grouped(int index) -> index;
      case Piece.Ordinal(int index) -> index;
      case Piece.Plural(int index, _) -> index;
    };
  }

  /**
   * The sentence.
   *
   * @param speak how an argument that is itself a phrase is spoken
   */
  public String fill(List<Object> args, Grammar grammar, Function<Phrase, String> speak) {
    var out = new StringBuilder();
    for (Piece piece : pieces)
      switch (piece) {
        case Piece.Text(String text) -> out.append(text);
        case Piece.Argument(int index) -> out.append(spoken(args.get(index), grammar, speak));
        case Piece.Capital(int index) -> out.append(capital(spoken(args.get(index), grammar, speak)));
        case Piece.Grouped(int index) -> out.append(grammar.grouped(whole(args.get(index))));
        case Piece.Ordinal(int index) -> out.append(grammar.ordinal(whole(args.get(index))));
        case Piece.Plural(int index, List<String> forms) ->
          out.append(forms.get(Math.min(grammar.plural(whole(args.get(index))), forms.size() - 1)));
      }
    return out.toString();
  }

  /** A text with a capital at its beginning, unless that is a formula. */
  public static String capital(String said) {
    int first = WORD.matcher(said).lookingAt() ? said.offsetByCodePoints(0, 1) : 0;
    return said.substring(0, first).toUpperCase(Locale.ROOT) + said.substring(first);
  }

  private static String spoken(Object arg, Grammar grammar, Function<Phrase, String> speak) {
    return switch (arg) {
      case Phrase phrase -> speak.apply(phrase);
      case BigInteger n -> grammar.number(n);
      default ->
        DIGITS.matcher(arg.toString()).replaceAll(run -> Matcher.quoteReplacement(grammar.abridged(run.group())));
    };
  }

  private static BigInteger whole(Object arg) {
    return switch (arg) {
      case BigInteger n -> n;
      case Number n -> BigInteger.valueOf(n.longValue());
      default -> throw new IllegalArgumentException("expected a whole number in a sentence, found " + arg);
    };
  }
}
