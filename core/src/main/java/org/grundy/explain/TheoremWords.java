package org.grundy.explain;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;

/**
 * What the shipped theories say in words, as phrases to translate: their files have it in English only. A test compares
 * the two.
 */
public final class TheoremWords {
  /** The titles of the theorems. */
  static final List<Phrase> TITLES = List.of(
      Phrase.of("a(n) and b(n) are the places of the n-th a and b in the Fibonacci word"),
      Phrase.of("every number from 1 is an a(n) or a b(n), but not both"),
      Phrase.of("a(n) is the least number that is not an a(i) or b(i) with i < n, and b(n) = a(n) + n"),
      Phrase.of("no move of Wythoff's game leads from a pair to a pair"),
      Phrase.of("every other position has a move to a pair"),
      Phrase.of("false: a(n+1) = a(n) + 2 for all n >= 1"),
      Phrase.of("A(n), B(n) and C(n) are the places of the n-th a, b and c in the Tribonacci word"),
      Phrase.of("every number from 1 is exactly one of an A(n), a B(n) or a C(n)"),
      Phrase.of("C(n) = A(n) + B(n) + n"),
      Phrase.of("A(n) is the least number that is not an A(i), B(i) or C(i) with i < n"),
      Phrase.of("B(n) - A(n) is the least number that is not a B(i) - A(i) or C(i) - B(i) with i < n"),
      Phrase.of("no move of the Tribonacci game leads from a triple to a triple"),
      Phrase.of("false: no move of rule III without its exception leads from a triple to a triple"),
      Phrase.of("every other position has a move to a triple"));

  /** The descriptions of sets of P-positions. */
  static final List<Phrase> CLAIMS = List.of(Phrase.of("the pairs (a_n, b_n)"),
      Phrase.of("the triples (A_n, B_n, C_n)"));

  /** That of the P-positions with a wider diagonal, and its word. */
  private static final Pattern PLACES = Pattern
      .compile("the places \\(A_n, B_n\\) of the n-th a and b in the word of (.+)");

  private static final Map<String, Phrase> BY_TITLE = Stream.concat(TITLES.stream(), CLAIMS.stream())
      .collect(Collectors.toUnmodifiableMap(Phrase::english, Function.identity()));

  private TheoremWords() {
  }

  /** Whether it is a title of the shipped theories and not a user's relation or file. */
  static boolean knows(String title) {
    return PLACES.matcher(title).matches() || BY_TITLE.containsKey(title);
  }

  /** A title, or what a definition is called, as a phrase; the same in every language when it is a user's. */
  public static Phrase of(String title) {
    Matcher places = PLACES.matcher(title);
    return places.matches()
        ? Phrase.of("the places (A_n, B_n) of the n-th a and b in the word of {0}", places.group(1))
        : BY_TITLE.getOrDefault(title, Phrase.verbatim(title));
  }
}
