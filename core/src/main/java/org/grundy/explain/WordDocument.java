package org.grundy.explain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.word.morphism.Growth;
import org.grundy.word.morphism.Morphism;

/**
 * The infinite word of a morphism: its beginning, the places of each letter, and the growth of its words.
 *
 * @param length the number of letters shown, 1 or more
 */
public record WordDocument(Morphism morphism, int length) implements Document {
  private static final int WIDTH = 80;
  private static final int RATIOS = 8;

  @Override
  public List<Block> blocks() {
    String word = morphism.prefix(length);
    Block letters = new Together(IntStream.iterate(0, from -> from < length, from -> from + WIDTH)
        .mapToObj(from -> verbatim(word.substring(from, Math.min(length, from + WIDTH)))).toList());
    return List.of(verbatim(morphism.toString()), letters,
        new Report.Say(Phrase.verbatim(String.join(" ", occurrences(word)))), growth(word));
  }

  private static Block verbatim(String text) {
    return new Unbroken(Phrase.verbatim(text));
  }

  private Block growth(String word) {
    var growth = new Growth(morphism);
    List<BigInteger> lengths = growth.lengths(Growth.LENGTHS);
    String ratios = IntStream.range(1, RATIOS + 1).mapToObj(i -> lengths.get(i) + "/" + lengths.get(i - 1))
        .collect(Collectors.joining(" "));
    Optional<Block> rate = Optional.of(growth.rate()).filter(digits -> !digits.isEmpty())
        .map(digits -> new Unbroken(Phrase.of("which approach {0}.. (all digits are certain)", digits)));
    return new Together(Stream.concat(Stream.of(
        new Hanging(Phrase.of("lengths of the successive images of {0}: {1}", word.substring(0, 1),
            lengths.stream().map(BigInteger::toString).collect(Collectors.joining(" "))), 2),
        new Hanging(Phrase.of("their ratios: {0}", ratios), 2)), rate.stream()).toList());
  }

  /** {@code a1(1) b1(2) a2(3)}: the n-th occurrence of each letter and its place in the word, from 1. */
  private static List<String> occurrences(String word) {
    var count = new int[Character.MAX_VALUE + 1];
    return IntStream.range(0, word.length())
        .mapToObj(i -> "" + word.charAt(i) + ++count[word.charAt(i)] + "(" + (i + 1) + ")").toList();
  }

  @Override
  public void fields(Fields out) {
    new Growth(morphism).fields(out.put("morphism", morphism.toString()).put("word", morphism.prefix(length)));
  }
}
