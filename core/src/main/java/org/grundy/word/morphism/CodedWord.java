package org.grundy.word.morphism;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Phrase;

/**
 * The infinite word of a morphism with its letters replaced.
 *
 * @param code what each letter of the morphism is replaced with
 */
public record CodedWord(Morphism morphism, SequencedMap<Character, Character> code) {
  private static final String ARROW = "->";

  /** The infinite word of the morphism itself. */
  public static CodedWord of(Morphism morphism) {
    var same = new LinkedHashMap<Character, Character>();
    morphism.letters().chars().forEach(letter -> same.put((char) letter, (char) letter));
    return new CodedWord(morphism, same);
  }

  /**
   * This word with its letters replaced.
   *
   * @param rules such as {@code a->0 b->0 c->1 d->1}: a letter or digit for each {@linkplain #letters() letter}
   * @throws BadInput when a rule is malformed, or a letter has two rules or none
   */
  public CodedWord with(String rules) {
    var read = new LinkedHashMap<Character, Character>();
    Cursor cursor = Cursor.of(rules);
    for (cursor.skip(c -> c == ' '); !cursor.ended(); cursor.skip(c -> c == ' ')) {
      int from = cursor.at();
      char letter = one(cursor, Phrase.of("a letter and {0}", ARROW));
      if (!cursor.took(ARROW))
        throw cursor.expected(cursor.at(), Phrase.of("{0}", ARROW), cursor.take(c -> c != ' '));
      char by = one(cursor, Phrase.of("the letter that replaces {0}", String.valueOf(letter)));
      if (read.put(letter, by) != null)
        throw cursor.expected(from, Phrase.of("one rule for each letter"), cursor.since(from));
    }
    for (char letter : letters().toCharArray())
      if (!read.containsKey(letter))
        throw BadInput.because("the letter {0} has no rule", String.valueOf(letter));
    for (char letter : read.keySet())
      if (letters().indexOf(letter) < 0)
        throw BadInput.because("the word of {0} has no letter {1}", toString(), String.valueOf(letter));
    var all = new LinkedHashMap<Character, Character>();
    code.forEach((letter, by) -> all.put(letter, read.get(by)));
    return new CodedWord(morphism, all);
  }

  private static char one(Cursor cursor, Phrase expected) {
    int from = cursor.at();
    String word = cursor.take(Character::isLetterOrDigit);
    if (word.length() != 1)
      throw cursor.expected(from, expected, word.isEmpty() ? cursor.take(c -> c != ' ') : word);
    return word.charAt(0);
  }

  /** Its letters, each once. */
  public String letters() {
    return code.values().stream().distinct().map(String::valueOf).collect(Collectors.joining());
  }

  /** What a letter of the morphism is replaced with. */
  public char coded(char letter) {
    Character by = code.get(letter);
    if (by == null)
      throw new IllegalArgumentException("the letter " + letter + " has no code");
    return by;
  }

  /** The first {@code length} &ge; 0 letters, in linear time. */
  public String prefix(int length) {
    return morphism.prefix(length).chars().mapToObj(letter -> String.valueOf(coded((char) letter)))
        .collect(Collectors.joining());
  }

  /** The rules of the morphism, and those of the code if letters are replaced. */
  @Override
  public String toString() {
    if (code.entrySet().stream().allMatch(rule -> rule.getKey().equals(rule.getValue())))
      return morphism.toString();
    return morphism + " coded " + code.entrySet().stream().map(rule -> rule.getKey() + ARROW + rule.getValue())
        .collect(Collectors.joining(" "));
  }
}
