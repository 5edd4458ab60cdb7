package org.grundy.word.morphism;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Phrase;

/**
 * A rule that replaces every letter by a word, and its infinite word: the fixed point of the rule that begins with the
 * first letter. The image of the first letter begins with that letter and is longer, and no image is empty, so the word
 * exists.
 */
public final class Morphism {
  /** abaababaabaab&hellip; */
  public static final Morphism FIBONACCI = parse("a->ab b->a");

  /** abacabaabacab&hellip; */
  public static final Morphism TRIBONACCI = parse("a->ab b->ac c->a");

  private static final String ARROW = "->";

  private final SequencedMap<Character, String> images;

  private Morphism(SequencedMap<Character, String> images) {
    this.images = Collections.unmodifiableSequencedMap(images);
  }

  /**
   * Reads {@code a->ab b->ac c->a}: rules separated by spaces, the first one for the letter that the word begins with.
   * Letters are letters or digits.
   *
   * @throws BadInput when a rule is malformed, a letter has two rules or none, or there is no infinite word
   */
  public static Morphism parse(String text) {
    var images = new LinkedHashMap<Character, String>();
    Cursor cursor = Cursor.of(text);
    for (skipSpaces(cursor); !cursor.ended() || images.isEmpty(); skipSpaces(cursor)) {
      int from = cursor.at();
      String letter = word(cursor);
      if (letter.length() != 1)
        throw expected(cursor, from, Phrase.of("a letter and {0}", ARROW));
      if (!cursor.took(ARROW))
        throw expected(cursor, from + 1, Phrase.of("{0}", ARROW));
      int place = cursor.at();
      String image = word(cursor);
      if (image.isEmpty())
        throw expected(cursor, place, Phrase.of("the word that replaces {0}", letter));
      if (images.put(letter.charAt(0), image) != null)
        throw cursor.expected(from, Phrase.of("one rule for each letter"), cursor.since(from));
    }
    return new Morphism(checked(images));
  }

  private static SequencedMap<Character, String> checked(SequencedMap<Character, String> images) {
    char first = images.firstEntry().getKey();
    String image = images.firstEntry().getValue();
    if (image.length() < 2 || image.charAt(0) != first)
      throw BadInput.because("the first rule must replace {0} with a longer word that begins with {0}, found {1}",
          "" + first,
          BadInput.quoted(image));
    for (String word : images.values())
      for (char letter : word.toCharArray())
        if (!images.containsKey(letter))
          throw BadInput.because("the letter {0} has no rule", "" + letter);
    return images;
  }

  private static void skipSpaces(Cursor cursor) {
    cursor.skip(c -> c == ' ');
  }

  private static String word(Cursor cursor) {
    return cursor.take(Character::isLetterOrDigit);
  }

  /** An error that shows the word found, or else one character. */
  private static BadInput expected(Cursor cursor, int place, Phrase expected) {
    cursor.go(place);
    String found = word(cursor);
    return cursor.expected(place, expected,
        found.isEmpty() && !cursor.ended() ? String.valueOf(cursor.peek()) : found);
  }

  /** The letters that have a rule, in the order of their rules. */
  public String letters() {
    return images.keySet().stream().map(String::valueOf).collect(Collectors.joining());
  }

  /**
   * The word that replaces a letter.
   *
   * @throws IllegalArgumentException when the letter has no rule
   */
  public String image(char letter) {
    String image = images.get(letter);
    if (image == null)
      throw new IllegalArgumentException("the letter " + letter + " has no rule");
    return image;
  }

  /** The first {@code length} &ge; 0 letters of the infinite word, in linear time. */
  public String prefix(int length) {
    var word = new StringBuilder(images.firstEntry().getValue());
    for (int i = 1; word.length() < length; i++)
      word.append(images.get(word.charAt(i)));
    return word.substring(0, length);
  }

  /**
   * The places of the letter among the first {@code length} letters of the infinite word, counted from 1. Linear time.
   */
  public int[] positions(char letter, int length) {
    String word = prefix(length);
    var positions = new int[length];
    int found = 0;
    for (int at = word.indexOf(letter); at >= 0; at = word.indexOf(letter, at + 1))
      positions[found++] = at + 1;
    return Arrays.copyOf(positions, found);
  }

  /** The rules, as {@link #parse} reads them. */
  @Override
  public String toString() {
    return images.entrySet().stream().map(rule -> rule.getKey() + ARROW + rule.getValue())
        .collect(Collectors.joining(" "));
  }
}
