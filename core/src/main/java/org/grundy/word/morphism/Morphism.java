package org.grundy.word.morphism;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * A rule that replaces every letter by a word, and its infinite word: the one that begins with the first letter and
 * that the rule does not change. The image of the first letter begins with that letter and is longer, and no image is
 * empty, so the word exists.
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
   * Reads {@code a->ab b->ac c->a}: rules apart by spaces, the first for the letter that the word begins with. Letters
   * are letters or digits.
   *
   * @throws BadInput when a rule is malformed, a letter has two rules or none, or there is no infinite word
   */
  public static Morphism parse(String text) {
    var images = new LinkedHashMap<Character, String>();
    for (int at = skipSpaces(text, 0); at < text.length() || images.isEmpty(); at = skipSpaces(text, at)) {
      if (wordEnd(text, at) != at + 1)
        throw expected(at, Phrase.of("a letter and {0}", ARROW), found(text, at));
      if (!text.startsWith(ARROW, at + 1))
        throw expected(at + 1, Phrase.of("{0}", ARROW), found(text, at + 1));
      int from = at + 1 + ARROW.length();
      int to = wordEnd(text, from);
      if (to == from)
        throw expected(from, Phrase.of("the word that replaces {0}", text.substring(at, at + 1)), found(text, from));
      if (images.put(text.charAt(at), text.substring(from, to)) != null)
        throw expected(at, Phrase.of("one rule for each letter"), text.substring(at, to));
      at = to;
    }
    return new Morphism(checked(images));
  }

  private static SequencedMap<Character, String> checked(SequencedMap<Character, String> images) {
    char first = images.firstEntry().getKey();
    String image = images.firstEntry().getValue();
    if (image.length() < 2 || image.charAt(0) != first)
      throw BadInput.because("The first rule must replace {0} by a longer word that begins with {0}, found {1}",
          "" + first,
          BadInput.quoted(image));
    for (String word : images.values())
      for (char letter : word.toCharArray())
        if (!images.containsKey(letter))
          throw BadInput.because("The letter {0} has no rule", "" + letter);
    return images;
  }

  private static int skipSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) == ' ')
      at++;
    return at;
  }

  private static int wordEnd(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at)))
      at++;
    return at;
  }

  private static String found(String text, int at) {
    return text.substring(Math.min(at, text.length()), Math.max(wordEnd(text, at), Math.min(at + 1, text.length())));
  }

  private static BadInput expected(int at, Phrase expected, String found) {
    return BadInput.expected(Phrase.of("column {0}", at + 1), expected, found);
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

  /** Where the letter stands among the first {@code length} letters of the infinite word, counted from 1. Linear time. */
  public int[] positions(char letter, int length) {
    String word = prefix(length);
    var positions = new int[length];
    int found = 0;
    for (int at = word.indexOf(letter); at >= 0; at = word.indexOf(letter, at + 1))
      positions[found++] = at + 1;
    return Arrays.copyOf(positions, found);
  }

  /** The rules as {@link #parse} reads them. */
  @Override
  public String toString() {
    return images.entrySet().stream().map(rule -> rule.getKey() + ARROW + rule.getValue())
        .collect(Collectors.joining(" "));
  }
}
