package org.grundy.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;

/** The titles of the theorems as phrases to translate; their file has them in English only. A test compares the two. */
final class TheoremWords {
  static final List<Phrase> ALL = List.of(
      Phrase.of("a(n) and b(n) are the places of the n-th a and b in the Fibonacci word"),
      Phrase.of("every number from 1 is an a(n) or a b(n), but not both"),
      Phrase.of("a(n) is the least number that is not an a(i) or b(i) with i < n, and b(n) = a(n) + n"),
      Phrase.of("no move of Wythoff's game leads from a pair to a pair"),
      Phrase.of("from every other position a move leads to a pair"),
      Phrase.of("false: a(n+1) = a(n) + 2 for all n >= 1"),
      Phrase.of("A(n), B(n) and C(n) are the places of the n-th a, b and c in the Tribonacci word"),
      Phrase.of("every number from 1 is exactly one of an A(n), a B(n) or a C(n)"),
      Phrase.of("C(n) = A(n) + B(n) + n"),
      Phrase.of("A(n) is the least number that is not an A(i), B(i) or C(i) with i < n"),
      Phrase.of("B(n) - A(n) is the least number that is not a B(i) - A(i) or C(i) - B(i) with i < n"),
      Phrase.of("no move of the Tribonacci game leads from a triple to a triple"),
      Phrase.of("false: no move of rule III without its exception leads from a triple to a triple"),
      Phrase.of("from every other position a move leads to a triple"));

  /** The descriptions of sets of P-positions. */
  static final List<Phrase> CLAIMS = List.of(Phrase.of("the pairs (a_n, b_n)"),
      Phrase.of("the triples (A_n, B_n, C_n)"));

  private static final Map<String, Phrase> BY_TITLE = Stream.concat(ALL.stream(), CLAIMS.stream())
      .collect(Collectors.toUnmodifiableMap(Phrase::english, Function.identity()));

  private TheoremWords() {
  }

  /** A title in the voice's language; unchanged when it has no translation. */
  static String said(String title, Voice voice) {
    return Optional.ofNullable(BY_TITLE.get(title)).map(voice::say).orElse(title);
  }
}
