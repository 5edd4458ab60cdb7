package org.grundy.claim;

import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;

/** The texts that make the statements, by their titles, and the theories of the prover. */
public enum Source {
  TRIBONACCI("000", "L. Haryanto, R. Rakhman, A. Alimuddin",
      Phrase.verbatim("Generalisasi Permainan Wythoff ke Permainan Tribonacci")),
  /** Its title and its authors are lost. */
  WYTHOFF("001", "",
      Phrase.of(
          "A paper on the P-positions of Wythoff's game: golden ratio, mex, Fibonacci word (its title is lost)")), SLIDES(
              "002", "J. I. Gunawan", Phrase.verbatim("Combinatorial Game Theory")), ENCYCLOPEDIA("003", "",
                  Phrase.of("Nim Wythoff, an article of an encyclopedia")), GAMES("004", "M. Botin\u010dan, math.e",
                      Phrase.verbatim("Kombinatorne igre")),
  /** What the prover decides is in no text. */
  THEORIES("", "", Phrase.of("Theorems on the Fibonacci and the Tribonacci word, for all numbers"));

  private final String number;
  private final String authors;
  private final Phrase title;

  Source(String number, String authors, Phrase title) {
    this.number = number;
    this.authors = authors;
    this.title = title;
  }

  /** The number that a text goes by: {@code 000}; empty for the theories. */
  public String number() {
    return number;
  }

  /** Whose it is; empty where nobody is named. */
  public String authors() {
    return authors;
  }

  public Phrase title() {
    return title;
  }

  /** The text with whose number a place begins. */
  static Optional<Source> of(String place) {
    return Stream.of(values()).filter(source -> !source.number.isEmpty() && place.startsWith(source.number))
        .findFirst();
  }
}
