package org.grundy.claim;

import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;

/** The texts that make the statements, by title, and the theories of the prover. */
public enum Source {
  /** A paper on Wythoff's game and the Tribonacci game. */
  TRIBONACCI("000", "L. Haryanto, R. Rakhman, A. Alimuddin"),
  /** A paper on Wythoff's game, whose title and authors are lost. */
  WYTHOFF("001", ""),
  /** Contest slides on Nim and Grundy numbers. */
  SLIDES("002", "J. I. Gunawan"),
  /** An article of an encyclopedia on Wythoff's game. */
  ENCYCLOPEDIA("003", ""),
  /** An article on partizan games. */
  GAMES("004", "M. Botin\u010dan, math.e"),
  /** The theories: what the prover decides is in no text. */
  THEORIES("", "");

  private final String number;
  private final String authors;

  Source(String number, String authors) {
    this.number = number;
    this.authors = authors;
  }

  /** The number of a text: {@code 000}; empty for the theories. */
  public String number() {
    return number;
  }

  /** The authors; empty where none are named. */
  public String authors() {
    return authors;
  }

  /** The title as printed; where there is none, a description of the text. */
  public Phrase title() {
    return switch (this) {
      case TRIBONACCI -> Phrase.verbatim("Generalisasi Permainan Wythoff ke Permainan Tribonacci");
      case WYTHOFF -> Phrase.of(
          "A paper on the P-positions of Wythoff's game: golden ratio, mex, Fibonacci word (title unknown)");
      case SLIDES -> Phrase.verbatim("Combinatorial Game Theory");
      case ENCYCLOPEDIA -> Phrase.of("Nim Wythoff, an encyclopedia article");
      case GAMES -> Phrase.verbatim("Kombinatorne igre");
      case THEORIES -> Phrase.of("Theorems about the Fibonacci and Tribonacci words, for all numbers");
    };
  }

  /** The text with whose number a place begins. */
  static Optional<Source> of(String place) {
    return Stream.of(values()).filter(source -> !source.number.isEmpty() && place.startsWith(source.number))
        .findFirst();
  }
}
