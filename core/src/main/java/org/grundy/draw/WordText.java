package org.grundy.draw;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.word.morphism.Growth;
import org.grundy.word.morphism.Morphism;

/** The infinite word of a morphism as text: its beginning, where each letter stands, how its words grow. */
public final class WordText {
  private static final int RATIOS = 8;

  private WordText() {
  }

  /** @param length how many letters are shown, 1 or more */
  public static List<String> lines(Morphism morphism, int length, TextOptions options) {
    String word = morphism.prefix(length);
    var lines = new ArrayList<String>();
    lines.add(morphism.toString());
    lines.add("");
    for (int from = 0; from < length; from += options.width())
      lines.add(word.substring(from, Math.min(length, from + options.width())));
    lines.add("");
    lines.addAll(Paragraphs.lines(String.join(" ", occurrences(word)), "", "", options.width()));
    lines.add("");
    var growth = new Growth(morphism);
    List<BigInteger> lengths = growth.lengths(Growth.LENGTHS);
    lines
        .addAll(Paragraphs.lines(options.voice().say("lengths of the words that {0} becomes: {1}", word.substring(0, 1),
            String.join(" ", lengths.stream().map(BigInteger::toString).toList())), "", "  ", options.width()));
    lines.addAll(Paragraphs.lines(options.voice().say("their ratios: {0}", String.join(" ", ratios(lengths))), "", "  ",
        options.width()));
    String rate = growth.rate();
    if (!rate.isEmpty())
      lines.add(options.voice().say("which approach {0}.. (all digits certain)", rate));
    return lines;
  }

  private static List<String> ratios(List<BigInteger> lengths) {
    return IntStream.range(1, RATIOS + 1).mapToObj(i -> lengths.get(i) + "/" + lengths.get(i - 1)).toList();
  }

  /** {@code a1(1) b1(2) a2(3)}: the n-th of each letter, and its place in the word, from 1. */
  public static List<String> occurrences(String word) {
    var count = new int[Character.MAX_VALUE + 1];
    return IntStream.range(0, word.length())
        .mapToObj(i -> "" + word.charAt(i) + ++count[word.charAt(i)] + "(" + (i + 1) + ")").toList();
  }
}
