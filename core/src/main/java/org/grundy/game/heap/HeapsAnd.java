package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.grundy.game.Heaps;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * Positions written as heaps and one more number after a semicolon: {@code 3 4 5; 2}.
 *
 * @param heaps  the notation of the heaps
 * @param noun   the word for the number in error messages
 * @param make   makes the position of what is written; the number is empty when the text has none
 * @param number the number to write after the semicolon; empty when it goes without saying
 * @param writing how to write a position
 */
record HeapsAnd<P>(Numbers<Heaps> heaps, Phrase noun, BiFunction<Heaps, Optional<BigInteger>, P> make,
    Function<P, Heaps> of, Function<P, Optional<BigInteger>> number, Phrase writing)
    implements
      Notation.Free<P> {
  @Override
  public P parse(String text) {
    int semicolon = text.indexOf(';');
    if (semicolon < 0)
      return make.apply(heaps.parse(text), Optional.empty());
    String after = text.substring(semicolon + 1).strip();
    BigInteger read = Decimals.parse(after).filter(n -> n.signum() >= 0)
        .orElseThrow(() -> BadInput.expected(noun, Phrase.of("a whole number, {0} or more", 0), after));
    return make.apply(heaps.parse(text.substring(0, semicolon)), Optional.of(read));
  }

  @Override
  public String format(P at) {
    return heaps.format(of.apply(at)) + number.apply(at).map(n -> "; " + n).orElse("");
  }

  @Override
  public P random(RandomGenerator random, int size) {
    return make.apply(heaps.random(random, size), Optional.of(BigInteger.valueOf(random.nextInt(size + 1))));
  }

  /** The sizes, for pictures. */
  List<BigInteger> sizes(P at) {
    return of.apply(at).list();
  }
}
