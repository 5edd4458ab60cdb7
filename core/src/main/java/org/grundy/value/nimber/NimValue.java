package org.grundy.value.nimber;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Worth;

/**
 * A position equal to the Nim heap of this size under normal play, not just alike in outcome. It can be added to other
 * Nim heaps and to short games.
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

  /** The worth shown by a theorem that only tells the P-positions of an impartial game from the others. */
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

  /**
   * Adds Nim heaps without carrying. A value of 0 can be added to any worth of play without points, and does not change
   * it.
   */
  @Override
  public Optional<Worth> plus(Worth other) {
    Optional<BigInteger> heap = other.nimValue();
    if (heap.isPresent())
      return Optional.of(new NimValue(value.xor(heap.get())));
    return value.signum() == 0 && !other.isGraded() ? Optional.of(other) : Optional.empty();
  }
}
