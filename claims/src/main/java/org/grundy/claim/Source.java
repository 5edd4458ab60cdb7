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
          "A paper on the losing positions of Wythoff's game (title and authors unknown)");
      case SLIDES -> Phrase.verbatim("Combinatorial Game Theory");
      case ENCYCLOPEDIA -> Phrase.of("Nim Wythoff, an encyclopedia article");
      case GAMES -> Phrase.verbatim("Kombinatorne igre");
      case THEORIES -> Phrase.of("Theorems about the Fibonacci and Tribonacci words, for all numbers");
    };
  }

  /** A summary of a text: what is right and what is not. */
  public Phrase summary() {
    return switch (this) {
      case TRIBONACCI -> Phrase.of("Its theorems hold for heaps of every size: the recursion and the Tribonacci word "
          + "give the same triples, they are the losing positions of the Tribonacci game, and no formula "
          + "floor(n*alpha + alpha') gives them. Its printed word and two of its definitions have mistakes, and it "
          + "calls Wythoff's game by the name of another one.");
      case WYTHOFF -> Phrase.of("Its theorems and its lists of losing positions hold: the pairs of Wythoff's game are "
          + "floor(n*phi) and floor(n*phi^2), and the Fibonacci word gives them too. Three cells of its figure, "
          + "one index in a formula and one name of the game are wrong.");
      case SLIDES ->
        Phrase.of("Its solutions are right: the nim-sum decides Nim and all games that are Nim in disguise, "
            + "and nim-values decide sums. Two formulas for the divisor game, one definition, one move and one "
            + "inequality are wrong.");
      case ENCYCLOPEDIA ->
        Phrase.of("What it says about the game is right. It gets the name of the game's author and the title "
            + "of a book wrong.");
      case GAMES -> Phrase.of("All of it is right: the theorem on Nim, under misere play too, the sums of games with "
          + "their nim-values, and the group and the order of all games.");
      case THEORIES -> Phrase.of("All are proved by automata, so they hold for numbers of every size.");
    };
  }

  /** The text with whose number a place begins. */
  static Optional<Source> of(String place) {
    return Stream.of(values()).filter(source -> !source.number.isEmpty() && place.startsWith(source.number))
        .findFirst();
  }
}
