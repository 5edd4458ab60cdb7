package org.grundy.value.nimber;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Worth;

/**
 * Equal to the Nim heap of this size as a game under normal play, not only alike in outcome: adds to everything.
 *
 * @param value 0 or more
 */
public record NimValue(BigInteger value) implements Worth {
  public static final NimValue ZERO = new NimValue(BigInteger.ZERO);

  public NimValue {
    if (value.signum() < 0)
      throw new IllegalArgumentException("a nim-value is 0 or more, not " + value);
  }

  public static NimValue of(long value) {
    return new NimValue(BigInteger.valueOf(value));
  }

  /** What a theorem shows that tells lost positions of an impartial game from the others, and nothing more. */
  public static Worth impartial(boolean lost, Convention convention) {
    if (!lost)
      return new Worth.Only(Outcome.N);
    return convention == Convention.NORMAL ? ZERO : new Worth.Only(Outcome.P);
  }

  @Override
  public Outcome outcome() {
    return value.signum() == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public Optional<BigInteger> nimValue() {
    return Optional.of(value);
  }

  @Override
  public Optional<Phrase> headline() {
    return Optional.of(Phrase.of("nim-value {0}", value).asTechnical());
  }

  @Override
  public Optional<Phrase> amount() {
    return Optional.of(Phrase.of("{0}", value));
  }

  /** Never too long. */
  @Override
  public Optional<String> text(int longest) {
    return Optional.of(value.toString());
  }

  @Override
  public void fields(Fields out) {
    out.put("nimValue", value);
  }

  @Override
  public Optional<Phrase> measure() {
    return Optional.of(Phrase.of("nim-value"));
  }

  /** Without carrying; what is worth 0 changes nothing else that play without points is worth. */
  @Override
  public Optional<Worth> plus(Worth other) {
    Optional<BigInteger> heap = other.nimValue();
    if (heap.isPresent())
      return Optional.of(new NimValue(value.xor(heap.get())));
    return value.signum() == 0 && !other.isGraded() ? Optional.of(other) : Optional.empty();
  }
}
