package org.grundy.conjecture;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.morphism.Morphism;

/**
 * Looks for a morphism whose infinite word begins with the values, the one whose images have the fewest letters in all.
 * Once the lengths of the images are chosen, the values determine the images, because the word is the images of the
 * values, one after another. Each choice is checked against all values: where a value recurs, its image must recur.
 * Every image must be seen whole at least twice, except the first value's, which may occur once.
 *
 * <p>Time: the choices of lengths, bounded by {@value #MOST_LETTERS} letters and images of {@value #LONGEST}, times the
 * values at worst; most choices fail at once.
 */
final class MorphicFinder implements Finder {
  private static final int MOST_LETTERS = 4;
  private static final int LONGEST = 6;
  private static final int FEWEST = 20;
  /** How many values are required for each letter of an image. */
  private static final int WANTED = 4;

  @Override
  public Phrase tried() {
    return Phrase.of("fixed points of morphisms on up to {0} letters, with images of length up to {1}", MOST_LETTERS,
        LONGEST);
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    long[] letters = Arrays.stream(values).distinct().limit(MOST_LETTERS + 1L).toArray();
    if (values.length < FEWEST || letters.length > MOST_LETTERS)
      return Optional.empty();
    int[] word = Arrays.stream(values).mapToInt(value -> number(letters, value)).toArray();
    int most = Math.min(LONGEST * letters.length, values.length / WANTED);
    for (int total = letters.length + 1; total <= most; total++) {
      Optional<Morphism> found = ofTotal(total, word, new int[letters.length], 0, budget);
      if (found.isPresent())
        return Optional.of(new MorphicForm(found.get(), letters));
    }
    return Optional.empty();
  }

  private static int number(long[] letters, long value) {
    int number = 0;
    while (letters[number] != value)
      number++;
    return number;
  }

  /**
   * A morphism whose remaining images have {@code total} letters; the lengths of the images before {@code letter} are
   * set.
   */
  private static Optional<Morphism> ofTotal(int total, int[] word, int[] lengths, int letter, Budget budget) {
    if (letter == lengths.length)
      return total == 0 ? ofLengths(word, lengths, budget) : Optional.empty();
    Optional<Morphism> found = Optional.empty();
    int left = lengths.length - letter - 1;
    for (int length = letter == 0 ? 2 : 1; length <= Math.min(LONGEST, total - left) && found.isEmpty(); length++) {
      lengths[letter] = length;
      found = ofTotal(total - length, word, lengths, letter + 1, budget);
    }
    return found;
  }

  private static Optional<Morphism> ofLengths(int[] word, int[] lengths, Budget budget) {
    var begins = new int[lengths.length];
    var seen = new int[lengths.length];
    int at = 0;
    for (int i = 0; at < word.length; i++) {
      int letter = word[i];
      if (seen[letter] == 0)
        begins[letter] = at;
      for (int j = 0; j < lengths[letter] && at + j < word.length; j++) {
        budget.charge(1);
        if (word[begins[letter] + j] != word[at + j])
          return Optional.empty();
      }
      at += lengths[letter];
      if (at <= word.length)
        seen[letter]++;
    }
    for (int letter = 1; letter < seen.length; letter++)
      if (seen[letter] < 2)
        return Optional.empty();
    return seen[0] == 0 ? Optional.empty() : Optional.of(morphism(word, lengths, begins));
  }

  private static Morphism morphism(int[] word, int[] lengths, int[] begins) {
    return Morphism.parse(IntStream.range(0, lengths.length)
        .mapToObj(letter -> name(letter) + "->" + IntStream.range(begins[letter], begins[letter] + lengths[letter])
            .mapToObj(i -> name(word[i])).collect(Collectors.joining()))
        .collect(Collectors.joining(" ")));
  }

  private static String name(int letter) {
    return Character.toString('a' + letter);
  }
}
