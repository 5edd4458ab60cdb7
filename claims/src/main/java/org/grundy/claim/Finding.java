package org.grundy.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;

/**
 * The standing of a claim, and the evidence.
 *
 * @param verdict a counterexample is a sentence
 * @param why     further evidence, such as a certificate; may be empty
 */
public record Finding(Verdict<Phrase> verdict, Reason why) {
  static Finding proved(String english, Object... args) {
    return new Finding(new Verdict.Proved<>(new Cases(Phrase.of(english, args), 0)), Reason.NONE);
  }

  static Finding checked(String english, Object... args) {
    return new Finding(new Verdict.Checked<>(Phrase.of(english, args)), Reason.NONE);
  }

  static Finding refuted(String english, Object... args) {
    return new Finding(new Verdict.Refuted<>(Phrase.of(english, args)), Reason.NONE);
  }

  /** A finding proved in words, unless the computation contradicts it. */
  static Finding argued(Finding besides, Reason argument) {
    if (!(besides.verdict() instanceof Verdict.Checked<Phrase>(Phrase bound, var _)))
      return besides;
    var why = new ArrayList<>(argument.items());
    why.addAll(besides.why().items());
    return new Finding(
        new Verdict.Proved<>(new Cases(Phrase.of("by the argument below; also computed: {0}", bound), 0)),
        new Reason(why));
  }

  /** This finding, unless a case fails; the first that does is the counterexample. */
  <T> Finding unless(Stream<T> cases, Function<T, Optional<Phrase>> fails) {
    List<T> all = cases.toList();
    return all.stream().map(fails).flatMap(Optional::stream).findFirst()
        .map(least -> new Finding(new Verdict.Refuted<>(least), Reason.NONE)).orElseGet(() -> over(all.size()));
  }

  /** This finding, unless a number from {@code from} to {@code to} fails. */
  Finding unless(long from, long to, LongFunction<Optional<Phrase>> fails) {
    for (long n = from; n <= to; n++) {
      Optional<Phrase> least = fails.apply(n);
      if (least.isPresent())
        return new Finding(new Verdict.Refuted<>(least.get()), Reason.NONE);
    }
    return over(Math.max(0, to - from + 1));
  }

  /** This finding with a number of further cases checked. */
  private Finding over(long cases) {
    return verdict instanceof Verdict.Proved<Phrase>(Cases(Phrase how, long count))
        ? new Finding(new Verdict.Proved<>(new Cases(how, count + cases)), why) : this;
  }

  /** A counterexample when two values that should be equal are not; else empty. */
  static Optional<Phrase> same(String what, Object stated, Object found) {
    return stated.equals(found) ? Optional.empty()
        : Optional.of(Phrase.of("{0} is {1}, not {2}", what, text(found), text(stated)));
  }

  private static Object text(Object value) {
    return value instanceof Number ? value : value.toString();
  }
}
