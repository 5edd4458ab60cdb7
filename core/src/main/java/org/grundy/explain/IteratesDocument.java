package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.word.morphism.Morphism;

/**
 * The words that the first letter becomes when a morphism is applied again and again.
 *
 * @param last how often it is applied to make the last word
 */
public record IteratesDocument(Morphism morphism, int last) implements Document {
  private static final int LONGEST = 10_000;

  /** @throws BadInput when the last word is longer than {@value #LONGEST} letters */
  public IteratesDocument {
    List<String> ignored = words(morphism, last);
    if (ignored.size() <= last)
      throw BadInput.because("the words with at most {0} letters are the first {1}", LONGEST, ignored.size());
  }

  private static List<String> words(Morphism morphism, int last) {
    var words = new ArrayList<>(List.of(morphism.prefix(1)));
    while (words.size() <= last) {
      var next = new StringBuilder();
      for (char letter : words.getLast().toCharArray()) {
        next.append(morphism.image(letter));
        if (next.length() > LONGEST)
          return words;
      }
      words.add(next.toString());
    }
    return words;
  }

  @Override
  public List<Block> blocks() {
    List<String> words = words(morphism, last);
    int digits = Integer.toString(last).length();
    int longest = Integer.toString(words.getLast().length()).length();
    return List.of(new Unbroken(Phrase.verbatim(morphism.toString())),
        new Together(IntStream.rangeClosed(0, last).<Block>mapToObj(k -> new Unbroken(Phrase.verbatim(
            ("%" + digits + "d  %" + longest + "d  %s").formatted(k, words.get(k).length(), words.get(k)))))
            .toList()));
  }

  @Override
  public void fields(Fields out) {
    out.put("morphism", morphism.toString()).list("iterates", words(morphism, last));
  }
}
