package org.grundy.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * Positions written as tuples of small whole numbers, commas within a tuple and spaces between them: squares such as
 * {@code 3,5 4,4}.
 *
 * @param <P> positions
 */
public final class Tuples<P> implements Notation<P> {
  private final Phrase noun;
  private final int arity;
  private final int most;
  private final Function<List<List<Integer>>, P> make;
  private final Function<P, List<List<Integer>>> tuples;
  private final Phrase writing;

  /**
   * @param noun  the word for one tuple in error messages
   * @param arity the length of a tuple
   * @param most  each number is 0 to {@code most}
   */
  public Tuples(Phrase noun, int arity, int most, Function<List<List<Integer>>, P> make,
      Function<P, List<List<Integer>>> tuples) {
    this(noun, arity, most, make, tuples,
        Phrase.of("Write tuples of {0} numbers with commas within them and spaces between them.", arity));
  }

  private Tuples(Phrase noun, int arity, int most, Function<List<List<Integer>>, P> make,
      Function<P, List<List<Integer>>> tuples, Phrase writing) {
    this.noun = noun;
    this.arity = arity;
    this.most = most;
    this.make = make;
    this.tuples = tuples;
    this.writing = writing;
  }

  @Override
  public P parse(String text) {
    if (text.isBlank())
      throw BadInput.expected(Phrase.of("{0} {1}", noun, 1), wanted(), "");
    String[] words = text.strip().split("\\s+");
    var read = new ArrayList<List<Integer>>();
    for (int i = 0; i < words.length; i++) {
      String word = words[i];
      Phrase place = Phrase.of("{0} {1}", noun, i + 1);
      String[] fields = word.replaceAll("[()]", "").split(",", -1);
      if (fields.length != arity)
        throw BadInput.expected(place, wanted(), word);
      read.add(Arrays.stream(fields).map(field -> Decimals.parse(field)
          .filter(n -> n.signum() >= 0 && n.bitLength() < 32 && n.longValue() <= most)
          .orElseThrow(() -> BadInput.expected(place, wanted(), word)).intValueExact()).toList());
    }
    return make.apply(List.copyOf(read));
  }

  /** Sets the sentence that tells how to write the tuples. */
  public Tuples<P> written(Phrase sentence) {
    return new Tuples<>(noun, arity, most, make, tuples, sentence);
  }

  @Override
  public Phrase writing() {
    return writing;
  }

  private Phrase wanted() {
    return Phrase.of("{0} whole numbers from 0 to {1} with commas between them", arity, most);
  }

  @Override
  public String format(P at) {
    return String.join(" ",
        tuples.apply(at).stream().map(t -> String.join(",", t.stream().map(n -> Integer.toString(n)).toList()))
            .toList());
  }

  @Override
  public P random(RandomGenerator random, int size) {
    var drawn = new ArrayList<List<Integer>>();
    for (int count = 1 + random.nextInt(Math.max(1, size / 2)); count > 0; count--)
      drawn.add(random.ints(arity, 0, Math.min(most, size) + 1).boxed().toList());
    return make.apply(List.copyOf(drawn));
  }
}
